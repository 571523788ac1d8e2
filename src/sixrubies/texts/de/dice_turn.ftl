### Das Würfelspiel: Fragen, Möglichkeiten, Gründe, Ereignisse. Der Text eines Schritts endet auf `-told`, wo er die Lage nennt.

## Was ein Schritt fragt; bei Zufall und von selbst Ablaufendem, was geschieht

dice-step-tile-show = Ein Moscheeplättchen wird aufgedeckt.
dice-step-turn-begin = Ein neuer Zug beginnt.
dice-step-turn-income = Welches deiner Einkommen nimmst du zuerst?
dice-step-turn-roll = Die Würfel werden aufgenommen.
dice-step-dice-roll = Ein Würfel wird geworfen.
dice-step-turn-reroll = { $reroll_crystals ->
    [one] Willst du für { $reroll_crystals } Kristall Würfel erneut werfen?
   *[other] Willst du für { $reroll_crystals } Kristalle Würfel erneut werfen?
}
dice-step-turn-reroll-told = Erneut geworfen wird: { $faces }. Was noch?
dice-step-turn-action = Welche Aktion führst du aus?
dice-step-turn-action-told = { $left ->
    [one] Welche Aktion führst du aus? { $left } bleibt dir.
   *[other] Welche Aktion führst du aus? { $left } bleiben dir.
}
dice-step-turn-finish = Der Zug ist vorbei.
dice-step-pay-goods = Womit bezahlst du?
dice-step-pay-goods-told = Noch zu bezahlen: { $goods }. Womit bezahlst du?
dice-step-pay-goods-different = { $count ->
    [one] Noch zu bezahlen: { $count } Ware einer anderen Sorte. Womit bezahlst du?
   *[other] Noch zu bezahlen: { $count } verschiedene Waren. Womit bezahlst du?
}
dice-step-gain-resource = Etwas kommt aus dem Vorrat.
dice-step-gain-two_markers = Welche Warenplättchen nimmst du, { $actions_markers } insgesamt?
dice-step-gain-tile = Ein Moscheeplättchen wird genommen.
dice-step-gain-ruby = Ein Rubin wird genommen.
dice-step-card-reveal = Eine Basarkarte wird aufgedeckt.
dice-step-card-use = Welche der aufgedeckten Basarkarten nutzt du?
dice-step-card-condition = Willst du tun, was die Basarkarte verlangt?
dice-step-card-condition-told = Basarkarte: { $card }. Willst du das?
dice-step-card-give_up = Welches deiner Moscheeplättchen gibst du ab?
dice-step-card-tile = Welches offene Moscheeplättchen nimmst du?
dice-step-card-ruby = Aus welchem Bereich nimmst du einen Rubin?
dice-step-card-sale = Willst du für Lira abgeben, was die Basarkarte zeigt?
dice-step-card-sale-told = Basarkarte: Willst du { $thing } für { $lira } Lira abgeben?
dice-step-card-share = Was nimmst du von der Basarkarte?
dice-step-card-gift = Willst du nehmen, was die Basarkarte bietet?
dice-step-card-gift-told = Basarkarte: Willst du { $thing } nehmen?
dice-step-card-offer = Willst du kaufen, was die Basarkarte bietet?
dice-step-card-offer-told = Basarkarte: Willst du { $thing } für { $bazaar_offer_price } Lira kaufen?
dice-step-card-done = Die Basarkarten werden abgelegt.

## Möglichkeiten. `dice-action-<Verb>` ist der allgemeine Text; einer mit Wert oder Schritt dahinter geht vor.

dice-action-done = Fertig
dice-action-done-turn-reroll = Behalte den Wurf
dice-action-done-named-turn-reroll = { $reroll_crystals ->
    [one] Bezahle { $reroll_crystals } Kristall und wirf sie erneut
   *[other] Bezahle { $reroll_crystals } Kristalle und wirf sie erneut
}
dice-action-end_turn = Beende deinen Zug
dice-action-fulfil = Tu, was die Karte verlangt
dice-action-fulfil-card-condition = Ja: { $card }
dice-action-decline = Verzichte
dice-action-decline-card-condition = Nein: Nimm { $bazaar_otherwise } Lira
dice-action-pay = Bezahle { $bazaar_offer_price } Lira
dice-action-pay-card-offer = Bezahle { $bazaar_offer_price } Lira für { $thing }
dice-action-take = Nimm { $resource }
dice-action-take-colour-turn-action = Nimm { $resource } für { $goods }
dice-action-take-brown-turn-action = Nimm { $resource } für { $actions_brown } verschiedene Waren
dice-action-take-crystal-turn-action = Nimm { $resource } für { $actions_crystal } verschiedene Waren
dice-action-take-lira = Nimm Lira
dice-action-take-lira-turn-action = { $count ->
    [one] Nimm { $lira } Lira für { $count } Würfel mit Lira
   *[other] Nimm { $lira } Lira für { $count } Würfel mit Lira
}
dice-action-take-lira-card-share = Nimm { $resource }
dice-action-take-two_markers = Nimm { $actions_markers } Warenplättchen nach Wahl für { $actions_markers_price } verschiedene Waren
dice-action-die = Setze einen Würfel ein: { $face }
dice-action-give = Gib { $resource } ab
dice-action-give-card-sale = Gib { $resource } für { $lira } Lira ab
dice-action-income = Einkommen: { $ability }
dice-action-reroll = Wirf einen Würfel erneut: { $face }
dice-action-reveal = { $number ->
    [one] Decke { $number } Basarkarte auf
   *[other] Decke { $number } Basarkarten auf und nutze eine
}
dice-action-ruby = Kaufe einen Rubin { $from }
dice-action-ruby-turn-action = Kaufe einen Rubin { $from } für { $price }
dice-action-ruby-card-ruby = Nimm einen Rubin { $from }
dice-action-use = Nutze: { $card }
dice-action-buy_tile = Kaufe ein Moscheeplättchen für { $price }: { $ability }
dice-action-tile = Nimm ein Moscheeplättchen: { $tile }
dice-action-give_up = Gib ein Moscheeplättchen ab: { $ability }
dice-action-roll = Wirf: { $face }
dice-action-draw = Decke auf: { $card }
dice-action-show = Decke auf: { $tile }

## Warum etwas nicht geht

dice-reason-needs_lira = Du brauchst { $need } Lira; du hast { $have }.
dice-reason-needs_crystal = { $need ->
    [one] Du brauchst { $need } Kristall; du hast { $have }.
   *[other] Du brauchst { $need } Kristalle; du hast { $have }.
}
dice-reason-needs_brown = { $need ->
    [one] Du brauchst { $need } Kiste; du hast { $have }.
   *[other] Du brauchst { $need } Kisten; du hast { $have }.
}
dice-reason-needs_goods = { $need ->
    [one] Du brauchst { $need } Ware dafür; Würfel und Plättchen geben { $have } her.
   *[other] Du brauchst { $need } Waren dafür; Würfel und Plättchen geben { $have } her.
}
dice-reason-needs_card_dice = Du brauchst { $need } Kartensymbole für diese Aktion; eingesetzt hast du { $have }.
dice-reason-no_coin_die = Kein Würfel zeigt Lira.
dice-reason-no_card_die = Kein Würfel zeigt eine Karte.
dice-reason-no_ruby = Dort liegt kein Rubin mehr.
dice-reason-no_ruby-anywhere = Auf keiner Leiste und keinem Teppich liegt noch ein Rubin.
dice-reason-no_open_tile = Kein Moscheeplättchen liegt offen.
dice-reason-no_own_tile = Du hast kein Moscheeplättchen.
dice-reason-no_die = { $kind ->
    [card] Kein weiterer Würfel zeigt eine Karte.
   *[other] Kein weiterer Würfel zeigt { $face }.
}
dice-reason-no_marker = Du hast { $none }.
dice-reason-canonical_order = Genannt wird in der Reihenfolge Tuch, Obst, Gewürz, Schmuck, Lira, Karte; bei jeder Sorte Würfel vor Plättchen, Kisten zuletzt.
dice-reason-rest_unpayable = Dann könntest du den Rest nicht mehr bezahlen.
dice-reason-not_asked = { $face } wird nicht mehr verlangt.

## Was geschehen ist, in der dritten Person

dice-event-turn_began = Runde { $round }: { $player } ist am Zug.
dice-event-income_taken = { $player } hat Einkommen: { $ability }.
dice-event-die_rolled = { $player } würfelt { $faces }.
dice-event-rerolled = { $number ->
    [one] { $player } nimmt { $number } Würfel noch einmal auf.
   *[other] { $player } nimmt { $number } Würfel noch einmal auf.
}
dice-event-action_began = { $player } wählt „{ $action }“.
dice-event-die_used = { $player } setzt { $faces } ein.
dice-event-resource_paid = { $player } bezahlt { $resource }.
dice-event-resource_gained = { $player } nimmt { $resource }.
dice-event-resource_returned = { $player } gibt { $resource } zurück: Im Vorrat fehlt etwas.
dice-event-resource_short = { $player } geht leer aus ({ $resource }): Der Vorrat ist erschöpft.
dice-event-tile_shown = Neu in der Auslage: { $tile }.
dice-event-tile_taken = { $player } nimmt ein Moscheeplättchen ({ $ability }) und hat jetzt { $number }.
dice-event-tile_given_up = { $player } gibt ein Moscheeplättchen ab ({ $ability }) und hat jetzt { $number }.
dice-event-ruby = { $player } nimmt einen Rubin { $from } und hat jetzt { $rubies }.
dice-event-card_revealed = { $player } deckt „{ $card }“ auf.
dice-event-card_used = { $player } nutzt „{ $card }“.
dice-event-card_fulfilled = { $player } tut, was die Karte verlangt.
dice-event-card_declined = { $player } verzichtet.
dice-event-reshuffled = { $count ->
    [one] Der Ablagestapel wird gemischt: { $count } Karte zum Nachziehen.
   *[other] Der Ablagestapel wird gemischt: { $count } Karten zum Nachziehen.
}
dice-event-turn_ended = Der Zug von { $player } endet.
dice-event-last_round = { $player } hat genug Rubine gesammelt: Das ist die letzte Runde.
dice-event-game_over = Das Spiel ist zu Ende.

## Mehrere Ereignisse einer Art in einem Satz

dice-together-die_rolled = { $player } würfelt { $things }.
dice-together-die_used = { $player } setzt { $things } ein.
dice-together-resource_paid = { $player } bezahlt { $things }.
dice-together-resource_gained = { $player } nimmt { $things }.
dice-together-resource_returned = { $player } gibt { $things } zurück: Im Vorrat fehlt etwas.

## Das Ergebnis

dice-result-won-rubies = { $rubies ->
    [one] { $player } gewinnt mit { $rubies } Rubin!
   *[other] { $player } gewinnt mit { $rubies } Rubinen!
}
dice-result-won-lira = { $player } gewinnt: gleich viele Rubine ({ $rubies }), aber nach dem Verkauf von Plättchen und Kristallen mehr Lira ({ $lira }).
dice-result-shared = { $players } teilen sich den Sieg.
dice-result-score = { $player }: Rubine { $rubies }, Lira nach dem Verkauf { $lira }
