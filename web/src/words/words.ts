// Decisions, options, reasons and events in words; the twin of src/sixrubies/texts/render.py and situations.py.
import type { BlockedTold, BoardView, EventTold, OutcomeTold, Pending, PreviewEvent, Printed, ShownOption, UselessTold } from "../protocol.ts";
import { GAME, GOODS, guildNumber, placeName } from "./game.ts";
import type { Args, LogLine, Names } from "./speech.ts";
import { Things } from "./things.ts";

const QUIET = ["action_began"];
const DRAWN = ["card_drawn", "guild_card_drawn"];
const TIE_BREAKS = ["rubies", "lira", "goods", "cards"] as const;

const key = (name: string): string => name.replaceAll(".", "-");

export function frameOf(view: BoardView | null): Pending | undefined {
  return view?.pending[view.pending.length - 1];
}

export class Words extends Things {
  step(name: string): string {
    return this.text(`step-${key(name)}`);
  }

  /** An option in the imperative, short enough for a button. */
  option(option: ShownOption, view: BoardView | null, names: Names | null): string {
    const general = `action-${option.verb}`;
    let args = this.argument(option, names);
    let specials = [option.argument === "?" ? "hidden" : option.argument];
    const frame = frameOf(view);
    if (view !== null && frame !== undefined) {
      args = { ...args, ...this.situation(option, view, frame) };
      specials = [...optionSituations(option, view, frame), ...specials];
    }
    const keys = specials
      .map((special) => this.played(`${general}-${special}`))
      .filter((special) => this.has(special))
      .filter((special) => [...this.catalogue.placeholders(special)].every((name) => name in args || name in this.numbers));
    return this.first([...keys, general], args);
  }

  optionHelp(option: ShownOption, view: BoardView | null): string {
    const { verb, argument } = option;
    const frame = frameOf(view);
    if (verb === "move" && frame?.step === "catacombs.move") return this.text("help-move-catacombs-move");
    if (verb === "move" || verb === "send" || verb === "walk") return this.placeHelp(Number(argument));
    if ((verb === "play" || verb === "discard" || verb === "draw") && argument !== "?") return this.cardHelp(argument);
    if (verb === "tile" || verb === "use") return this.text(`tile-${argument}-help`);
    if (verb === "tavern" && GAME.names["tavern_tile"]?.includes(argument)) return this.text(`tavern_tile-${argument}-help`);
    if (verb === "barrier") return `${this.text("help-barrier")} ${this.placeHelp(Number(argument))}`;
    if (verb === "meet") return this.text(`token-${argument}-help`);
    if (verb === "kiosk" || verb === "show") return this.kioskHelp(Number(argument));
    if (verb === "offer" && frame !== undefined) return this.kioskHelp(frame.a ?? 0, Number(argument));
    if (verb === "act" && frame?.place) return this.placeHelp(frame.place);
    const known = [...helpSituations(option, frame).map((special) => `help-${verb}-${special}`), `help-${verb}`].find((each) => this.has(each));
    return known === undefined ? "" : this.text(known);
  }

  reason(blocked: BlockedTold | UselessTold, view: BoardView | null): string {
    const meanings = GAME.meanings.reasons[blocked.reason] ?? [];
    const numbers = [blocked.a, blocked.b];
    const count = numbers[meanings.indexOf("count")] ?? 1;
    let args: Args = {};
    meanings.forEach((meaning, index) => {
      args = { ...args, ...this.arguments(meaning, numbers[index] ?? 0, null, count) };
    });
    const general = `reason-${blocked.reason}`;
    return this.first([...reasonSituations(blocked, view).map((special) => `${general}-${special}`), general], args);
  }

  event(event: EventTold | PreviewEvent, names: Names | null): string {
    const { kind, seat } = event;
    const secret = "secret" in event ? event.secret : -1;
    if (DRAWN.includes(kind)) {
      const player = this.player(seat, names);
      if (secret < 0) return this.text(`event-${kind}-hidden`, { player });
      return this.text(`event-${kind}`, { player, ...this.arguments("card", secret) });
    }
    let args: Args = seat >= 0 ? { player: this.player(seat, names) } : {};
    const meanings = GAME.meanings.events[kind] ?? [];
    const numbers = [event.a, event.b, event.c];
    const count = numbers[meanings.indexOf("count")] ?? 1;
    meanings.forEach((meaning, index) => {
      if (meaning !== "") args = { ...args, ...this.arguments(meaning, numbers[index] ?? 0, names, count) };
    });
    return this.text(`event-${kind}`, args);
  }

  lines(events: readonly EventTold[], names: Names | null): LogLine[] {
    return events.filter((event) => !QUIET.includes(event.kind)).map((event) => {
      const dice = event.kind === "dice_rolled" ? [event.a, event.b] : event.kind === "die_rolled" ? [event.a] : [];
      return { seat: event.seat, kind: event.kind, text: this.event(event, names), dice: dice.map((die) => `die-${die}`) };
    });
  }

  result(outcome: OutcomeTold, names: Names | null): string {
    const winners = outcome.winners.map((seat) => this.player(seat, names));
    const score = outcome.scores[outcome.winners[0] ?? 0] ?? [];
    const args = scored(score);
    if (winners.length > 1) return this.text("result-shared", { players: this.join(winners), ...args });
    const others = outcome.scores.filter((_, seat) => !outcome.winners.includes(seat)).sort((a, b) => compare(b, a));
    const second = others[0] ?? [];
    const decided = TIE_BREAKS.find((_, index) => index < second.length && score[index] !== second[index]) ?? "rubies";
    return this.text(`result-won-${decided}`, { player: winners[0] ?? "", ...args });
  }

  private argument(option: ShownOption, names: Names | null): Args {
    const meaning = GAME.meanings.arguments[option.verb];
    if (meaning === undefined || option.argument === "" || option.argument === "?") return {};
    return this.arguments(meaning, option.argument, names);
  }

  /** What the view adds to an option: the price that is asked, the card that lies on top. */
  private situation(option: ShownOption, view: BoardView, frame: Pending): Args {
    const { table } = view;
    const place = frame.place ?? 0;
    const top = view.discard[view.discard.length - 1];
    if (option.verb === "pay" && frame.step === "turn.toll") return { lira: table.toll * paidAt(view, frame) };
    if (option.verb === "take" && top !== undefined) return this.arguments("card", top);
    if (option.verb === "keep") {
      const [die1 = 0, die2 = 0] = view.dice;
      return { sum: die1 + die2, die1, die2 };
    }
    if (option.verb === "done" && frame.sold) {
      const sold = Object.values(frame.sold).reduce((sum, count) => sum + count, 0);
      const prices = table.market_prices[placeName(place) === "large_market" ? "large_market" : "small_market"];
      return { count: sold, lira: prices[sold - 1] ?? 0 };
    }
    if (option.verb === "act") return this.action(placeName(place), table);
    if (option.verb === "beside" && place) return this.arguments("beside", place);
    if (option.verb === "tavern") return this.tavern(option.argument, frame.step, table);
    if (option.verb === "offer") return { offer: this.kioskOffer(frame.a ?? 0, Number(option.argument)) };
    return {};
  }

  /** The action of a place as it is now, with its price or reward. */
  does(place: number, table: Printed): string {
    const name = placeName(place);
    return this.first([this.played(`action-act-${name}`), "action-act"], this.action(name, table));
  }

  private tavern(choice: string, step: string, table: Printed): Args {
    const barrier = table.barrier_coffee ?? 0;
    if (choice === "barrier") return { coffee: barrier };
    if (choice === "ruby") return { goods: this.goods({ ...table.baksheesh }) };
    const args = this.arguments("tavern_tile", choice);
    const cost = table.tavern_costs?.[choice as "movement" | "encounter"];
    if (cost === null || cost === undefined) return args;
    return { ...args, coffee: cost + (step === "guild.tavern" ? barrier - Number(this.numbers["guild_tavern"]) : 0) };
  }

  private action(place: string, table: Printed): Args {
    if (place === "gemstone_dealer" && table.dealer_price !== null) return { lira: table.dealer_price };
    if (place === "coffee_house" && table.coffee_house_price != null) return { coffee: table.coffee_house_price };
    if (place === "sultans_palace" && table.palace_price !== null) return { goods: this.goods({ ...table.palace_price }) };
    if (place === "secret_society") return { lira: table.society_lira ?? 0 };
    if (place === "post_office") {
      const reward = table.post_office;
      return { goods: this.goods(Object.fromEntries(GOODS.map((good) => [good, reward[good]]))), lira: reward.lira };
    }
    return {};
  }
}

function scored(score: readonly number[]): Args {
  return Object.fromEntries(TIE_BREAKS.map((by, index) => [by, score[index] ?? 0]));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, each) => value !== b[each]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

function optionSituations(option: ShownOption, view: BoardView, frame: Pending): string[] {
  const specials = [key(frame.step)];
  if (frame.place) specials.unshift(placeName(frame.place));
  if (option.verb === "leave" && view.players[frame.seat]?.stack[0] === "neutral") specials.unshift("neutral");
  if (option.verb === "take") specials.unshift(`${option.argument}-card`);
  if (option.verb === "tavern") specials.push(`${option.argument}-price`);
  const below = view.pending[Math.max(0, view.pending.length - 2)];
  if (option.verb === "keep" && below?.step === "rewards.take") specials.unshift("rewards-take");
  if (option.argument === "?" && frame.step === "guild.draw") specials.unshift("hidden-guild");
  return specials;
}

function helpSituations(option: ShownOption, frame: Pending | undefined): string[] {
  if (frame === undefined) return [option.argument];
  const step = key(frame.step);
  if (frame.step === "smuggler.take" && frame.a) return [`${step}-free`, step, option.argument]; // he is not paid
  if (frame.step === "tea_house.call" && frame.b) return [`${step}-guild`, step, option.argument]; // guild card 9
  return [step, option.argument];
}

function reasonSituations(blocked: BlockedTold | UselessTold, view: BoardView | null): string[] {
  const { argument } = blocked.option;
  const grounds = argument === "" ? [] : [argument];
  if (guildNumber(argument) > 0) grounds.push("guild");
  if (blocked.option.target === "place" && /^\d+$/.test(argument)) grounds.push(placeName(Number(argument)));
  const frame = frameOf(view);
  if (view === null || frame === undefined) return grounds;
  if (blocked.reason === "too_far" && frame.step === "turn.move") grounds.push(...obstacles(blocked, view, frame.seat));
  grounds.push(key("step" in blocked ? blocked.step : frame.step));
  return frame.place ? [...grounds, placeName(frame.place)] : grounds;
}

function obstacles(blocked: BlockedTold, view: BoardView, seat: number): string[] {
  if (view.mocha === undefined) return [];
  const from = cellOf(view, view.players[seat]?.merchant ?? 0);
  const to = cellOf(view, Number(blocked.option.argument));
  if (blocked.a > Math.abs(from.x - to.x) + Math.abs(from.y - to.y)) return ["barrier"];
  return view.mocha.tavern_tiles[seat]?.includes("movement") ? ["movement"] : [];
}

export function cellOf(view: BoardView, place: number): { x: number; y: number } {
  const y = view.table.layout.findIndex((row) => row.includes(place));
  return { x: view.table.layout[y]?.indexOf(place) ?? -1, y };
}

/** Whom to pay at the place of the frame: other merchants, neutral ones included, and other players' companions. */
function paidAt(view: BoardView, frame: Pending): number {
  const spared = (frame.b ?? 0) - 1;
  const merchants = view.players.filter((_, seat) => seat !== frame.seat && seat !== spared).map((player) => player.merchant);
  const companions = (view.letters?.companion ?? []).filter((_, seat) => seat !== frame.seat);
  return [...merchants, ...view.neutral_merchants, ...companions].filter((place) => place === frame.place).length;
}
