### Das Würfelspiel im Terminal.

# Je ein oder zwei Buchstaben.
cli-dice-letter-red = T
cli-dice-letter-yellow = O
cli-dice-letter-green = G
cli-dice-letter-blue = S
cli-dice-letter-lira = L
cli-dice-letter-card = K
cli-dice-letter-brown = Ki
cli-dice-letter-crystal = Kr
cli-dice-dice = Würfel:
cli-dice-no_dice = keine einzusetzen
cli-dice-deck = Basarkarten { $count }, abgelegt { $discard }
cli-dice-shown = Basarkarten auf dem Tisch:
cli-dice-areas = Rubinbereiche: Rubine, Preis des nächsten
cli-dice-display = Offene Moscheeplättchen: Preis und Nutzen ({ $count } im Stapel)
cli-dice-at-mosque = { $count ->
    [one] bei { $count } Plättchen
   *[other] bei { $count } Plättchen
}
cli-dice-supply = Vorrat
cli-dice-crystals = Kristalle
# Wozu ein Moscheeplättchen gut ist, höchstens 20 Buchstaben; beim vorletzten folgt das Zeichen der Ware.
cli-dice-tile-lira = +{ $tiles_lira } Lira je Zug
cli-dice-tile-crystal = { $tiles_crystals ->
    [one] +{ $tiles_crystals } Kristall je Zug
   *[other] +{ $tiles_crystals } Kristalle je Zug
}
cli-dice-tile-card = { $tiles_cards ->
    [one] +{ $tiles_cards } Karte je Zug
   *[other] +{ $tiles_cards } Karten je Zug
}
cli-dice-tile-action = +1 Aktion
cli-dice-tile-goods = Lira nehmen: +1
cli-dice-tile-die = +1 Würfel
cli-dice-sign-action = +A
cli-dice-sign-die = +W
cli-dice-sold = Lira nach Verkauf
cli-dice-tie_breaks = Es entscheiden die Rubine, dann die Lira nach dem Verkauf von Plättchen und Kristallen.
cli-dice-hand = Deine Moscheeplättchen:
cli-dice-hand-empty = Du hast keine Moscheeplättchen.
cli-dice-legend-red = Tuchplättchen
cli-dice-legend-yellow = Obstplättchen
cli-dice-legend-green = Gewürzplättchen
cli-dice-legend-blue = Schmuckplättchen
cli-dice-legend-brown = Kiste
cli-dice-legend-crystal = Kristall
cli-dice-legend-lira = Lira
cli-dice-legend-any = beliebige Ware
cli-dice-legend-areas = { $reachable } vor einem Bereich oder Plättchen: Du kannst es jetzt wählen. 5■: fünf Tuch; +2?: zwei beliebige Waren dazu; bei 5 Plättchen: für genau fünf Moscheeplättchen.
cli-dice-legend-tiles = 3/5 2¤ +A: 3 der 5 Moscheeplättchen für den Rubin, ✓ wenn er genommen ist; ¤ ◇ ▤ Lira, Kristall, Karte jeden Zug, ¤■ ein Tuchplättchen beim Nehmen von Lira, +A eine Aktion, +W ein Würfel mehr; * erst ab dem nächsten Zug.
cli-help-dice-answer = wählen: eine Zahl aus der Liste oder ein Kürzel wie take:lira
    .key = 3
cli-help-dice-help = Hilfe zu einer Möglichkeit, einem Plättchen, einer Karte: ? 3, ? take:lira, ? die_tile, ? turn
    .key = ? 3
cli-help-dice-hand = deine Moscheeplättchen und was sie tun
    .key = h
