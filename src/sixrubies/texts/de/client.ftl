### Die Seiten im Browser: was neben den Worten des Spiels steht.

## Zeichen auf dem Tisch

client-sold_out = ausverkauft
client-fill = auf
client-to_capacity = bis voll
client-pile = Stapel
client-call = Zahl
client-call_back = zurück
client-any_place = beliebiger Ort
client-each = je
client-then = dann
client-bid_for = Gebot
client-letter-red = T
client-letter-green = G
client-letter-yellow = O
client-letter-blue = S
client-token-governor = G
client-token-smuggler = S
client-token-coffee_trader = C
client-token-courier = K

## Die Startseite

client-title = Six Rubies
client-claim = Führe deinen Kaufmann und seine Gehilfen durch den Basar und sammle als Erster die Rubine.
client-learn = Neu im Basar?
client-learn-help = Lerne es in zehn Minuten: eine echte Partie mit Mira, die dir alles zeigt.
client-learn-button = In 10 Minuten lernen
client-learn-again = Weiterlernen
client-rules = Regeln
client-play_now = Gegen Bots spielen
client-play_now-button = Jetzt spielen
client-with_friends = Mit anderen spielen
client-create = Tisch eröffnen
client-join = Mit Code mitspielen
client-join-button = Mitspielen
client-code = Code aus fünf Buchstaben
client-your_name = Dein Name
client-name-guest = Gast
client-game = Spiel
client-seats = Spieler
client-layout = Orte
client-more = Mehr
client-seat_moved = Dein Platz ist jetzt auf einem anderen Gerät. Hier schaust du zu.
client-level = Bots
client-level-beginner = Anfänger
client-level-casual = gelegentlich
client-level-club = geübt
client-level-strong = stark
client-level-palace = zum Palast
client-level-mosques = zu den Moscheen
client-level-jeweller = für Lira
client-level-trader = mit Waren und Kaffee
client-styles = Geübte mit einer Vorliebe
client-seed = Startzahl
client-seed-none = keine
client-seed-help = Eine Zahl: gleiche Zahl, gleiche Würfel und Karten.
client-layout-random = Wird zu Beginn ausgelost
client-fresh_link = Neuen Link machen
client-qr = Der Link als QR-Code, für die Kamera eines Telefons
client-try_again = Noch einmal versuchen
client-clock = Uhr
client-clock-none = keine Uhr
client-clock-move = { $minutes ->
    [one] { $minutes } Minute je Zug
   *[other] { $minutes } Minuten je Zug
}
client-visibility-private = nur mit Link
client-visibility-public = offen für alle
client-visibility = Wer mitspielen darf
client-people_here = Personen an diesem Gerät
client-mine = Deine Tische
client-open_tables = Offene Tische
client-none_open = Gerade ist kein Tisch offen.
client-resume = Weiter
client-watch = Zusehen
client-take_seat = Platz nehmen
client-status-waiting = wartet auf Spieler
client-status-dealing = wird ausgeteilt
client-status-running = läuft
client-status-paused = ruht
client-status-finished = beendet
client-status-abandoned = aufgegeben
client-language = Sprache
client-theme = Farben
client-theme-auto = wie das Gerät
client-theme-light = hell
client-theme-dark = dunkel
client-theme-contrast = hoher Kontrast
client-switch-letters = Buchstaben auf Figuren
client-switch-keys = Einzelne Buchstaben sind Tasten
client-switch-confirm = Fragen, bevor mein Zug endet
client-switch-pass = Passen, wenn ich sonst nichts tun kann
client-to_start = Zur Startseite

## Der Tisch vor dem Spiel

client-waiting = Es fehlen noch Spieler
client-share = Schick den anderen diesen Link oder nenne ihnen den Code.
client-link = Link
client-copy = Kopieren
client-copied = Kopiert
client-fresh_code = Neuer Code
client-open_seat = frei
client-give_bot = Einem Bot geben
client-sitting = sitzt hier
client-dealing = Die Würfel werden vereinbart.

## Der Tisch

client-your_turn = Du bist dran
client-plays = { $player } ist dran
client-round = Runde { $round } · bis { $goal } Rubine
client-last_round = Letzte Runde · bis { $goal } Rubine
client-round-short = Runde { $round }
client-last_round-short = Letzte Runde
client-seat_more = Was { $player } hat
client-goods = Waren
client-phases = Phasen des Zuges
client-phase-movement = Bewegung
client-phase-merchants = Kaufleute
client-phase-action = Aktion
client-phase-encounters = Begegnungen
client-undo = Zurück
client-undo-chance = bis zum Wurf oder Ziehen
client-undo-other_seat = jemand anders hat gehandelt
client-log = Verlauf
client-chat = Chat
client-menu = Menü
client-hand = Hand
client-you = Du
bot-random = Spatz { $number }
bot-greedy = Fuchs { $number }
bot-learned = Papagei { $number }
bot-planner = Eule { $number }
bot-search = Rabe { $number }
bot-beginner = Küken { $number }
bot-casual = Katze { $number }
bot-club = Marder { $number }
bot-strong = Falke { $number }
bot-palace = Pfau { $number }
bot-mosques = Storch { $number }
bot-jeweller = Elster { $number }
bot-trader = Kamel { $number }
client-bot = Bot
client-next = ist als Nächster dran
client-away = nicht da
client-missing = { $count ->
    [one] { $count } Rubin fehlt
   *[other] { $count } Rubine fehlen
}
client-bazaar = Der Basar
client-choose_place = Wähle einen leuchtenden Ort. Der erste Tipp zeigt, was geschieht, der zweite tut es.
client-ahead-assistant = du nimmst { $count ->
    [one] einen Gehilfen
   *[other] { $count } Gehilfen
} mit
client-ahead-lira = du bezahlst den anderen dort { $count } Lira
client-ahead-letter = du stellst { $count ->
    [one] einen Brief
   *[other] { $count } Briefe
} zu
client-go = Geh zu { $number }
client-useless = Du kannst hin, aber dort nichts tun: { $reason }
client-do_place = { $place } ({ $number })
client-after = Danach
client-chance = Würfel oder ein Stapel entscheiden, was folgt.
client-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
client-not_reachable = Jetzt nicht möglich
client-confirm = Bestätigen
client-chosen = { $count } gewählt
client-less = Eins weniger: { $thing }
client-plus = Eins mehr: { $thing }
client-watching = Alle Plätze sind besetzt: Du schaust zu.
client-waiting_for = { $player } entscheidet.
client-cards = Karten
client-capacity = Platz für { $capacity } von jeder Ware
client-rubies_of = { $count } von { $goal } Rubinen
client-lira_word = Lira
client-lira = { $count } Lira
client-here = Hier: { $pieces }
client-merchant_of = Kaufmann von { $player } mit { $count ->
    [one] { $count } Gehilfen
   *[other] { $count } Gehilfen
}
client-assistant_of = Gehilfe von { $player }
client-family_of = Familienmitglied von { $player }
client-companion_of = Begleiter von { $player }
client-can_choose = wählbar
client-is_chosen = gewählt
client-rolled = { $player } hat { $dice } gewürfelt
client-say = Sag etwas
client-send = Senden
client-pause = Pause
client-resume_game = Weiterspielen
client-abandon = Spiel aufgeben
client-rematch = Noch einmal
client-rematch-go = Zum neuen Tisch
client-file = Spieldatei
client-carry = Platz auf ein anderes Gerät mitnehmen
client-carry-help = Öffne diese Adresse binnen zehn Minuten auf dem anderen Gerät. Sie gilt einmal.
client-voted = { $names } möchte: { $what }
client-agree = Einverstanden
client-withdraw = Doch nicht
client-kept = Ein Bot spielt einstweilen für { $player }.
client-used_up = Die Zeit für diese Partie ist aufgebraucht: Ein Bot spielt für { $player } zu Ende.
client-unread = { $count } neu
client-take_over = Ein Bot für { $player }
client-reclaim = Deinen Platz zurücknehmen
client-hand_over = Gib das Gerät an { $player }
client-hand_over-button = Ich bin { $player }
client-given_up = Das Spiel wurde aufgegeben
client-ended = Das Spiel ist aus
client-asked = Was gefragt ist
client-keys = Tasten
client-key-arrows = über die Orte und über deine Karten
client-key-next = zum Nächsten, was du wählen kannst; mit Umschalt zurück
client-key-choose = wählen, und noch einmal: tun; ist nichts gewählt, der Hauptknopf
client-key-options = die Möglichkeiten, wie sie darauf stehen
client-key-less = eins weniger, wo du mehrere wählst
client-key-undo = zurücknehmen
client-key-let_go = loslassen, schließen
client-key-board = zum Basar
client-key-hand = zu deinen Karten
client-key-log = der Verlauf
client-key-chat = der Chat
client-key-menu = das Menü
client-key-ask = den Tisch in Worten fragen
client-key-list = diese Liste

## Wenn etwas nicht stimmt

client-lost = Die Verbindung ist unterbrochen. Sie kommt wieder …
client-gone = Diesen Tisch gibt es für dich nicht
client-gone-todo = Vielleicht ist die Adresse vertippt, der Tisch schon lange zu Ende oder nicht öffentlich. Bitte um einen neuen Link; wenn du hier gesessen hast, öffne ihn im selben Browser wie damals.
client-refused = Diese Seite und der Server verstehen sich nicht
client-refused-todo = Wahrscheinlich ist der Server erneuert worden. Lade die Seite neu; deine Partie bleibt erhalten.
client-lost_server = Der Server antwortet nicht
client-lost_server-todo = Wir versuchen es weiter. Sieh nach, ob du online bist; deine Partie bleibt auf dem Server erhalten.
client-no_claim = Dieser persönliche Link gilt nicht
client-no_page = Diese Seite gibt es nicht
client-no_page-todo = Vielleicht ist die Adresse vertippt. Von der Startseite kommst du überallhin.
refused-no_such_table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen. Bitte um einen neuen Link.
refused-bad_code = Unter diesem Code wartet kein Tisch. Codes gelten eine halbe Stunde und nur, solange ein Platz frei ist: Bitte um einen neuen.
refused-bad_link = Er gilt einmal und zehn Minuten lang. Mach auf dem Gerät, auf dem der Platz ist, im Menü einen neuen.
refused-not_your_seat = Das ist nicht dein Platz, oder er ist jetzt auf einem anderen Gerät.
refused-no_free_seat = An diesem Tisch sind alle Plätze besetzt. Schau zu, oder eröffne einen eigenen.
refused-not_now = Der Tisch ist schon weiter: Das geht im Moment nicht.
refused-too_many = Das war zu viel auf einmal. Warte eine Minute und versuch es dann wieder.
refused-bad_name = Dieser Name ist leer, zu lang oder an diesem Tisch vergeben. Wähle einen anderen.
refused-try_again = Es konnte gerade nicht gespeichert werden; verloren ist nichts. Versuch es noch einmal.
refused-unreachable = Der Server ist nicht zu erreichen. Sieh nach, ob du online bist, und versuch es dann noch einmal.
client-unreachable = Der Server ist nicht erreichbar. Ist das Netz da?
client-paused = Das Spiel ruht.
