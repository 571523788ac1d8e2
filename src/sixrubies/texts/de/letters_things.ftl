### Brief & Siegel: Namen der Dinge und was sie tun. Wird damit gespielt, geht `<Schlüssel>-in-letters` vor `<Schlüssel>`.

## Orte

place-embassy = Botschaft
    .object = die Botschaft
    .at = in der Botschaft
    .to = zur Botschaft
    .from = aus der Botschaft
place-embassy-help = Nimm dir { $embassy_letters ->
        [one] { $embassy_letters } Brief
       *[other] { $embassy_letters } Briefe
    } (LS21.1). Ein Brief nennt einen Ort und zeigt ein Siegel; ist er überbracht, zeigt er zwei (LS32.1, LS32.2).

place-kiosk = Kiosk
    .object = den Kiosk
    .at = am Kiosk
    .to = zum Kiosk
    .from = vom Kiosk
place-kiosk-help = Nimm dir { $kiosk_letters ->
        [one] { $kiosk_letters } Brief
       *[other] { $kiosk_letters } Briefe
    }; dann wird ein Kiosk-Plättchen mehr aufgedeckt, als Spieler dabei sind (LS22.1). Reihum im Uhrzeigersinn, du zuerst, nehmen alle eines davon und nutzen es oder nicht (LS22.2, LS22.4). Das letzte bekommst du auch noch (LS22.3).

place-auction_house = Auktionshaus
    .object = das Auktionshaus
    .at = im Auktionshaus
    .to = zum Auktionshaus
    .from = aus dem Auktionshaus
place-auction_house-help = Nimm dir eine Ware deiner Wahl (LS23.1). Dann { $auction_cards ->
        [one] wird { $auction_cards } Bonuskarte
       *[other] werden { $auction_cards } Bonuskarten
    } versteigert: Du bietest mindestens 1 Lira, alle anderen bieten je einmal mehr oder passen, und du hast das letzte Wort (LS23.2, LS23.3, LS23.4). Wer am meisten bietet, zieht die Karten und bezahlt; ein anderer Spieler bezahlt dich (LS23.6).

place-secret_society = Geheimbund
    .object = den Geheimbund
    .at = beim Geheimbund
    .to = zum Geheimbund
    .from = vom Geheimbund
place-secret_society-help = Gib Briefe mit insgesamt { $society_seals } Siegeln ab, keinen davon überflüssig, und nimm dir den nächsten Rubin des Sultanspalasts oder des Edelsteinhändlers (LS24.1). Die ersten Male im Spiel gibt es noch Lira dazu, egal für wen: { $society_lira } (LS24.2).

place-catacombs = Katakomben
    .object = die Katakomben
    .at = in den Katakomben
    .to = zu den Katakomben
    .from = aus den Katakomben
place-catacombs-help = Nimm dir eine Ware deiner Wahl oder 1 Kaffee und ziehe dann mit deinem Kaufmann und den Gehilfen unter ihm an einen beliebigen anderen Ort (GB25.1). Dort führst du keine Aktion aus, brauchst keinen Gehilfen, bezahlst niemanden und begegnest niemandem; Briefe für diesen Ort werden überbracht (GB25.2).

place-fountain-help-in-letters = Hole beliebig viele deiner eigenen Gehilfen zu deinem Kaufmann zurück (B7.1). Danach darfst du deinen Kompagnon in deinen Vorrat nehmen, aus dem allgemeinen Vorrat oder vom Spielplan zurück (LS35.1). Hier brauchst du keinen Gehilfen und bezahlst weder Kaufleute noch Kompagnons (B7.2, LS35.6).
place-sultans_palace-help-in-letters = Beliefere den Sultan mit allen Waren, die er verlangt, und nimm dir einen Rubin (B13.2, B13.5). Der nächste Rubin kostet eine Ware mehr (B13.6). Wird der letzte genommen, kommt ein neuer aus dem allgemeinen Vorrat, solange der reicht, zum höchsten Preis (LS37.1, LS37.2).
place-gemstone_dealer-help-in-letters = Kaufe einen Rubin zum angezeigten Preis (B16.1). Der nächste kostet mehr (B16.3). Wird der letzte genommen, kommt ein neuer aus dem allgemeinen Vorrat, solange der reicht, zum höchsten Preis (LS37.1, LS37.2).

## Kiosk-Plättchen nach dem, was sie bieten. `$count` sagt, wie viele; `kiosk-help` folgt der Hilfe jeder Art.

kiosk-either = { $first } oder { $second }
kiosk-either-priced = { $first } – oder { $second }
kiosk-priced = { $takes } für { $pays }
kiosk-nothing = nichts
kiosk-good = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
kiosk-companion = Kompagnon in den eigenen Vorrat
kiosk-die = so viele Lira, wie ein Würfel zeigt
kiosk-each = { $count ->
    [one] { $count } Ware jeder Farbe
   *[other] { $count } Waren jeder Farbe
}
kiosk-extension = { $count ->
    [one] { $count } Handkarren-Erweiterung
   *[other] { $count } Handkarren-Erweiterungen
}
kiosk-fountain = Kaufmann zum Brunnen
kiosk-help = Du darfst das Plättchen nehmen, ohne es zu nutzen (LS22.4).
kiosk-help-free = Du nimmst, was das Plättchen zeigt.
kiosk-help-goods = Du nimmst, was das Plättchen zeigt (LS71.1, LS74.1, LS77.1). Waren, für die du keinen Platz hast, verfallen (A4).
kiosk-help-lira = Du nimmst die Lira (LS82.1, LS83.1).
kiosk-help-coffee = Du nimmst den Kaffee (LS83.1).
kiosk-help-card = Du ziehst eine Bonuskarte (LS81.1).
kiosk-help-companion = Dein Kompagnon kommt in deinen Vorrat, auch vom Spielplan (LS85.1).
kiosk-help-die = Ein Würfel wird geworfen, und du nimmst für jedes Auge eine Lira (LS86.1).
kiosk-help-extension = Dein Handkarren wird erweitert; sobald er alle { $wheelbarrow_extensions } Erweiterungen hat, bekommst du den Rubin der Wagnerei (LS87.1).
kiosk-help-fountain = Dein Kaufmann zieht mit den Gehilfen unter ihm zum Brunnen; andere sammelt er nicht ein (LS89.1).
kiosk-help-exchange = Du gibst zuerst ab und nimmst dann; nur eine der beiden Hälften wird genutzt (LS22.7). Tauschen kannst du auch, wenn es nichts zu ziehen gibt (LS22.8).

## Figuren, die gewürfelt werden

token-courier = Kurier
    .the = den Kurier
token-courier-help = Trifft dein Kaufmann oder dein Kompagnon den Kurier, darfst du einen Brief von ihm nehmen (LS36.1). Zuerst bezahlst du { $courier_lira } Lira oder gibst einen deiner Briefe ab, überbracht oder nicht (LS36.2, LS36.3). Danach bestimmen zwei Würfel, wohin er geht (LS36.5).

## Spielmaterial

piece-companion = Kompagnon
piece-letter = Brief
piece-seal = Siegel
piece-kiosk_tile = Kiosk-Plättchen

## Das Spiel, seine Startaufstellungen und seine Karten

ruleset-letters = Brief & Siegel
ruleset-letters-help = Das Spiel mit zwanzig Orten: Botschaft, Kiosk, Auktionshaus und Geheimbund kommen dazu und mit ihnen Briefe, der Kurier und die Kompagnons (LS30.2). Es endet, sobald jemand { $letters_goal } Rubine hat (LS30.9).
layout-recommended-help-in-letters = Die Orte liegen so, wie es für die erste Partie mit ihnen empfohlen wird (LS31.2).
layout-random-help-in-letters = Die Orte werden gemischt. Der Brunnen liegt auf einem der sechs inneren Felder (LS31.3). Schwarzmarkt und Teestube liegen mindestens { $layout_dice_apart } Schritte auseinander, in verschiedenen Zeilen und Spalten (LS31.4).
deck-mixed = Alle Bonuskarten
deck-mixed-help = Die neuen Bonuskarten werden unter die übrigen gemischt (LS30.3, GB3).
deck-new = Nur die neuen Bonuskarten
deck-new-help = Gespielt wird nur mit den neuen Bonuskarten; die übrigen bleiben in der Schachtel (LS30.3, GB3).

## Wie viele

count-letters = { $count ->
    [one] { $count } Brief
   *[other] { $count } Briefe
}
count-seals = { $count ->
    [one] { $count } Siegel
   *[other] { $count } Siegel
}
