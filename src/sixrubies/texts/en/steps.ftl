### What a step asks its owner, in the player's words; for chance and automatic steps, what happens.

## The turn

step-turn-begin = A new turn begins.
step-turn-move = Where does your merchant go?
step-turn-move_far = Where does your merchant go? The card takes him { $move_far } steps.
step-turn-arrive = The merchant arrives.
step-turn-assistant = Will you pick up or leave an assistant here?
step-turn-toll = There are other merchants here. Will you pay them?
step-turn-action = Will you carry out the action of this place?
step-turn-completed = The action is complete.
step-turn-encounters = What else will you do before your turn ends?
step-turn-finish = The turn is over.

## Places

step-wainwright-buy = The wheelbarrow is extended.
step-warehouse-fill = The wheelbarrow is filled up.
step-warehouse-extra = Green mosque tile: will you buy one more good for { $tile_green_lira } Lira?
step-post_office-collect = The mail is collected.
step-caravansary-take = Where do you take a bonus card from?
step-caravansary-discard = Which bonus card do you discard?
step-fountain-recall = Which of your assistants do you bring back?
step-black_market-roll = The dice are picked up at the Black Market.
step-black_market-gain = Which good do you take besides: red, green or yellow?
step-tea_house-call = Which number do you call?
step-tea_house-pay_out = The Tea House pays.
step-market-sell = What do you sell?
step-market-sell_more = What do you sell next?
step-police-send = Where do you send your family member?
step-police-action = Will your family member carry out the action there?
step-palace-deliver = The goods are delivered to the Sultan.
step-palace-any = Which good do you add? The Sultan accepts any kind.
step-mosque-take = Which mosque tile do you take?
step-dealer-buy = The ruby is paid for.

## Cards, tiles, dice

step-card-good = Which good do you take?
step-card-return = Which assistant do you bring back?
step-card-done = The card goes to the discard pile.
step-tile-yellow = Which assistant do you bring back?
step-dice-roll = Two dice are rolled.
step-dice-red_tile = Will you use the red mosque tile on this roll?
step-deck-draw = A bonus card is drawn.
step-demand-show = The next demand tile is turned up.

## Encounters

step-family-reward = You have caught a family member. What is your reward?
step-family-card_reward = Your family member is home. What is your reward?
step-governor-pay = How do you pay the Governor?
step-smuggler-take = Which good do you take from the Smuggler?
step-smuggler-pay = How do you pay the Smuggler?
step-token-move = Two dice are rolled: where does he go next?
step-neutral-move = Two dice are rolled: where does the neutral merchant go?

## Set-up

step-setup-token = Two dice are rolled: where does the token start?
step-setup-deal = A bonus card is dealt.
