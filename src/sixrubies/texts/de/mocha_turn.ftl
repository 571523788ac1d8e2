### Mokka & Bakschisch: Schritte, Möglichkeiten, Gründe, Ereignisse, Hilfen, Regeln. `<Schlüssel>-in-mocha` geht vor.

## Was Schritte fragen

step-dice-red_tile-in-mocha = Zählt dieser Wurf, oder möchtest du ihn ändern?
step-dice-six = Welchen Würfel drehst du auf 6?
step-turn-move_corner = In welche Ecke zieht dein Kaufmann?
step-rewards-take = Die Würfel bringen eine Belohnung.
step-rewards-good = Welche Ware nimmst du als Belohnung?
step-exchange-give = Was gibst du ab?
step-exchange-take = Was nimmst du dafür?
step-guild-draw = Eine Gildenkarte wird gezogen.
step-trader-pay = Womit bezahlst du den Kaffeehändler?
step-roasting-choose = Was tauschst du gegen Kaffee?
step-roasting-good = Welche Ware gibst du ab?
step-roasting-card = Welche Karte legst du ab?
step-guild_hall-take = In der Gildenhalle gibt es Kaffee und Gildenkarten.
step-guild_hall-discard = Welche Gildenkarte legst du ab?
step-tavern-choose = Was nimmst du in der Taverne?
step-tavern-barrier = Neben welchen Ort legst du die Barriere? Seine Aktion kommt als Nächstes.
step-tavern-beside = An welche Seite dieses Ortes legst du die Barriere?
step-tavern-action = Möchtest du die Aktion dieses Ortes neben der Barriere ausführen?
step-tavern-ruby = Woher nimmst du den Rubin?
step-coffee_house-buy = Der Kaffee wird geliefert.
step-caravansary-coffee = In der Karawanserei gibt es Kaffee.
step-guild-extra = Die Gildenkarte gibt noch etwas dazu.
step-guild-extend = Der Handkarren wird erweitert.
step-guild-goods = Die Gildenkarte bringt Waren.
step-guild-blue = Die Würfel bringen blaue Waren.
step-guild-again = Die Aktion kommt ein zweites Mal. Möchtest du vorher noch etwas tun?
step-guild-send = Wohin schickst du dein Familienmitglied zu einer Aktion?
step-guild-mosque = Welches Moschee-Plättchen nimmst du?
step-guild-tavern = Welches Tavernen-Plättchen nimmst du zusammen mit der Barriere?

## Möglichkeiten

action-act-roasting_plant = Tausche Lira, eine Ware oder eine Karte gegen Kaffee
action-act-guild_hall = Nimm { $guild_hall_coffee } Kaffee und ziehe Gildenkarten
action-act-tavern = Bezahle für die Barriere, ein Tavernen-Plättchen oder einen Rubin
action-act-coffee_house = Liefere { $coffee } Kaffee für einen Rubin
action-act-caravansary-in-mocha = Nimm { $caravansary_coffee } Kaffee und Bonuskarten
action-done-exchange-give = Mehr gibst du nicht ab
action-done-roasting-choose = Das ist alles
action-draw-hidden-guild = Ziehe eine Gildenkarte
action-keep-rewards-take = Behalte den Wurf: { $die1 } und { $die2 }
action-meet-coffee_trader = Triff den Kaffeehändler
action-pay-trader-pay = Bezahle { $coffee_trader_lira } Lira
action-turn_die-dice-six = Drehe die { $die } auf 6
action-tavern-barrier = Lege die Barriere
action-tavern-barrier-price = Lege die Barriere für { $coffee } Kaffee
action-tavern-movement = Nimm das Bewegungs-Plättchen
action-tavern-movement-price = Nimm das Bewegungs-Plättchen für { $coffee } Kaffee
action-tavern-encounter = Nimm das Begegnungs-Plättchen
action-tavern-encounter-price = Nimm das Begegnungs-Plättchen für { $coffee } Kaffee
action-tavern-ruby = Nimm einen Rubin
action-tavern-ruby-price = Nimm einen Rubin für { $goods }
action-tavern-guild-tavern = Nimm { $the } und lege die Barriere für { $coffee } Kaffee
action-barrier = Lege die Barriere neben { $object } ({ $number })
action-beside = Lege die Barriere an die Seite, die an { $object } ({ $number }) grenzt
action-beside-tavern-beside = Lege die Barriere zwischen { $beside } und { $object } ({ $number })
action-ruby-palace = Nimm den Rubin aus dem Sultanspalast
action-ruby-dealer = Nimm den Rubin vom Edelsteinhändler
action-ruby-coffee_house = Nimm den Rubin aus dem Kaffeehaus
action-roast-lira = Bezahle { $roasting_lira } Lira für { $roasting_coffee } Kaffee
action-roast-good = Gib eine Ware für { $roasting_coffee } Kaffee ab
action-roast-card = Lege eine Karte für { $roasting_coffee } Kaffee ab

## Gründe

reason-needs_coffee = Du brauchst { $need } Kaffee und hast { $have }.
reason-needs_lira-coffee_trader = Du brauchst { $need } Lira oder eine beliebige Ware.
reason-needs_good-roasting-choose = Du hast keine Waren.
reason-needs_good-exchange = Du hast weder Waren noch Kaffee zum Tauschen.
reason-needs_good-coffee_to_lira = Dann hättest du nichts mehr zum Tauschen.
reason-needs_good-exchange-give = { $kind ->
    [any] { $count ->
        [one] Gib mindestens { $count } Ware oder Kaffee ab.
       *[other] Gib mindestens { $count } Waren oder Kaffee ab.
    }
   *[other] Du brauchst { $good }.
}
reason-own_tavern_tile = Du hast { $the } schon; niemand bekommt es zweimal.
reason-tavern_stack_empty = { $tile }: Es ist keines mehr da.
reason-no_exchange = Du kannst nichts eintauschen: Verlangt werden { $roasting_lira } Lira, eine Ware oder eine Karte.
reason-no_exchange-roasting-choose = Tausche mindestens einmal.
reason-no_exchange-tavern = Du kannst hier nichts bezahlen: Barriere, Tavernen-Plättchen und Rubin kosten alle Kaffee.
reason-exchange_done = Das hast du schon getauscht; jedes geht nur einmal.
reason-no_card_in_hand = Du hast weder eine Bonuskarte noch eine Gildenkarte.
reason-barrier_lies_here = Dort liegt die Barriere schon. Lege sie woandershin.
reason-no_guild_card = Es gibt keine Gildenkarte zu ziehen: Beide Stapel sind leer.
reason-action_impossible = Die Gildenkarte verlangt die Aktion { $at }, und du kannst sie gerade nicht ausführen.
reason-action_impossible-coffee_to_lira = Du brauchst deinen Kaffee für die Aktion { $at }.
reason-action_impossible-two_coffee = Du brauchst diese Karte selbst für die Aktion { $at }.
reason-not_with_guild_card = In einem Zug mit einer Gildenkarte kannst du nichts nutzen, was zu einem Ort gehört.
reason-six_already = Dieser Würfel zeigt schon 6.
reason-six_already-die_to_six = Beide Würfel zeigen schon 6.
reason-no_room_to_take = Dann könntest du dafür nicht ebenso viel nehmen: Für Waren anderer Sorten ist zu wenig Platz.
reason-no_corner = Das ist keine Ecke des Spielplans.
reason-no_ruby-ruby = Im Sultanspalast, beim Edelsteinhändler und im Kaffeehaus gibt es keinen Rubin mehr.
reason-no_ruby-tavern-ruby = Dort gibt es keinen Rubin mehr.
reason-no_ruby-guild = Am Ort dieser Karte gibt es keinen Rubin mehr.
reason-sale_full-exchange-give = Du kannst höchstens { $most } tauschen.
reason-canonical_order-exchange-give = Was du abgibst, wird in der Reihenfolge rot, grün, gelb, blau, Kaffee genannt.
reason-no_room-exchange-take = Dein Handkarren hat für { $goods } keinen Platz mehr.
reason-family_away-in-mocha = Dein Familienmitglied ist unterwegs. Es kommt zurück, wenn jemand es einfängt, mit einer Bonuskarte oder mit Gildenkarte 12.
reason-could_not_pay-exchange-take = Dann könntest du den Schmuggler nicht mehr bezahlen.
reason-same_place-turn-move_corner = Dein Kaufmann ist schon dort. Die Karte bringt ihn anderswohin, in eine Ecke.
reason-too_far-barrier = { $distance ->
    [one] Um die Barriere herum ist das { $distance } Schritt; dein Kaufmann zieht { $move_near }.
   *[other] Um die Barriere herum sind das { $distance } Schritte; dein Kaufmann zieht { $move_near }.
}
reason-too_far-movement = { $distance ->
    [one] Das ist { $distance } Schritt; dein Kaufmann zieht { $move_near }, oder beliebig viele in gerader Linie.
   *[other] Das sind { $distance } Schritte und keine gerade Linie; dein Kaufmann zieht { $move_near }, oder beliebig viele in gerader Linie.
}
reason-not_now-two_coffee = Nur, wenn du in deinem eigenen Zug etwas entscheidest.
reason-not_now-coffee_to_lira = Nur, wenn du in deinem eigenen Zug etwas entscheidest.
reason-not_now-coffee_to_guild = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-dice_rewards = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-exchange = Nicht mitten in einer Aktion oder einer anderen Karte: Spiele sie davor oder danach.
reason-not_now-die_to_six = Nur gleich nachdem du gewürfelt hast, und nicht, wenn der Wurf jemanden bewegt.
reason-not_now-corner = Nur anstelle der normalen Bewegung.
reason-not_now-repeat_wainwright = Nur gleich nach der Aktion der Wagnerei.
reason-not_now-repeat_coffee_house = Nur gleich nach der Aktion des Kaffeehauses.
reason-not_now-guild = Nur vor der Bewegung und anstelle deines ganzen Zugs.

## Ereignisse

event-coffee_gained = { $player } nimmt { $coffee } Kaffee.
event-coffee_paid = { $player } gibt { $coffee } Kaffee ab.
event-barrier_laid = { $player } legt die Barriere zwischen { $object } und { $beside }.
event-tavern_tile_taken = { $player } nimmt { $the }.
event-baksheesh_turned = Das Bakschisch-Plättchen wird umgedreht. Es zeigt jetzt { $goods }.
# Das sieht, wer zieht.
event-guild_card_drawn = { $player } zieht: { $card }.
# Das sehen alle anderen.
event-guild_card_drawn-hidden = { $player } zieht eine Gildenkarte.
event-guild_reshuffled = { $count ->
    [one] Die abgelegten Gildenkarten werden gemischt: { $count } Karte zum Nachziehen.
   *[other] Die abgelegten Gildenkarten werden gemischt: { $count } Karten zum Nachziehen.
}

## Hilfen zu Möglichkeiten

help-tavern-barrier = Du legst die Barriere zwischen zwei Orte und führst die Aktion eines der beiden aus; dort bezahlst du niemanden und begegnest niemandem (MB19.2, MB19.3, MB19.4). Bis jemand anders sie legt, darfst nur du sie überqueren (MB33.2).
help-tavern-ruby = Du nimmst den nächsten Rubin des Sultanspalasts, des Edelsteinhändlers oder des Kaffeehauses (MB19.14). Danach wird das Bakschisch-Plättchen umgedreht (MB19.15).
help-barrier = Die Barriere kommt an eine Seite dieses Ortes, und seine Aktion kommt als Nächstes (MB19.5).
help-beside = Nur du darfst die Barriere an dieser Grenze überqueren, bis jemand anders sie legt (MB33.2, MB33.3).
help-ruby = Du nimmst den nächsten Rubin dieses Ortes, und der danach kostet mehr (MB19.14). Dann wird das Bakschisch-Plättchen umgedreht (MB19.15).
help-roast = Jedes der drei geht einmal und bringt { $roasting_coffee } Kaffee (MB17.1).
help-call-tea_house-call-guild = Zeigen beide Würfel zusammen diese Zahl oder mehr, bekommst du so viele Lira, sonst { $guild_consolation } (MB109.1).
help-done-exchange-give = Jetzt nimmst du ebenso viel dafür (MB55.1).
help-done-roasting-choose = Du tauschst nichts weiter ein (MB17.1).
help-draw-guild-draw = Die Gildenkarte, die gezogen wurde.
help-end_turn-in-mocha = Dein Zug ist vorbei. Gouverneur, Schmuggler und Kaffeehändler darfst du stehen lassen, Familienmitglieder musst du vorher einfangen (T7, MB35.1).
help-give-exchange-give = Du gibst das ab und nimmst dafür etwas von einer anderen Sorte (MB55.1, MB55.2).
help-give-roasting-good = Du gibst diese Ware für { $roasting_coffee } Kaffee ab (MB17.3).
help-give-trader-pay = Du bezahlst den Kaffeehändler mit dieser Ware und nimmst 1 Kaffee (MB35.2).
help-good-exchange-take = Du nimmst das für etwas, was du abgegeben hast (MB55.1).
help-good-rewards-good = Du nimmst diese Ware als Belohnung. Hast du keinen Platz für sie, verfällt sie (MB54.1, MB54.2).
help-good-smuggler-take-free = Du nimmst diese Ware vom Schmuggler und bezahlst dank deines Begegnungs-Plättchens nichts dafür (MB34.6).
help-pay-trader-pay = Du bezahlst { $coffee_trader_lira } Lira und nimmst 1 Kaffee (MB35.2).
help-skip-tavern-action = Du verzichtest auf die Aktion neben der Barriere, und dein Zug geht weiter (MB19.3).
help-turn_die-dice-six = Dieser Würfel wird auf 6 gedreht (MB56.1).

## Die Regeln nach Themen

rules-goal-in-mocha = Sammle vor allen anderen { $mocha_goal } Rubine (MB39.1). Rubine gibt es in der Wagnerei, in den beiden Moscheen, im Sultanspalast, beim Edelsteinhändler und im Kaffeehaus (B1.3, B14.4, B15.3, B13.6, B16.3, MB20.2). In der Taverne kannst du ebenfalls einen kaufen (MB19.14).
rules-setup-in-mocha = Alles wird wie im Grundspiel aufgebaut, auf zwanzig Orten (MB30.1, MB30.2). Die neuen Bonuskarten werden eingemischt (MB30.3), die Gildenkarten sind ein eigener Stapel (MB30.5). Der Kaffeehändler geht dorthin, wohin Würfel ihn schicken (MB30.4). Die Barriere liegt neben dem Plan (MB30.6), zwei Stapel Tavernen-Plättchen und das Bakschisch-Plättchen an der Taverne (MB30.7, MB30.8), Rubine auch im Kaffeehaus (MB30.9). Kaffee hat noch niemand (MB30.10).
rules-turn-in-mocha = Ein Zug hat vier Abschnitte in dieser Reihenfolge: Du bewegst deinen Kaufmann, bezahlst andere Kaufleute, führst die Aktion des Ortes aus und triffst, wer sonst noch dort ist (T2). Dabei darfst du Bonuskarten spielen und deine Plättchen nutzen (T4). Anstelle von alldem darfst du eine Gildenkarte spielen (MB37.1).
rules-movement-in-mocha = Dein Kaufmann zieht { $move_near } Schritte, nie diagonal, und er bleibt nie stehen (M1, M2). Niemand versperrt ihm den Weg (M4). Die Barriere schon: Nur wer sie zuletzt gelegt hat, darf sie überqueren (MB33.2, MB33.3).
rules-encounters-in-mocha = Fremde Familienmitglieder am Ort fängst du ein und schickst sie in die Polizeiwache; für jedes nimmst du eine Bonuskarte oder { $catch_lira } Lira (F4, F5). Auch Gouverneur, Schmuggler und Kaffeehändler darfst du nutzen, in beliebiger Reihenfolge (F2, F10, F12, MB35.1). In der Polizeiwache wird niemand eingefangen (F6).
rules-cards-in-mocha = In deinem Zug darfst du beliebig viele Bonuskarten spielen, jede zu ihrer Zeit (C1). Mitten in einer Aktion darfst du nur spielen, was als Geld dient: „{ $cards_lira } Lira“, „{ $mocha_cards_coffee } Kaffee“ und „{ $mocha_cards_lira } Lira für { $mocha_cards_lira_price } Kaffee“ (C10, C11, MB36.1). Du darfst beliebig viele Karten auf der Hand halten (C3).
rules-end-in-mocha = Hat jemand genug Rubine gesammelt, wird die Runde zu Ende gespielt, dann ist Schluss (MB39.1, MB39.2). Manche übrigen Karten werden für alle gespielt: die für Lira, die für Lira gegen Kaffee und die für eine Ware (G5, MB39.3). Es gewinnen die meisten Rubine, dann die meisten Lira, Waren, Bonuskarten; ist alles gleich, wird der Sieg geteilt (G8, G9, G10). Kaffee und Gildenkarten zählen nicht (MB39.5).
rules-coffee = Kaffee ist keine Ware: Du darfst beliebig viel davon haben, er braucht keinen Platz im Handkarren, und er gilt nie als beliebige Ware (MB32.1, MB32.2). Du bekommst ihn in der Kaffeerösterei, in der Gildenhalle, in der Karawanserei und vom Kaffeehändler (MB17.1, MB18.1, MB6.1, MB35.2). Du brauchst ihn in der Taverne und im Kaffeehaus (MB19.1, MB20.1).
    .title = Kaffee
rules-guild_cards = Eine Gildenkarte spielst du zu Beginn deines Zugs und anstelle von allem anderen: Du bewegst dich nicht und begegnest niemandem (MB37.1). Du musst alles ausführen können, was sie verlangt (MB37.5). In diesem Zug darfst du keine Karten und Plättchen nutzen, die zu einem Ort gehören (MB37.3). Gildenkarten bekommst du in der Gildenhalle (MB18.1).
    .title = Gildenkarten
rules-barrier = Die Barriere liegt zwischen zwei Orten, und nur wer sie zuletzt gelegt hat, darf sie überqueren (MB33.1, MB33.2, MB33.3). Familienmitglieder, die losgeschickt werden, hält sie nicht auf, und auch niemanden, den Würfel bewegen (MB33.6). Gelegt wird sie in der Taverne (MB19.2).
    .title = Die Barriere
rules-tavern_tiles = Ein Tavernen-Plättchen wirkt von dem Moment an, in dem du es nimmst, bis zum Spielende (MB34.1). Du bekommst von jeder Art höchstens eines (MB19.12).
    .title = Tavernen-Plättchen
