// Drawings out of drawings: slots filled, figures on their stacks, glyphs in a row. Pure text to text; knows no file and no browser.

export interface Drawing {
  /** The four numbers of the viewBox. */
  box: readonly [number, number, number, number];
  /** What stands between <svg> and </svg>. */
  inner: string;
}

export type Find = (name: string) => Drawing | undefined;

const ROOT = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="([-\d. ]+)">\n([\s\S]*)<\/svg>\n$/;
const LETTER_SLOT = /(<g class="slot(?: emblem)?"[^>]*)\/>/g; // on goods and tokens; on pieces, instead of the emblem
const EMBLEM_SLOT = /(<g class="slot emblem"[^>]*)\/>/g;

/** A source file as a drawing. Every file has the same plain root, so that nothing of it is ever dropped unseen. */
export function parse(source: string): Drawing {
  const found = ROOT.exec(source);
  const numbers = found?.[1]?.split(" ").map(Number) ?? [];
  const [x, y, width, height] = numbers;
  if (!found || numbers.length !== 4 || x === undefined || y === undefined || !width || !height) {
    throw new Error(`not a drawing: ${source.slice(0, 80)}`);
  }
  return { box: [x, y, width, height], inner: found[2] ?? "" };
}

/** The drawing as SVG text, ready for the page. `attributes` go into the root. */
export function text(drawing: Drawing, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.box.join(" ")}"${attributes}>${drawing.inner}</svg>`;
}

/** The drawing with a letter in its slot. The letter comes from a language file: it is escaped like anything from outside. */
export function withLetter(drawing: Drawing, sign: string): Drawing {
  const safe = sign.replace(/[&<>]/g, (one) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[one] ?? "");
  return fill(drawing, LETTER_SLOT, `<text class="letter" y="8" text-anchor="middle" font-size="23" font-weight="700">${safe}</text>`);
}

/** The drawing with an emblem on every piece in it that has none yet. */
export function withEmblem(drawing: Drawing, emblem: Drawing): Drawing {
  return fill(drawing, EMBLEM_SLOT, emblem.inner);
}

function fill(drawing: Drawing, slot: RegExp, content: string): Drawing {
  return { box: drawing.box, inner: drawing.inner.replace(slot, (_, open: string) => `${open}>${content}</g>`) };
}

/** A drawing laid into another one, at a place and of a height in the other's units. */
export function place(drawing: Drawing, x: number, y: number, height: number): string {
  const width = widthOf(drawing, height);
  const numbers = [x, y, width, height].map(short);
  return (
    `<svg x="${numbers[0]}" y="${numbers[1]}" width="${numbers[2]}" height="${numbers[3]}"` +
    ` viewBox="${drawing.box.join(" ")}">${drawing.inner}</svg>`
  );
}

export function widthOf(drawing: Drawing, height: number): number {
  return (drawing.box[2] / drawing.box[3]) * height;
}

/** DESIGN section 4: one disc per assistant, each 13 % of the figure's width higher than the one below. */
export const STEP = 0.13;

/** A merchant standing on his assistants; the neutral one, if any, lies at the bottom. */
export function onStack(figure: Drawing, disc: Drawing, assistants: number, neutral = 0): Drawing {
  const [, , width, height] = figure.box;
  const step = width * STEP;
  const discs: string[] = [];
  const total = assistants + neutral;
  for (let level = 0; level < total; level++) {
    const y = height + step * (total - level) - disc.box[3];
    const one = place(disc, 0, y, disc.box[3]);
    discs.push(level < neutral ? `<g class="seat-neutral">${one}</g>` : one);
  }
  const body = place(figure, 0, 0, height);
  return { box: [0, 0, width, Number(short(height + step * total))], inner: discs.join("") + body };
}

function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}
