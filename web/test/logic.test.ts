import { describe, expect, it } from "vitest";
import { added, answer, beside, canAdd, toggled } from "../src/lib/batch.ts";
import { waitBefore } from "../src/lib/line.ts";
import { appended, lastRoll } from "../src/lib/log.ts";
import type { BatchTold, BoardView, EventTold, HappeningTold, OptionTold } from "../src/protocol.ts";
import { barrierEdge, stones } from "../src/table/paths.ts";
import { laidOut, piecesAt } from "../src/table/pieces.ts";

const option = (id: number, token: string): OptionTold => {
  const [verb = "", argument = ""] = token.split(":");
  return { id, token, verb: verb as OptionTold["verb"], argument, target: "good" };
};
const batch = (least: number, most: number, done: boolean): BatchTold => ({
  items: [{ option: option(0, "sell:red"), most: 2 }, { option: option(1, "sell:blue"), most: 1 }],
  least, most, done: done ? option(5, "done") : null,
});

describe("a batch", () => {
  it("is answered in the order of its items, then done", () => {
    const named = added(added(added({}, 1, 1), 0, 1), 0, 1);
    expect(answer(batch(1, 3, true), named)).toEqual([0, 0, 1, 5]);
    expect(answer(batch(1, 3, false), named)).toEqual([0, 0, 1]);
  });
  it("has no answer while too few are named, and takes no more than it may", () => {
    expect(answer(batch(1, 3, true), {})).toBeNull();
    expect(answer(batch(0, 3, true), {})).toEqual([5]);
    expect(canAdd(batch(0, 3, true), { 1: 1 }, 1)).toBe(false);
    expect(canAdd(batch(0, 1, true), { 1: 1 }, 0)).toBe(false);
    expect(canAdd(batch(0, 3, true), { 1: 1 }, 9)).toBe(false);
  });
  it("lets go what is tapped twice, and changes over where there is one", () => {
    expect(toggled(batch(0, 3, true), { 1: 1 }, 1)).toEqual({});
    expect(toggled(batch(1, 1, true), { 1: 1 }, 0)).toEqual({ 0: 1 });
    expect(toggled(batch(0, 2, true), { 0: 1, 1: 1 }, 0)).toEqual({ 1: 1 });
  });
  it("leaves the other options beside it", () => {
    const all = [option(0, "sell:red"), option(5, "done"), option(7, "play:five_lira")];
    expect(beside(batch(0, 3, true), all).map((each) => each.id)).toEqual([7]);
    expect(beside(null, all)).toHaveLength(3);
  });
});

const event = (kind: EventTold["kind"], a = 0, b = 0): EventTold => ({ kind, seat: 0, a, b, c: 0, secret: -1 });
const happening = (version: number, kind: HappeningTold["kind"], events: EventTold[], back_to = 0): HappeningTold => ({ version, kind, seat: 0, events, back_to });

describe("the log", () => {
  it("takes back what was undone and keeps nothing twice", () => {
    const first = appended([], [happening(1, "act", [event("moved", 1, 2)]), happening(2, "act", [event("dice_rolled", 5, 4)])]);
    expect(appended(first, [happening(2, "act", [event("dice_rolled", 5, 4)])])).toHaveLength(2);
    expect(appended(first, [happening(3, "undo", [], 1)]).map((entry) => entry.version)).toEqual([1]);
    expect(first.map((entry) => entry.chance)).toEqual([false, true]);
    expect(lastRoll(first)).toEqual({ seat: 0, dice: [5, 4], version: 2 });
    expect(lastRoll(first.slice(0, 1))).toBeNull();
  });
});

describe("the line", () => {
  it("waits longer each time, and not when the server restarts", () => {
    expect(waitBefore(0, 1012)).toBeLessThan(waitBefore(0, 1006));
    const waits = [0, 1, 2, 3, 4, 5].map((tries) => waitBefore(tries, 1006));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waitBefore(50, 1006)).toBe(waits[5]);
  });
});

const ROWS = [[1, 2, 3], [4, 5, 6], [7, 8, 9]];

describe("drawing", () => {
  it("lays a stone on every edge of the way", () => {
    expect(stones(ROWS, 1, 9).map((stone) => stone.turn)).toEqual(["down", "down", "right", "right"]);
    expect(stones(ROWS, 9, 8).map((stone) => stone.turn)).toEqual(["left"]);
    expect(stones(ROWS, 5, 5)).toEqual([]);
  });
  it("lays the barrier between neighbours only", () => {
    expect(barrierEdge(ROWS, [4, 5])).toEqual({ x: 1 / 3, y: 0.5, upright: true });
    expect(barrierEdge(ROWS, [2, 5])?.upright).toBe(false);
    expect(barrierEdge(ROWS, [1, 9])).toBeNull();
  });
  it("orders pieces: own merchant, others, own assistant, others, family, tokens", () => {
    const player = (merchant: number, assistants: number[], family: number, stack: string[]) => ({ merchant, assistants, family, stack });
    const view = {
      you: 1, players: [player(7, [7], 12, ["own"]), player(7, [7, 7], 7, ["own", "neutral"])],
      neutral_merchants: [7], neutral_assistants: { "7": 1 }, tokens: { governor: 7, smuggler: 3 },
    } as unknown as BoardView;
    const found = piecesAt(view, 7).map((piece) => `${piece.kind} ${piece.token ?? piece.seat} ${piece.stack}+${piece.neutral}`);
    expect(found).toEqual([
      "merchant 1 1+1", "merchant 0 1+0", "merchant -1 0+0", "assistant 1 1+0", "assistant 1 1+0", "assistant 0 1+0", "assistant -1 1+0", "family 1 0+0", "token governor 0+0",
    ]);
    expect(piecesAt(view, 5)).toEqual([]);
  });
  it("overlaps pieces by 40 % at most", () => {
    const pieces = Array.from({ length: 6 }, () => ({ kind: "merchant" as const, seat: 0, stack: 0, neutral: 0 }));
    const spots = laidOut(pieces, 3, 9);
    expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBeCloseTo(0.6);
    expect(laidOut(pieces.slice(0, 2), 3, 9)[1]?.x).toBe(1);
  });
  it("keeps five of everything on the tile, merchants behind", () => {
    const kinds = ["merchant", "assistant", "companion", "family", "token"] as const;
    const pieces = kinds.flatMap((kind) => Array.from({ length: 5 }, (_, seat) => ({ kind, seat, stack: 0, neutral: 0 })));
    const spots = laidOut(pieces, 3.6, 4.8);
    expect(Math.max(...spots.map(({ x, width }) => x + width))).toBeLessThan(4.81);
    expect(spots.map(({ y }) => y > 0)).toEqual(pieces.map(({ kind }) => kind === "merchant"));
  });
});
