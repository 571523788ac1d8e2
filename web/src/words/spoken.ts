// What a place and a player show, said in words: for screen readers and for whoever asks. Nothing is said that is not drawn.
import type { BoardView, Goods } from "../protocol.ts";
import { piecesAt, type Piece } from "../table/pieces.ts";
import { GOODS, placeName } from "./game.ts";
import type { Names } from "./speech.ts";
import type { Words } from "./words.ts";

/** The counter of a place: what one can do there now and for how much, and what is left. */
export function counterTold(t: Words, view: BoardView, place: number): string {
  const { table } = view;
  const name = placeName(place);
  const left = view.rubies[name as keyof typeof view.rubies];
  const told: string[] = [];
  if (soldOut(view, name)) told.push(t.text("client-sold_out"));
  else told.push(t.does(place, table));
  if (name === "large_market" || name === "small_market") {
    const demand = table.demand[name];
    if (demand !== null) told.push(t.text("say-demand", { goods: t.goods(counted(demand)), prices: table.market_prices[name].join(", ") }));
  }
  if (name === "small_mosque" || name === "great_mosque") {
    for (const tile of name === "small_mosque" ? (["red", "green"] as const) : (["blue", "yellow"] as const)) {
      const needed = table.mosque_symbols[tile];
      if (needed != null) told.push(t.text("say-stack", { tile: t.text(`tile-${tile}`), goods: t.good(tile, needed), count: view.mosque_tiles[tile] ?? 0 }));
    }
  }
  if (name === "caravansary") {
    const top = view.discard[view.discard.length - 1];
    told.push(t.text("say-pile", { count: view.pile_size }), ...(top === undefined ? [] : [t.text("say-top", { card: t.card(top) })]));
  }
  if (name === "tavern") {
    for (const tile of ["movement", "encounter"] as const) {
      const cost = table.tavern_costs?.[tile];
      if (cost != null) told.push(t.text("say-tavern", { tile: t.text(`tavern_tile-${tile}`), coffee: cost }));
    }
    if (table.baksheesh) told.push(t.text("say-baksheesh", { goods: t.goods({ ...table.baksheesh }) }));
  }
  if (left !== undefined && left > 0) told.push(t.text("say-rubies_left", { count: left }));
  return told.join(". ");
}

const counted = (goods: Goods): Record<string, number> => Object.fromEntries(GOODS.map((good) => [good, goods[good]]));

export function soldOut(view: BoardView, name: string): boolean {
  const { table } = view;
  if (name === "sultans_palace") return table.palace_price === null;
  if (name === "gemstone_dealer") return table.dealer_price === null;
  if (name === "coffee_house") return table.coffee_house_price == null;
  if (name === "small_mosque") return table.mosque_symbols.red == null && table.mosque_symbols.green == null;
  if (name === "great_mosque") return table.mosque_symbols.blue == null && table.mosque_symbols.yellow == null;
  return false;
}

export function pieceTold(t: Words, piece: Piece, names: Names): string {
  if (piece.token !== undefined) return t.text(`token-${piece.token}`);
  if (piece.seat < 0) return t.text(piece.kind === "merchant" ? "say-neutral_merchant" : "say-neutral_assistant");
  return t.text(`client-${piece.kind}_of`, { player: names[piece.seat] ?? "", count: piece.stack + piece.neutral });
}

/** Everything about a place: number, name, who stands there, the counter, the barrier beside it, the viewer's letters for it. */
export function placeTold(t: Words, view: BoardView, place: number, names: Names): string {
  const pieces = piecesAt(view, place);
  const letters = (view.you === null ? [] : (view.letters?.letters[view.you] ?? [])).filter((letter) => letter.place === place && !letter.delivered).length;
  const barrier = view.mocha?.barrier?.includes(place) ? view.mocha.barrier.find((each) => each !== place) : undefined;
  return [
    `${place} ${t.place(place)}`,
    ...(pieces.length > 0 ? [t.text("client-here", { pieces: pieces.map((piece) => pieceTold(t, piece, names)).join(", ") })] : []),
    counterTold(t, view, place),
    ...(letters > 0 ? [t.text("say-letters_for", { count: letters })] : []),
    ...(barrier === undefined ? [] : [t.text("say-barrier", { number: barrier, player: names[view.mocha?.barrier_owner ?? -1] ?? "" })]),
  ].join(". ");
}

/** What a seat has, all of it public. */
export function seatTold(t: Words, view: BoardView, seat: number, names: Names): string {
  const player = view.players[seat];
  if (player === undefined) return "";
  const has = [
    t.text("client-rubies_of", { count: player.rubies, goal: view.table.goal }),
    t.text("client-lira", { count: player.lira }),
    t.goods(counted(player.goods)),
    t.text("client-capacity", { capacity: player.capacity }),
    t.text("count-cards", { count: player.hand_size }),
    ...(view.mocha ? [t.good("coffee", view.mocha.coffee[seat] ?? 0)] : []),
    ...player.tiles.map((tile) => t.text(`tile-${tile}`)),
    ...(view.mocha?.tavern_tiles[seat] ?? []).map((tile) => t.text(`tavern_tile-${tile}`)),
    ...(view.letters ? [t.text("count-letters", { count: view.letters.letters[seat]?.length ?? 0 })] : []),
  ];
  return `${names[seat] ?? ""}: ${has.join(", ")}. ${whereTold(t, view, seat)}`;
}

/** Where the merchant, the assistants and the family member of a seat are. */
export function whereTold(t: Words, view: BoardView, seat: number): string {
  const player = view.players[seat];
  if (player === undefined) return "";
  const out = player.assistants.map((place) => `${t.place(place)} (${place})`);
  return [
    t.text("say-merchant_at", { place: t.place(player.merchant), number: player.merchant, count: player.stack.length }),
    out.length === 0 ? t.text("say-assistants-none") : t.text("say-assistants", { places: t.join(out) }),
    t.text("say-family_at", { place: t.place(player.family), number: player.family }),
  ].join(" ");
}
