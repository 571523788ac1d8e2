// The lessons offer what they wait for and nothing else; the rules are found by words, topics and statements.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isStatement, pieces } from "../src/lib/cites.ts";
import { lessonAt, offered, textKeys } from "../src/learn/lessons.ts";
import plan from "../src/learn/lessons.json";
import type { DecisionTold, OptionTold } from "../src/protocol.ts";
import de from "../src/rules/de.json";
import en from "../src/rules/en.json";
import { read } from "../src/rules/statements.ts";
import { artOf, gameOf, GAMES, matches, topicsOf, type Rules } from "../src/rules/topics.ts";
import names from "../src/art/names.json";
import { Catalogue } from "../src/words/catalogue.ts";

const option = (token: string, id: number): OptionTold => {
  const [verb = "", argument = ""] = token.split(":");
  return { id, token, verb, argument, target: "" } as unknown as OptionTold;
};
const decision = (step: string, tokens: string[], batch: unknown = null): DecisionTold =>
  ({ step, owner: 0, place: 3, options: tokens.map(option), blocked: [{}], batch }) as unknown as DecisionTold;

describe("lessons", () => {
  it("offer the one answer they wait for", () => {
    const told = offered(decision("turn.move", ["move:2", "move:3", "play:five_lira"]), 1);
    expect(told.options.map((each) => each.token)).toEqual(["move:3"]);
    expect(told.blocked).toEqual([]);
  });

  it("want the whole of a batch", () => {
    const items = ["sell:green", "sell:red"].map((token, id) => ({ option: option(token, id), most: 2 }));
    const told = offered(decision("market.sell", ["sell:green", "sell:red"], { items, least: 1, most: 4, done: null }), 2);
    expect(told.batch?.items.map((each) => each.option.token)).toEqual(["sell:green"]);
    expect(told.batch?.least).toBe(2);
  });

  it("stand aside where the game has left their path", () => {
    const free = decision("turn.move", ["move:9"]);
    expect(offered(free, 1)).toBe(free);
    expect(lessonAt(free, 1, true).wants).toBeNull();
    expect(lessonAt(free, 9, true).name).toBe("end");
  });

  it("have a text for every moment, in each language", () => {
    for (const language of ["en", "de"] as const) {
      const words = new Catalogue(language, [readFileSync(`../src/sixrubies/texts/${language}/learn.ftl`, "utf-8")]);
      for (const name of plan.lessons) expect(words.has(`lesson-title-${name}`), name).toBe(true);
      for (const each of plan.steps) for (const token of each.wants) {
        const keys = textKeys({ name: each.lesson, number: 1, wants: option(token, 0) }, 0);
        expect(keys.some((key) => words.has(key)) || words.has(`${keys[1]}-7`), token).toBe(true);
      }
    }
  });
});

describe("rules", () => {
  it("are the same topics in each language, with a drawing that exists", () => {
    for (const game of GAMES) {
      const [one, other] = [en, de].map((rules) => topicsOf(rules as Rules, game));
      expect(one?.map((topic) => topic.kind + topic.name)).toEqual(other?.map((topic) => topic.kind + topic.name));
      const known = names[game] as string[];
      for (const topic of one ?? []) {
        const art = artOf(topic, game);
        if (topic.kind !== "rules" && art !== "") expect(known, art).toContain(art);
      }
    }
  });

  it("are found by anchors and words", () => {
    expect(gameOf(en as Rules, "place-tavern", "base")).toBe("mocha");
    expect(gameOf(en as Rules, "place-tea_house", "letters")).toBe("letters");
    expect(gameOf(en as Rules, "place-nowhere", "base")).toBeNull();
    expect(matches("Gewürzlager: fülle auf", "GEWURZ fulle")).toBe(true);
    expect(matches("Gewürzlager", "tee")).toBe(false);
  });

  it("name their statements", () => {
    expect(pieces("Pay 7 (B1.1, B1.2). Then (once) go (MB30.2).")).toEqual([
      { words: "Pay 7.", cites: ["B1.1", "B1.2"] }, { words: " Then (once) go.", cites: ["MB30.2"] },
    ]);
    const ids = (folder: string): string[] => ["base", "mocha", "letters", "dice", "rulings"].flatMap((name) =>
      read(readFileSync(`../docs/${folder}/${name}.md`, "utf-8")).chapters.flatMap((chapter) => chapter.statements.map((each) => each.id)));
    const all = new Set(ids("rules"));
    expect(all.size).toBeGreaterThan(850);
    expect(ids("rules/de").map((id) => id.replace("Auslegung", "ruling"))).toEqual([...all]);
    for (const topic of (en as Rules).topics) for (const piece of pieces(topic.text)) for (const id of piece.cites) {
      expect(isStatement(id)).toBe(true);
      expect(all, `${topic.name} cites ${id}`).toContain(id);
    }
  });
});
