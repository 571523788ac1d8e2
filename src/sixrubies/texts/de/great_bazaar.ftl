### Der große Basar: was beide Schachteln zusammen sagen. `<Schlüssel>-in-great_bazaar` geht vor.

ruleset-great_bazaar = Der große Basar
ruleset-great_bazaar-help = Das Spiel mit allen fünfundzwanzig Orten: Mokka & Bakschisch und Brief & Siegel zugleich, und dazu die Katakomben (GB1). Es endet, sobald jemand { $letters_goal } Rubine hat (LS30.9).
layout-random-help-in-great_bazaar = Die Orte werden gemischt. Der Brunnen liegt in der Mitte, Schwarzmarkt und Teestube liegen mindestens { $layout_dice_apart } Schritte auseinander, in verschiedenen Zeilen und Spalten (GB1).

place-secret_society-help-in-great_bazaar = Gib Briefe mit insgesamt { $society_seals } Siegeln ab, keinen davon überflüssig, und nimm dir den nächsten Rubin des Sultanspalasts, des Edelsteinhändlers oder des Kaffeehauses (LS24.1, GB5). Die ersten Male im Spiel gibt es noch Lira dazu, egal für wen: { $society_lira } (LS24.2).
place-coffee_house-help-in-great_bazaar = Liefere Kaffee zum angezeigten Preis und nimm dir einen Rubin (MB20.1). Der nächste kostet mehr: Die Preise sind { $coffee_house_track } Kaffee (MB20.2). Wird der letzte genommen, kommt ein neuer aus dem allgemeinen Vorrat, solange der reicht, zum höchsten Preis (GB5, LS37.2).
tavern_tile-encounter-help-in-great_bazaar = Gouverneur, Schmuggler, Kaffeehändler und Kurier geben dir, was sie haben, und du bezahlst nichts dafür (MB34.6, GB4). Danach bestimmen wie sonst zwei Würfel, wohin sie gehen (MB34.7).
kiosk-good-in-great_bazaar = { $count ->
    [one] { $count } Ware oder Kaffee
   *[other] { $count } Waren oder Kaffee
}

card-good_to_lira-in-great_bazaar = { $letters_cards_sell } Lira für eine Ware oder Kaffee
card-good_to_lira-help-in-great_bazaar = Gib eine beliebige Ware oder 1 Kaffee ab und nimm dir { $letters_cards_sell } Lira (LS53.1, GB6). Du spielst die Karte jederzeit in deinem Zug, nur nicht mitten in einer Aktion (C11).
card-use_token-help-in-great_bazaar = Nutze den Gouverneur, den Schmuggler, den Kaffeehändler oder den Kurier, als hättest du ihn getroffen, egal wo er ist; du bezahlst ihn wie sonst, und danach bestimmen zwei Würfel, wohin er geht (LS59.1). Nachdem er gegangen ist, kannst du ihn noch einmal treffen, außer die Würfel haben ihn stehen lassen (LS59.2).
card-die_to_six-help-in-great_bazaar = Nachdem du gewürfelt hast, auch mit dem einen Würfel am Kiosk in deinem eigenen Zug, drehst du einen der Würfel auf 6 (MB56.1, GB8). Wo das rote Moschee-Plättchen gilt, darfst du es für denselben Wurf nutzen (MB56.4). Bei einem Wurf, der eine Figur oder einen neutralen Kaufmann bewegt, geht es nicht (MB56.3).
card-family_step-help-in-great_bazaar = Anstelle der Bewegung geht dein Familienmitglied an einen benachbarten Ort und darf dessen Aktion ausführen; Begegnungen gibt es nicht (LS56.1). Es darf weder in der Polizeiwache sein noch dorthin gehen, und die Barriere hält es auf (LS56.2, GB7).
card-to_merchant-help-in-great_bazaar = Anstelle der normalen Bewegung zieht dein Kaufmann zum Kaufmann eines anderen Spielers an einem anderen Ort. Diesen bezahlst du nicht, alle übrigen dort schon (LS57.1). Die Barriere hält ihn nicht auf (GB7).
card-anywhere-help-in-great_bazaar = Bezahle { $letters_cards_anywhere } Lira; anstelle der normalen Bewegung zieht dein Kaufmann an einen beliebigen anderen Ort (LS62.1). Die Barriere hält ihn nicht auf (GB7).

step-kiosk-pay_good-in-great_bazaar = Was gibst du ab: eine Ware oder Kaffee?
step-kiosk-take_good-in-great_bazaar = Was nimmst du: eine Ware oder Kaffee?
reason-needs_good-good_to_lira-in-great_bazaar = Du hast weder eine Ware noch Kaffee zum Abgeben.
reason-needs_good-kiosk-use-in-great_bazaar = { $kind ->
    [any] { $count ->
        [one] Du hast weder eine Ware noch Kaffee zum Abgeben.
       *[other] Du brauchst insgesamt { $count } Waren oder Kaffee.
    }
   *[other] Du brauchst { $good }.
}
reason-no_ruby-secret_society-in-great_bazaar = Im Sultanspalast, beim Edelsteinhändler und im Kaffeehaus gibt es keinen Rubin mehr.
help-end_turn-in-great_bazaar = Dein Zug ist vorbei. Gouverneur, Schmuggler, Kaffeehändler und Kurier darfst du stehen lassen, Familienmitglieder musst du vorher einfangen (T7, MB35.1, LS36.1).

rules-goal-in-great_bazaar = Sammle vor allen anderen { $letters_goal } Rubine (LS30.9). Rubine gibt es in der Wagnerei, in den beiden Moscheen, im Sultanspalast, beim Edelsteinhändler und im Kaffeehaus (B1.3, B14.4, B15.3, B13.6, B16.3, MB20.2). In der Taverne kannst du einen kaufen, und beim Geheimbund bekommst du einen für Briefe (MB19.14, LS24.1).
rules-setup-in-great_bazaar = Beide Schachteln zusammen, auf fünfundzwanzig Orten mit dem Brunnen in der Mitte (GB1). Der Aufbau ist zufällig (GB2). Die Bonuskarten sind die von Brief & Siegel allein oder alle (GB3). Gildenkarten, Briefe und Kiosk-Plättchen liegen verdeckt (MB30.5, LS30.6, LS30.5); die Figuren gehen dorthin, wohin Würfel sie schicken (MB30.4, LS30.4).
rules-turn-in-great_bazaar = Ein Zug hat vier Abschnitte in dieser Reihenfolge: Du bewegst deinen Kaufmann oder deinen Kompagnon, bezahlst fremde Kaufleute und Kompagnons, führst die Aktion des Ortes aus und triffst, wer sonst noch dort ist (T2, LS35.3). Dabei darfst du Bonuskarten spielen und deine Plättchen nutzen (T4). Anstelle von alldem darfst du eine Gildenkarte spielen (MB37.1). Nach seinem Ende darfst du einmal in jeder Runde einen Bonuszug kaufen (LS34.1).
rules-movement-in-great_bazaar = Dein Kaufmann zieht { $move_near } Schritte, nie diagonal, und er bleibt nie stehen (M1, M2). An seiner Stelle darf dein Kompagnon einen Schritt weit ziehen (LS35.3, LS35.4). Niemand versperrt ihnen den Weg (M4). Die Barriere schon: Nur wer sie zuletzt gelegt hat, darf sie überqueren (MB33.2, MB33.3, GB7).
rules-encounters-in-great_bazaar = Fremde Familienmitglieder am Ort fängst du ein und schickst sie in die Polizeiwache; für jedes nimmst du eine Bonuskarte oder { $catch_lira } Lira (F4, F5). Auch Gouverneur, Schmuggler, Kaffeehändler und Kurier darfst du nutzen, in beliebiger Reihenfolge (F2, F10, F12, MB35.1, LS36.1). In der Polizeiwache wird niemand eingefangen (F6).
rules-end-in-great_bazaar = Hat jemand genug Rubine gesammelt, wird die Runde zu Ende gespielt, dann ist Schluss (LS30.9, G2). Manche übrigen Karten werden für alle gespielt: die für Lira, die für Lira gegen Kaffee oder eine Ware, die für eine Ware und Lira und die für eine Ware (MB39.3, LS62.2). Es gewinnen die meisten Rubine, dann die meisten Lira, Waren, Bonuskarten; ist alles gleich, wird der Sieg geteilt (G8, G9, G10). Kaffee und Gildenkarten zählen nicht (MB39.5).
rules-coffee-in-great_bazaar = Kaffee ist keine Ware: Du darfst beliebig viel davon haben, er braucht keinen Platz im Handkarren, und er gilt nur dort wie eine Ware, wo „eine Ware oder Kaffee“ steht (MB32.1, MB32.2, GB6). Du bekommst ihn in der Kaffeerösterei, in der Gildenhalle, in der Karawanserei und in den Katakomben, vom Kaffeehändler und durch Kiosk-Plättchen (MB17.1, MB18.1, MB6.1, GB25.1, MB35.2, LS83.1). Du brauchst ihn in der Taverne und im Kaffeehaus (MB19.1, MB20.1).
rules-barrier-in-great_bazaar = Die Barriere liegt zwischen zwei Orten, und nur wer sie zuletzt gelegt hat, darf sie überqueren (MB33.1, MB33.2, MB33.3). Sie hält auch Kompagnons und die Schritte von Familienmitgliedern auf (GB7). Familienmitglieder, die losgeschickt werden, hält sie nicht auf, auch niemanden, den Würfel bewegen, und keinen Zug geradewegs an einen Ort (MB33.6, GB7). Gelegt wird sie in der Taverne (MB19.2).
