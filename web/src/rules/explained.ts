// Which topic of the rules tells about a thing, an option or a decision.
import type { ShownOption } from "../protocol.ts";
import { GAME, placeName } from "../words/game.ts";

const BY_VERB: Readonly<Record<string, string>> = {
  move: "rules-movement", leave: "rules-assistants", pick_up: "rules-assistants", pick_up_neutral: "rules-assistants", pay: "rules-toll",
  catch: "rules-encounters", reward: "rules-encounters", end_turn: "rules-turn", extra_turn: "rules-extra_turn", companion: "rules-companion",
  barrier: "rules-barrier", beside: "rules-barrier", letter: "rules-letters",
};

export const aboutCard = (card: string): string => ((GAME.guild[card] ?? 0) > 0 ? `guild_card-${card}` : `card-${card}`);
export const aboutTile = (tile: string): string => `tile-${tile}_tile`;
export const aboutPlace = (place: number): string => `place-${placeName(place)}`;

/** `place`: where the decision is asked; what a choice there means stands in the place's own rule. */
export function aboutOption(option: ShownOption, place: number): string[] {
  const { verb, argument, target } = option;
  const found: string[] = [];
  if (target === "card" && argument !== "?") found.push(aboutCard(argument));
  else if (target === "token" || verb === "meet") found.push(`token-${argument}`);
  else if (verb === "tile" || verb === "use") found.push(aboutTile(argument));
  else if (target === "place" && /^\d+$/.test(argument)) found.push(aboutPlace(Number(argument)));
  const general = BY_VERB[verb];
  if (general !== undefined) found.push(general);
  if (found.length === 0 && place > 0) found.push(aboutPlace(place));
  return found;
}
