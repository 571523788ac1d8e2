// The things of the Dice Game in words; the twin of src/sixrubies/texts/dice/things.py.
import told from "../dice.json";
import type { Catalogue } from "./catalogue.ts";
import { Speech, type Args } from "./speech.ts";

export type Counts = Partial<Record<string, number>>;
interface Condition {
  give?: Counts;
  own?: Counts;
  dice?: number;
  take: Counts;
}
type Kind = "face" | "resource" | "ability" | "area" | "card" | "tile";
interface DiceData {
  names: Record<Kind, string[]>;
  colours: string[];
  meanings: { arguments: Record<string, string>; reasons: Record<string, string[]>; events: Record<string, string[]> };
  numbers: Record<string, number | string>;
  actions: Record<string, string>;
  ability_of: Record<string, string>;
  tile_costs: Record<string, string[]>;
  sale_price: Record<string, number>;
  about: Record<string, string>;
  conditions: Record<string, Condition>;
}

export const DICE = told as unknown as DiceData;
export const COLOURS: readonly string[] = DICE.colours;
export const FACES: readonly string[] = DICE.names.face;
const ANY = "any";
const FIRST_CARD = 101; // the chapter of the rules about the first card

export abstract class DiceThings extends Speech {
  constructor(catalogue: Catalogue) {
    super(catalogue, DICE.numbers);
  }

  face(name: string): string {
    return this.text(`dice-face-${name}`);
  }

  faces(counts: Counts): string {
    const shown = FACES.filter((name) => counts[name]);
    return this.join(shown.map((name) => this.text("dice-faces", { count: counts[name] ?? 0, face: this.face(name) })));
  }

  resource(name: string, count = 1): string {
    return this.text(`dice-resource-${name}`, { count });
  }

  resources(counts: Counts): string {
    return this.join(Object.entries(counts).flatMap(([name, count]) => (count ? [this.resource(name, count)] : [])));
  }

  goods(counts: Counts): string {
    const each = COLOURS.every((name) => counts[name] === 1);
    const kinds = [...COLOURS, ANY].filter((name) => counts[name] && (!each || name === ANY));
    const named = kinds.map((name) => this.text(`dice-good-${name}`, { count: counts[name] ?? 0 }));
    return this.join(each ? [this.text("dice-good-each"), ...named] : named);
  }

  ability(name: string): string {
    return this.abilityText(name, "");
  }

  abilityHelp(name: string): string {
    return this.abilityText(name, "-help");
  }

  private abilityText(name: string, end: string): string {
    const [kind = "", colour] = name.split("_");
    return this.text(`dice-ability-${kind}${end}`, colour === undefined ? {} : { resource: this.resource(colour) });
  }

  tilePrice(name: string): string {
    const goods = DICE.tile_costs[name] ?? [];
    return this.goods(Object.fromEntries(goods.map((kind) => [kind, goods.filter((other) => other === kind).length])));
  }

  tile(name: string): string {
    return this.text("dice-tile", { ability: this.ability(abilityOf(name)), price: this.tilePrice(name) });
  }

  tileHelp(name: string): string {
    return this.text("dice-tile-help", { help: this.abilityHelp(abilityOf(name)), price: this.tilePrice(name) });
  }

  area(name: string): string {
    return this.text(`dice-area-${name}`);
  }

  areaHelp(name: string): string {
    return this.text(`dice-area-${COLOURS.includes(name) ? "track" : name}-help`, { area: this.area(name) });
  }

  /** What its next ruby costs: the number on the board says how many goods, goods of any colour or Lira. */
  areaPrice(name: string, price: number): string {
    if (name === "lira") return this.resource("lira", price);
    return this.goods(name === "carpet" ? { ...Object.fromEntries(COLOURS.map((colour) => [colour, 1])), any: price } : { [name]: price });
  }

  card(name: string): string {
    const about = DICE.about[name];
    return about === undefined ? this.conditional(name) : this.text(`dice-card-${family(name)}`, this.about(about));
  }

  cardHelp(name: string): string {
    const statement = `DG${FIRST_CARD + DICE.names.card.indexOf(name)}.1`;
    const about = DICE.about[name];
    if (about === undefined) return this.text("dice-card-condition-help", { card: this.conditional(name), statement });
    return this.text(`dice-card-${family(name)}-help`, { ...this.about(about), statement });
  }

  private about(name: string): Args {
    return { resource: this.resource(name), price: DICE.sale_price[name] ?? 0, kind: COLOURS.includes(name) ? "colour" : name };
  }

  private conditional(name: string): string {
    const asked = DICE.conditions[name];
    if (asked === undefined) return name;
    let card = this.resources(asked.take);
    if (asked.give) {
      const given = Object.fromEntries(Object.entries(asked.give).map(([thing, count]) => [thing === "tile" ? "own_tile" : thing, count]));
      card = this.text("dice-card-give", { card, things: this.resources(given) });
    }
    if (asked.own) card = this.text("dice-card-own", { card, things: this.resources(asked.own) });
    if (asked.dice) card = this.text("dice-card-dice", { card, count: asked.dice });
    return card;
  }
}

export function abilityOf(tile: string): string {
  return DICE.ability_of[tile] ?? "";
}

/** The first four families are alike but for what they are about. */
export function family(card: string): string {
  return DICE.about[card] === undefined ? "condition" : (card.split("_")[0] ?? "");
}
