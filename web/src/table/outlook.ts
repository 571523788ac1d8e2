// What would happen, line by line (DESIGN section 6): a drawing, the words, a figure. From the events of the server's preview.
import type { PreviewEvent } from "../protocol.ts";
import { GAME, GOODS } from "../words/game.ts";

export interface OutlookLine {
  event: PreviewEvent;
  art: string;
  figure: string;
}

const QUIET = new Set(["action_began", "moved", "companion_moved", "turn_began", "turn_ended", "good_sold"]);
const plus = (count: number): string => `+${count}`;
const minus = (count: number): string => `−${count}`;

function signs({ kind, a, b }: PreviewEvent): [string, string] {
  const good = `good-${GOODS[a] ?? "any"}`;
  switch (kind) {
    case "assistant_left": return ["piece-assistant", minus(1)];
    case "assistant_picked_up": case "assistant_returned": case "fifth_assistant": return ["piece-assistant", plus(1)];
    case "neutral_left": return ["piece-neutral_assistant", minus(1)];
    case "neutral_picked_up": return ["piece-neutral_assistant", plus(1)];
    case "lira_handed": case "lira_paid": return ["lira", minus(a)];
    case "lira_gained": return ["lira", plus(a)];
    case "sale": return ["lira", plus(b)];
    case "good_gained": return [good, plus(b)];
    case "good_paid": return [good, minus(b)];
    case "good_lost": return [good, ""];
    case "coffee_gained": return ["good-coffee", plus(a)];
    case "coffee_paid": return ["good-coffee", minus(a)];
    case "card_taken": case "card_drawn": return ["piece-bonus_card", plus(1)];
    case "card_played": case "card_discarded": return ["piece-bonus_card", minus(1)];
    case "guild_card_drawn": return ["piece-guild_card", plus(1)];
    case "letter_received": return ["piece-letter", plus(1)];
    case "letter_delivered": return ["piece-seal", plus(1)];
    case "ruby": return ["piece-ruby", plus(1)];
    case "extension": return ["piece-wheelbarrow", ""];
    case "tile_taken": return [`tile-${GAME.names["tile"]?.[a] ?? ""}`, ""];
    case "family_sent": case "family_caught": case "family_home": return ["piece-family", ""];
    case "token_met": case "token_moved": return [`token-${GAME.names["token"]?.[a] ?? ""}`, ""];
    default: return ["", ""];
  }
}

/** What the seat itself would do or get; what it sets going for others is not its concern. */
export function outlookLines(events: readonly PreviewEvent[], seat: number): OutlookLine[] {
  return events.filter((event) => event.seat === seat && !QUIET.has(event.kind)).map((event) => {
    const [art, figure] = signs(event);
    return { event, art, figure };
  });
}
