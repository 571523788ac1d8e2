// Whether a table is the guided first game: its partner sits there. The lessons themselves are loaded when it is opened.
import type { TableTold } from "../protocol.ts";

export const PARTNER = "guide";

export function isGuided(table: TableTold): boolean {
  return table.seats.some((seat) => seat.bot === PARTNER);
}
