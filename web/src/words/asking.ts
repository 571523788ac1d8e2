// Questions typed at the table, answered from the view: "where are my assistants", "what is on 7", "wer führt".
import type { AheadTold, BoardView, DecisionTold, EventTold } from "../protocol.ts";
import { GAME } from "./game.ts";
import { placeTold, seatTold, whereTold } from "./spoken.ts";
import type { Names } from "./speech.ts";
import type { Words } from "./words.ts";

export interface Situation {
  view: BoardView;
  names: Names;
  /** The decision, if the one who asks has to answer it. */
  mine: DecisionTold | null;
  /** What waits where its options lead. */
  ahead: readonly AheadTold[];
  /** What happened last, the newest at the end. */
  events: readonly EventTold[];
}

/** In the order they are looked for: "why can't I go to 7" is about the reason, not about what can be done. */
const TOPICS = ["why", "assistants", "family", "leads", "happened", "cards", "turn", "do", "have"] as const;

export function answerTo(question: string, t: Words, now: Situation): string {
  const asked = ` ${question.toLowerCase().replace(/[?.!,;]/g, " ").replace(/\s+/g, " ").trim()} `;
  if (asked.trim() === "") return t.text("ask-help_line");
  const board = now.view;
  const topic = TOPICS.find((each) => t.text(`ask-words-${each}`).split(", ").some((word) => asked.includes(word)));
  const place = placeIn(asked, t, board);
  const seat = now.names.findIndex((name) => name !== "" && asked.includes(` ${name.toLowerCase()} `));
  const who = seat >= 0 ? seat : now.view.you;
  if (topic === "why" && place > 0) return why(t, now, board, place);
  if (place > 0) return `${placeTold(t, board, place, now.names)}.`;
  const token = Object.entries(board.tokens).find(([name]) => asked.includes(t.text(`token-${name}`).toLowerCase()));
  if (token !== undefined && token[1] !== undefined) return t.text("ask-token", { token: t.text(`token-${token[0]}`), place: t.place(token[1]), number: token[1] });
  if (topic === "leads") return leads(t, now);
  if (topic === "happened") return now.events.slice(-8).map((event) => t.event(event, now.names)).join(" ") || t.text("ask-nothing_yet");
  if (topic === "turn") return t.text("ask-turn", { player: now.names[now.view.turn] ?? "", round: now.view.round });
  if (topic === "do" || topic === "why") return canDo(t, now);
  if (who === null) return t.text("ask-help_line");
  if (topic === "assistants" || topic === "family") return whereTold(t, board, who);
  if (topic === "cards" && seat < 0) return cards(t, board, who);
  if (topic === "have" || seat >= 0) return seatTold(t, board, who, now.names);
  return t.text("ask-help_line");
}

function placeIn(asked: string, t: Words, view: BoardView): number {
  const there = view.table.layout.flat();
  const number = Number(/ (\d+) /.exec(asked)?.[1] ?? 0);
  if (there.includes(number)) return number;
  return there.find((place) => asked.includes(` ${t.place(place).toLowerCase()} `)) ?? 0;
}

function why(t: Words, now: Situation, view: BoardView, place: number): string {
  const here = (option: { target: string; argument: string }): boolean => option.target === "place" && option.argument === String(place);
  const blocked = now.mine?.blocked.find((each) => here(each.option));
  if (blocked !== undefined) return t.reason(blocked, view);
  const useless = now.mine === null ? null : (now.ahead.find((each) => each.useless && here(each.useless.option))?.useless ?? null);
  if (useless !== null) return t.text("client-useless", { reason: t.reason(useless, view) });
  return now.mine?.options.some(here) ? t.text("ask-possible", { place: t.place(place), number: place }) : t.text("ask-no_choice");
}

function canDo(t: Words, now: Situation): string {
  const { mine, view } = now;
  if (mine === null) return t.text("ask-not_yours", { player: now.names[view.owner] ?? now.names[view.turn] ?? "" });
  const told = mine.options.map((option) => t.option(option, view, now.names));
  return `${t.step(mine.step)} ${t.text("ask-options", { options: [...new Set(told)].join("; ") })}`;
}

function leads(t: Words, now: Situation): string {
  const goal = now.view.table.goal;
  const order = now.view.players.map((player, seat) => ({ seat, rubies: player.rubies, lira: player.lira })).sort((a, b) => b.rubies - a.rubies || b.lira - a.lira);
  return order.map(({ seat, rubies, lira }) => t.text("ask-lead", { player: now.names[seat] ?? "", count: rubies, goal, lira })).join(" ");
}

function cards(t: Words, view: BoardView, seat: number): string {
  const held = (GAME.names["card"] ?? []).flatMap((card) => Array<string>(view.players[seat]?.hand?.[card as keyof object] ?? 0).fill(card));
  return held.length === 0 ? t.text("ask-no_cards") : held.map((card) => `${t.card(card)}: ${t.cardHelp(card)}`).join(" ");
}
