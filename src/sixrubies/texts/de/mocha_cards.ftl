### Mokka & Bakschisch: seine Bonuskarten und die Gildenkarten.

## Bonuskarten

card-two_coffee = { $mocha_cards_coffee } Kaffee
    .when = jederzeit
card-two_coffee-help = Nimm dir { $mocha_cards_coffee } Kaffee (MB51.1). Du spielst die Karte, wann immer du in deinem Zug etwas entscheidest, auch mitten in einer Aktion (MB51.2).
card-coffee_to_guild = Gildenkarte für { $mocha_cards_guild_price } Kaffee
    .when = außer in Aktionen
card-coffee_to_guild-help = Gib { $mocha_cards_guild_price } Kaffee ab und ziehe eine Gildenkarte vom verdeckten Nachziehstapel (MB52.1). Du spielst die Karte jederzeit in deinem Zug, nur nicht mitten in einer Aktion (MB36.2).
card-coffee_to_lira = { $mocha_cards_lira } Lira für { $mocha_cards_lira_price } Kaffee
    .when = jederzeit
card-coffee_to_lira-help = Gib { $mocha_cards_lira_price } Kaffee ab und nimm dir { $mocha_cards_lira } Lira (MB53.1). Du spielst die Karte, wann immer du in deinem Zug etwas entscheidest, auch mitten in einer Aktion (MB36.1).
card-dice_rewards = Belohnungen erwürfeln
    .when = außer in Aktionen
card-dice_rewards-help = Würfle mit beiden Würfeln. Jeder bringt dir eine Belohnung: { $dice_rewards_lira } Lira ({ $faces_for_lira }), eine Ware deiner Wahl ({ $faces_for_good }) oder 1 Kaffee ({ $faces_for_coffee }) (MB54.1). Du spielst die Karte jederzeit in deinem Zug, nur nicht mitten in einer Aktion (MB36.2).
card-exchange = Bis zu { $mocha_cards_exchange } Waren oder Kaffee tauschen
    .when = außer in Aktionen
card-exchange-help = Gib 1 bis { $mocha_cards_exchange } Waren oder Kaffee ab, beliebig gemischt, und nimm dir ebenso viele von anderen Sorten (MB55.1, MB55.2). Für die Waren, die du nimmst, brauchst du Platz (MB55.3). Du spielst die Karte jederzeit in deinem Zug, nur nicht mitten in einer Aktion (MB36.2).
card-die_to_six = Würfel auf 6 drehen
    .when = nach dem Wurf
card-die_to_six-help = Nachdem du gewürfelt hast, drehst du einen der Würfel auf 6 (MB56.1). Für denselben Wurf darfst du auch das rote Moschee-Plättchen nutzen (MB56.4). Bei einem Wurf, der eine Figur oder einen neutralen Kaufmann bewegt, geht es nicht (MB56.3).
card-corner = In eine Ecke ziehen
    .when = als Bewegung
card-corner-help = Anstelle der normalen Bewegung zieht dein Kaufmann in eine Ecke des Spielplans, nur nicht in die, in der er steht (MB57.1, MB57.2). Die Barriere hält ihn nicht auf (MB57.3).
card-repeat_wainwright = Wagnerei ein weiteres Mal
    .when = gleich danach
card-repeat_wainwright-help = Führe die Aktion der Wagnerei gleich im Anschluss noch einmal aus, zum selben Preis (MB58.1).
card-repeat_coffee_house = Kaffeehaus ein weiteres Mal
    .when = gleich danach
card-repeat_coffee_house-help = Führe die Aktion des Kaffeehauses gleich im Anschluss noch einmal aus, zum höheren Preis (MB59.1).

## Gildenkarten. Ihre Hilfe ist, was sie tun, dann `guild-extra`, wenn die Karte noch etwas dazugibt, dann `guild-instead`.

guild-extra = Nimm dir danach noch { $extra } (MB37.12).
guild-instead = Du spielst die Karte anstelle deines ganzen Zugs, egal wo dein Kaufmann steht (MB37.1, MB37.2).

card-guild_1 = Gildenkarte 1 (Wagnerei)
card-guild_1-help = Kaufe eine Handkarren-Erweiterung für { $guild_extension } Lira; sobald dein Handkarren alle { $wheelbarrow_extensions } hat, bekommst du einen Rubin (MB101.1).
card-guild_2 = Gildenkarte 2 (Tuchlager)
card-guild_2-help = Fülle deinen Handkarren mit roten Waren auf (MB102.1).
card-guild_3 = Gildenkarte 3 (Gewürzlager)
card-guild_3-help = Fülle deinen Handkarren mit grünen Waren auf (MB103.1).
card-guild_4 = Gildenkarte 4 (Obstlager)
card-guild_4-help = Fülle deinen Handkarren mit gelben Waren auf (MB104.1).
card-guild_5 = Gildenkarte 5 (Postamt)
card-guild_5-help = Hole zweimal die Post des Postamts ab; nach jedem Mal rutscht ein Postanzeiger weiter (MB105.1).
card-guild_6 = Gildenkarte 6 (Karawanserei)
card-guild_6-help = Nimm dir { $caravansary_coffee } Kaffee und dann { $guild_caravansary ->
        [one] { $guild_caravansary } Bonuskarte
       *[other] nacheinander { $guild_caravansary } Bonuskarten
    } vom verdeckten Nachziehstapel oder oben vom Ablagestapel und lege { $caravansary_discards ->
        [one] { $caravansary_discards } Bonuskarte
       *[other] { $caravansary_discards } Bonuskarten
    } aus der Hand ab (MB106.1).
card-guild_7 = Gildenkarte 7 (Brunnen)
card-guild_7-help = Hole beliebig viele deiner eigenen Gehilfen zu deinem Kaufmann zurück (MB107.1).
card-guild_8 = Gildenkarte 8 (Schwarzmarkt)
card-guild_8-help = Nimm dir eine rote, eine grüne und eine gelbe Ware und würfle dann mit beiden Würfeln um blaue Waren ({ $black_market_blue }) (MB108.1). Waren, für die du keinen Platz hast, verfallen (MB108.3). Das rote Moschee-Plättchen darfst du nicht nutzen (MB108.2).
card-guild_9 = Gildenkarte 9 (Teestube)
card-guild_9-help = Sage eine Zahl von { $tea_house_lowest } bis { $tea_house_highest } an und wirf beide Würfel. Erreichst du die Zahl oder mehr, bekommst du so viele Lira, wie du angesagt hast, sonst { $guild_consolation } (MB109.1). Das rote Moschee-Plättchen darfst du nicht nutzen (MB109.2).
card-guild_10 = Gildenkarte 10 (Großer Markt)
card-guild_10-help = Verkaufe Waren wie am Großen Markt (MB110.1).
card-guild_11 = Gildenkarte 11 (Kleiner Markt)
card-guild_11-help = Verkaufe Waren wie am Kleinen Markt (MB111.1).
card-guild_12 = Gildenkarte 12 (Polizeiwache)
card-guild_12-help = Dein Familienmitglied kehrt in die Polizeiwache zurück, und du bekommst keine Belohnung dafür (MB112.1). Schicke es dann an einen beliebigen anderen Ort und führe dessen Aktion aus (MB112.2, MB112.3).
card-guild_13 = Gildenkarte 13 (Sultanspalast)
card-guild_13-help = Beliefere den Sultan mit allen Waren, die er verlangt, und nimm dir einen Rubin (MB113.1).
card-guild_14 = Gildenkarte 14 (Kleine Moschee)
card-guild_14-help = Nimm dir ein rotes oder ein grünes Moschee-Plättchen und gib { $mosque_pay ->
        [one] { $mosque_pay } Ware
       *[other] { $mosque_pay } Waren
    } seiner Farbe ab; du brauchst nicht so viele zu haben, wie es zeigt (MB114.1). Sobald du beide Plättchen hast, bekommst du einen Rubin (MB114.2).
card-guild_15 = Gildenkarte 15 (Große Moschee)
card-guild_15-help = Nimm dir ein blaues oder ein gelbes Moschee-Plättchen und gib { $mosque_pay ->
        [one] { $mosque_pay } Ware
       *[other] { $mosque_pay } Waren
    } seiner Farbe ab; du brauchst nicht so viele zu haben, wie es zeigt (MB115.1). Sobald du beide Plättchen hast, bekommst du einen Rubin (MB115.2).
card-guild_16 = Gildenkarte 16 (Edelsteinhändler)
card-guild_16-help = Kaufe einen Rubin des Edelsteinhändlers zum angezeigten Preis (MB116.1).
card-guild_17 = Gildenkarte 17 (Kaffeerösterei)
card-guild_17-help = Tausche ein- bis dreimal wie in der Kaffeerösterei (MB117.1).
card-guild_18 = Gildenkarte 18 (Gildenhalle)
card-guild_18-help = Nimm dir { $guild_hall_coffee } Kaffee, ziehe dann { $guild_guild_hall ->
        [one] { $guild_guild_hall } Gildenkarte
       *[other] { $guild_guild_hall } Gildenkarten
    } und lege eine beliebige Gildenkarte aus der Hand ab (MB118.1).
card-guild_19 = Gildenkarte 19 (Taverne)
card-guild_19-help = Nimm dir ein Tavernen-Plättchen und lege die Barriere, für { $guild_tavern } Kaffee weniger, als beides zusammen kostet (MB119.1). Die Aktion eines Ortes neben der Barriere gehört zu der Karte (MB119.3).
card-guild_20 = Gildenkarte 20 (Kaffeehaus)
card-guild_20-help = Nimm dir einen Rubin des Kaffeehauses für { $guild_coffee_house } Kaffee weniger, als er kostet (MB120.1).
