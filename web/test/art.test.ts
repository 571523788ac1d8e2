// The drawings: there is one for every name of the engine, in the groups its ruleset loads, small, well-formed and self-contained.
import { describe, expect, test, vi } from "vitest";
import names from "../src/art/names.json";
import { parse, withEmblem, withLetter } from "../src/art/compose.ts";
import { BANDS, PICTURES } from "../src/art/recipes.ts";

const sources = import.meta.glob<string>("../src/art/*/*.svg", { eager: true, query: "?raw", import: "default" });
const files = Object.entries(sources).map(([path, source]) => ({ name: path.replace(/^.*\/(.+)\.svg$/, "$1"), source }));
const bytes = (source: string): number => new TextEncoder().encode(source).length;
const KNOWN = ["svg", "g", "path", "circle", "ellipse", "rect"]; // shapes only: no text, image, use, script, style, gradient

/** Faults of a small XML file; enough of XML for what stands in a drawing. */
function faults(source: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let rest = source;
  while (rest) {
    const tag = /^\s*<(\/?)([a-z]+)((?:\s+[a-zA-Z-]+="[^"<&]*")*)\s*(\/?)>\s*/.exec(rest);
    if (!tag) return [...found, `not well-formed at: ${rest.slice(0, 40)}`];
    const [whole, closing, element = "", attributes = "", empty] = tag;
    if (!KNOWN.includes(element)) found.push(`element ${element}`);
    const keys = [...attributes.matchAll(/([a-zA-Z-]+)="/g)].map((match) => match[1] ?? "");
    if (new Set(keys).size < keys.length) found.push(`attribute twice in ${whole}`);
    if (keys.some((key) => key === "id" || key === "style" || key === "href" || key.startsWith("on"))) found.push(`attribute in ${whole}`);
    if (closing && open.pop() !== element) found.push(`closed wrongly: ${element}`);
    if (!closing && !empty) open.push(element);
    rest = rest.slice(whole.length);
  }
  return open.length ? [...found, `never closed: ${open.join(" ")}`] : found;
}

async function loaded(ruleset: string): Promise<typeof import("../src/art/art.ts")> {
  vi.resetModules(); // nothing of another ruleset may help out
  const art = await import("../src/art/art.ts");
  await art.loadArt(ruleset);
  return art;
}

describe("the files", () => {
  test("there are many, and names are used once", () => {
    expect(files.length).toBeGreaterThan(90);
    expect(new Set(files.map((each) => each.name)).size).toBe(files.length);
  });

  test.each(files)("$name is well-formed, of shapes only, with no id and nothing from outside", ({ source }) => {
    expect(faults(source)).toEqual([]);
    expect(source.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|url\(|data:|@import/);
    expect(() => parse(source)).not.toThrow();
  });

  test.each(files.filter((each) => each.name.startsWith("place-")))("$name: a scene of 120 x 80, at most 2 kB", ({ source }) => {
    expect(source).toContain('viewBox="0 0 120 80"');
    expect(bytes(source)).toBeLessThanOrEqual(2048);
  });

  test.each(files.filter((each) => !each.name.startsWith("place-")))("$name: at most 1.5 kB", ({ source }) => {
    expect(bytes(source)).toBeLessThanOrEqual(1536);
  });

  test("the check finds what it is there for", () => {
    const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">';
    expect(faults(`${head}<path d="M0 0"/></svg>`)).toEqual([]);
    for (const bad of ["<path>", '<text x="1"/>', '<path id="a"/>', '<g style="x"/>', "<g></path></g>", '<path d="a" d="b"/>', "words"]) {
      expect(faults(`${head}${bad}</svg>`), bad).not.toEqual([]);
    }
    expect(() => parse("<svg></svg>")).toThrow("not a drawing");
  });
});

describe("every name has a drawing", () => {
  test.each(Object.entries(names))("%s", async (ruleset, listed) => {
    const { drawing } = await loaded(ruleset);
    expect(listed.filter((name) => !drawing(name))).toEqual([]);
  });

  test("the Dice Game's pictures need no group of the board game", async () => {
    const { drawing } = await loaded("dice");
    const wanted = [...Object.keys(BANDS), ...Object.keys(PICTURES)].filter((name) => name.startsWith("dice-"));
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((name) => !drawing(name))).toEqual([]);
  });

  test("one ruleset does not load the drawings of another", async () => {
    const { drawing } = await loaded("base");
    expect(drawing("place-fountain")).toBeDefined();
    expect(drawing("place-tavern")).toBeUndefined();
    expect(drawing("card-guild_9")).toBeUndefined();
    expect(drawing("no-such-thing")).toBeUndefined();
  });
});

describe("slots and stacks", () => {
  test("a letter is escaped and goes where the language puts it", () => {
    const good = parse(files.find((each) => each.name === "good-red")?.source ?? "");
    const drawn = withLetter(good, "<R").inner;
    expect(drawn).toContain(">&lt;R</text></g>");
    expect(drawn).not.toContain("<R");
  });

  test("an emblem marks pieces and never goods", async () => {
    const { shown, drawing } = await loaded("letters");
    const crescent = drawing("emblem-crescent");
    if (!crescent) throw new Error("no crescent");
    expect(shown("piece-family", { seat: "blue" })?.inner).toContain(crescent.inner.trim());
    expect(shown("card-red_and_lira", { seat: "blue" })?.inner).not.toContain(crescent.inner.trim());
    const good = drawing("good-red");
    expect(good && withEmblem(good, crescent)).toEqual(good);
  });

  test("the merchant stands on one disc per assistant, the neutral one below", async () => {
    const { shown } = await loaded("base");
    const alone = shown("piece-merchant", { seat: "red" });
    const high = shown("piece-merchant", { seat: "red", stack: 3, neutral: 1 });
    if (!alone || !high) throw new Error("no merchant");
    expect(high.box[3] - alone.box[3]).toBeCloseTo(4 * 0.13 * 32, 1);
    expect(high.inner.match(/viewBox="0 0 32 10"/g)).toHaveLength(4);
    expect(high.inner.match(/seat-neutral/g)).toHaveLength(1);
    expect(high.inner.startsWith(`<g class="seat-neutral">`)).toBe(true); // drawn first: all others lie on it
  });
});
