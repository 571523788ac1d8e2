// The words of the browser are those of Python: the same texts for the same options, reasons and events.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue, type Language } from "../src/words/catalogue.ts";
import { DiceWords } from "../src/words/dice.ts";
import { shownNames } from "../src/words/names.ts";
import { Words } from "../src/words/words.ts";
import told from "./words.json";

const folder = (language: string): string => new URL(`../../src/sixrubies/texts/${language}/`, import.meta.url).pathname;
const catalogue = (language: Language): Catalogue =>
  new Catalogue(language, readdirSync(folder(language)).filter((name) => name.endsWith(".ftl")).map((name) => readFileSync(folder(language) + name, "utf-8")));

describe.each(["en", "de"] as const)("%s", (language) => {
  const texts = catalogue(language);
  it.each(told)("$ruleset", ({ ruleset, names, steps, options, helps, reasons, events }) => {
    const words = ruleset === "dice" ? new DiceWords(texts) : new Words(texts, ruleset);
    expect(options.length).toBeGreaterThan(20);
    for (const each of steps) expect(words.step(each.step, each.view as never)).toBe(each[language]);
    for (const each of options) expect(words.option(each.option as never, each.view as never, names)).toBe(each[language]);
    for (const each of helps) expect(words.optionHelp(each.option as never, each.view as never)).toBe(each[language]);
    for (const each of reasons) expect(words.reason(each.blocked as never, each.view as never)).toBe(each[language]);
    for (const each of events) expect(words.event(each.event as never, names)).toBe(each[language]);
  });
  it("bots have names in the reader's language, and nobody's but their own", () => {
    const shown = (...seats: [string, "human" | "bot"][]): string[] => shownNames(new Words(texts, "base"), seats.map(([name, kind]) => ({ name, kind })));
    const [fox, owl] = language === "en" ? ["Fox", "Owl"] : ["Fuchs", "Eule"];
    expect(shown(["Ada", "human"], ["greedy 1", "bot"], ["greedy 2", "bot"], ["planner 1", "bot"])).toEqual(["Ada", `${fox} 1`, `${fox} 2`, `${owl} 1`]);
    expect(shown(["greedy 2", "human"], ["greedy 1", "bot"], ["Hal", "bot"])).toEqual(["greedy 2", `${fox} 1`, "Hal"]);
    expect(shown([`${fox} 1`, "human"], ["greedy 1", "bot"])).toEqual([`${fox} 1`, "greedy 1"]);
    expect(shownNames(new Words(texts, "base"), [{ name: "greedy 1" }, { name: "Ada 2" }])).toEqual([`${fox} 1`, "Ada 2"]);
  });
});
