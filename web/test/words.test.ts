// The words of the browser are those of Python: the same texts for the same options, reasons and events.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue, type Language } from "../src/words/catalogue.ts";
import { Words } from "../src/words/words.ts";
import told from "./words.json";

const folder = (language: string): string => new URL(`../../src/sixrubies/texts/${language}/`, import.meta.url).pathname;
const catalogue = (language: Language): Catalogue =>
  new Catalogue(language, readdirSync(folder(language)).filter((name) => name.endsWith(".ftl")).map((name) => readFileSync(folder(language) + name, "utf-8")));

describe.each(["en", "de"] as const)("%s", (language) => {
  const texts = catalogue(language);
  it.each(told)("$ruleset", ({ ruleset, names, options, reasons, events }) => {
    const words = new Words(texts, ruleset);
    expect(options.length).toBeGreaterThan(20);
    for (const each of options) expect(words.option(each.option as never, each.view as never, names)).toBe(each[language]);
    for (const each of reasons) expect(words.reason(each.blocked as never, each.view as never)).toBe(each[language]);
    for (const each of events) expect(words.event(each.event as never, names)).toBe(each[language]);
  });
});
