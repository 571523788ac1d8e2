### Was geschehen ist, in der dritten Person.

## Der Zug

event-turn_began = Runde { $round }: { $player } ist am Zug.
event-moved = { $player } zieht { $to }.
event-assistant_left = { $player } legt { $at } einen Gehilfen ab.
event-assistant_picked_up = { $player } nimmt { $at } einen Gehilfen mit.
event-neutral_left = { $player } legt { $at } einen neutralen Gehilfen ab.
event-neutral_picked_up = { $player } nimmt { $at } einen neutralen Gehilfen mit.
event-assistant_returned = Ein Gehilfe kehrt { $from } zu { $player } zurück.
event-fifth_assistant = { $player } bekommt den 5. Gehilfen.
event-action_began = { $piece ->
    [family] Das Familienmitglied von { $player } führt { $at } die Aktion aus.
    [companion] Der Kompagnon von { $player } führt { $at } die Aktion aus.
   *[merchant] { $player } führt { $at } die Aktion aus.
}
event-action_skipped = { $player } verzichtet { $at } auf die Aktion.
event-turn_ended = { $end ->
    [without_assistant] Der Zug von { $player } endet sofort: kein Gehilfe mitgenommen oder abgelegt.
    [without_paying] Der Zug von { $player } endet sofort: Die anderen Kaufleute werden nicht bezahlt.
   *[by_choice] Der Zug von { $player } endet.
}

## Geld und Waren

event-lira_gained = { $player } nimmt { $lira } Lira.
event-lira_paid = { $player } bezahlt { $lira } Lira.
event-lira_handed = { $player } bezahlt { $lira } Lira an { $other }.
event-good_gained = { $player } nimmt { $good }.
event-good_lost = { $player } hat keinen Platz für { $good }.
event-good_paid = { $player } gibt { $good } ab.
event-good_sold = { $player } verkauft { $good }.
event-sale = { $count ->
    [one] { $player } bekommt { $at } { $lira } Lira für { $count } Ware.
   *[other] { $player } bekommt { $at } { $lira } Lira für { $count } Waren.
}
event-extension = { $player } erweitert den Handkarren: Er fasst jetzt { $capacity } von jeder Ware.
event-ruby = { $player } bekommt { $at } einen Rubin und hat jetzt { $rubies }.
event-tile_taken = { $player } nimmt { $the }.
event-mail_moved = { $down ->
    [0] Alle Postanzeiger gehen wieder nach oben.
   *[other] Ein Postanzeiger rutscht nach unten.
}
event-demand_shown = Neue Nachfrage { $at }: { $demand }.

## Bonuskarten

# Das sieht, wer zieht.
event-card_drawn = { $player } zieht eine Bonuskarte: { $card }.
# Das sehen alle anderen.
event-card_drawn-hidden = { $player } zieht eine Bonuskarte.
event-card_taken = { $player } nimmt vom Ablagestapel: { $card }.
event-card_played = { $player } spielt: { $card }.
event-card_discarded = { $player } legt ab: { $card }.
event-reshuffled = { $count ->
    [one] Der Ablagestapel wird gemischt: { $count } Karte zum Nachziehen.
   *[other] Der Ablagestapel wird gemischt: { $count } Karten zum Nachziehen.
}

## Würfel

event-dice_rolled = { $player } würfelt { $die1 } und { $die2 }.
event-die_turned = { $player } dreht die { $die } auf { $to_die }.
event-number_called = { $player } sagt { $number } an.

## Begegnungen

event-family_sent = { $player } schickt das Familienmitglied { $to }.
event-family_caught = { $player } fängt das Familienmitglied von { $other } ein.
event-family_home = Das Familienmitglied von { $player } kehrt in die Polizeiwache zurück.
event-token_met = { $player } trifft { $the }.
event-token_moved = Die Würfel schicken { $the } { $to }.
event-neutral_merchant_moved = Die Würfel schicken einen neutralen Kaufmann { $to }.

## Das Ende

event-last_round = { $player } hat genug Rubine gesammelt: Das ist die letzte Runde.
event-game_over = Das Spiel ist zu Ende.

## Das Ergebnis. Ein besonderer Text sagt, was zwischen Gleichen entschieden hat.

result-won-rubies = { $rubies ->
    [one] { $player } gewinnt mit { $rubies } Rubin!
   *[other] { $player } gewinnt mit { $rubies } Rubinen!
}
result-won-lira = { $player } gewinnt: gleich viele Rubine ({ $rubies }), aber mehr Lira ({ $lira }).
result-won-goods = { $player } gewinnt: gleich viele Rubine und Lira, aber mehr Waren ({ $goods }).
result-won-cards = { $player } gewinnt: gleich viele Rubine, Lira und Waren, aber mehr Bonuskarten ({ $cards }).
result-shared = { $players } teilen sich den Sieg.
result-score = { $player }: Rubine { $rubies }, Lira { $lira }, Waren { $goods }, Bonuskarten { $cards }
