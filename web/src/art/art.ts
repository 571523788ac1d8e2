// The drawings of the table by name. Names are the keys of the words: what `place-fountain` is called stands in the language
// files under the same key. A ruleset loads the groups it needs with `loadArt`; after that `drawing` answers at once.

import { type Drawing, onStack, parse, place, text, withEmblem, withLetter } from "./compose";
import { BANDS, PICTURES } from "./recipes";
import { band } from "./row";

type Group = Record<string, string>;

const LOADERS = {
  common: () => import("./groups/common"),
  base: () => import("./groups/base"),
  mocha: () => import("./groups/mocha"),
  letters: () => import("./groups/letters"),
  great_bazaar: () => import("./groups/great_bazaar"),
  dice: () => import("./groups/dice"),
} satisfies Record<string, () => Promise<{ default: Group }>>;

export type GroupName = keyof typeof LOADERS;

const GROUPS: Readonly<Record<string, readonly GroupName[]>> = {
  base: ["common", "base"],
  mocha: ["common", "base", "mocha"],
  letters: ["common", "base", "letters"],
  great_bazaar: ["common", "base", "mocha", "letters", "great_bazaar"],
  dice: ["common", "dice"],
};

/** Things with two words and one look. */
const SAME: Readonly<Record<string, string>> = { "piece-coffee": "good-coffee" };

const drawings = new Map<string, Drawing>();
const pending = new Map<GroupName, Promise<void>>();

/** Load what a ruleset shows; without one, what every page shows. Loading twice costs nothing. */
export async function loadArt(ruleset?: string): Promise<void> {
  const groups = ruleset === undefined ? (["common"] as const) : (GROUPS[ruleset] ?? (Object.keys(LOADERS) as GroupName[]));
  await Promise.all(groups.map(loadGroup));
}

function loadGroup(name: GroupName): Promise<void> {
  const known = pending.get(name);
  if (known) return known;
  const loading = LOADERS[name]().then(
    (module) => addGroup(module.default),
    (fault: unknown) => {
      pending.delete(name); // a lost connection: the next call tries again
      throw fault;
    },
  );
  pending.set(name, loading);
  return loading;
}

/** Add source files by path; the name of a drawing is its file's. */
export function addGroup(files: Group): void {
  for (const [path, source] of Object.entries(files)) {
    drawings.set(path.replace(/^.*\/(.+)\.svg$/, "$1"), parse(source));
  }
}

/** A drawing or a picture made of drawings; undefined while its group is not loaded, or if there is none of that name. */
export function drawing(name: string): Drawing | undefined {
  const known = drawings.get(name);
  if (known) return known;
  const made = make(name);
  if (made) drawings.set(name, made);
  return made;
}

function make(name: string): Drawing | undefined {
  const same = SAME[name];
  if (same) return drawing(same);
  if (name.startsWith("piece-neutral_")) {
    const piece = drawing(name.replace("neutral_", ""));
    const dash = drawing("emblem-dash");
    if (!piece || !dash) return undefined;
    return { box: piece.box, inner: `<g class="seat-neutral">${withEmblem(piece, dash).inner}</g>` };
  }
  const recipe = BANDS[name];
  if (recipe) return band(recipe, drawing);
  const picture = PICTURES[name];
  if (!picture) return undefined;
  const parts: string[] = [];
  for (const [part, x, y, height] of picture.parts) {
    const found = drawing(part);
    if (!found) return undefined;
    parts.push(place(found, x, y, height));
  }
  return { box: picture.box, inner: parts.join("") };
}

export const SEATS = ["blue", "red", "green", "yellow", "white", "neutral"] as const;
export type Seat = (typeof SEATS)[number];

/** Emblems share no shape with goods, so that a seat is known without its colour. */
export const EMBLEMS: Readonly<Record<Seat, string>> = {
  blue: "crescent",
  red: "star",
  green: "leaf",
  yellow: "sun",
  white: "ring",
  neutral: "dash",
};

export interface Look {
  /** The seat a piece belongs to: its colour and, unless a letter stands there, its emblem. */
  seat?: Seat | undefined;
  /** A letter for the slot: of a good, a token, or instead of an emblem. */
  letter?: string | undefined;
  /** Assistants under a merchant. */
  stack?: number | undefined;
  /** Neutral assistants at the bottom of the stack. */
  neutral?: number | undefined;
}

/** A drawing as it is to be shown. */
export function shown(name: string, look: Look = {}): Drawing | undefined {
  const found = drawing(name);
  if (!found) return undefined;
  const marked = withMark(found, look);
  const disc = drawing("piece-disc");
  const levels = (look.stack ?? 0) + (look.neutral ?? 0);
  return levels > 0 && disc ? onStack(marked, disc, look.stack ?? 0, look.neutral) : marked;
}

function withMark(found: Drawing, look: Look): Drawing {
  if (look.letter) return withLetter(found, look.letter);
  const emblem = look.seat && drawing(`emblem-${EMBLEMS[look.seat]}`);
  return emblem ? withEmblem(found, emblem) : found;
}

const pictures = new Map<string, string>();

/**
 * The drawing as the address of a picture, if it takes no colour from the page but that of its seat. A browser paints it as one
 * thing: drawn as shapes, the hundreds of glyphs on a table and figures in a log make each new frame twice as long.
 */
export function picture(found: Drawing, seat?: Seat): string | undefined {
  const key = seat === undefined ? found.inner : `${seat} ${found.inner}`;
  const known = pictures.get(key);
  if (known) return known;
  const inner = seat === undefined || found.inner.includes("seat-neutral") ? found.inner : inColours(found.inner, seat);
  if (!inner.includes("fill=") || /var\(--|currentColor/.test(inner)) return undefined;
  const font = getComputedStyle(document.body).fontFamily.replaceAll('"', "'");
  const made = `data:image/svg+xml,${encodeURIComponent(text({ ...found, inner }, ` font-family="${font}"`))}`;
  pictures.set(key, made);
  return made;
}

/** With the colours of a seat, which are the same in every theme, in the place of their names. */
function inColours(inner: string, seat: Seat): string {
  const probe = document.createElement("i");
  probe.className = `seat-${seat}`;
  document.body.append(probe);
  const colours = getComputedStyle(probe);
  const made = inner.replace(/var\((--seat[-a-z]*),[^)]*\)/g, (_, name: string) => colours.getPropertyValue(name).trim());
  probe.remove();
  return made;
}

/** The drawing as SVG text; empty where there is none. */
export function svg(name: string, look: Look = {}, attributes = ""): string {
  const found = shown(name, look);
  return found ? text(found, attributes) : "";
}

export type Sky = "goods" | "market" | "dice" | "ruby" | "service";

/** The sky behind a place's scene (DESIGN section 2), by the number printed on the place. */
export function sky(place: number): Sky {
  if ([2, 3, 4, 17].includes(place)) return "goods";
  if ([10, 11, 22, 23].includes(place)) return "market";
  if ([8, 9, 25].includes(place)) return "dice";
  if ([1, 13, 14, 15, 16, 20, 24].includes(place)) return "ruby";
  return "service";
}
