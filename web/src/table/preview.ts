// What would be different afterwards for one seat: the figures a player looks at, from the paths of a preview.
import type { BoardView, PreviewDown } from "../protocol.ts";

const FIGURES: Record<string, string> = {
  lira: "lira", rubies: "piece-ruby", "goods.blue": "good-blue", "goods.red": "good-red", "goods.green": "good-green",
  "goods.yellow": "good-yellow", hand_size: "piece-bonus_card",
};

export function afterOf(preview: PreviewDown, view: BoardView, seat: number): { art: string; value: number }[] {
  const found: { art: string; value: number }[] = [];
  for (const [path, art] of Object.entries(FIGURES)) {
    const change = preview.changes[`players.${seat}.${path}`];
    const value = change?.[1];
    if (typeof value === "number") found.push({ art, value });
  }
  const coffee = preview.changes[`mocha.coffee.${seat}`]?.[1];
  if (view.mocha !== undefined && typeof coffee === "number") found.push({ art: "good-coffee", value: coffee });
  return found;
}
