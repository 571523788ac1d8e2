// A run of small choices in one dialog: how often each item is named, and the answer that makes.
import type { BatchTold, OptionTold } from "../protocol.ts";

export type Counts = Readonly<Record<number, number>>; // by option id

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function canAdd(batch: BatchTold, counts: Counts, id: number): boolean {
  const item = batch.items.find((each) => each.option.id === id);
  return item !== undefined && (counts[id] ?? 0) < item.most && total(counts) < batch.most;
}

export function added(counts: Counts, id: number, change: number): Counts {
  const next = { ...counts, [id]: Math.max(0, (counts[id] ?? 0) + change) };
  if (next[id] === 0) delete next[id];
  return next;
}

/** A tap on something of which there may be one: there or not. Of one that must be exactly one, the other goes. */
export function toggled(batch: BatchTold, counts: Counts, id: number): Counts {
  if ((counts[id] ?? 0) > 0) return added(counts, id, -1);
  if (canAdd(batch, counts, id)) return added(counts, id, 1);
  return batch.most === 1 ? { [id]: 1 } : counts;
}

/** The ids to send, in the order of the items, or null while too few are named. */
export function answer(batch: BatchTold, counts: Counts): number[] | null {
  const named = total(counts);
  if (named < batch.least || named > batch.most) return null;
  const ids = batch.items.flatMap((item) => Array<number>(counts[item.option.id] ?? 0).fill(item.option.id));
  if (batch.done !== null) ids.push(batch.done.id);
  return ids.length > 0 ? ids : null;
}

/** Options that the batch does not stand for: cards to play, tiles to use. */
export function beside(batch: BatchTold | null, options: readonly OptionTold[]): OptionTold[] {
  if (batch === null) return [...options];
  const named = new Set(batch.items.map((item) => item.option.id));
  if (batch.done !== null) named.add(batch.done.id);
  return options.filter((option) => !named.has(option.id));
}
