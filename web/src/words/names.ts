// Names as they are shown. A bot without a name of its own sits under its kind and a number, "greedy 2": that is what the server
// keeps; here it is told in the reader's language.
import type { SeatTold } from "../protocol.ts";
import type { Speech } from "./speech.ts";

export interface Named {
  name: string;
  kind?: SeatTold["kind"];
}

/** Of all seats of a table. A bot that would then be called like somebody else keeps the name the server has. */
export function shownNames(t: Speech, seats: readonly Named[]): string[] {
  const told = seats.map(({ name, kind }) => {
    const [, bot = "", number = ""] = (kind === "human" ? null : /^(\w+) (\d+)$/.exec(name)) ?? [];
    return t.has(`bot-${bot}`) ? t.text(`bot-${bot}`, { number }) : name;
  });
  return seats.map(({ name }, seat) => (told.filter((each) => each === told[seat]).length > 1 ? name : (told[seat] ?? name)));
}
