import { describe, expect, it } from "vitest";
import { neighbour, unrolled } from "../src/lib/film.svelte.ts";
import type { BoardView, EventTold, MomentTold } from "../src/protocol.ts";
import { actsOf, lasting, rate, wayOf } from "../src/stage/acts.ts";
import { NOTES, soundsOf } from "../src/stage/sound.ts";

const ROWS = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]];
const event = (kind: string, seat: number, a = 0, b = 0, c = 0): EventTold => ({ kind: kind as EventTold["kind"], seat, a, b, c, secret: -1 });
const view = {
  table: { layout: ROWS }, tokens: { governor: 3, smuggler: 4 },
  players: [{ merchant: 6, family: 12, stack: ["own"] }, { merchant: 7, family: 2, stack: [] }],
} as unknown as BoardView;

describe("a way over the board", () => {
  it("goes place by place, the column first", () => {
    expect(wayOf(ROWS, 1, 11)).toEqual([1, 5, 9, 10, 11]);
    expect(wayOf(ROWS, 16, 16)).toEqual([16]);
    expect(wayOf(ROWS, 99, 3)).toEqual([3]);
  });
});

describe("what events look like", () => {
  it("is the merchant hopping, then what the place gives, from where he stands by then", () => {
    const acts = actsOf([event("moved", 0, 6, 3), event("assistant_left", 0, 3), event("good_gained", 0, 1, 2)], view);
    expect(acts.map((act) => act.kind)).toEqual(["hop", "fly"]);
    expect(acts[0]).toMatchObject({ piece: "merchant:0", way: [6, 2, 3], stack: 1 });
    expect(acts[1]).toMatchObject({ art: "good-green", count: 2, from: { place: 3 }, to: { seat: 0, what: "green" } });
  });
  it("sends a caught relative home from where it stood, and coins to who is paid", () => {
    const acts = actsOf([event("family_caught", 0, 1), event("lira_handed", 0, 2, 1)], view);
    expect(acts[0]).toMatchObject({ piece: "family:1", way: [2, 6, 10, 11, 12] });
    expect(acts[1]).toMatchObject({ art: "lira", count: 2, to: { seat: 1, what: "lira" } });
  });
  it("never makes anybody wait for more than 1.2 seconds at speed 1", () => {
    const long = Array.from({ length: 30 }, () => event("good_gained", 1, 0, 1));
    const acts = actsOf(long, view);
    expect(lasting(acts)).toBeGreaterThan(1200);
    expect(lasting(acts) / rate(acts, 1)).toBeLessThanOrEqual(1200);
    expect(rate(actsOf(long.slice(0, 1), view), 2)).toBe(2);
  });
});

describe("sounds", () => {
  it("are told once each, and last less than 0.4 seconds", () => {
    expect(soundsOf([event("dice_rolled", 0), event("dice_rolled", 0), event("ruby", 0)])).toEqual(["dice", "ruby"]);
    for (const notes of Object.values(NOTES)) expect(Math.max(...notes.map((note) => note.at + note.lasts))).toBeLessThan(0.4);
  });
});

describe("a film", () => {
  const moment = (parts: MomentTold["parts"]): MomentTold => ({ turn: "1.0", seat: 0, version: 0, events: [], parts });
  it("has its views from what each moment changes", () => {
    const scenes = unrolled(7, [moment({ a: 1, b: 2 }), moment({ b: 3 })]);
    expect(scenes.map((scene) => [scene.number, scene.view])).toEqual([[7, { a: 1, b: 2 }], [8, { a: 1, b: 3 }]]);
  });
  it("is moved through by step, turn and ruby, and not beyond its ends", () => {
    const head = { total: 20, turns: [0, 5, 11], rubies: [9] };
    expect(neighbour(head, 5, "step", 1)).toBe(6);
    expect(neighbour(head, 0, "step", -1)).toBe(0);
    expect(neighbour(head, 5, "turn", 1)).toBe(11);
    expect(neighbour(head, 5, "turn", -1)).toBe(0);
    expect(neighbour(head, 12, "ruby", -1)).toBe(9);
    expect(neighbour(head, 9, "ruby", 1)).toBe(19);
  });
});
