// Decisions, options, reasons and events of the Dice Game in words; the twin of src/sixrubies/texts/dice/render.py.
import type { BlockedTold, DicePending, DicePrinted, DiceView, EventTold, OutcomeTold, PreviewEvent, ShownOption } from "../protocol.ts";
import { COLOURS, DICE, DiceThings, FACES, abilityOf, type Counts } from "./dice_things.ts";
import type { Args, LogLine, Names } from "./speech.ts";

const TOGETHER: Record<string, "face" | "resource"> = {
  die_rolled: "face", die_used: "face", resource_paid: "resource", resource_gained: "resource", resource_returned: "resource",
};
const ORDER = [...COLOURS, "brown", "crystal", "lira", "card"];
const QUIET = ["turn_ended", "action_began"]; // what they say is implied by what follows

const key = (name: string): string => name.replaceAll(".", "-");
const sum = (counts: Counts): number => Object.values(counts).reduce<number>((all, count) => all + (count ?? 0), 0);

export function frameOf(view: DiceView | null): DicePending | undefined {
  return view?.pending[view.pending.length - 1];
}

export class DiceWords extends DiceThings {
  step(name: string, view: DiceView | null): string {
    const general = `dice-step-${key(name)}`;
    const frame = frameOf(view);
    return this.fitting([`${general}-told`, `${general}-different`, general], view && frame ? this.asked(frame, view) : {});
  }

  /** An option in the imperative, short enough for a button. */
  option(option: ShownOption, view: DiceView | null): string {
    let args = this.argument(option);
    let specials = option.argument === "" ? [] : [option.argument];
    const frame = frameOf(view);
    if (view !== null && frame !== undefined) {
      const step = key(frame.step);
      args = { ...args, ...this.situation(option, view, frame) };
      specials = [...[...sorts(option, frame), ...specials].map((special) => `${special}-${step}`), step, ...specials];
    }
    const general = `dice-action-${option.verb}`;
    return this.fitting([...specials.map((special) => `${general}-${special}`), general], args);
  }

  optionHelp(option: ShownOption, view: DiceView | null): string {
    const kind = DICE.meanings.arguments[option.verb];
    if (option.verb !== "take" && kind !== undefined && kind in HELPS) return HELPS[kind]?.(this, option.argument) ?? "";
    const frame = frameOf(view);
    const specials = frame === undefined ? [] : [key(frame.step)];
    if (frame === undefined || frame.step === "turn.action") specials.push(...sorts(option, frame), option.argument);
    const general = `dice-help-${option.verb}`;
    const found = [...specials.map((special) => `${general}-${special}`), general].find((each) => this.has(each));
    return found === undefined ? "" : this.text(found);
  }

  reason(blocked: BlockedTold): string {
    let args: Args = {};
    (DICE.meanings.reasons[blocked.reason] ?? []).forEach((meaning, index) => {
      args = { ...args, ...this.arguments(meaning, (index === 0 ? blocked.a : blocked.b) ?? 0) };
    });
    const general = `dice-reason-${blocked.reason}`;
    return this.text(blocked.a < 0 ? `${general}-anywhere` : general, args);
  }

  event(event: EventTold | PreviewEvent, names: Names | null): string {
    const numbers = [event.a, event.b];
    let args: Args = event.seat >= 0 ? { player: this.player(event.seat, names) } : {};
    const meanings = DICE.meanings.events[event.kind] ?? [];
    const count = numbers[meanings.indexOf("count")] ?? 1;
    meanings.forEach((meaning, index) => {
      args = { ...args, ...this.arguments(meaning, numbers[index] ?? 0, count) };
    });
    return this.text(`dice-event-${event.kind}`, args);
  }

  /** All dice of a roll, a payment or a gain in one line each. */
  lines(events: readonly (EventTold | PreviewEvent)[], names: Names | null): LogLine[] {
    const told: LogLine[] = [];
    for (let at = 0; at < events.length; at++) {
      const event = events[at];
      if (event === undefined || QUIET.includes(event.kind)) continue;
      const { kind, seat } = event;
      const of = TOGETHER[kind];
      if (of === undefined) {
        told.push({ seat, kind, text: this.event(event, names), dice: [] });
        continue;
      }
      const counts: Counts = {};
      let next: EventTold | PreviewEvent | undefined = event;
      while (next !== undefined && next.kind === kind && next.seat === seat) {
        const name = DICE.names[of][next.a] ?? "";
        counts[name] = (counts[name] ?? 0) + (kind === "die_rolled" ? 1 : next.b);
        next = events[++at];
      }
      at -= 1;
      const sorted = Object.fromEntries(ORDER.filter((name) => counts[name]).map((name) => [name, counts[name]]));
      const things = of === "face" ? this.faces(sorted) : this.resources(sorted);
      const dice = kind === "die_rolled" ? FACES.flatMap((face) => Array<string>(counts[face] ?? 0).fill(`dice-face-${face}`)) : [];
      told.push({ seat, kind, text: this.text(`dice-together-${kind}`, { player: this.player(seat, names), things }), dice });
    }
    return told;
  }

  result(outcome: OutcomeTold, names: Names | null): string {
    const winners = outcome.winners.map((seat) => this.player(seat, names));
    const [rubies = 0, lira = 0] = outcome.scores[outcome.winners[0] ?? 0] ?? [];
    if (winners.length > 1) return this.text("dice-result-shared", { players: this.join(winners), rubies, lira });
    const level = outcome.scores.filter((score) => score[0] === rubies).length > 1;
    return this.text(`dice-result-won-${level ? "lira" : "rubies"}`, { player: winners[0] ?? "", rubies, lira });
  }

  private arguments(meaning: string, given: number | string, count = 1): Args {
    const known = DICE.names[meaning as keyof typeof DICE.names] as string[] | undefined;
    const value = typeof given === "number" && known ? (known[given] ?? "") : String(given);
    switch (meaning) {
      case "face":
        return { face: this.face(value), faces: this.faces({ [value]: count }), kind: value };
      case "resource":
        return { resource: this.resource(value, count), none: this.text(`dice-resource-${value}.none`) };
      case "ability":
        return { ability: this.ability(value) };
      case "tile":
        return { tile: this.tile(value), ability: this.ability(abilityOf(value)), price: this.tilePrice(value) };
      case "area":
        return { area: this.area(value), from: this.text(`dice-area-${value}.from`) };
      case "card":
        return { card: this.card(value) };
      case "action": {
        const token = DICE.actions[value] ?? "";
        const [verb = "", argument = ""] = token.split(":");
        return { action: this.option({ token, verb: verb as ShownOption["verb"], argument, target: "button" }, null) };
      }
      default:
        return { [meaning]: Number(value) };
    }
  }

  private argument(option: ShownOption): Args {
    const meaning = DICE.meanings.arguments[option.verb];
    if (meaning === undefined || option.argument === "" || option.argument === "two_markers") return {};
    return this.arguments(meaning, option.argument);
  }

  /** What the view adds to an option: the price that is asked, what a card gives. */
  private situation(option: ShownOption, view: DiceView, frame: DicePending): Args {
    const { table } = view;
    const price = table.price[option.argument as keyof DicePrinted["price"]];
    if (option.verb === "ruby" && price != null) return { price: this.areaPrice(option.argument, price) };
    if (option.verb === "take" && frame.step === "turn.action") return this.exchange(option, view);
    if (option.verb === "take" && frame.step === "card.share" && option.argument === "lira") {
      return this.arguments("resource", "lira", table.share_lira);
    }
    if (option.verb === "done") return { faces: this.faces(frame.named ?? {}) };
    if (["give", "pay", "fulfil", "decline"].includes(option.verb) && frame.card) return this.shownCard(frame.card, table);
    return {};
  }

  private exchange(option: ShownOption, view: DiceView): Args {
    const coins = view.dice.lira ?? 0;
    if (option.argument === "lira") return coins > 0 ? { lira: coins * view.table.coin_lira, count: coins } : {};
    if (COLOURS.includes(option.argument)) return { goods: this.goods({ [option.argument]: Number(this.numbers["actions_alike"]) }) };
    return {};
  }

  /** What a card on the table asks for and gives. */
  private shownCard(name: string, table: DicePrinted): Args {
    const card = this.card(name);
    const about = DICE.about[name];
    if (about === undefined) return { card };
    return { card, lira: table.sale_price[about as keyof DicePrinted["sale_price"]] ?? 0, thing: this.resource(about) };
  }

  private asked(frame: DicePending, view: DiceView): Args {
    let args: Args = frame.card ? this.shownCard(frame.card, view.table) : {};
    if (frame.step === "pay.goods") {
      const owed: Counts = { ...frame.colours, any: frame.any ?? 0 };
      args = { ...args, ...(sum(owed) === frame.owed ? { goods: this.goods(owed) } : { count: frame.owed ?? 0 }) };
    }
    if (frame.step === "turn.action") args = { ...args, left: view.table.actions - (frame.used ?? 0) };
    if (frame.step === "turn.reroll" && sum(frame.named ?? {}) > 0) args = { ...args, faces: this.faces(frame.named ?? {}) };
    return args;
  }
}

const HELPS: Record<string, (words: DiceWords, name: string) => string> = {
  area: (words, name) => words.areaHelp(name),
  card: (words, name) => words.cardHelp(name),
  tile: (words, name) => words.tileHelp(name),
  ability: (words, name) => words.abilityHelp(name),
};

/** Sorts of situations beside step and argument: a colour, dice that have been named. */
function sorts(option: ShownOption, frame: DicePending | undefined): string[] {
  if (option.verb === "done") return sum(frame?.named ?? {}) > 0 ? ["named"] : [];
  return COLOURS.includes(option.argument) ? ["colour"] : [];
}
