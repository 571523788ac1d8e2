// What its viewer is about to do at a table: chosen and not yet sent, asked about, looked at.
import type { BlockedTold, HintDown, OptionTold, PreviewDown, UpMessage } from "../protocol.ts";
import { added, answer, canAdd, toggled, type Counts } from "./batch.ts";
import { settings } from "./settings.svelte.ts";
import { Told } from "./told.svelte.ts";

/** Something on the table that was tapped without being an option: the panel tells what it is. */
export interface Thing {
  kind: "area" | "tile" | "ability" | "card" | "recipe" | "face" | "marker" | "token" | "option";
  name: string;
}

/** What is sent at a table once it is open. */
export type Asked = Exclude<UpMessage, { kind: "hello" | "ping" | "pong" }>;

export abstract class Choosing extends Told {
  counts = $state.raw<Counts>({});
  chosen = $state.raw<OptionTold | null>(null); // an option that a second tap carries out
  asked = $state.raw<BlockedTold | null>(null); // a blocked one that was tapped: the panel says why
  looked = $state<number | null>(null); // a place that was tapped without being an option
  thing = $state.raw<Thing | null>(null); // the same for what is no place
  preview = $state.raw<PreviewDown | null>(null);
  hint = $state.raw<HintDown | null>(null);
  hinting = $state(false); // a hint was asked for
  refusal = $state("");
  busy = $state(false);

  protected messages = 0; // sent so far
  protected pressed: { id: number; option: OptionTold } | null = null; // a button whose preview is on its way

  /** Send it under the next number; false: the line is down. */
  protected abstract ask(message: Asked): boolean;

  tapPlace(place: number): void {
    const item = this.itemAt(place);
    const { options, blocked } = this.at(place);
    this.refusal = "";
    if (item !== null && this.mine?.batch) this.counts = toggled(this.mine.batch, this.counts, item.id);
    else if (options[0] !== undefined) this.tap(options.find((each) => each.id === this.chosen?.id) ?? options[0]);
    else this.explain(blocked[0] ?? null, place);
  }

  /** First tap shows what would be, the second does it. */
  tap(option: OptionTold): void {
    if (this.chosen?.id === option.id) {
      this.act([option.id]);
      return;
    }
    this.explain(null, null);
    this.chosen = option;
    const { update } = this;
    if (update !== null && update.seat !== null) {
      this.ask({ kind: "preview", id: 0, seat: update.seat, version: update.version, option: option.id });
    }
  }

  /** A button: done at once, unless it ends the turn and its owner wants to be asked. What it does, the preview tells. */
  press(option: OptionTold): void {
    const { update } = this;
    if (update === null || update.seat === null || this.busy) return;
    if (!settings.confirm) this.act([option.id]);
    else if (this.ask({ kind: "preview", id: 0, seat: update.seat, version: update.version, option: option.id })) {
      this.busy = true;
      this.pressed = { id: this.messages, option };
    }
  }

  explain(blocked: BlockedTold | null, place: number | null): void {
    this.chosen = null;
    this.preview = null;
    this.asked = blocked;
    this.looked = place;
    this.thing = null;
    this.refusal = "";
  }

  lookAt(thing: Thing, blocked: BlockedTold | null): void {
    this.explain(blocked, null);
    this.thing = thing;
  }

  add(option: OptionTold, change: number): void {
    const batch = this.mine?.batch;
    if (!batch || (change > 0 && !canAdd(batch, this.counts, option.id))) return;
    this.counts = added(this.counts, option.id, change);
  }

  sendBatch(): void {
    const ids = this.mine?.batch ? answer(this.mine.batch, this.counts) : null;
    if (ids !== null) this.act(ids);
  }

  act(options: number[]): void {
    const { update } = this;
    if (update === null || update.seat === null || this.busy) return;
    this.busy = this.ask({ kind: "act", id: 0, seat: update.seat, version: update.version, options });
  }

  undo(): void {
    const { update } = this;
    if (update === null || update.seat === null || this.busy) return;
    this.busy = this.ask({ kind: "undo", id: 0, seat: update.seat, version: update.version });
  }

  /** Whether a hint may be asked for. */
  get hints(): boolean {
    return this.mine !== null && this.guide === null && this.update?.table.settings.hints === true;
  }

  askHint(): void {
    const { update } = this;
    if (update === null || update.seat === null || this.hinting) return;
    this.hinting = this.ask({ kind: "hint", id: 0, seat: update.seat, version: update.version });
  }

  /** It is told, and what it points at on the board is looked at; to do it is the player's own choice. */
  protected hinted(hint: HintDown): void {
    if (hint.version !== this.update?.version) return;
    [this.hint, this.hinting] = [hint, false];
    const option = this.single.find(({ id }) => id === hint.option);
    if (option?.target === "place" && this.chosen?.id !== option.id) this.tap(option);
  }

  protected previewed(preview: PreviewDown): void {
    const pressed = this.pressed?.id === preview.id ? this.pressed.option : null;
    if (pressed !== null) {
      this.pressed = null;
      this.busy = false;
      if (!preview.events.some((event) => event.kind === "turn_ended")) {
        this.act([pressed.id]);
        return;
      }
      this.explain(null, null);
      this.chosen = pressed;
    }
    if (preview.id === this.messages) this.preview = preview;
  }
}
