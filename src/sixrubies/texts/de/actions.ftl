### Möglichkeiten als Knöpfe. `action-<Verb>` ist der allgemeine Text; `action-<Verb>-<Ort, Schritt oder Wert>` geht vor.

## Der Zug

action-move = Ziehe { $to } ({ $number })
action-pick_up = Nimm deinen Gehilfen mit
action-pick_up_neutral = Nimm einen neutralen Gehilfen mit
action-leave = Lege einen Gehilfen ab
action-leave-neutral = Lege einen neutralen Gehilfen ab
action-decline = Verzichte und beende deinen Zug
action-decline-turn-assistant = Kein Gehilfe: Beende deinen Zug
action-decline-turn-toll = Nicht bezahlen: Beende deinen Zug
action-pay = Bezahle
action-pay-turn-toll = Bezahle den Kaufleuten hier { $lira } Lira
action-pay-governor-pay = Bezahle { $governor_lira } Lira
action-pay-smuggler-pay = Bezahle { $smuggler_lira } Lira
action-skip = Verzichte auf die Aktion
action-end_turn = Beende deinen Zug
action-done = Fertig
action-done-fountain-recall = Das sind alle
action-done-warehouse-extra = Kaufe nichts dazu
action-done-market-sell = Schließe den Verkauf ab
action-done-market-sell_more = Schließe den Verkauf für { $lira } Lira ab

## Die Aktion eines Ortes, mit ihrem Preis oder Ertrag, wie er gerade ist

action-act = Führe die Aktion aus
action-act-wainwright = Kaufe eine Erweiterung für { $wainwright_price } Lira
action-act-fabric_warehouse = Fülle mit roten Waren auf
action-act-spice_warehouse = Fülle mit grünen Waren auf
action-act-fruit_warehouse = Fülle mit gelben Waren auf
action-act-post_office = Hole die Post ab: { $goods }, { $lira } Lira
action-act-caravansary = Nimm Bonuskarten
action-act-fountain = Hole Gehilfen zurück
action-act-black_market = Würfle um blaue Waren
action-act-tea_house = Sage eine Zahl an und würfle
action-act-large_market = Verkaufe Waren
action-act-small_market = Verkaufe Waren
action-act-police_station = Schicke dein Familienmitglied los
action-act-sultans_palace = Liefere { $goods } für einen Rubin
action-act-small_mosque = Nimm ein Moschee-Plättchen
action-act-great_mosque = Nimm ein Moschee-Plättchen
action-act-gemstone_dealer = Kaufe einen Rubin für { $lira } Lira

## Mitten in einer Aktion

action-good = Nimm { $good }
action-good-warehouse-extra = Kaufe { $good } für { $tile_green_lira } Lira
action-sell = Verkaufe { $good }
action-give = Gib { $good } ab
action-tile = Nimm { $the }
action-call = Sage { $number } an
action-send = Schicke dein Familienmitglied { $to } ({ $number })
action-recall = Hole deinen Gehilfen { $from } ({ $number }) zurück
action-keep = Behalte den Wurf
action-keep-dice-red_tile = Behalte den Wurf: { $sum }
action-reroll = Wirf beide Würfel erneut
action-turn_die = Drehe die { $die } auf { $tile_red_die }
action-take-pile = Ziehe vom verdeckten Nachziehstapel
action-take-discard = Nimm die oberste Karte vom Ablagestapel
action-take-discard-card = Nimm vom Ablagestapel: { $card }
action-discard = Lege ab: { $card }

## Begegnungen

action-meet-governor = Triff den Gouverneur
action-meet-smuggler = Triff den Schmuggler
action-catch = Fange das Familienmitglied von { $other } ein
action-reward-card = Ziehe eine Bonuskarte
action-reward-lira = Nimm { $catch_lira } Lira

## Karten und Plättchen

action-play = Spiele: { $card }
action-use-yellow = Hole für { $tile_yellow_lira } Lira einen Gehilfen zurück (gelbes Plättchen)

## Zufall, wenn Würfe und Karten eines echten Tisches eingegeben werden

action-roll = Wirf { $die1 } und { $die2 }
action-draw = Ziehe: { $card }
action-draw-hidden = Ziehe eine Bonuskarte
action-demand = Decke auf: { $demand }
