### Namen der Dinge und was sie tun. Zahlen wie $wainwright_price kommen aus den Spieldaten.

## Orte. `.object` (Wen-Fall), `.at`, `.to` und `.from` stehen mitten im Satz: „legt in der Teestube einen Gehilfen ab“.

place-wainwright = Wagnerei
    .object = die Wagnerei
    .at = in der Wagnerei
    .to = zur Wagnerei
    .from = aus der Wagnerei
place-wainwright-help = Bezahle { $wainwright_price } Lira für eine Handkarren-Erweiterung: Sie schafft Platz für eine weitere Ware jeder Sorte (B1.1, B1.2). Sobald dein Handkarren alle { $wheelbarrow_extensions } hat, bekommst du einen Rubin (B1.3).

place-fabric_warehouse = Tuchlager
    .object = das Tuchlager
    .at = im Tuchlager
    .to = zum Tuchlager
    .from = aus dem Tuchlager
place-fabric_warehouse-help = Fülle deinen Handkarren mit roten Waren auf (B2.1). Mit dem grünen Moschee-Plättchen darfst du eine weitere Ware beliebiger Sorte kaufen (Q3.1).

place-spice_warehouse = Gewürzlager
    .object = das Gewürzlager
    .at = im Gewürzlager
    .to = zum Gewürzlager
    .from = aus dem Gewürzlager
place-spice_warehouse-help = Fülle deinen Handkarren mit grünen Waren auf (B3.1). Mit dem grünen Moschee-Plättchen darfst du eine weitere Ware beliebiger Sorte kaufen (Q3.1).

place-fruit_warehouse = Obstlager
    .object = das Obstlager
    .at = im Obstlager
    .to = zum Obstlager
    .from = aus dem Obstlager
place-fruit_warehouse-help = Fülle deinen Handkarren mit gelben Waren auf (B4.1). Mit dem grünen Moschee-Plättchen darfst du eine weitere Ware beliebiger Sorte kaufen (Q3.1).

place-post_office = Postamt
    .object = das Postamt
    .at = im Postamt
    .to = zum Postamt
    .from = aus dem Postamt
place-post_office-help = Du bekommst die Waren und Lira der vier offenen Felder (B5.1). Danach rutscht der linke Postanzeiger der oberen Zeile nach unten; sind alle unten, gehen alle wieder nach oben (B5.2). Waren, für die du keinen Platz hast, verfallen (B5.4).

place-caravansary = Karawanserei
    .object = die Karawanserei
    .at = in der Karawanserei
    .to = zur Karawanserei
    .from = aus der Karawanserei
place-caravansary-help = Nimm { $caravansary_cards ->
        [one] { $caravansary_cards } Bonuskarte
       *[other] nacheinander { $caravansary_cards } Bonuskarten
    } vom verdeckten Nachziehstapel oder oben vom Ablagestapel. Lege dann { $caravansary_discards ->
        [one] { $caravansary_discards } Karte
       *[other] { $caravansary_discards } Karten
    } aus der Hand ab (B6.1, B6.2, B6.4).

place-fountain = Brunnen
    .object = den Brunnen
    .at = am Brunnen
    .to = zum Brunnen
    .from = vom Brunnen
place-fountain-help = Hole beliebig viele deiner eigenen Gehilfen zu deinem Kaufmann zurück (B7.1). Hier brauchst du keinen Gehilfen und bezahlst keine Kaufleute (B7.2).

place-black_market = Schwarzmarkt
    .object = den Schwarzmarkt
    .at = auf dem Schwarzmarkt
    .to = zum Schwarzmarkt
    .from = vom Schwarzmarkt
place-black_market-help = Würfle mit beiden Würfeln um blaue Waren ({ $black_market_blue }) und nimm dir außerdem eine rote, grüne oder gelbe Ware (B8.1, B8.2). Waren, für die du keinen Platz hast, verfallen (B8.3).

place-tea_house = Teestube
    .object = die Teestube
    .at = in der Teestube
    .to = zur Teestube
    .from = aus der Teestube
place-tea_house-help = Sage eine Zahl von { $tea_house_lowest } bis { $tea_house_highest } an und wirf beide Würfel. Erreichst du die Zahl oder mehr, bekommst du so viele Lira, wie du angesagt hast, sonst { $tea_house_consolation } (B9.1, B9.2).

place-large_market = Großer Markt
    .object = den Großen Markt
    .at = am Großen Markt
    .to = zum Großen Markt
    .from = vom Großen Markt
place-large_market-help = Verkaufe 1 bis { $market_most } der Waren, die das Nachfrage-Plättchen zeigt. Für 1 Ware, 2 Waren und so weiter bekommst du { $market_large } Lira (B10.1, B10.3). Danach kommt das Nachfrage-Plättchen unter seinen Stapel (B10.4).

place-small_market = Kleiner Markt
    .object = den Kleinen Markt
    .at = am Kleinen Markt
    .to = zum Kleinen Markt
    .from = vom Kleinen Markt
place-small_market-help = Verkaufe 1 bis { $market_most } der Waren, die das Nachfrage-Plättchen zeigt. Für 1 Ware, 2 Waren und so weiter bekommst du { $market_small } Lira (B11.1, B11.3). Danach kommt das Nachfrage-Plättchen unter seinen Stapel (B10.4).

place-police_station = Polizeiwache
    .object = die Polizeiwache
    .at = in der Polizeiwache
    .to = zur Polizeiwache
    .from = aus der Polizeiwache
place-police_station-help = Ist dein Familienmitglied hier, schicke es an einen beliebigen anderen Ort und führe dessen Aktion aus (B12.1, B12.2, B12.3). Es braucht keinen Gehilfen, bezahlt keine Kaufleute und begegnet niemandem (B12.4). Es bleibt dort, bis jemand es einfängt oder eine Bonuskarte es zurückholt (B12.7, C25.1).

place-sultans_palace = Sultanspalast
    .object = den Sultanspalast
    .at = im Sultanspalast
    .to = zum Sultanspalast
    .from = aus dem Sultanspalast
place-sultans_palace-help = Beliefere den Sultan mit allen Waren, die er verlangt, und nimm dir einen Rubin (B13.2, B13.5). Der nächste Rubin kostet eine Ware mehr (B13.6).

place-small_mosque = Kleine Moschee
    .object = die Kleine Moschee
    .at = in der Kleinen Moschee
    .to = zur Kleinen Moschee
    .from = aus der Kleinen Moschee
place-small_mosque-help = Nimm dir ein rotes oder ein grünes Moschee-Plättchen. Du brauchst so viele Waren seiner Farbe, wie es zeigt, und gibst davon { $mosque_pay } ab (B14.1, B14.2). Sobald du beide Plättchen hast, bekommst du einen Rubin (B14.4).

place-great_mosque = Große Moschee
    .object = die Große Moschee
    .at = in der Großen Moschee
    .to = zur Großen Moschee
    .from = aus der Großen Moschee
place-great_mosque-help = Nimm dir ein blaues oder ein gelbes Moschee-Plättchen. Du brauchst so viele Waren seiner Farbe, wie es zeigt, und gibst davon { $mosque_pay } ab (B15.1, B15.2). Sobald du beide Plättchen hast, bekommst du einen Rubin (B15.3).

place-gemstone_dealer = Edelsteinhändler
    .object = den Edelsteinhändler
    .at = beim Edelsteinhändler
    .to = zum Edelsteinhändler
    .from = vom Edelsteinhändler
place-gemstone_dealer-help = Kaufe einen Rubin zum angezeigten Preis (B16.1). Der nächste kostet mehr (B16.3).

## Waren. `.name` ist die Farbe allein, `.goods` die Sorte im Satz, `.short` steht vor „und 2 blaue Waren“.

good-red = { $count ->
    [one] { $count } rote Ware
   *[other] { $count } rote Waren
}
    .name = rot
    .goods = rote Waren
    .short = { $count } rote
good-green = { $count ->
    [one] { $count } grüne Ware
   *[other] { $count } grüne Waren
}
    .name = grün
    .goods = grüne Waren
    .short = { $count } grüne
good-yellow = { $count ->
    [one] { $count } gelbe Ware
   *[other] { $count } gelbe Waren
}
    .name = gelb
    .goods = gelbe Waren
    .short = { $count } gelbe
good-blue = { $count ->
    [one] { $count } blaue Ware
   *[other] { $count } blaue Waren
}
    .name = blau
    .goods = blaue Waren
    .short = { $count } blaue
good-any = { $count ->
    [one] { $count } beliebige Ware
   *[other] { $count } beliebige Waren
}
    .name = beliebig
    .goods = beliebige Waren
    .short = { $count } beliebige
good-none = keine Waren

## Bonuskarten. `.when` sagt unter dem Namen in wenigen Worten, wann man sie spielt.

card-one_good = 1 Ware deiner Wahl
    .when = außer in Aktionen
card-one_good-help = Nimm dir eine Ware, für die du Platz hast (C21.1). Du spielst die Karte jederzeit in deinem Zug, nur nicht mitten in einer Aktion (C21.2).
card-five_lira = { $cards_lira } Lira
    .when = jederzeit
card-five_lira-help = Nimm dir { $cards_lira } Lira (C20.1). Du spielst die Karte, wann immer du in deinem Zug etwas entscheidest, auch mitten in einer Aktion (C10).
card-long_move = { $move_far } Schritte weit ziehen
    .when = als Bewegung
card-long_move-help = Anstelle der normalen Bewegung zieht dein Kaufmann an einen Ort, der { $move_far } Schritte entfernt ist (C22.1). Danach geht dein Zug weiter wie sonst (C22.2).
card-stay = Stehen bleiben
    .when = als Bewegung
card-stay-help = Anstatt sich zu bewegen, bleibt dein Kaufmann stehen und nutzt denselben Ort noch einmal (C23.1). Du brauchst erneut einen Gehilfen und bezahlst die anderen Kaufleute dort erneut (C23.2, C23.3).
card-return_assistant = 1 Gehilfe zurück
    .when = bis zur Ankunft
card-return_assistant-help = Einer deiner abgelegten Gehilfen kehrt zu deinem Kaufmann zurück (C24.1). Du spielst die Karte vor der Bewegung, oder nach der Ankunft, bevor du einen Gehilfen mitnimmst oder ablegst (C24.2).
card-family = Familienmitglied in die Polizeiwache
    .when = außer in Aktionen
card-family-help = Dein Familienmitglied kehrt in die Polizeiwache zurück, und du nimmst dir eine Bonuskarte oder { $catch_lira } Lira (C25.1). Das geht nur, solange dein Familienmitglied unterwegs ist (C25.2).
card-any_goods = Beliebige Waren am Kleinen Markt
    .when = beim Verkauf
card-any_goods-help = Am Kleinen Markt verkaufst du 1 bis { $market_most } Waren beliebiger Sorten anstatt derer auf dem Nachfrage-Plättchen (C26.1).
card-repeat_palace = Sultanspalast ein weiteres Mal
    .when = gleich danach
card-repeat_palace-help = Führe die Aktion des Sultanspalasts gleich im Anschluss noch einmal aus, zum höheren Preis (C27.1, C28.1).
card-repeat_post_office = Postamt ein weiteres Mal
    .when = gleich danach
card-repeat_post_office-help = Führe die Aktion des Postamts gleich im Anschluss noch einmal aus, so wie die Postanzeiger dann liegen (C27.1, C29.1).
card-repeat_dealer = Edelsteinhändler ein weiteres Mal
    .when = gleich danach
card-repeat_dealer-help = Führe die Aktion des Edelsteinhändlers gleich im Anschluss noch einmal aus, zum höheren Preis (C27.1, C30.1).

## Moschee-Plättchen. `.the` steht mitten im Satz.

tile-red = Rotes Moschee-Plättchen
    .the = das rote Moschee-Plättchen
tile-red-help = Nach einem Wurf auf dem Schwarzmarkt oder in der Teestube darfst du einmal einen Würfel auf { $tile_red_die } drehen oder beide Würfel erneut werfen (Q2.1, Q2.2).
tile-green = Grünes Moschee-Plättchen
    .the = das grüne Moschee-Plättchen
tile-green-help = In einem Lager darfst du für { $tile_green_lira } Lira eine weitere Ware beliebiger Sorte kaufen, für die du Platz hast (Q3.1, Q3.2).
tile-yellow = Gelbes Moschee-Plättchen
    .the = das gelbe Moschee-Plättchen
tile-yellow-help = Einmal in deinem Zug darfst du für { $tile_yellow_lira } Lira einen deiner Gehilfen von einem anderen Ort zurückholen (Q4.1, Q4.2), nur nicht mitten in einer Aktion (Q4.3).
tile-blue = Blaues Moschee-Plättchen
    .the = das blaue Moschee-Plättchen
tile-blue-help = Dein 5. Gehilfe kommt sofort unter deinen Kaufmann (Q5.1).

## Figuren, die gewürfelt werden. `.the` ist der Wen-Fall.

token-governor = Gouverneur
    .the = den Gouverneur
token-governor-help = Trifft dein Kaufmann den Gouverneur, darfst du eine Bonuskarte ziehen; dann bezahlst du { $governor_lira } Lira oder legst eine Karte aus der Hand ab (F10). Danach bestimmen zwei Würfel, wohin er geht (F14).
token-smuggler = Schmuggler
    .the = den Schmuggler
token-smuggler-help = Trifft dein Kaufmann den Schmuggler, darfst du dir eine Ware deiner Wahl nehmen; dann bezahlst du { $smuggler_lira } Lira oder gibst eine beliebige Ware ab (F12). Danach bestimmen zwei Würfel, wohin er geht (F14).

## Spielmaterial

piece-merchant = Kaufmann
piece-assistant = Gehilfe
piece-family = Familienmitglied
piece-neutral_merchant = Neutraler Kaufmann
piece-neutral_assistant = Neutraler Gehilfe
piece-ruby = Rubin
piece-wheelbarrow = Handkarren
piece-extension = Handkarren-Erweiterung
piece-mail_indicator = Postanzeiger
piece-demand_tile = Nachfrage-Plättchen
piece-mosque_tile = Moschee-Plättchen
piece-bonus_card = Bonuskarte

## Spiele, Startaufstellungen, Ausgaben, die Variante

ruleset-base = Grundspiel
ruleset-base-help = Das Spiel mit sechzehn Orten. Zu dritt bis fünft endet es, sobald jemand { $setup_goal_rubies_4 } Rubine hat, zu zweit bei { $setup_goal_rubies_2 } (L1, G1).

layout-short = Kurze Wege
layout-short-help = Orte, die gut zusammenpassen, liegen nah beieinander. Gut für die erste Partie und etwas schneller (L2).
layout-long = Lange Wege
layout-long-help = Orte, die gut zusammenpassen, liegen weit auseinander. Überlege gut, wo du deine Gehilfen ablegst (L3).
layout-order = Ordnung
layout-order-help = Die Orte liegen in der Reihenfolge ihrer Nummern, Ähnliches nebeneinander. Etwas anspruchsvoller (L4).
layout-random = Zufällige Auslage
layout-random-help = Die Orte werden gemischt. Der Brunnen liegt in der Mitte, Schwarzmarkt und Teestube liegen mindestens { $layout_dice_apart } Schritte auseinander (L5, L6).
layout-given = Eigene Auslage
layout-given-help = Die Orte liegen so, wie du es vorgibst, jeder genau einmal (L9).
edition-revised = Überarbeitete Regeln
edition-revised-help = Die Regeln, wie sie heute gedruckt werden (D1).
edition-2014 = Regeln von 2014
edition-2014-help = Wo dein eigener Gehilfe steht, musst du einen Gehilfen mitnehmen und darfst nicht stattdessen deinen Zug beenden (D2, D3). Sonst ist alles gleich (D4).
variant-neutral_assistants = Neutrale Gehilfen
variant-neutral_assistants-help = Bei allen liegt zu Beginn ein neutraler Gehilfe zuunterst im Stapel. Wurde er irgendwo abgelegt, dürfen ihn alle mitnehmen (V2, V5). Für zwei bis vier Spieler (V1).

## Wie ein Zug endet

end-by_choice = Der Zug endet.
end-without_assistant = Der Zug endet sofort: Kein Gehilfe wurde mitgenommen oder abgelegt.
end-without_paying = Der Zug endet sofort: Die anderen Kaufleute wurden nicht bezahlt.

## Spieler und Aufzählungen

player-unnamed = Spieler { $number }
list-and = { $items } und { $last }

## Wie viele

count-rubies = { $count ->
    [one] { $count } Rubin
   *[other] { $count } Rubine
}
count-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
count-cards = { $count ->
    [one] { $count } Bonuskarte
   *[other] { $count } Bonuskarten
}
count-assistants = { $count ->
    [one] { $count } Gehilfe
   *[other] { $count } Gehilfen
}
