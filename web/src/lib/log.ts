// What happened, as lines: entries of the table's log with their events, those taken back removed.
import type { EventTold, HappeningTold } from "../protocol.ts";

export interface Entry {
  version: number;
  seat: number;
  events: EventTold[];
  chance: boolean;
}

const MOST = 400; // entries kept; older ones are in the game file
const CHANCE = new Set(["dice_rolled", "die_rolled", "card_drawn", "guild_card_drawn", "letter_received", "kiosk_shown"]);

export function entryOf(version: number, seat: number, events: EventTold[]): Entry {
  return { version, seat, events, chance: events.some((event) => CHANCE.has(event.kind)) };
}

export function appended(entries: readonly Entry[], happenings: readonly HappeningTold[]): Entry[] {
  let next = [...entries];
  for (const happening of happenings) {
    if (happening.kind === "undo") next = next.filter((entry) => entry.version <= happening.back_to);
    if (next.some((entry) => entry.version === happening.version)) continue;
    if (happening.events.length > 0) next.push(entryOf(happening.version, happening.seat, happening.events));
  }
  return next.slice(-MOST);
}

/** Dice that were rolled last in these entries, to be shown. */
export function lastRoll(entries: readonly Entry[]): { seat: number; dice: number[]; version: number } | null {
  for (const entry of [...entries].reverse()) {
    const event = [...entry.events].reverse().find((each) => each.kind === "dice_rolled" || each.kind === "die_rolled");
    if (event) return { seat: event.seat, dice: event.kind === "dice_rolled" ? [event.a, event.b] : [event.a], version: entry.version };
  }
  return null;
}
