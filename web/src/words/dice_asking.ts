// Questions typed at a table of the Dice Game: "what do the tiles do", "was kann ich kaufen", "who leads".
import type { DecisionTold, DiceView, EventTold } from "../protocol.ts";
import type { DiceWords } from "./dice.ts";
import { DICE } from "./dice_things.ts";
import type { Names } from "./speech.ts";

export interface DiceSituation {
  view: DiceView;
  names: Names;
  /** The decision, if the one who asks has to answer it. */
  mine: DecisionTold | null;
  events: readonly EventTold[];
}

/** In the order they are looked for: "what can I buy" is about prices, not about everything that can be done. */
const TOPICS = ["leads", "happened", "tiles", "buy", "rolled", "turn", "do", "why", "have"] as const;

export function diceAnswer(question: string, said: DiceWords, now: DiceSituation): string {
  const asked = ` ${question.toLowerCase().replace(/[?.!,;]/g, " ").replace(/\s+/g, " ").trim()} `;
  const topic = TOPICS.find((each) => said.text(`ask-words-${each}`).split(", ").some((word) => asked.includes(word)));
  const named = now.names.findIndex((name) => name !== "" && asked.includes(` ${name.toLowerCase()} `));
  const seat = named >= 0 ? named : now.view.you;
  if (topic === "leads") return leads(said, now);
  if (topic === "happened") return said.lines(now.events.slice(-12), now.names).map((line) => line.text).join(" ") || said.text("ask-nothing_yet");
  if (topic === "tiles") return `${seat === null ? "" : `${tiles(said, now.view, seat)} `}${open(said, now.view)}`;
  if (topic === "buy") return `${prices(said, now.view)} ${open(said, now.view)}`;
  const faces = said.faces(now.view.dice);
  if (topic === "rolled") return faces === "" ? said.text("ask-dice-no_dice") : said.text("ask-dice-rolled", { faces });
  if (topic === "turn") return said.text("ask-turn", { player: now.names[now.view.turn] ?? "", round: now.view.round });
  if (topic === "do" || topic === "why") return canDo(said, now);
  if (seat !== null && (topic === "have" || named >= 0)) return has(said, now, seat);
  return said.text("ask-dice-help_line");
}

function leads(said: DiceWords, { view, names }: DiceSituation): string {
  const order = view.players.map((player, seat) => ({ ...player, seat })).sort((a, b) => b.rubies - a.rubies || b.lira - a.lira);
  return order.map(({ seat, rubies, lira }) =>
    said.text("ask-lead", { player: names[seat] ?? "", count: rubies, goal: view.table.goal, lira })).join(" ");
}

const ofTiles = (view: DiceView, seat: number): string[] =>
  DICE.names.ability.filter((ability) => view.players[seat]?.tiles[ability as keyof DiceView["new_tiles"]]);

function tiles(said: DiceWords, view: DiceView, seat: number): string {
  const owned = ofTiles(view, seat);
  return owned.length === 0 ? said.text("ask-dice-no_tiles") : owned.map((each) => `${said.ability(each)}: ${said.abilityHelp(each)}`).join(" ");
}

const open = (said: DiceWords, view: DiceView): string =>
  said.text("ask-dice-open", { tiles: view.display.map((tile) => said.tile(tile)).join("; ") });

function prices(said: DiceWords, view: DiceView): string {
  const areas = Object.entries(view.table.price).flatMap(([area, price]) =>
    price == null ? [] : [`${said.area(area)}: ${said.areaPrice(area, price)}`]);
  return said.text("ask-dice-prices", { prices: areas.join("; ") });
}

function canDo(said: DiceWords, { mine, view, names }: DiceSituation): string {
  if (mine === null) return said.text("ask-not_yours", { player: names[view.owner] ?? names[view.turn] ?? "" });
  const told = new Set(mine.options.map((option) => said.option(option, view)));
  const blocked = mine.blocked.map((each) => `${said.option(each.option, view)}: ${said.reason(each)}`);
  return [said.step(mine.step, view), said.text("ask-options", { options: [...told].join("; ") }), ...blocked].join(" ");
}

function has(said: DiceWords, { view, names }: DiceSituation, seat: number): string {
  const player = view.players[seat];
  if (player === undefined) return said.text("ask-dice-help_line");
  const things = said.resources({ ...player.markers, crystal: player.crystals, lira: player.lira }) || "–";
  const owned = ofTiles(view, seat).map((each) => said.ability(each));
  return said.text("ask-dice-have", {
    player: names[seat] ?? "", rubies: said.resource("ruby", player.rubies), things,
    tiles: owned.length === 0 ? said.text("ask-dice-no_tiles") : owned.join("; "),
  });
}
