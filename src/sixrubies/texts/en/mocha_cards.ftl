### Mocha & Baksheesh: its bonus cards and the guild cards.

## Bonus cards

card-two_coffee = { $mocha_cards_coffee } coffee
    .when = any time
card-two_coffee-help = Take { $mocha_cards_coffee } coffee (MB51.1). Play it whenever something is asked of you in your turn, even in the middle of an action (MB51.2).
card-coffee_to_guild = Guild card for { $mocha_cards_guild_price } coffee
    .when = outside actions
card-coffee_to_guild-help = Pay { $mocha_cards_guild_price } coffee and draw a guild card from the face-down pile (MB52.1). Play it at any time in your turn, but not in the middle of an action (MB36.2).
card-coffee_to_lira = { $mocha_cards_lira } Lira for { $mocha_cards_lira_price } coffee
    .when = any time
card-coffee_to_lira-help = Pay { $mocha_cards_lira_price } coffee and take { $mocha_cards_lira } Lira (MB53.1). Play it whenever something is asked of you in your turn, even in the middle of an action (MB36.1).
card-dice_rewards = Roll for rewards
    .when = outside actions
card-dice_rewards-help = Roll both dice. Each of them brings you a reward: { $dice_rewards_lira } Lira ({ $faces_for_lira }), a good of your choice ({ $faces_for_good }) or 1 coffee ({ $faces_for_coffee }) (MB54.1). Play it at any time in your turn, but not in the middle of an action (MB36.2).
card-exchange = Exchange up to { $mocha_cards_exchange } goods or coffee
    .when = outside actions
card-exchange-help = Give 1 to { $mocha_cards_exchange } goods or coffee, mixed as you like, and take as many of other kinds (MB55.1, MB55.2). You need room for the goods you take (MB55.3). Play it at any time in your turn, but not in the middle of an action (MB36.2).
card-die_to_six = Turn a die to 6
    .when = after your roll
card-die_to_six-help = After you have rolled the dice, turn one of them to 6 (MB56.1). You may use the red mosque tile on the same roll (MB56.4). It does not work on a roll that moves a token or a neutral merchant (MB56.3).
card-corner = Move to a corner
    .when = as your move
card-corner-help = Instead of your normal move, your merchant goes to a corner of the board, but not to the one where he stands (MB57.1, MB57.2). The barrier does not stop him (MB57.3).
card-repeat_wainwright = Wainwright once more
    .when = right after it
card-repeat_wainwright-help = Right after the action of the Wainwright, carry it out again, for the same price (MB58.1).
card-repeat_coffee_house = Coffee House once more
    .when = right after it
card-repeat_coffee_house-help = Right after the action of the Coffee House, carry it out again, for the higher price (MB59.1).

## Guild cards. Their help is what they do, then `guild-extra` if the card gives something on top, then `guild-instead`.

guild-extra = Then take { $extra } on top (MB37.12).
guild-instead = You play it instead of your whole turn, wherever your merchant stands (MB37.1, MB37.2).

card-guild_1 = Guild card 1 (Wainwright)
card-guild_1-help = Buy a wheelbarrow extension for { $guild_extension } Lira; when your wheelbarrow has all { $wheelbarrow_extensions }, you get a ruby (MB101.1).
card-guild_2 = Guild card 2 (Fabric Warehouse)
card-guild_2-help = Fill your wheelbarrow up with red goods (MB102.1).
card-guild_3 = Guild card 3 (Spice Warehouse)
card-guild_3-help = Fill your wheelbarrow up with green goods (MB103.1).
card-guild_4 = Guild card 4 (Fruit Warehouse)
card-guild_4-help = Fill your wheelbarrow up with yellow goods (MB104.1).
card-guild_5 = Guild card 5 (Post Office)
card-guild_5-help = Collect the mail of the Post Office twice; a mail indicator moves after each time (MB105.1).
card-guild_6 = Guild card 6 (Caravansary)
card-guild_6-help = Take { $caravansary_coffee } coffee, then { $guild_caravansary ->
        [one] { $guild_caravansary } bonus card
       *[other] { $guild_caravansary } bonus cards, one after another,
    } from the face-down pile or from the top of the discard pile, and discard { $caravansary_discards ->
        [one] { $caravansary_discards } bonus card
       *[other] { $caravansary_discards } bonus cards
    } from your hand (MB106.1).
card-guild_7 = Guild card 7 (Fountain)
card-guild_7-help = Bring as many of your own assistants as you like back to your merchant (MB107.1).
card-guild_8 = Guild card 8 (Black Market)
card-guild_8-help = Take one red, one green and one yellow good, then roll both dice for blue goods ({ $black_market_blue }) (MB108.1). Goods you have no room for are lost (MB108.3). You may not use the red mosque tile (MB108.2).
card-guild_9 = Guild card 9 (Tea House)
card-guild_9-help = Call a number from { $tea_house_lowest } to { $tea_house_highest }, then roll both dice. If you roll that number or more, you get as many Lira as you called; otherwise you get { $guild_consolation } (MB109.1). You may not use the red mosque tile (MB109.2).
card-guild_10 = Guild card 10 (Large Market)
card-guild_10-help = Sell goods as at the Large Market (MB110.1).
card-guild_11 = Guild card 11 (Small Market)
card-guild_11-help = Sell goods as at the Small Market (MB111.1).
card-guild_12 = Guild card 12 (Police Station)
card-guild_12-help = Your family member returns to the Police Station, and you get no reward for it (MB112.1). Then send them to any other place and carry out the action there (MB112.2, MB112.3).
card-guild_13 = Guild card 13 (Sultan's Palace)
card-guild_13-help = Deliver all the goods the Sultan asks for and take a ruby (MB113.1).
card-guild_14 = Guild card 14 (Small Mosque)
card-guild_14-help = Take a red or a green mosque tile and pay { $mosque_pay ->
        [one] { $mosque_pay } good
       *[other] { $mosque_pay } goods
    } of its colour; you need not have as many as the tile shows (MB114.1). As soon as you have both tiles, you get a ruby (MB114.2).
card-guild_15 = Guild card 15 (Great Mosque)
card-guild_15-help = Take a blue or a yellow mosque tile and pay { $mosque_pay ->
        [one] { $mosque_pay } good
       *[other] { $mosque_pay } goods
    } of its colour; you need not have as many as the tile shows (MB115.1). As soon as you have both tiles, you get a ruby (MB115.2).
card-guild_16 = Guild card 16 (Gemstone Dealer)
card-guild_16-help = Buy a ruby of the Gemstone Dealer for the price shown (MB116.1).
card-guild_17 = Guild card 17 (Roasting Plant)
card-guild_17-help = Make one to three exchanges as at the Roasting Plant (MB117.1).
card-guild_18 = Guild card 18 (Guild Hall)
card-guild_18-help = Take { $guild_hall_coffee } coffee, then draw { $guild_guild_hall ->
        [one] { $guild_guild_hall } guild card
       *[other] { $guild_guild_hall } guild cards
    } and discard any guild card from your hand (MB118.1).
card-guild_19 = Guild card 19 (Tavern)
card-guild_19-help = Take a tavern tile and lay the barrier, for { $guild_tavern } coffee less than both cost together (MB119.1). The action of a place beside the barrier is a part of the card (MB119.3).
card-guild_20 = Guild card 20 (Coffee House)
card-guild_20-help = Take a ruby of the Coffee House for { $guild_coffee_house } coffee less than its price (MB120.1).
