// Names by number, what numbers mean, and component values: written by tools/client_data.py.
import told from "../game.json";

export type Counted = [string, number];
export interface Offer {
  pays: Counted[];
  takes: Counted[];
}
interface GameData {
  boxes: Record<string, string[]>;
  names: Record<string, string[]>;
  meanings: {
    arguments: Record<string, string>;
    reasons: Record<string, string[]>;
    events: Record<string, string[]>;
  };
  numbers: Record<string, number | string>;
  demands: Record<string, number[]>;
  baksheesh: number[][];
  kiosk: Offer[][];
  rewards: [number, number, Counted[]][];
  guild: Record<string, number>;
  gifts: Record<string, Record<string, number>>;
  post_office: (string | number)[][];
  black_market: number[];
  palace_track: string[];
  dealer_track: number[];
  coffee_track: number[];
}

export const GAME = told as unknown as GameData;
export const GOODS = ["red", "green", "yellow", "blue"] as const;
export type Good = (typeof GOODS)[number];
/** On screen as on the wheelbarrow. */
export const SHOWN_GOODS: readonly Good[] = ["blue", "red", "green", "yellow"];

export function placeName(number: number): string {
  return GAME.names["place"]?.[number] ?? "";
}

export function guildNumber(card: string): number {
  return GAME.guild[card] ?? 0;
}

export function number(name: string): number {
  return Number(GAME.numbers[name] ?? 0);
}
