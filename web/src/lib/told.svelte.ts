// What the server has told of a table, and what can be read off it; nothing is judged here.
import type { AheadTold, BlockedTold, DecisionTold, OptionTold, UpdateDown, UselessTold } from "../protocol.ts";
import { shownNames } from "../words/names.ts";
import { beside } from "./batch.ts";
import type { Entry } from "./log.ts";
import { words } from "./settings.svelte.ts";

export interface Offered {
  options: OptionTold[];
  blocked: BlockedTold[];
}

export type Guide = (decision: DecisionTold, round: number) => DecisionTold;

export class Told {
  update = $state.raw<UpdateDown | null>(null);
  entries = $state.raw<Entry[]>([]);
  guide = $state.raw<Guide | null>(null); // the lessons of the first game: what they offer of a decision
  readonly names: readonly string[] = $derived(shownNames(words(), this.update?.table.seats ?? []));

  get decision(): DecisionTold | null {
    return this.update?.decision ?? null;
  }

  /** The decision, if it is asked of the seat that looks. */
  get mine(): DecisionTold | null {
    const { update } = this;
    if (update === null || update.seat === null || update.decision === null || update.table.status !== "running") return null;
    if (update.decision.owner !== update.seat) return null;
    return this.guide === null ? update.decision : this.guide(update.decision, update.view?.round ?? 0);
  }

  /** Options that are no part of the batch. */
  get single(): OptionTold[] {
    return this.mine === null ? [] : beside(this.mine.batch, this.mine.options);
  }

  /** What a tap on a place could mean. */
  at(place: number): Offered {
    const { mine } = this;
    const here = (option: { target: string; argument: string }): boolean =>
      option.target === "place" && option.argument === String(place);
    return {
      options: this.single.filter(here),
      blocked: mine?.blocked.filter((each) => here(each.option)) ?? [],
    };
  }

  /** What waits where an option leads. */
  ahead(option: OptionTold | undefined): AheadTold | undefined {
    return this.update?.ahead.find(({ token }) => token === option?.token);
  }

  /** Why nothing could be done, whichever of these options is chosen. */
  useless(options: readonly OptionTold[]): UselessTold | null {
    const found = options.map((option) => this.ahead(option)?.useless ?? null);
    return found.includes(null) ? null : (found[0] ?? null);
  }

  itemAt(place: number): OptionTold | null {
    const item = this.mine?.batch?.items.find((each) => each.option.target === "place" && each.option.argument === String(place));
    return item?.option ?? null;
  }
}
