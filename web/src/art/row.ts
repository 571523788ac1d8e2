// Picture bands of cards and faces of tiles, written as short recipes of other drawings.

import { type Drawing, type Find, place, widthOf } from "./compose";

export const BAND = { width: 96, height: 48 } as const;
const SCENE = 46; // a scene fills the band
const GLYPH = 30;
const ALONE = 38; // a card about one thing shows it large
const GAP = 3;
const OVERLAP = 0.42; // of the width, for the second and later ones of "lira*5"

interface Item {
  drawing: Drawing;
  height: number;
  count: number;
}

/**
 * A recipe is a row of names, as in `good-coffee to lira*5`: `*n` lays that many over each other; names after `&` are marks
 * in the right lower corner, as in `place-kiosk & again`. Undefined when one of the drawings is not there.
 */
export function band(recipe: string, find: Find): Drawing | undefined {
  const [row = "", ...marks] = recipe.split(" & ");
  const items = row.split(" ").map((word) => item(word, find));
  const corner = marks.map((name) => find(name));
  if (items.includes(undefined) || corner.includes(undefined)) return undefined;
  const known = items as Item[];
  if (known.length === 1 && known[0]?.height === GLYPH) known[0].height = ALONE;
  const wide = known.reduce((sum, one) => sum + extent(one), 0) + GAP * (known.length - 1);
  const scale = Math.min(1, (BAND.width - 6) / wide);
  let x = (BAND.width - wide * scale) / 2;
  const parts: string[] = [];
  for (const one of known) {
    const height = one.height * scale;
    const y = one.height === SCENE ? BAND.height - height : (BAND.height - height) / 2;
    for (let index = 0; index < one.count; index++) {
      parts.push(place(one.drawing, x + index * OVERLAP * widthOf(one.drawing, height), y, height));
    }
    x += (extent(one) + GAP) * scale;
  }
  (corner as Drawing[]).forEach((mark, index) => {
    parts.push(place(mark, BAND.width - 20 * (index + 1), BAND.height - 20, 18));
  });
  return { box: [0, 0, BAND.width, BAND.height], inner: parts.join("") };
}

function item(word: string, find: Find): Item | undefined {
  const [name = "", count = "1"] = word.split("*");
  const drawing = find(name);
  if (!drawing) return undefined;
  const scene = name.startsWith("place-");
  const tall = drawing.box[3] > drawing.box[2];
  return { drawing, height: scene ? SCENE : tall && name.startsWith("piece-") ? 36 : GLYPH, count: Number(count) };
}

function extent(one: Item): number {
  return widthOf(one.drawing, one.height) * (1 + OVERLAP * (one.count - 1));
}
