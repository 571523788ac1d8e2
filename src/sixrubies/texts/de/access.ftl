### Für alle, die hören statt sehen: was der Tisch zeigt, in Worten, und Fragen, die man eintippen kann.

## Was ein Ort zeigt außer dem, was man dort tun kann

say-demand = Gefragt sind { $goods }, für 1, 2, 3 und so weiter gibt es { $prices } Lira
say-stack = { $tile }: habe { $goods }, { $count ->
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
say-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
say-top = Oben auf dem Ablagestapel: { $card }
say-tavern = { $tile }: { $coffee } Kaffee
say-baksheesh = Bakschisch für einen Rubin: { $goods }
say-rubies_left = { $count ->
    [one] noch { $count } Rubin
   *[other] noch { $count } Rubine
}
say-letters_for = { $count ->
    [one] Ein Brief von dir geht hierhin
   *[other] { $count } Briefe von dir gehen hierhin
}
say-barrier = Die Barriere von { $player } liegt zwischen hier und { $number }
say-neutral_merchant = ein neutraler Kaufmann
say-neutral_assistant = ein neutraler Gehilfe
say-merchant_at = Der Kaufmann ist hier: { $place } ({ $number }), auf { $count ->
    [one] { $count } Gehilfen
   *[other] { $count } Gehilfen
}.
say-assistants = Gehilfen sind hier unterwegs: { $places }.
say-assistants-none = Kein Gehilfe ist unterwegs.
say-family_at = Das Familienmitglied ist hier: { $place } ({ $number }).
say-choosable = { $count ->
    [one] Ein Ort ist wählbar.
   *[other] { $count } Orte sind wählbar.
}
say-options = { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
say-not_now = Jetzt nicht: { $reason }

## Fragen

ask-title = Fragen
ask-label = Frag den Tisch
ask-button = Fragen
ask-help_line = Frag so: Wo sind meine Gehilfen? Was kann ich tun? Wer führt? Was ist auf 7? Warum nicht 7? Was habe ich? Welche Karten habe ich? Wo ist der Gouverneur? Was ist passiert? Wer ist dran? Ein Name sagt, was dieser Spieler hat. Geh zu 7 wählt den Ort, noch einmal tut es.
# Wortteile, an denen eine Frage erkannt wird, mit Komma dazwischen.
ask-words-why = warum, wieso, weshalb
ask-words-assistants = gehilf, helfer
ask-words-family = familie
ask-words-leads = führt, vorn, gewinnt, stand, rubine
ask-words-happened = passiert, geschehen, zuletzt, getan
ask-words-cards = karte, hand
ask-words-turn = wer ist dran, am zug, runde, wer spielt
ask-words-do = kann ich, was nun, möglichkeit, wählen, gefragt, mein zug
ask-words-have = habe, wo bin ich, was hat
ask-words-go = geh zu, gehe zu, geh
ask-token = { $token } ist hier: { $place } ({ $number }).
ask-turn = { $player } spielt, Runde { $round }.
ask-not_yours = Du hast gerade nichts zu entscheiden; { $player } entscheidet.
ask-no_choice = Gerade wird kein Ort gefragt.
ask-possible = { $place } ({ $number }) ist wählbar.
ask-options = Du kannst: { $options }.
ask-lead = { $player }: { $count } von { $goal } Rubinen, { $lira } Lira.
ask-no_cards = Du hast keine Bonuskarten.
ask-nothing_yet = Noch ist nichts passiert.
ask-dice-help_line = Frag so: Was kann ich tun? Was kann ich kaufen? Was tun die Plättchen? Was wurde geworfen? Wer führt? Was habe ich? Was ist passiert? Wer ist dran? Der Name eines Spielers sagt, was er hat.
ask-words-tiles = plättchen, moschee
ask-words-buy = kaufen, preis, kostet, kosten, bereich
ask-words-rolled = geworfen, würfel, wurf
ask-dice-open = Offene Moscheeplättchen: { $tiles }.
ask-dice-prices = Der nächste Rubin jedes Bereichs: { $prices }.
ask-dice-rolled = Auf dem Tisch liegen: { $faces }.
ask-dice-no_dice = Auf dem Tisch liegen keine Würfel.
ask-dice-no_tiles = noch keine Moscheeplättchen
ask-dice-have = { $player }: { $rubies }, { $things }. Moscheeplättchen: { $tiles }.
