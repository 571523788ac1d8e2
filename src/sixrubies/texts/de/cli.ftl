### Das Terminal.

language-en = English
language-de = Deutsch

cli-title = Six Rubies
cli-round = Runde { $round }
cli-last_round = Letzte Runde
cli-turn_of = { $player } ist am Zug
cli-your_choice = Deine Wahl
cli-choose = Nummer deiner Wahl
cli-options = Du kannst
cli-blocked = Geht gerade nicht
cli-log = Was geschehen ist
cli-players = Spieler
cli-player = Spieler
cli-lira = Lira
cli-rubies = Rubine
cli-goods = Waren
cli-extensions = Erweiterungen
cli-tiles = Moschee-Plättchen
cli-assistants = Gehilfen
cli-hand = Bonuskarten
cli-goal = Ziel: { $rubies ->
    [one] { $rubies } Rubin
   *[other] { $rubies } Rubine
}
cli-pile = Nachziehstapel: { $count }
cli-discard = Ablagestapel: { $card }
cli-discard_empty = Ablagestapel: leer
cli-demand = Nachfrage: { $demand }
cli-price = Preis: { $price }
cli-help = Hilfe
cli-undo = Zurücknehmen
cli-save = Speichern
cli-quit = Beenden
cli-saved = Das Spiel ist gespeichert in { $file }.
cli-resumed = Das Spiel geht dort weiter, wo du aufgehört hast.
cli-hand_over = Bitte gib an { $player } weiter.
cli-hand_over_ready = { $player }, drücke Enter, wenn du bereit bist. Die anderen schauen jetzt bitte weg.
cli-nothing_to_undo = Es gibt nichts zurückzunehmen: Würfel, eine gezogene Karte oder ein anderer Spieler kamen dazwischen.
cli-bad_choice = Bitte gib eine Zahl von 1 bis { $most } ein.
cli-thinking = { $player } denkt nach …
cli-goodbye = Bis bald auf dem Basar!
