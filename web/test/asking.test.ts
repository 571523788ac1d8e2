// Questions in both languages, and what is said of every place, from views of real games.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BoardView, DiceView } from "../src/protocol.ts";
import { answerTo } from "../src/words/asking.ts";
import { diceAnswer } from "../src/words/dice_asking.ts";
import { DiceWords } from "../src/words/dice.ts";
import { Catalogue, type Language } from "../src/words/catalogue.ts";
import { placeTold } from "../src/words/spoken.ts";
import { Words } from "../src/words/words.ts";
import told from "./words.json";

const folder = (language: string): string => new URL(`../../src/sixrubies/texts/${language}/`, import.meta.url).pathname;
const catalogue = (language: Language): Catalogue =>
  new Catalogue(language, readdirSync(folder(language)).filter((name) => name.endsWith(".ftl")).map((name) => readFileSync(folder(language) + name, "utf-8")));

const ASKED: Record<Language, [string, RegExp][]> = {
  en: [
    ["Where are my assistants?", /^The merchant is here: .+ssistant/], ["who leads", /Ada: \d of \d rubies/], ["What is on 7?", /^7 Fountain\. /],
    ["what about the Tea House", /^9 Tea House/], ["What has Ben", /^Ben: /], ["what can I do", /^You have nothing to decide now/], ["hm", /^Ask like this/],
    ["Where is the Governor?", /^The Governor is here: /], ["Why not 7?", /^No place is asked for/], ["what happened", /^Nothing has happened yet/],
  ],
  de: [
    ["Wo sind meine Gehilfen?", /^Der Kaufmann ist hier: .+Gehilf/], ["wer führt", /Ada: \d von \d Rubinen/], ["Was ist auf 7?", /^7 Brunnen\. /],
    ["Was hat Ben", /^Ben: /], ["was kann ich tun", /^Du hast gerade nichts zu entscheiden/], ["hm", /^Frag so/], ["Wo ist der Gouverneur?", /^Gouverneur ist hier: /],
  ],
};

const DICE_ASKED: Record<Language, [string, RegExp][]> = {
  en: [
    ["Who leads?", /Ada: \d of \d rubies/], ["What do the tiles do?", /Open mosque tiles: .+\(/], ["What can I buy?", /^The next ruby of each area: .+Lira/],
    ["What can I do?", /^You have nothing to decide now/], ["What do I have?", /^Ada: \d rub/], ["what has Ben", /^Ben: \d rub/], ["hm", /^Ask like this: What can I do/],
    ["where are my rubies", /Ben: \d of \d rubies/], ["What was rolled?", /^(?:On the table: \d|No dice)/], ["Whose turn is it?", /plays, round \d/],
  ],
  de: [
    ["Wer führt?", /Ada: \d von \d Rubinen/], ["Was tun die Plättchen?", /Offene Moscheeplättchen: .+\(/], ["Was kann ich kaufen?", /^Der nächste Rubin jedes Bereichs: .+Lira/],
    ["Was kann ich tun?", /^Du hast gerade nichts/], ["Was habe ich?", /^Ada: \d Rubin/], ["hm", /^Frag so: Was kann ich tun/], ["Was wurde geworfen?", /^Auf dem Tisch/],
  ],
};

describe.each(["en", "de"] as const)("%s", (language) => {
  const texts = catalogue(language);
  it.each(told.filter(({ whole }) => "tokens" in whole))("$ruleset", ({ ruleset, names, whole }) => {
    const words = new Words(texts, ruleset);
    const view = { ...whole, you: 0 } as unknown as BoardView;
    for (const [question, wanted] of ASKED[language]) {
      expect(answerTo(question, words, { view, names, mine: null, ahead: [], events: [] }), question).toMatch(wanted);
    }
    const there = { token: "move:1", verb: "move", argument: "1", target: "place" } as const;
    const mine = { step: "turn.move", owner: 0, place: 0, phase: "movement", options: [{ ...there, id: 0 }], blocked: [], batch: null } as const;
    const useless = { option: there, reason: "needs_lira", a: 2, b: 1, step: "turn.toll" } as const;
    const ahead = [{ token: "move:1", assistants: 0, lira: 0, letters: 0, useless }];
    const answer = answerTo(language === "en" ? "why not 1" : "warum nicht 1", words, { view, names, mine: { ...mine, options: [...mine.options], blocked: [] }, ahead, events: [] });
    expect(answer).toMatch(language === "en" ? /^You can go there, but .+2 Lira to pay the others there; you have 1/ : /^Du kannst hin, aber .+2 Lira für die anderen/);
    for (const place of view.table.layout.flat()) {
      const said = placeTold(words, view, place, names);
      expect(said.startsWith(`${place} ${words.place(place)}. `), said).toBe(true);
      expect(said).not.toMatch(/say-|action-|undefined|NaN|\{/);
    }
  });
  it("dice", () => {
    const { names, whole } = told.find(({ ruleset }) => ruleset === "dice")!;
    const view = { ...whole, you: 0 } as unknown as DiceView;
    for (const [question, wanted] of DICE_ASKED[language]) {
      const answer = diceAnswer(question, new DiceWords(texts), { view, names, mine: null, events: [] });
      expect(answer, question).toMatch(wanted);
      expect(answer).not.toMatch(/ask-|dice-|undefined|NaN|\{/);
    }
  });
});
