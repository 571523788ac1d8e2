// The lessons of the first game: which answer each moment waits for. A moment is a round and a step of the one game that
// the seed and the partner's plan make, so the table itself tells where one is, after a reload as well.
import { PARTNER } from "../lib/guided.ts";
import type { BatchTold, DecisionTold, OptionTold, TableWanted } from "../protocol.ts";
import plan from "./lessons.json";

export interface Lesson {
  name: string;
  number: number;
  /** What the lesson waits for; null while the partner plays and when the lessons are over. */
  wants: OptionTold | null;
}

export const COUNT = plan.lessons.length;
const LAST = Math.max(...plan.steps.map((each) => each.round));

export function guidedTable(name: string, partner: string): TableWanted {
  return {
    ruleset: "base",
    layout: plan.layout,
    seed: plan.seed,
    visibility: "private",
    undo: "casual",
    seats: [{ kind: "human", name }, { kind: "bot", bot: PARTNER, name: partner }],
  };
}

function stepAt(decision: DecisionTold, round: number): { lesson: string; wants: string[] } | undefined {
  return plan.steps.find((each) => each.round === round && each.step === decision.step);
}

/** The decision with nothing but what the lesson waits for; all of it where the game has left the lessons' path. */
export function offered(decision: DecisionTold, round: number): DecisionTold {
  const wants = stepAt(decision, round)?.wants ?? [];
  const first = wants.find((token) => decision.options.some((option) => option.token === token));
  if (first === undefined) return decision;
  const { batch } = decision;
  const options = decision.options.filter((option) => option.token === first || (batch !== null && wants.includes(option.token)));
  return { ...decision, options, blocked: [], batch: batch && whole(batch, wants) };
}

/** All of what is wanted, not a part of it: both goods are sold, both assistants called back. */
function whole(batch: BatchTold, wants: string[]): BatchTold | null {
  const items = batch.items.filter((item) => wants.includes(item.option.token));
  if (items.length === 0) return null;
  const all = items.reduce((sum, item) => sum + item.most, 0);
  return { ...batch, items, least: Math.min(all, batch.most) };
}

export function lessonAt(decision: DecisionTold | null, round: number, mine: boolean): Lesson {
  const told = (name: string, wants: OptionTold | null): Lesson => ({ name, number: plan.lessons.indexOf(name) + 1, wants });
  if (round > LAST) return told("end", null);
  const step = mine && decision !== null ? stepAt(decision, round) : undefined;
  if (decision === null || step === undefined) {
    return told(plan.steps.filter((each) => each.round === round).at(-1)?.lesson ?? "end", null);
  }
  const wanted = step.wants.map((token) => decision.options.find((option) => option.token === token));
  return told(step.lesson, wanted.find((option) => option !== undefined) ?? null);
}

/** The keys of a moment's text, the most special one first. */
export function textKeys(lesson: Lesson, place: number): string[] {
  const { name, wants } = lesson;
  if (wants === null) return [name === "end" ? "lesson-end" : "lesson-wait"];
  return [`lesson-${name}-${wants.verb}-${wants.argument || place}`, `lesson-${name}-${wants.verb}`, `lesson-${wants.verb}`];
}
