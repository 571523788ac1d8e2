// Written by tools/protocol.py from web/protocol.schema.json; do not edit.

export type Ability =
  | "action"
  | "card"
  | "crystal"
  | "die"
  | "goods_blue"
  | "goods_green"
  | "goods_red"
  | "goods_yellow"
  | "lira";

/** Options of the decision that was sent with `version`, by their ids, carried out all or not at all. */
export interface Act {
  kind: "act";
  id: number;
  seat: number;
  version: number;
  options: number[];
}

/** Where the option leads assistants are picked up, Lira paid to the others there, letters delivered. */
export interface AheadTold {
  token: string;
  assistants: number;
  lira: number;
  letters: number;
  useless: UselessTold | null;
}

/** What a ruby costs at the Tavern. */
export interface Baksheesh {
  red: number;
  green: number;
  yellow: number;
  blue: number;
  coffee: number;
}

/** One of the things a run of choices may name, and how often at most. */
export interface BatchItemTold {
  option: OptionTold;
  most: number;
}

/** A run of small choices for one dialog; the answer is the list of its ids, then `done` if there is one. */
export interface BatchTold {
  items: BatchItemTold[];
  least: number;
  most: number;
  done: OptionTold | null;
}

export type BazaarCard =
  | "brown_to_ruby"
  | "brown_to_tile"
  | "crystal_to_brown"
  | "crystals_to_ruby"
  | "crystals_to_tile"
  | "dice_to_brown"
  | "dice_to_brown_and_lira"
  | "dice_to_crystals"
  | "dice_to_lira"
  | "gift_blue"
  | "gift_green"
  | "gift_red"
  | "gift_yellow"
  | "lira_to_ruby"
  | "lira_to_tile"
  | "offer_blue"
  | "offer_green"
  | "offer_red"
  | "offer_yellow"
  | "one_brown"
  | "sale_blue"
  | "sale_crystal"
  | "sale_green"
  | "sale_red"
  | "sale_yellow"
  | "share_blue"
  | "share_crystal"
  | "share_green"
  | "share_red"
  | "share_yellow"
  | "three_brown"
  | "tile_to_lira"
  | "two_brown";

/** An option one might think of, and why it is not possible: `reason` is the key of its text. */
export interface BlockedTold {
  option: ShownOption;
  reason: ReasonName;
  a: number;
  b: number;
}

export type BoardStepName =
  | "auction.bid"
  | "auction.end"
  | "auction.good"
  | "black_market.gain"
  | "black_market.roll"
  | "caravansary.coffee"
  | "caravansary.discard"
  | "caravansary.take"
  | "card.done"
  | "card.good"
  | "card.return"
  | "card.sell_one"
  | "catacombs.good"
  | "catacombs.move"
  | "coffee_house.buy"
  | "courier.pay"
  | "dealer.buy"
  | "deck.draw"
  | "deck.draw_many"
  | "demand.show"
  | "dice.red_tile"
  | "dice.roll"
  | "dice.six"
  | "embassy.take"
  | "exchange.give"
  | "exchange.take"
  | "extra.pay"
  | "family.card_reward"
  | "family.reward"
  | "family.walk"
  | "fountain.companion"
  | "fountain.recall"
  | "governor.pay"
  | "guild.again"
  | "guild.blue"
  | "guild.draw"
  | "guild.extend"
  | "guild.extra"
  | "guild.goods"
  | "guild.mosque"
  | "guild.send"
  | "guild.tavern"
  | "guild_hall.discard"
  | "guild_hall.take"
  | "kiosk.choose"
  | "kiosk.die"
  | "kiosk.draw"
  | "kiosk.end"
  | "kiosk.pay_card"
  | "kiosk.pay_good"
  | "kiosk.pay_letter"
  | "kiosk.reveal"
  | "kiosk.take_good"
  | "kiosk.use"
  | "letter.draw"
  | "letter.many"
  | "market.sell"
  | "market.sell_more"
  | "mosque.take"
  | "neutral.move"
  | "palace.any"
  | "palace.deliver"
  | "police.action"
  | "police.send"
  | "post_office.collect"
  | "reward.good"
  | "reward.take"
  | "rewards.good"
  | "rewards.take"
  | "roasting.card"
  | "roasting.choose"
  | "roasting.good"
  | "setup.deal"
  | "setup.token"
  | "smuggler.pay"
  | "smuggler.take"
  | "society.pay"
  | "society.ruby"
  | "tavern.action"
  | "tavern.barrier"
  | "tavern.beside"
  | "tavern.choose"
  | "tavern.ruby"
  | "tea_house.call"
  | "tea_house.pay_out"
  | "tile.yellow"
  | "token.move"
  | "token.use"
  | "trader.pay"
  | "turn.action"
  | "turn.anywhere"
  | "turn.arrive"
  | "turn.assistant"
  | "turn.begin"
  | "turn.completed"
  | "turn.encounters"
  | "turn.extra"
  | "turn.finish"
  | "turn.join"
  | "turn.move"
  | "turn.move_corner"
  | "turn.move_far"
  | "turn.toll"
  | "turn.walk_far"
  | "wainwright.buy"
  | "warehouse.extra"
  | "warehouse.fill";

/** The board game as one seat (`you`) or a spectator sees it. `owner` decides; -1: chance, -2: it is over. */
export interface BoardView {
  turn: number;
  round: number;
  last_round: boolean;
  players: Player[];
  tokens: Partial<Record<TokenName, number>>;
  neutral_merchants: number[];
  neutral_assistants: Record<string, number>;
  rubies: Partial<Record<PlaceName, number>>;
  mosque_tiles: Partial<Record<"red" | "green" | "yellow" | "blue", number>>;
  demand: MarketStacks;
  mail_down: number;
  dice: number[];
  yellow_tile_used: boolean;
  last_action: LastAction | null;
  pile: null;
  pile_size: number;
  discard: CardName[];
  pending: Pending[];
  you: number | null;
  owner: number;
  table: Printed;
  mocha?: Mocha;
  letters?: Letters;
}

export type BotName =
  | "beginner"
  | "casual"
  | "club"
  | "greedy"
  | "guide"
  | "jeweller"
  | "learned"
  | "mosques"
  | "palace"
  | "planner"
  | "random"
  | "search"
  | "strong"
  | "trader";

/** Which bot. */
export interface BotWanted {
  bot: BotName;
}

/** A card for the current player alone: what one must own, how many card dice used, what is given and taken. */
export interface CardCondition {
  own: Partial<Record<"red" | "yellow" | "green" | "blue" | "brown" | "crystal" | "lira", number>>;
  dice: number;
  give: Partial<Record<"red" | "yellow" | "green" | "blue" | "brown" | "crystal" | "lira" | "tile" | "ruby", number>>;
  take: Partial<Record<"red" | "yellow" | "green" | "blue" | "brown" | "crystal" | "lira" | "tile" | "ruby", number>>;
}

export type CardName =
  | "any_goods"
  | "anywhere"
  | "blue_and_lira"
  | "coffee_to_guild"
  | "coffee_to_lira"
  | "companion_far"
  | "copy"
  | "corner"
  | "dice_reward"
  | "dice_rewards"
  | "die_to_six"
  | "exchange"
  | "family"
  | "family_step"
  | "five_lira"
  | "good_to_lira"
  | "green_and_lira"
  | "guild_1"
  | "guild_10"
  | "guild_11"
  | "guild_12"
  | "guild_13"
  | "guild_14"
  | "guild_15"
  | "guild_16"
  | "guild_17"
  | "guild_18"
  | "guild_19"
  | "guild_2"
  | "guild_20"
  | "guild_3"
  | "guild_4"
  | "guild_5"
  | "guild_6"
  | "guild_7"
  | "guild_8"
  | "guild_9"
  | "long_move"
  | "one_good"
  | "one_letter"
  | "red_and_lira"
  | "repeat_coffee_house"
  | "repeat_dealer"
  | "repeat_mosque"
  | "repeat_palace"
  | "repeat_post_office"
  | "repeat_society"
  | "repeat_wainwright"
  | "return_assistant"
  | "stay"
  | "to_merchant"
  | "two_coffee"
  | "use_token"
  | "yellow_and_lira";

/** The personal link of a seat: works once. `qr` is the whole address as a picture (SVG). */
export interface CarryTold {
  token: string;
  path: string;
  qr: string;
}

/** New lines of chat. */
export interface ChatDown {
  kind: "chat";
  lines: ChatTold[];
}

/** Lines of chat. */
export interface ChatLines {
  lines: ChatTold[];
}

/** One line of the chat. */
export interface ChatTold {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The token of a personal link. */
export interface ClaimWanted {
  token: string;
}

/** How a table's clock is set: `seconds` for each move or player, `increment` seconds more after each move. */
export interface Clock {
  kind: "none" | "move" | "player" | "days";
  seconds: number;
  increment: number;
}

/** Seconds each seat has left (None: no limit); the clock of `running` has run since `since`; it is `now`. */
export interface ClockTold {
  left: (number | null)[];
  running: number | null;
  since: number;
  now: number;
}

/** How the clock shall be set. */
export interface ClockWanted {
  kind?: "none" | "move" | "player" | "days";
  seconds?: number;
  increment?: number;
}

/** A fresh code. */
export interface CodeTold {
  code: string;
  expires: number;
}

/** A five-letter code. */
export interface CodeWanted {
  code: string;
}

/** The client's own part in the dice: 32 to 128 hexadecimal digits, after it has seen the commitment. */
export interface Contribute {
  kind: "contribute";
  id: number;
  seat: number;
  contribution: string;
}

/** The client's part in the dice. */
export interface ContributionGiven {
  contribution: string;
}

/** A new table. `link` is the private table's token, told this once; `path` is where a browser opens it. */
export interface CreatedTold {
  table: string;
  seats: number[];
  path: string;
  link: string;
  code: string;
  code_expires: number;
}

/** Whose decision it is and what it is about. Options only for the owner; `owner` -2: the game is over. */
export interface DecisionTold {
  step: StepName | "";
  phase: "movement" | "merchants" | "action" | "encounters" | "";
  owner: number;
  place: number;
  options: OptionTold[];
  blocked: BlockedTold[];
  batch: BatchTold | null;
}

/** The demand tile that lies on top of a market. */
export interface Demand {
  red: number;
  green: number;
  yellow: number;
  blue: number;
  tile: DemandTile;
}

export type DemandTile = "L1" | "L2" | "L3" | "L4" | "L5" | "S1" | "S2" | "S3" | "S4" | "S5";

/** The tiles on top of the two markets. */
export interface Demands {
  large_market: Demand | null;
  small_market: Demand | null;
}

/** What still has to happen; the last of the list is what is asked now. Which keys there are depends on the step. */
export interface DicePending {
  from?: string;
  step: DiceStepName;
  seat: number;
  named?: Partial<Record<"red" | "yellow" | "green" | "blue" | "lira" | "card", number>>;
  used?: number;
  owed?: number;
  colours?: Partial<Record<"red" | "green" | "yellow" | "blue", number>>;
  any?: number;
  without_dice?: boolean;
  resource?: "red" | "yellow" | "green" | "blue" | "brown" | "crystal" | "lira";
  amount?: number;
  tile?: MosqueTile;
  area?: RubyArea;
  cards?: number;
  card?: BazaarCard;
  dice?: number;
}

/** What lies before one player; everybody sees it. */
export interface DicePlayer {
  lira: number;
  crystals: number;
  markers: Markers;
  rubies: number;
  tiles: Partial<Record<Ability, number>>;
  mosque_ruby: boolean;
}

/** What everybody reads off the board, the tiles and the cards. A price of None: no ruby is left. */
export interface DicePrinted {
  goal: number;
  mosque_tiles: number;
  price: Partial<Record<"red" | "yellow" | "green" | "blue" | "carpet" | "lira", number | null>>;
  prices: Partial<Record<"red" | "yellow" | "green" | "blue" | "carpet" | "lira", number[]>>;
  dice: number;
  actions: number;
  tile_costs: Partial<Record<MosqueTile, Partial<Record<"red" | "yellow" | "green" | "blue" | "any", number>>>>;
  income: Income;
  coin_lira: number;
  reroll_crystals: number;
  sale_lira: number;
  sale_price: Partial<Record<"red" | "yellow" | "green" | "blue" | "brown" | "crystal" | "lira", number>>;
  share_lira: number;
  offer_price: number;
  otherwise_lira: number;
  conditions: Partial<Record<BazaarCard, CardCondition>>;
  worth: Worth;
}

export type DiceStepName =
  | "card.condition"
  | "card.done"
  | "card.gift"
  | "card.give_up"
  | "card.offer"
  | "card.reveal"
  | "card.ruby"
  | "card.sale"
  | "card.share"
  | "card.tile"
  | "card.use"
  | "dice.roll"
  | "gain.resource"
  | "gain.ruby"
  | "gain.tile"
  | "gain.two_markers"
  | "pay.goods"
  | "tile.show"
  | "turn.action"
  | "turn.begin"
  | "turn.finish"
  | "turn.income"
  | "turn.reroll"
  | "turn.roll";

/** The Dice Game as everybody sees it; `you` is the seat looked through. `owner` decides; -1: chance, -2: over. */
export interface DiceView {
  turn: number;
  round: number;
  last_round: boolean;
  players: DicePlayer[];
  rubies: Partial<Record<RubyArea, number>>;
  supply: Partial<Record<"red" | "yellow" | "green" | "blue" | "brown" | "crystal" | "lira", number>>;
  dice: Partial<Record<"red" | "yellow" | "green" | "blue" | "lira" | "card", number>>;
  new_tiles: Partial<Record<Ability, number>>;
  income_left: Partial<Record<Ability, number>>;
  display: MosqueTile[];
  stack: Partial<Record<MosqueTile, number>>;
  given_up: Partial<Record<Ability, number>>;
  pile: Partial<Record<BazaarCard, number>>;
  shown: BazaarCard[];
  discard: Partial<Record<BazaarCard, number>>;
  pending: DicePending[];
  you: number | null;
  owner: number;
  table: DicePrinted;
}

/** The message `id` was carried out and is stored; an update with this version or a later one follows. */
export interface DoneDown {
  kind: "done";
  id: number;
  version?: number;
}

export type DownMessage =
  | UpdateDown
  | DoneDown
  | RefusedDown
  | PreviewDown
  | HintDown
  | ChatDown
  | PingDown
  | PongDown;

/** A refusal in one line; `error` is a stable name for programs. */
export interface ErrorTold {
  error: string;
  message: string;
  current?: number;
  retry_after?: number;
  id?: string;
}

export type EventKind =
  | "action_began"
  | "action_skipped"
  | "assistant_left"
  | "assistant_picked_up"
  | "assistant_returned"
  | "auction_won"
  | "baksheesh_turned"
  | "barrier_laid"
  | "bid"
  | "bid_passed"
  | "card_declined"
  | "card_discarded"
  | "card_drawn"
  | "card_fulfilled"
  | "card_played"
  | "card_revealed"
  | "card_taken"
  | "card_used"
  | "coffee_gained"
  | "coffee_paid"
  | "companion_entered"
  | "companion_moved"
  | "companion_ready"
  | "demand_shown"
  | "dice_rolled"
  | "die_rolled"
  | "die_turned"
  | "die_used"
  | "extension"
  | "extra_turn"
  | "family_caught"
  | "family_home"
  | "family_sent"
  | "fifth_assistant"
  | "game_over"
  | "good_gained"
  | "good_lost"
  | "good_paid"
  | "good_sold"
  | "guild_card_drawn"
  | "guild_reshuffled"
  | "income_taken"
  | "kiosk_declined"
  | "kiosk_reshuffled"
  | "kiosk_shown"
  | "kiosk_taken"
  | "last_round"
  | "letter_delivered"
  | "letter_given"
  | "letter_received"
  | "letters_reshuffled"
  | "lira_gained"
  | "lira_handed"
  | "lira_paid"
  | "mail_moved"
  | "moved"
  | "neutral_left"
  | "neutral_merchant_moved"
  | "neutral_picked_up"
  | "number_called"
  | "rerolled"
  | "reshuffled"
  | "resource_gained"
  | "resource_paid"
  | "resource_returned"
  | "resource_short"
  | "ruby"
  | "ruby_refilled"
  | "sale"
  | "tavern_tile_taken"
  | "tile_given_up"
  | "tile_shown"
  | "tile_taken"
  | "token_met"
  | "token_moved"
  | "turn_began"
  | "turn_ended";

/** One event as the viewer may know it: `secret` is -1 where it is not his. */
export interface EventTold {
  kind: EventKind;
  seat: number;
  a: number;
  b: number;
  c: number;
  secret: number;
}

/** A game file. */
export interface FileGiven {
  file: string;
}

/** Moments of a game from number `first` on; in which of `total` a turn begins, and in which a ruby was won. */
export interface FilmTold {
  table: TableTold;
  total: number;
  turns: number[];
  rubies: number[];
  first: number;
  moments: MomentTold[];
  outcome: OutcomeTold | null;
}

/** A list of ended games. */
export interface FinishedGames {
  games: FinishedTold[];
}

/** A line in the list of ended games. */
export interface FinishedTold {
  table: string;
  status: "waiting" | "dealing" | "running" | "paused" | "finished" | "abandoned";
  ruleset: RulesetName;
  names: string[];
  winners: number[] | null;
  ended: number;
  size: number;
}

/** How many of each good. */
export interface Goods {
  red: number;
  green: number;
  yellow: number;
  blue: number;
}

/** One entry of the table's log. `undo`: events of versions after `back_to` are taken back. */
export interface HappeningTold {
  version: number;
  kind: "create" | "join" | "leave" | "ready" | "start" | "act" | "undo" | "time_out" | "take_over" | "reclaim" | "carry" | "mute" | "link" | "pause" | "resume" | "abandon" | "rematch" | "import" | "vote_pause" | "vote_abandon" | "vote_rematch" | "unvote_pause" | "unvote_abandon" | "unvote_rematch";
  seat: number;
  events: EventTold[];
  back_to: number;
}

/** Whether the server can serve. */
export interface HealthTold {
  ok: boolean;
}

/** The first message: who looks, and what it knows already. `since` is the last version it has seen, -1: none. */
export interface Hello {
  kind: "hello";
  protocol?: number;
  seat?: number | null;
  since?: number;
  chat?: number;
  link?: string | null;
}

/** What would a strong player do here, and why? */
export interface Hint {
  kind: "hint";
  id: number;
  seat: number;
  version: number;
}

/** The option to take, and the plan: the place or area of the next ruby (empty: none is near), within how many own turns, and where the merchant goes in each of them. */
export interface HintDown {
  kind: "hint";
  id: number;
  version: number;
  option: number;
  ruby: string;
  turns: number;
  route: PlaceName[];
}

/** Where an imported game is found. */
export interface ImportedTold {
  table: string;
}

/** What a tile of each kind of income gives at the beginning of a turn. */
export interface Income {
  lira: number;
  crystal: number;
  card: number;
}

/** Where others find the table. `qr` is the address as a picture (SVG). */
export interface InviteTold {
  address: string;
  qr: string;
}

/** Take the free seat a code leads to. */
export interface JoinByCode {
  code: string;
  name: string;
}

/** Take a free seat, a particular one or any. */
export interface JoinWanted {
  name: string;
  seat?: number | null;
}

/** Where the caller sits now. */
export interface JoinedTold {
  table: string;
  seat: number;
  version: number;
}

/** The place whose action was carried out last in this turn, and by which piece. */
export interface LastAction {
  place: number;
  by: PieceName;
}

/** A letter with a player. */
export interface Letter {
  place: number;
  delivered: boolean;
}

/** Letters & Seals; lists by seat. A companion is in the supply, ready, or at a place. */
export interface Letters {
  letters: Letter[][];
  companion: ("supply" | "ready" | number)[];
  extra_turn_used: boolean[];
  society_uses: number;
  ruby_supply: number;
  kiosk_pile: number[];
  kiosk_shown: number[];
  letter_pile: Record<string, number>;
  letter_discard: number[];
  stuck_tokens: number;
}

/** A fresh link of a private table. */
export interface LinkTold {
  link: string;
  path: string;
}

/** Look through another of one's seats (hot seat), or as a spectator does. */
export interface Look {
  kind: "look";
  id: number;
  seat: number | null;
}

/** Goods markers of each colour, and brown ones. */
export interface Markers {
  red: number;
  yellow: number;
  green: number;
  blue: number;
  brown: number;
}

/** What selling 1, 2, ... goods in one sale pays. */
export interface MarketPrices {
  large_market: number[];
  small_market: number[];
}

/** Demand tiles of the two markets from the top; None: nobody has seen it. */
export interface MarketStacks {
  large_market: (DemandTile | null)[];
  small_market: (DemandTile | null)[];
}

/** Mocha & Baksheesh; lists by seat. */
export interface Mocha {
  coffee: number[];
  guild_cards: number[];
  tavern_tiles: (("movement" | "encounter")[])[];
  tavern_stack: Partial<Record<"movement" | "encounter", number>>;
  barrier: number[] | null;
  barrier_owner: number | null;
  baksheesh_side: number;
  guild_pile_size: number;
  guild_discard: CardName[];
  guild_turn: boolean;
}

/** After one choice. `parts` replace those of the view before (all of it in the first moment of a list). `version` is that of the happening it belongs to, 0 where that is not known any more. */
export interface MomentTold {
  turn: string;
  seat: number;
  version: number;
  events: EventTold[];
  parts: Record<string, unknown>;
}

export type MosqueTile =
  | "action_blue"
  | "action_green"
  | "action_red"
  | "action_yellow"
  | "card_blue"
  | "card_green"
  | "card_red"
  | "card_yellow"
  | "crystal_blue"
  | "crystal_green"
  | "crystal_red"
  | "crystal_yellow"
  | "die"
  | "goods_blue"
  | "goods_green"
  | "goods_red"
  | "goods_yellow"
  | "lira_blue"
  | "lira_green"
  | "lira_red"
  | "lira_yellow";

/** Don't show me the lines of that seat (any more). */
export interface Mute {
  kind: "mute";
  id: number;
  seat: number;
  muted?: boolean;
}

/** One thing that can be chosen: `id` is what is sent back, `verb` and `argument` are the keys of its text. */
export interface OptionTold {
  id: number;
  token: string;
  verb: VerbName;
  argument: string;
  target: Target;
}

/** How the game ended: winners, and each seat's score, best comparison first. */
export interface OutcomeTold {
  winners: number[];
  scores: number[][];
}

/** What a ruby costs at the Sultan's Palace; `any` goods on top. */
export interface PalacePrice {
  red: number;
  green: number;
  yellow: number;
  blue: number;
  any: number;
}

/** What still has to happen; the last of the list is what is asked now. Which keys there are depends on the step. */
export interface Pending {
  from?: "red" | "green" | "yellow" | "blue";
  step: BoardStepName;
  seat: number;
  place?: number;
  by?: PieceName;
  card?: CardName;
  token?: TokenName;
  begun?: boolean;
  left?: string[];
  sold?: Partial<Record<"red" | "green" | "yellow" | "blue", number>>;
  any_goods?: boolean;
  owed?: number;
  a?: number;
  b?: number;
}

export type PieceName = "companion" | "family" | "merchant";

/** Is the line alive? Answered with a pong of the same number. */
export interface Ping {
  kind: "ping";
  n: number;
}

/** Is anybody there? A pong of the same number is wanted. */
export interface PingDown {
  kind: "ping";
  n: number;
}

export type PlaceName =
  | "auction_house"
  | "black_market"
  | "caravansary"
  | "catacombs"
  | "coffee_house"
  | "embassy"
  | "fabric_warehouse"
  | "fountain"
  | "fruit_warehouse"
  | "gemstone_dealer"
  | "great_mosque"
  | "guild_hall"
  | "kiosk"
  | "large_market"
  | "police_station"
  | "post_office"
  | "roasting_plant"
  | "secret_society"
  | "small_market"
  | "small_mosque"
  | "spice_warehouse"
  | "sultans_palace"
  | "tavern"
  | "tea_house"
  | "wainwright";

/** One player's part of the table. `hand` is None for everybody but the player; `known` cards all have seen. */
export interface Player {
  lira: number;
  rubies: number;
  goods: Goods;
  extensions: number;
  capacity: number;
  tiles: ("red" | "green" | "yellow" | "blue")[];
  merchant: number;
  family: number;
  stack: ("own" | "neutral")[];
  assistants: number[];
  fifth_assistant: "supply" | "joined";
  hand_size: number;
  hand: Partial<Record<CardName, number>> | null;
  known: Partial<Record<CardName, number>>;
}

/** The answer to the server's ping. */
export interface Pong {
  kind: "pong";
  n: number;
}

/** The answer to a client's ping. */
export interface PongDown {
  kind: "pong";
  n: number;
}

/** What would an option change? */
export interface Preview {
  kind: "preview";
  id: number;
  seat: number;
  version: number;
  option: number;
}

/** What the option would change, as far as the seat can know; `chance`: dice or a pile decide what follows. */
export interface PreviewDown {
  kind: "preview";
  id: number;
  changes: Record<string, unknown[]>;
  events: PreviewEvent[];
  chance: boolean;
}

/** An event that would happen. */
export interface PreviewEvent {
  kind: string;
  seat: number;
  a: number;
  b: number;
  c: number;
}

/** What everybody reads off the tiles. What belongs to a box is there only when the box is. */
export interface Printed {
  layout: number[][];
  goal: number;
  toll: number;
  wainwright_price: number;
  palace_price: PalacePrice | null;
  dealer_price: number | null;
  post_office: Reward;
  demand: Demands;
  market_prices: MarketPrices;
  mosque_symbols: Partial<Record<"red" | "green" | "yellow" | "blue", number | null>>;
  coffee_house_price?: number | null;
  tavern_costs?: Partial<Record<"movement" | "encounter", number | null>>;
  barrier_coffee?: number;
  baksheesh?: Baksheesh;
  society_seals?: number;
  society_lira?: number;
  extra_turn_seals?: number;
}

export type ReasonName =
  | "action_impossible"
  | "all_extensions"
  | "assistant_here"
  | "barrier_lies_here"
  | "canonical_order"
  | "companion_ready"
  | "could_not_pay"
  | "exchange_done"
  | "family_away"
  | "family_home"
  | "four_already"
  | "must_catch"
  | "must_pick_up"
  | "needs_brown"
  | "needs_card_dice"
  | "needs_coffee"
  | "needs_crystal"
  | "needs_good"
  | "needs_goods"
  | "needs_lira"
  | "needs_seals"
  | "no_assistant_away"
  | "no_assistant_here"
  | "no_assistant_left"
  | "no_card_die"
  | "no_card_in_hand"
  | "no_card_to_draw"
  | "no_coin_die"
  | "no_companion"
  | "no_copy"
  | "no_corner"
  | "no_die"
  | "no_discard"
  | "no_exchange"
  | "no_guild_card"
  | "no_letter"
  | "no_letter_to_draw"
  | "no_marker"
  | "no_merchant_away"
  | "no_neutral_here"
  | "no_open_tile"
  | "no_own_tile"
  | "no_room"
  | "no_room_at_all"
  | "no_room_to_take"
  | "no_ruby"
  | "no_tile"
  | "no_way"
  | "not_asked"
  | "not_demanded"
  | "not_now"
  | "not_repeatable"
  | "not_with_guild_card"
  | "not_your_turn"
  | "nothing_to_copy"
  | "nothing_to_sell"
  | "only_small_market"
  | "own_tavern_tile"
  | "own_tile"
  | "rest_unpayable"
  | "sale_full"
  | "same_place"
  | "seal_superfluous"
  | "sell_one"
  | "six_already"
  | "stack_empty"
  | "tavern_stack_empty"
  | "token_busy"
  | "too_far"
  | "yellow_used";

/** Take one's seat back from the bot that stands in. */
export interface Reclaim {
  kind: "reclaim";
  id: number;
  seat: number;
}

/** The message was not carried out, not in part either. `id` is missing where the message could not be read. */
export interface RefusedDown {
  kind: "refused";
  id?: number;
  error: string;
  message: string;
  current?: number;
  retry_after?: number;
}

/** What the Post Office gives. */
export interface Reward {
  red: number;
  green: number;
  yellow: number;
  blue: number;
  lira: number;
}

export type RubyArea = "blue" | "carpet" | "green" | "lira" | "mosque" | "red" | "yellow";

export type RulesetName = "base" | "dice" | "great_bazaar" | "letters" | "mocha";

/** One ruleset and its options. */
export interface RulesetTold {
  name: RulesetName;
  seats: number[];
  places: number[];
  place_names: Record<string, PlaceName>;
  layouts: string[];
  rows: Record<string, number[][]>;
  editions: string[];
  decks: string[];
  neutral_assistants_seats: number[];
}

/** What a table can be made with. */
export interface RulesetsTold {
  rulesets: RulesetTold[];
  bots: BotName[];
  levels: BotName[];
  styles: BotName[];
  rules_version: number;
}

/** A line of chat. */
export interface Say {
  kind: "say";
  id: number;
  seat: number;
  text: string;
}

/** One seat as everybody sees it. */
export interface SeatTold {
  seat: number;
  kind: "open" | "human" | "bot";
  name: string;
  bot: BotName | "";
  stand_in: boolean;
  ready: boolean;
  connected: boolean;
  host: boolean;
}

/** A seat: open for others, for a person at this device, or for a bot. */
export interface SeatWanted {
  kind?: "open" | "human" | "bot";
  name?: string;
  bot?: BotName | null;
}

/** An option that can't be chosen. */
export interface ShownOption {
  token: string;
  verb: VerbName;
  argument: string;
  target: Target;
}

export type StepName =
  | "auction.bid"
  | "auction.end"
  | "auction.good"
  | "black_market.gain"
  | "black_market.roll"
  | "caravansary.coffee"
  | "caravansary.discard"
  | "caravansary.take"
  | "card.condition"
  | "card.done"
  | "card.gift"
  | "card.give_up"
  | "card.good"
  | "card.offer"
  | "card.return"
  | "card.reveal"
  | "card.ruby"
  | "card.sale"
  | "card.sell_one"
  | "card.share"
  | "card.tile"
  | "card.use"
  | "catacombs.good"
  | "catacombs.move"
  | "coffee_house.buy"
  | "courier.pay"
  | "dealer.buy"
  | "deck.draw"
  | "deck.draw_many"
  | "demand.show"
  | "dice.red_tile"
  | "dice.roll"
  | "dice.six"
  | "embassy.take"
  | "exchange.give"
  | "exchange.take"
  | "extra.pay"
  | "family.card_reward"
  | "family.reward"
  | "family.walk"
  | "fountain.companion"
  | "fountain.recall"
  | "gain.resource"
  | "gain.ruby"
  | "gain.tile"
  | "gain.two_markers"
  | "governor.pay"
  | "guild.again"
  | "guild.blue"
  | "guild.draw"
  | "guild.extend"
  | "guild.extra"
  | "guild.goods"
  | "guild.mosque"
  | "guild.send"
  | "guild.tavern"
  | "guild_hall.discard"
  | "guild_hall.take"
  | "kiosk.choose"
  | "kiosk.die"
  | "kiosk.draw"
  | "kiosk.end"
  | "kiosk.pay_card"
  | "kiosk.pay_good"
  | "kiosk.pay_letter"
  | "kiosk.reveal"
  | "kiosk.take_good"
  | "kiosk.use"
  | "letter.draw"
  | "letter.many"
  | "market.sell"
  | "market.sell_more"
  | "mosque.take"
  | "neutral.move"
  | "palace.any"
  | "palace.deliver"
  | "pay.goods"
  | "police.action"
  | "police.send"
  | "post_office.collect"
  | "reward.good"
  | "reward.take"
  | "rewards.good"
  | "rewards.take"
  | "roasting.card"
  | "roasting.choose"
  | "roasting.good"
  | "setup.deal"
  | "setup.token"
  | "smuggler.pay"
  | "smuggler.take"
  | "society.pay"
  | "society.ruby"
  | "tavern.action"
  | "tavern.barrier"
  | "tavern.beside"
  | "tavern.choose"
  | "tavern.ruby"
  | "tea_house.call"
  | "tea_house.pay_out"
  | "tile.show"
  | "tile.yellow"
  | "token.move"
  | "token.use"
  | "trader.pay"
  | "turn.action"
  | "turn.anywhere"
  | "turn.arrive"
  | "turn.assistant"
  | "turn.begin"
  | "turn.completed"
  | "turn.encounters"
  | "turn.extra"
  | "turn.finish"
  | "turn.income"
  | "turn.join"
  | "turn.move"
  | "turn.move_corner"
  | "turn.move_far"
  | "turn.reroll"
  | "turn.roll"
  | "turn.toll"
  | "turn.walk_far"
  | "wainwright.buy"
  | "warehouse.extra"
  | "warehouse.fill";

/** What a table was made with. `seed` is told once the game has ended. */
export interface TableSettings {
  ruleset: RulesetName;
  layout: string | number[][] | null;
  edition: string;
  neutral_assistants: boolean;
  deck: string;
  visibility: "public" | "private";
  undo: "strict" | "casual";
  hints: boolean;
  clock: Clock;
  seed: string | null;
}

/** A table as everybody sees it who may see it at all. */
export interface TableTold {
  table: string;
  version: number;
  status: "waiting" | "dealing" | "running" | "paused" | "finished" | "abandoned";
  settings: TableSettings;
  seats: SeatTold[];
  created: number;
  open_seats: number;
  open_seed: boolean;
  commitment: string;
  revealed: string;
  contributions: (string | null)[];
  votes: Partial<Record<"pause" | "abandon" | "rematch", number[]>>;
  winners: number[] | null;
  rematch: string;
}

/** A new table. A `seed` (decimal digits) makes an open game: against bots, or with all people at one device. */
export interface TableWanted {
  ruleset?: RulesetName;
  layout?: string | number[][] | null;
  edition?: string;
  neutral_assistants?: boolean;
  deck?: string;
  visibility?: "public" | "private";
  undo?: "strict" | "casual";
  hints?: boolean | null;
  clock?: ClockWanted;
  seed?: string | null;
  seats: SeatWanted[];
}

/** A list of tables. */
export interface TablesTold {
  tables: TableTold[];
}

/** Ask for a bot in a seat whose owner is away. */
export interface TakeOver {
  kind: "take_over";
  id: number;
  seat: number;
}

export type Target =
  | "ability"
  | "area"
  | "button"
  | "card"
  | "dice"
  | "die"
  | "good"
  | "letter"
  | "number"
  | "pile"
  | "place"
  | "resource"
  | "seat"
  | "tile"
  | "token";

export type TokenName = "coffee_trader" | "courier" | "governor" | "smuggler";

/** Take back the seat's last answer. */
export interface Undo {
  kind: "undo";
  id: number;
  seat: number;
  version: number;
}

/** Whether the seat looked through can take its last answer back, and if not, what lies between. */
export interface UndoTold {
  can: boolean;
  barrier: "" | "nothing" | "chance" | "other_seat" | "turn_over" | "paused";
}

export type UpMessage =
  | Hello
  | Look
  | Act
  | Undo
  | Preview
  | Hint
  | Say
  | Mute
  | Vote
  | TakeOver
  | Reclaim
  | Contribute
  | Ping
  | Pong;

/** Everything the viewer sees now. `digest` is of `view` alone; `happenings` are those after version `since`. `ahead`: what waits where options of the decision lead, if anything does. `id`: the message that has led to this version, carried out and stored. */
export interface UpdateDown {
  kind: "update";
  version: number;
  table: TableTold;
  seat: number | null;
  mine: number[];
  view: BoardView | DiceView | null;
  digest: string;
  decision: DecisionTold | null;
  ahead: AheadTold[];
  undo: UndoTold;
  since: number;
  happenings: HappeningTold[];
  complete: boolean;
  clock: ClockTold | null;
  hand_over: number | null;
  outcome: OutcomeTold | null;
  id?: number;
}

/** An option that can be chosen although nothing could be done there: `step` would refuse it for this reason. */
export interface UselessTold {
  option: ShownOption;
  reason: ReasonName;
  a: number;
  b: number;
  step: StepName;
}

export type VerbName =
  | "act"
  | "barrier"
  | "beside"
  | "bid"
  | "buy_tile"
  | "call"
  | "catch"
  | "companion"
  | "decline"
  | "demand"
  | "die"
  | "discard"
  | "done"
  | "draw"
  | "end_turn"
  | "extra_turn"
  | "fulfil"
  | "give"
  | "give_up"
  | "good"
  | "income"
  | "join"
  | "keep"
  | "kiosk"
  | "leave"
  | "letter"
  | "mail"
  | "meet"
  | "move"
  | "offer"
  | "pass"
  | "pay"
  | "pick_up"
  | "pick_up_neutral"
  | "play"
  | "recall"
  | "reroll"
  | "reveal"
  | "reward"
  | "roast"
  | "roll"
  | "ruby"
  | "sealed"
  | "sell"
  | "send"
  | "show"
  | "skip"
  | "take"
  | "tavern"
  | "tile"
  | "turn_die"
  | "use"
  | "walk";

/** Done and stored; the table is at this version. */
export interface VersionTold {
  version: number;
}

/** Pause, abandon or rematch by agreement; resume at once. */
export interface Vote {
  kind: "vote";
  id: number;
  seat: number;
  what: "pause" | "abandon" | "rematch" | "resume";
  wanted?: boolean;
}

/** What breaks a tie: Lira for each marker and crystal. */
export interface Worth {
  marker: number;
  crystal: number;
}
