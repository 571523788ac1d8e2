// The short rules by topic: what tools/client_rules.py has written, the drawing beside each, and the search in them.
import type { Language } from "../words/catalogue.ts";

export interface Topic {
  kind: string;
  name: string;
  title: string;
  text: string;
  ours: boolean; // names a number that is our own choice
}

export interface Rules {
  topics: Topic[];
  order: Record<string, number[]>;
  values: Record<string, { question: string; value: string }[]>;
}

export const GAMES = ["base", "mocha", "letters", "great_bazaar", "dice"] as const;
/** The parts of the page, and the kinds of topics in each. */
export const PARTS: readonly (readonly [string, readonly string[]])[] = [
  ["game", ["ruleset", "rules"]],
  ["places", ["place"]],
  ["areas", ["area"]],
  ["tokens", ["token"]],
  ["tiles", ["tile"]],
  ["cards", ["card"]],
  ["guild_cards", ["guild_card"]],
  ["kiosk", ["kiosk_tile"]],
  ["choices", ["layout", "edition", "deck", "variant"]],
];

export async function loadRules(language: Language): Promise<Rules> {
  const { default: told } = language === "de" ? await import("./de.json") : await import("./en.json");
  return told as Rules;
}

export const idOf = (topic: Topic): string => `${topic.kind}-${topic.name}`;

export function topicsOf(rules: Rules, game: string): Topic[] {
  return (rules.order[game] ?? []).flatMap((number) => rules.topics[number] ?? []);
}

/** Where an anchor leads: the game that is shown if it has the topic, else the first one that has. */
export function gameOf(rules: Rules, id: string, shown: string): string | null {
  return [shown, ...GAMES].find((game) => topicsOf(rules, game).some((topic) => idOf(topic) === id)) ?? null;
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Every word of the search stands somewhere in the text, accents or not. */
export function matches(text: string, search: string): boolean {
  const within = plain(text);
  return plain(search).split(/\s+/).every((word) => within.includes(word));
}

const OF_TOPICS: Record<string, string> = {
  goal: "piece-ruby", setup: "piece-wheelbarrow", turn: "piece-merchant", movement: "path-arrow", assistants: "piece-assistant", toll: "lira",
  action: "good-any", encounters: "piece-family", cards: "piece-bonus_card", tiles: "piece-mosque_tile", end: "piece-ruby",
  two_players: "piece-neutral_merchant", coffee: "good-coffee", guild_cards: "piece-guild_card", barrier: "piece-barrier",
  tavern_tiles: "piece-tavern_tile", letters: "piece-letter", extra_turn: "piece-seal", companion: "piece-companion",
};
const OF_DICE: Record<string, string> = {
  goal: "piece-ruby", setup: "dice-marker-brown", turn: "dice-face-lira", income: "dice-ability-lira", roll: "dice-face-red", actions: "dice-face-card",
  paying: "dice-marker-red", shortage: "dice-marker-yellow", tiles: "dice-ability-die", mosque: "dice-area-mosque", areas: "dice-area-carpet",
  cards: "dice-face-card", end: "piece-ruby",
};

export function artOf(topic: Topic, game: string): string {
  const { kind, name } = topic;
  const bare = name.replace(/_(tile|area)$/, "");
  const dice = game === "dice";
  if (kind === "rules") return (dice ? OF_DICE : OF_TOPICS)[name] ?? "";
  if (kind === "tile" && dice) return `dice-ability-${bare}`;
  if (kind === "tile") return bare === "movement" || bare === "encounter" ? `tavern_tile-${bare}` : `tile-${bare}`;
  if (kind === "area") return `dice-area-${bare}`;
  if (kind === "card" && dice) return `dice-card-${name}`;
  if (kind === "guild_card") return `card-${name}`;
  if (kind === "kiosk_tile") return "piece-kiosk_tile";
  return kind === "place" || kind === "card" || kind === "token" ? `${kind}-${name}` : "";
}
