// Which thing on the table stands for which option. Nothing is judged here: what can be done, the server says.
import type { BatchTold, BlockedTold, DiceView, OptionTold, PreviewDown, ShownOption } from "../protocol.ts";
import { COLOURS } from "../words/dice_things.ts";

/** The eight actions, as on the strip below the dice. */
export const RECIPES = ["alike", "crystal", "brown", "two_markers", "lira", "cards", "tile", "ruby"] as const;
export type Recipe = (typeof RECIPES)[number];

/** The action an option is, where an action is chosen; elsewhere the same words mean something else. */
export function recipeOf(option: ShownOption, step: string): Recipe | null {
  if (step !== "turn.action") return null;
  if (option.verb === "reveal") return "cards";
  if (option.verb === "buy_tile") return "tile";
  if (option.verb === "ruby") return "ruby";
  if (option.verb !== "take") return null;
  return COLOURS.includes(option.argument) ? "alike" : (RECIPES.find((recipe) => recipe === option.argument) ?? null);
}

/** The option that a tap on a die means: to roll it again, to pay with it, or the action that its icon alone is for. */
export function ofDie<T extends ShownOption>(options: readonly T[], face: string, nth: number): T | undefined {
  const named = options.find((each) => each.target === "die" && each.argument === face);
  if (named !== undefined) return named;
  if (face === "card") return options.find((each) => each.verb === "reveal" && each.argument === String(nth + 1));
  return options.find((each) => each.verb === "take" && each.argument === face);
}

export function ofArea<T extends ShownOption>(options: readonly T[], area: string): T | undefined {
  return options.find((each) => each.target === "area" && each.argument === area);
}

export function ofTile<T extends ShownOption>(options: readonly T[], tile: string): T | undefined {
  return options.find((each) => each.target === "tile" && each.argument === tile);
}

export function ofMarker<T extends ShownOption>(options: readonly T[], kind: string): T | undefined {
  return options.find((each) => each.verb === "give" && each.argument === kind);
}

export function ofAbility<T extends ShownOption>(options: readonly T[], ability: string): T | undefined {
  return options.find((each) => each.target === "ability" && each.argument === ability);
}

export function blockedBy(blocked: readonly BlockedTold[], same: (options: ShownOption[]) => ShownOption | undefined): BlockedTold | null {
  return blocked.find((each) => same([each.option]) !== undefined) ?? null;
}

/** Dice that a chosen option would use up for certain: all coins, so many cards. */
export function usedBy(option: OptionTold | null, face: string, nth: number): boolean {
  if (option === null) return false;
  if (option.verb === "reveal") return face === "card" && nth < Number(option.argument);
  return option.verb === "take" && option.argument === "lira" && face === "lira";
}

/** Options the table itself does not show: they are buttons of the panel. */
export function inPanel(option: OptionTold, step: string): boolean {
  if (recipeOf(option, step) !== null || option.target === "area" || option.target === "tile" || option.target === "card") return false;
  return option.target !== "die" && !(step === "pay.goods" && option.verb === "give");
}

/** A batch that can be answered in one way only: all of it. */
export function onlyAnswer(batch: BatchTold): Record<number, number> | null {
  const all = batch.items.reduce((sum, item) => sum + item.most, 0);
  if (batch.least === 0 || all !== batch.least) return null;
  return Object.fromEntries(batch.items.map((item) => [item.option.id, item.most]));
}

const FIGURES: Record<string, string> = {
  rubies: "piece-ruby", lira: "lira", crystals: "dice-crystal",
  ...Object.fromEntries([...COLOURS, "brown"].map((kind) => [`markers.${kind}`, `dice-marker-${kind}`])),
};

/** What would be different for one seat afterwards. */
export function afterOf(preview: PreviewDown, seat: number): { art: string; value: number }[] {
  return Object.entries(FIGURES).flatMap(([path, art]) => {
    const value = preview.changes[`players.${seat}.${path}`]?.[1];
    return typeof value === "number" ? [{ art, value }] : [];
  });
}

export const counted = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** Fields of a ruby area from its foot up: price, and what lies there. */
export function fieldsOf(view: DiceView, area: string): { price: number; state: "gone" | "next" | "left" }[] {
  const prices = view.table.prices[area as keyof typeof view.table.prices] ?? [];
  const gone = prices.length - (view.rubies[area as keyof typeof view.rubies] ?? 0);
  return prices.map((price, index) => ({ price, state: index < gone ? "gone" : index === gone ? "next" : "left" }));
}
