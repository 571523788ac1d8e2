// What events look like when they happen (DESIGN section 10): a list of small movements, one after another. Pure; Stage plays it.
import { SEATS, type Seat } from "../art/art.ts";
import type { BoardView, DiceView, EventTold } from "../protocol.ts";
import { DICE } from "../words/dice_things.ts";
import { GAME, GOODS } from "../words/game.ts";

/** Where something begins or ends: at a place, an area of the Dice Game, or with a seat, there at one of its figures. */
export type Spot = { place: number } | { area: string } | { seat: number; what?: string };
export type Act =
  | { kind: "hop"; piece: string; art: string; seat: Seat | undefined; stack: number; way: number[]; ms: number }
  | { kind: "fly"; art: string; seat: Seat | undefined; count: number; from: Spot; to: Spot; ms: number; glint: boolean }
  | { kind: "tumble"; ms: number };

const STEP = 200;
const FLIGHT = 280;
const TUMBLE = 500;
const RUBY = 600;
const LONGEST = 1_200; // of a run at speed 1, before it is played faster
const MOST = 5; // things that fly as themselves; more are said by the figure

export const lasting = (acts: readonly Act[]): number =>
  acts.reduce((sum, act) => sum + act.ms * (act.kind === "hop" ? act.way.length - 1 : 1), 0);

/** How much faster than at speed 1, so that nobody waits. */
export const rate = (acts: readonly Act[], speed: number): number => speed * Math.max(1, lasting(acts) / LONGEST);

/** Place by place, first along the column, then along the row, as the stones on the board. */
export function wayOf(rows: readonly number[][], from: number, to: number): number[] {
  const cell = (place: number): [number, number] => {
    const y = rows.findIndex((row) => row.includes(place));
    return [rows[y]?.indexOf(place) ?? -1, y];
  };
  let [x, y] = cell(from);
  const [toX, toY] = cell(to);
  if (y < 0 || toY < 0) return [to];
  const way = [from];
  while (y !== toY) way.push(rows[(y += Math.sign(toY - y))]?.[x] ?? to);
  while (x !== toX) way.push(rows[y]?.[(x += Math.sign(toX - x))] ?? to);
  return way;
}

const fly = (art: string, count: number, from: Spot, to: Spot, ms = FLIGHT, seat?: Seat): Act =>
  ({ kind: "fly", art, seat, count: Math.min(MOST, Math.max(1, count)), from, to, ms, glint: art === "piece-ruby" });

export function boardActs(events: readonly EventTold[], before: BoardView): Act[] {
  const rows = before.table.layout;
  const at = before.players.map((player) => player.merchant); // whose action is where
  const family = before.players.map((player) => player.family);
  const police = GAME.names["place"]?.indexOf("police_station") ?? 12;
  const acts: Act[] = [];
  const hop = (piece: string, art: string, seat: Seat | undefined, from: number | null | undefined, to: number, stack = 0): void => {
    const way = from == null || from <= 0 ? [to] : wayOf(rows, from, to);
    if (way.length > 1) acts.push({ kind: "hop", piece, art, seat, stack, way, ms: way.length > 3 ? STEP * 0.7 : STEP });
  };
  for (const { kind, seat, a, b, c } of events) {
    const colour = SEATS[seat];
    const here: Spot = { place: at[seat] ?? 0 };
    const own = (what: string): Spot => ({ seat, what });
    const good = GOODS[a] ?? "red";
    switch (kind) {
      case "moved":
        hop(`merchant:${seat}`, "piece-merchant", colour, a, b, before.players[seat]?.stack.length ?? 0);
        at[seat] = b;
        break;
      case "companion_moved":
        hop(`companion:${seat}`, "piece-companion", colour, a, b);
        break;
      case "family_sent":
        hop(`family:${seat}`, "piece-family", colour, family[seat], a);
        family[seat] = a;
        break;
      case "family_caught":
        hop(`family:${a}`, "piece-family", SEATS[a], family[a], police);
        family[a] = police;
        break;
      case "token_moved": {
        const token = GAME.names["token"]?.[a] ?? "";
        hop(`token:${token}`, `token-${token}`, undefined, before.tokens[token as keyof typeof before.tokens], b);
        break;
      }
      case "action_began":
        at[seat] = a;
        break;
      case "assistant_returned":
        acts.push(fly("piece-assistant", 1, { place: a }, { seat }, FLIGHT, colour));
        break;
      case "lira_gained":
        acts.push(fly("lira", Math.ceil(a / 2), here, own("lira")));
        break;
      case "sale":
        acts.push(fly("lira", Math.ceil(b / 3), { place: c }, own("lira")));
        break;
      case "lira_paid":
        acts.push(fly("lira", Math.ceil(a / 3), own("lira"), here));
        break;
      case "lira_handed":
        acts.push(fly("lira", a, own("lira"), { seat: b, what: "lira" }));
        break;
      case "good_gained":
        acts.push(fly(`good-${good}`, b, here, own(good)));
        break;
      case "good_paid":
        acts.push(fly(`good-${good}`, b, own(good), here));
        break;
      case "good_sold":
        acts.push(fly(`good-${good}`, 1, own(good), here, 120));
        break;
      case "coffee_gained":
        acts.push(fly("good-coffee", a, here, own("coffee")));
        break;
      case "coffee_paid":
        acts.push(fly("good-coffee", a, own("coffee"), here));
        break;
      case "card_drawn":
      case "card_taken":
        acts.push(fly("piece-bonus_card", 1, here, own("cards"), 180));
        break;
      case "guild_card_drawn":
        acts.push(fly("piece-guild_card", 1, here, own("guild"), 180));
        break;
      case "letter_received":
        acts.push(fly("piece-letter", 1, here, own("letters")));
        break;
      case "tile_taken":
        acts.push(fly(`tile-${GAME.names["tile"]?.[a] ?? ""}`, 1, here, { seat }));
        break;
      case "dice_rolled":
        acts.push({ kind: "tumble", ms: TUMBLE });
        break;
      case "ruby":
        acts.push(fly("piece-ruby", 1, a > 0 ? { place: a } : here, own("rubies"), RUBY));
        break;
    }
  }
  return acts;
}

/** The Dice Game: all dice of a roll tumble together; rubies and tiles come from where they lie. */
export function diceActs(events: readonly EventTold[]): Act[] {
  const acts: Act[] = [];
  for (const { kind, seat, a, b } of events) {
    if (kind === "die_rolled" && acts[acts.length - 1]?.kind !== "tumble") acts.push({ kind: "tumble", ms: TUMBLE });
    else if (kind === "ruby") acts.push(fly("piece-ruby", 1, { area: DICE.names.area[a] ?? "" }, { seat, what: "rubies" }, RUBY));
    else if (kind === "tile_taken") acts.push(fly(`dice-tile-${DICE.names.tile[a] ?? ""}`, 1, { area: "mosque" }, { seat, what: "tiles" }));
    else if (kind === "resource_gained") {
      const name = DICE.names.resource[a] ?? "";
      const art = name === "lira" ? "lira" : name === "crystal" ? "dice-crystal" : `dice-marker-${name}`;
      acts.push(fly(art, Math.min(b, 3), { area: "supply" }, { seat, what: name === "crystal" ? "crystals" : name }, 160));
    }
  }
  return acts;
}

export function actsOf(events: readonly EventTold[], before: BoardView | DiceView): Act[] {
  return "tokens" in before ? boardActs(events, before) : diceActs(events);
}
