### Why something is not possible, and what would make it possible. Special texts: `reason-<name>-<argument or step>`.

reason-needs_lira = You need { $need } Lira; you have { $have }.
reason-needs_lira-turn-toll = You need { $need } Lira to pay the others there; you have { $have }.
reason-needs_good = { $kind ->
    [any] { $count ->
        [one] You need { $count } good in all.
       *[other] You need { $count } goods in all.
    }
   *[other] You need { $good }.
}
reason-no_room = Your wheelbarrow has no room for more { $goods }. Sell or pay some first.
reason-no_room_at_all = Your wheelbarrow is full. Sell or pay some goods first.
reason-no_ruby = No ruby is left here.
reason-all_extensions = Your wheelbarrow has all its extensions already.
reason-own_tile = You have { $the } already; nobody gets it twice.
reason-stack_empty = { $tile }: none is left.
reason-no_tile = You can take neither tile: you have it already, lack the goods, or none is left.
reason-nothing_to_sell = You have none of the goods that the demand tile shows.
reason-not_demanded = The demand tile asks for no more { $goods }.
reason-sale_full = A sale has at most { $most } goods.
reason-sell_one = Sell at least one good.
reason-family_away = Your family member is away. They come home when somebody catches them, or with a bonus card.
reason-family_home = Your family member is at the Police Station already.
reason-no_assistant_away = None of your assistants is left behind on the board.
reason-no_assistant_away-yellow = None of your assistants stands at another place.
reason-no_assistant_here = None of your assistants is here.
reason-assistant_here = Your own assistant is here: pick him up instead.
reason-no_assistant_left = You have no assistant with you. At the Fountain you can bring your assistants back.
reason-must_pick_up = By the rules of 2014 you must pick up an assistant where your own one stands.
reason-no_neutral_here = No neutral assistant is here.
reason-no_card_to_draw = There is no card to draw: both piles are empty.
reason-no_discard = The discard pile is empty.
reason-must_catch = First catch every family member here.
reason-not_now = This is not the moment for it.
reason-not_now-one_good = Not in the middle of an action or of another card: play it before or after.
reason-not_now-five_lira = Only when you are asked something in your own turn.
reason-not_now-long_move = Only instead of your normal move.
reason-not_now-stay = Only instead of your normal move.
reason-not_now-return_assistant = Only before you move, or on arrival before you pick up or leave an assistant.
reason-not_now-family = Not in the middle of an action or of another card: play it before or after.
reason-not_now-any_goods = Only when a sale at the Small Market begins.
reason-not_now-repeat_palace = Only right after the action of the Sultan's Palace.
reason-not_now-repeat_post_office = Only right after the action of the Post Office.
reason-not_now-repeat_dealer = Only right after the action of the Gemstone Dealer.
reason-not_now-yellow = Not in the middle of an action or of a card: use it before or after.
reason-not_repeatable = Only right after the action { $at }.
reason-yellow_used = You have used the yellow mosque tile in this turn already.
reason-could_not_pay = Then you could not pay the Governor any more.
reason-only_small_market = This card is for the Small Market only.
reason-not_your_turn = It is not your turn.
reason-canonical_order = Goods are named in the order red, green, yellow, blue.
reason-too_far = { $distance ->
    [one] That is { $distance } step away; your merchant goes { $move_near }.
   *[other] That is { $distance } steps away; your merchant goes { $move_near }.
}
reason-too_far-turn-move_far = { $distance ->
    [one] That is { $distance } step away; with this card it must be { $move_far }.
   *[other] That is { $distance } steps away; with this card it must be { $move_far }.
}
reason-same_place = Your merchant is there already. A bonus card would let him stay.
reason-four_already = This die shows { $tile_red_die } already.
