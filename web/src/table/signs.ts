// The drawing beside an option's words.
import type { BlockedTold, ShownOption } from "../protocol.ts";

const BY_VERB: Record<string, string> = {
  pick_up: "piece-assistant", pick_up_neutral: "piece-neutral_assistant", leave: "piece-assistant", pay: "lira", recall: "piece-assistant",
  reroll: "die-5", keep: "die-5", catch: "piece-family", reward: "piece-bonus_card", take: "piece-bonus_card", discard: "piece-bonus_card",
  play: "piece-bonus_card", roast: "good-coffee", ruby: "piece-ruby", companion: "piece-companion", letter: "piece-letter",
  sealed: "piece-seal", kiosk: "piece-kiosk_tile", offer: "piece-kiosk_tile", bid: "lira", extra_turn: "piece-seal",
  barrier: "piece-barrier_tile", beside: "piece-barrier_tile", send: "piece-family", walk: "piece-family",
};

export function glyphOf(option: ShownOption): string {
  const { verb, argument, target } = option;
  if (target === "good") return `good-${argument}`;
  if (target === "token") return `token-${argument}`;
  if (verb === "tile" || verb === "use") return `tile-${argument}`;
  if (verb === "turn_die") return `die-${argument}`;
  if (verb === "reward" && argument === "lira") return "lira";
  if (verb === "tavern" && argument !== "barrier" && argument !== "ruby") return `tavern_tile-${argument}`;
  return BY_VERB[verb] ?? "";
}

const BY_REASON: Record<string, string> = {
  no_assistant_left: "piece-assistant", no_assistant_here: "piece-assistant", no_assistant_away: "piece-assistant", assistant_here: "piece-assistant",
  stack_empty: "piece-assistant", needs_lira: "lira", could_not_pay: "lira", rest_unpayable: "lira", needs_coffee: "good-coffee", needs_seals: "piece-seal",
  no_ruby: "piece-ruby", no_card_in_hand: "piece-bonus_card", no_card_to_draw: "piece-bonus_card", family_away: "piece-family", family_home: "piece-family",
  no_letter: "piece-letter", no_letter_to_draw: "piece-letter", barrier_lies_here: "piece-barrier_tile", all_extensions: "piece-wheelbarrow",
};

/** What is missing where something can't be chosen; shown crossed out. */
export function reasonGlyph(blocked: BlockedTold): string {
  return BY_REASON[blocked.reason] ?? "good-any";
}
