### Das Würfelspiel: Namen der Dinge und was sie tun. Zahlen wie $tiles_lira kommen aus den Daten des Spielmaterials.

ruleset-dice = Das Würfelspiel
ruleset-dice-help = Ein eigenes Spiel für 2 bis 4 Spieler: Würfle Waren, Lira und Basarkarten und mache Rubine daraus (DG1.1, DG5.2). Die letzte Runde beginnt, wenn jemand zu zweit { $dice_game_goal_2 } Rubine hat, zu dritt { $dice_game_goal_3 }, zu viert { $dice_game_goal_4 } (DG60.1).

## Seiten eines Würfels

dice-face-red = Tuch
dice-face-yellow = Obst
dice-face-green = Gewürz
dice-face-blue = Schmuck
dice-face-lira = Lira
dice-face-card = Karte
dice-faces = { $count }× { $face }

## Waren als Preis: Ein Würfel, ein Warenplättchen oder eine Kiste kann für jede stehen

dice-good-red = { $count ->
    [one] { $count } Tuch
   *[other] { $count } Tuch
}
dice-good-yellow = { $count ->
    [one] { $count } Obst
   *[other] { $count } Obst
}
dice-good-green = { $count ->
    [one] { $count } Gewürz
   *[other] { $count } Gewürze
}
dice-good-blue = { $count ->
    [one] { $count } Schmuck
   *[other] { $count } Schmuck
}
dice-good-any = { $count ->
    [one] { $count } beliebige Ware
   *[other] { $count } beliebige Waren
}
dice-good-each = 1 Ware jeder Sorte

## Was im Vorrat liegt, und was eine Basarkarte sonst nennt. `.none` steht mitten im Satz.

dice-resource-red = { $count ->
    [one] { $count } Tuchplättchen
   *[other] { $count } Tuchplättchen
}
    .none = kein Tuchplättchen
dice-resource-yellow = { $count ->
    [one] { $count } Obstplättchen
   *[other] { $count } Obstplättchen
}
    .none = kein Obstplättchen
dice-resource-green = { $count ->
    [one] { $count } Gewürzplättchen
   *[other] { $count } Gewürzplättchen
}
    .none = kein Gewürzplättchen
dice-resource-blue = { $count ->
    [one] { $count } Schmuckplättchen
   *[other] { $count } Schmuckplättchen
}
    .none = kein Schmuckplättchen
dice-resource-brown = { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
}
    .none = keine Kiste
dice-resource-crystal = { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
}
    .none = keinen Kristall
dice-resource-lira = { $count } Lira
    .none = keine Lira
dice-resource-tile = { $count ->
    [one] { $count } offenes Moscheeplättchen
   *[other] { $count } offene Moscheeplättchen
}
dice-resource-own_tile = { $count } deiner Moscheeplättchen
dice-resource-ruby = { $count ->
    [one] { $count } Rubin
   *[other] { $count } Rubine
}

## Moscheeplättchen nach dem, wozu sie gut sind

dice-tile = { $ability } ({ $price })
dice-tile-help = { $help } Es kostet { $price } (DG17.1) und wirkt ab deinem nächsten Zug (DG20.5).
dice-ability-lira = { $tiles_lira } Lira jeden Zug
dice-ability-lira-help = Zu Beginn jedes deiner Züge nimmst du { $tiles_lira } Lira (DG21.1).
dice-ability-crystal = { $tiles_crystals ->
    [one] { $tiles_crystals } Kristall jeden Zug
   *[other] { $tiles_crystals } Kristalle jeden Zug
}
dice-ability-crystal-help = { $tiles_crystals ->
    [one] Zu Beginn jedes deiner Züge nimmst du { $tiles_crystals } Kristall; damit darfst du noch im selben Zug erneut würfeln (DG22.1).
   *[other] Zu Beginn jedes deiner Züge nimmst du { $tiles_crystals } Kristalle; damit darfst du noch im selben Zug erneut würfeln (DG22.1).
}
dice-ability-card = { $tiles_cards ->
    [one] { $tiles_cards } Basarkarte jeden Zug
   *[other] { $tiles_cards } Basarkarten jeden Zug
}
dice-ability-card-help = { $tiles_cards ->
    [one] Zu Beginn jedes deiner Züge wird { $tiles_cards } Basarkarte aufgedeckt, und du nutzt sie (DG23.1). Ein Kartensymbol zählt dabei nicht (DG23.2).
   *[other] Zu Beginn jedes deiner Züge werden { $tiles_cards } Basarkarten aufgedeckt, und du nutzt eine davon (DG23.1). Kartensymbole zählen dabei nicht (DG23.2).
}
dice-ability-action = 1 Aktion mehr
dice-ability-action-help = In jedem deiner Züge hast du eine Aktion mehr (DG24.1).
dice-ability-goods = { $resource } beim Nehmen von Lira
dice-ability-goods-help = Wenn du die Aktion „Lira nehmen“ ausführst, nimmst du dazu { $resource }, gleich wie viele Symbole du einsetzt (DG25.1).
dice-ability-die = 1 Würfel mehr
dice-ability-die-help = In jedem deiner Züge würfelst du mit einem Würfel mehr (DG26.1, DG26.2).

## Rubinbereiche. `.from` steht mitten im Satz: „nimmt einen Rubin von der Tuchleiste“.

dice-area-red = Tuchleiste
    .from = von der Tuchleiste
dice-area-yellow = Obstleiste
    .from = von der Obstleiste
dice-area-green = Gewürzleiste
    .from = von der Gewürzleiste
dice-area-blue = Schmuckleiste
    .from = von der Schmuckleiste
dice-area-carpet = Linker Teppich
    .from = vom linken Teppich
dice-area-lira = Rechter Teppich
    .from = vom rechten Teppich
dice-area-mosque = Moscheebereich
    .from = aus dem Moscheebereich
dice-area-track-help = { $area }: Der nächste Rubin kostet Waren dieser Sorte, zu zweit { $goods_2 }, zu dritt { $goods_3 }, zu viert { $goods_4 }; mit jedem Rubin wird der nächste teurer (DG31.1, DG31.2, DG31.3).
dice-area-carpet-help = { $area }: Der nächste Rubin kostet eine Ware jeder Sorte und für jeden Rubin, der schon fehlt, eine beliebige Ware mehr (DG32.1, DG32.3).
dice-area-lira-help = { $area }: Der nächste Rubin kostet Lira, zu zweit { $lira_2 }, zu dritt { $lira_3 }, zu viert { $lira_4 } (DG33.1, DG33.2, DG33.3).
dice-area-mosque-help = { $area }: Hier gibt es nichts zu kaufen (DG18.2). Wer nach dem Nehmen zu zweit genau { $mosque_ruby_tiles_2 } Moscheeplättchen hat, zu dritt { $mosque_ruby_tiles_3 }, zu viert { $mosque_ruby_tiles_4 }, nimmt hier einen Rubin, einmal im Spiel (DG27.1, DG27.2).

## Basarkarten. In der Schachtel haben sie keine Namen; was sie geben, steht dafür.

dice-card-sale = { $bazaar_sale_lira } Lira; die anderen: { $price } Lira für { $resource }
dice-card-sale-help = Du nimmst { $bazaar_sale_lira } Lira (DG42.1). Alle anderen dürfen { $resource } für { $price } Lira abgeben (DG42.2, { $statement }){ $kind ->
        [colour] ; eine Kiste darf dafür stehen (DG41.5).
       *[crystal] .
    }
dice-card-share = { $resource } und { $bazaar_share_lira } Lira; die anderen: eins von beiden
dice-card-share-help = Du nimmst { $resource } und { $bazaar_share_lira } Lira (DG43.1). Alle anderen dürfen { $resource } oder { $bazaar_share_lira } Lira nehmen (DG43.2, { $statement }).
dice-card-gift = 1 Kiste; die anderen: { $resource }
dice-card-gift-help = Du nimmst 1 Kiste (DG44.1). Alle anderen dürfen { $resource } nehmen (DG44.2, { $statement }).
dice-card-offer = { $resource }; die anderen: dasselbe für { $bazaar_offer_price } Lira
dice-card-offer-help = Du nimmst { $resource } (DG45.1). Alle anderen dürfen { $bazaar_offer_price } Lira für { $resource } bezahlen (DG45.2, { $statement }).
dice-card-give = { $card } für { $things }
dice-card-own = { $card }, wenn du { $things } besitzt
dice-card-dice = { $card }, wenn du { $count } Kartensymbole eingesetzt hast
dice-card-condition-help = { $card }; sonst { $bazaar_otherwise } Lira (DG40.3, { $statement }). Für die anderen steht nichts darauf. Was die Karte verlangt, bezahlst du mit dem, was du besitzt, nie mit Würfelsymbolen (DG40.7).
