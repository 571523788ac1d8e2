// What every game has to say, whatever its words are; the twin of src/sixrubies/texts/speech.py.
import type { FluentVariable } from "@fluent/bundle";
import type { BlockedTold, BoardView, DiceView, EventTold, OutcomeTold, PreviewEvent, ShownOption } from "../protocol.ts";
import type { Catalogue } from "./catalogue.ts";

export type Args = Record<string, FluentVariable>;
export type AnyView = BoardView | DiceView;
export type Names = readonly string[];

/** One line of what happened. Several events may be one line. */
export interface LogLine {
  seat: number;
  kind: string;
  text: string;
  /** Drawings of what was rolled. */
  dice: string[];
}

export abstract class Speech {
  readonly catalogue: Catalogue;
  readonly numbers: Args;

  constructor(catalogue: Catalogue, numbers: Args) {
    this.catalogue = catalogue;
    this.numbers = { ...numbers };
  }

  abstract step(name: string, view: AnyView | null): string;
  abstract option(option: ShownOption, view: AnyView | null, names: Names | null): string;
  abstract reason(blocked: BlockedTold, view: AnyView | null): string;
  abstract event(event: EventTold | PreviewEvent, names: Names | null): string;
  abstract lines(events: readonly EventTold[], names: Names | null): LogLine[];
  abstract result(outcome: OutcomeTold, names: Names | null): string;

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  /** The key of the text that a box in play has instead of this one, or the key itself. */
  played(key: string): string {
    return key;
  }

  text(key: string, args: Args = {}): string {
    return this.catalogue.text(this.played(key), { ...this.numbers, ...args });
  }

  first(keys: string[], args: Args = {}): string {
    return this.text(keys.find((key) => this.has(key)) ?? keys[keys.length - 1] ?? "", args);
  }

  /** The same, passing over texts that name something the situation does not have. */
  fitting(keys: string[], args: Args): string {
    const fits = (key: string): boolean =>
      [...this.catalogue.placeholders(this.played(key))].every((name) => name in args || name in this.numbers);
    return this.text(keys.slice(0, -1).find((key) => this.has(key) && fits(key)) ?? keys[keys.length - 1] ?? "", args);
  }

  join(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.text("list-and", { items: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
  }

  player(seat: number, names: Names | null): string {
    return names?.[seat] ?? this.text("player-unnamed", { number: seat + 1 });
  }
}
