// Which pieces stand at a place, in the order of DESIGN section 4: own merchant, others, own assistant, others, and so on.
import { SEATS, type Seat } from "../art/art.ts";
import type { BoardView, TokenName } from "../protocol.ts";

export interface Piece {
  kind: "merchant" | "assistant" | "companion" | "family" | "token";
  seat: number; // -1: neutral, or a token
  stack: number; // assistants under a merchant; how many assistants one disc stands for
  neutral: number;
  token?: TokenName;
}

export const colour = (seat: number): Seat => (seat < 0 ? "neutral" : (SEATS[seat] ?? "white"));

const GROUPED = 5; // more assistants than this stand as one disc with a count

export function piecesAt(view: BoardView, place: number): Piece[] {
  const seats = view.players.map((_, seat) => seat).sort((a, b) => Number(b === view.you) - Number(a === view.you));
  const found: Piece[] = [];
  const one = (kind: Piece["kind"], seat: number, stack = 0, neutral = 0): void => void found.push({ kind, seat, stack, neutral });
  for (const seat of seats) {
    const player = view.players[seat];
    if (player?.merchant !== place) continue;
    const neutral = player.stack.filter((each) => each === "neutral").length;
    one("merchant", seat, player.stack.length - neutral, neutral);
  }
  for (const where of view.neutral_merchants) if (where === place) one("merchant", -1);
  const discs: [number, number][] = seats.map((seat) => [
    seat,
    view.players[seat]?.assistants.filter((where) => where === place).length ?? 0,
  ]);
  discs.push([-1, view.neutral_assistants[String(place)] ?? 0]);
  const many = discs.reduce((sum, [, count]) => sum + count, 0) > GROUPED;
  for (const [seat, count] of discs) {
    if (many && count > 1) one("assistant", seat, count);
    else for (let index = 0; index < count; index++) one("assistant", seat, 1);
  }
  for (const seat of seats) if (view.letters?.companion[seat] === place) one("companion", seat);
  for (const seat of seats) if (view.players[seat]?.family === place) one("family", seat);
  for (const [token, where] of Object.entries(view.tokens)) {
    if (where === place) found.push({ kind: "token", seat: -1, stack: 0, neutral: 0, token: token as TokenName });
  }
  return found;
}

const WIDTHS = { merchant: 1, assistant: 0.72, companion: 0.66, family: 0.58, token: 0.8 };

const OVERLAP = 0.6; // of a piece is seen at least, while one row is enough
const BEHIND = 0.42; // how much higher the merchants stand when there are two rows

export interface Spot {
  x: number;
  y: number;
  width: number;
}

/**
 * Where each piece stands and how wide it is, in widths of a merchant. They overlap beyond `room`, by 40 % at most; what then reaches
 * beyond `most` stands in two rows, the merchants behind the others, as close as it takes.
 */
export function laidOut(pieces: readonly Piece[], room: number, most: number): Spot[] {
  const one = row(pieces, room, OVERLAP);
  const last = one[one.length - 1];
  if (last === undefined || last.x + last.width <= most) return one;
  const behind = pieces.filter((piece) => piece.kind === "merchant");
  const front = row(pieces.filter((piece) => piece.kind !== "merchant"), most, 0);
  return [...row(behind, most, 0).map((spot) => ({ ...spot, y: front.length > 0 ? BEHIND : 0 })), ...front];
}

function row(pieces: readonly Piece[], room: number, least: number): Spot[] {
  const widths = pieces.map((piece) => WIDTHS[piece.kind]);
  const wide = widths.reduce((sum, width) => sum + width, 0);
  const last = widths[widths.length - 1] ?? 0;
  const step = wide <= room || wide === last ? 1 : Math.max(least, (room - last) / (wide - last));
  let x = 0;
  return widths.map((width) => {
    const at = x;
    x += width * step;
    return { x: at, y: 0, width };
  });
}
