import { describe, expect, it } from "vitest";
import type { PreviewEvent, ShownOption } from "../src/protocol.ts";
import de from "../src/rules/de.json";
import en from "../src/rules/en.json";
import { aboutCard, aboutOption, aboutPlace, aboutTile } from "../src/rules/explained.ts";
import { outlookLines } from "../src/table/outlook.ts";
import { GAME } from "../src/words/game.ts";

const names = (kind: string): string[] => (GAME.names[kind] ?? []).filter((name) => name !== "");
const option = (verb: string, argument: string, target: string): ShownOption => ({ token: `${verb}:${argument}`, verb, argument, target }) as ShownOption;

describe.each([["en", en], ["de", de]])("the rules in %s", (_, rules) => {
  const known = new Set(rules.topics.map((topic) => `${topic.kind}-${topic.name}`));
  it("tell about every place, card, tile and token", () => {
    const wanted = [
      ...names("place").map((_, index) => aboutPlace(index + 1)), ...names("card").map(aboutCard),
      ...[...names("tile"), ...names("tavern_tile")].map(aboutTile), ...names("token").map((token) => `token-${token}`),
    ];
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });
  it("tell about what options are about", () => {
    const options = [option("move", "9", "place"), option("pay", "", "button"), option("leave", "", "button"), option("play", "stay", "card"), option("meet", "governor", "token"), option("bid", "3", "number")];
    const ids = options.flatMap((each) => aboutOption(each, 23));
    expect(ids).toEqual(["place-tea_house", "rules-movement", "rules-toll", "rules-assistants", "card-stay", "token-governor", "place-auction_house"]);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("what would happen", () => {
  const event = (kind: string, seat: number, a = 0, b = 0): PreviewEvent => ({ kind, seat, a, b, c: 0 });
  it("is told of the seat itself, in order, with figures", () => {
    const lines = outlookLines([event("moved", 0, 7, 2), event("assistant_left", 0, 2), event("lira_handed", 0, 2, 1), event("action_began", 0, 2), event("good_gained", 0, 0, 2), event("turn_began", 1)], 0);
    expect(lines.map((line) => [line.art, line.figure])).toEqual([["piece-assistant", "−1"], ["lira", "−2"], ["good-red", "+2"]]);
  });
});
