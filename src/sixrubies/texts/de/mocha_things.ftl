### Mokka & Bakschisch: Namen der Dinge und was sie tun. Wird damit gespielt, geht `<Schlüssel>-in-mocha` vor `<Schlüssel>`.

## Orte

place-roasting_plant = Kaffeerösterei
    .object = die Kaffeerösterei
    .at = in der Kaffeerösterei
    .to = zur Kaffeerösterei
    .from = aus der Kaffeerösterei
place-roasting_plant-help = Tausche ein- bis dreimal, jedes davon höchstens einmal (MB17.1). Für { $roasting_lira } Lira bekommst du { $roasting_coffee } Kaffee, für eine beliebige Ware { $roasting_coffee } Kaffee und für eine Bonus- oder Gildenkarte, die du ablegst, { $roasting_coffee } Kaffee (MB17.2, MB17.3, MB17.4).

place-guild_hall = Gildenhalle
    .object = die Gildenhalle
    .at = in der Gildenhalle
    .to = zur Gildenhalle
    .from = aus der Gildenhalle
place-guild_hall-help = Nimm dir { $guild_hall_coffee } Kaffee und ziehe dann { $guild_hall_cards ->
        [one] { $guild_hall_cards } Gildenkarte
       *[other] { $guild_hall_cards } Gildenkarten
    } vom verdeckten Nachziehstapel (MB18.1). Lege danach eine beliebige Gildenkarte aus der Hand ab, ohne sie zu nutzen (MB18.2).

place-tavern = Taverne
    .object = die Taverne
    .at = in der Taverne
    .to = zur Taverne
    .from = aus der Taverne
place-tavern-help = Wähle eines von dreien (MB19.1). Für { $tavern_barrier } Kaffee legst du die Barriere zwischen zwei Orte und führst die Aktion eines der beiden aus; dort bezahlst du niemanden und begegnest niemandem (MB19.2, MB19.3, MB19.4). Oder du nimmst dir ein Tavernen-Plättchen für so viel Kaffee, wie es zeigt (MB19.11). Oder du gibst { $baksheesh_coffee } Kaffee und die Waren auf dem Bakschisch-Plättchen für den nächsten Rubin des Sultanspalasts, des Edelsteinhändlers oder des Kaffeehauses ab (MB19.14).

place-coffee_house = Kaffeehaus
    .object = das Kaffeehaus
    .at = im Kaffeehaus
    .to = zum Kaffeehaus
    .from = aus dem Kaffeehaus
place-coffee_house-help = Liefere Kaffee zum angezeigten Preis und nimm dir einen Rubin (MB20.1). Der nächste kostet mehr: Die Preise sind { $coffee_house_track } Kaffee (MB20.2).

place-caravansary-help-in-mocha = Nimm dir zuerst { $caravansary_coffee } Kaffee (MB6.1, MB6.2). Nimm dann { $caravansary_cards ->
        [one] { $caravansary_cards } Bonuskarte
       *[other] nacheinander { $caravansary_cards } Bonuskarten
    } vom verdeckten Nachziehstapel oder oben vom Ablagestapel und lege { $caravansary_discards ->
        [one] { $caravansary_discards } Bonuskarte
       *[other] { $caravansary_discards } Bonuskarten
    } aus der Hand ab (B6.1, B6.2, B6.4).

place-police_station-help-in-mocha = Ist dein Familienmitglied hier, schicke es an einen beliebigen anderen Ort und führe dessen Aktion aus (B12.1, B12.2, B12.3). Es braucht keinen Gehilfen, bezahlt keine Kaufleute und begegnet niemandem (B12.4). Es bleibt dort, bis jemand es einfängt oder eine Bonuskarte oder Gildenkarte 12 es zurückholt (B12.7, C25.1, MB112.1).

## Kaffee ist keine Ware, wird aber wie eine genommen und abgegeben.

good-coffee = { $count } Kaffee
    .name = Kaffee
    .goods = Kaffee
    .short = { $count } Kaffee

## Tavernen-Plättchen. `.the` steht mitten im Satz.

tavern_tile-movement = Bewegungs-Plättchen
    .the = das Bewegungs-Plättchen
tavern_tile-movement-help = Anstelle der normalen Bewegung darf dein Kaufmann beliebig viele Orte weit in gerader Linie ziehen (MB34.2). Die Barriere darf er nur überqueren, wenn du das Barriere-Plättchen hast (MB34.4).
tavern_tile-encounter = Begegnungs-Plättchen
    .the = das Begegnungs-Plättchen
tavern_tile-encounter-help = Gouverneur, Schmuggler und Kaffeehändler geben dir, was sie haben, und du bezahlst nichts dafür (MB34.6). Danach bestimmen wie sonst zwei Würfel, wohin sie gehen (MB34.7).

## Figuren, die gewürfelt werden

token-coffee_trader = Kaffeehändler
    .the = den Kaffeehändler
token-coffee_trader-help = Trifft dein Kaufmann den Kaffeehändler, darfst du dir 1 Kaffee nehmen und dafür { $coffee_trader_lira } Lira bezahlen oder eine beliebige Ware abgeben (MB35.1, MB35.2). Danach bestimmen zwei Würfel, wohin er geht (MB35.5).

## Spielmaterial

piece-coffee = Kaffee
piece-guild_card = Gildenkarte
    .when = als ganzer Zug
piece-tavern_tile = Tavernen-Plättchen
piece-baksheesh_tile = Bakschisch-Plättchen
piece-barrier = Barriere
piece-barrier_tile = Barriere-Plättchen

## Das Spiel und seine Startaufstellungen

ruleset-mocha = Mokka & Bakschisch
ruleset-mocha-help = Das Spiel mit zwanzig Orten: Kaffeerösterei, Gildenhalle, Taverne und Kaffeehaus kommen dazu und mit ihnen Kaffee, Gildenkarten und die Barriere (MB30.2). Es endet, sobald jemand { $mocha_goal } Rubine hat (MB39.1).
layout-recommended = Empfohlene Auslage
layout-recommended-help = Die Orte liegen so, wie das Regelheft es für die erste Partie mit ihnen empfiehlt (MB31.2).
layout-random-help-in-mocha = Die Orte werden gemischt. Der Brunnen liegt auf einem der sechs inneren Felder (MB31.4). Schwarzmarkt und Teestube liegen mindestens { $layout_dice_apart } Schritte auseinander, in verschiedenen Zeilen und Spalten (MB31.5).

## Wie viele

count-lira = { $count } Lira
count-coffee = { $count } Kaffee
count-guild_cards = { $count ->
    [one] { $count } Gildenkarte
   *[other] { $count } Gildenkarten
}
