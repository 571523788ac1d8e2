// The figures on a place's counter (DESIGN section 5), read off the view. A mark is a drawing, a figure or a word.
import type { BoardView, Goods } from "../protocol.ts";
import { GAME, GOODS, placeName } from "../words/game.ts";

export type Mark =
  | { art: string; small?: boolean }
  | { figure: string; big?: boolean }
  | { word: string } // the key of a text; dropped where there is little room
  | { pile: number }
  | { gap: true }
  | { lid: true }
  | { over: [Mark, Mark] }
  | { rows: [Mark[], Mark[]] };

const art = (name: string, small = false): Mark => ({ art: name, small });
const figure = (value: number | string, big = false): Mark => ({ figure: String(value), big });
const gap: Mark = { gap: true };
const ruby = (left: number | undefined): Mark[] => (left === undefined ? [] : [gap, art("piece-ruby"), figure(left)]);
const soldOut: Mark[] = [{ word: "client-sold_out" }];

/** `short`: for tiles of a phone, where only what a decision needs has room. */
export function counter(view: BoardView, place: number, short: boolean): Mark[] {
  const { table, rubies, mocha, letters } = view;
  switch (placeName(place)) {
    case "wainwright":
      return [art("lira"), figure(table.wainwright_price), ...(short ? [] : [art("to"), art("piece-wheelbarrow")]), ...ruby(rubies.wainwright)];
    case "fabric_warehouse":
      return fill("red", short);
    case "spice_warehouse":
      return fill("green", short);
    case "fruit_warehouse":
      return fill("yellow", short);
    case "post_office":
      return short ? postSum(view) : postColumns(view);
    case "caravansary":
      return [
        figure(`+${GAME.numbers["caravansary_cards"]}`), art("piece-bonus_card"), figure(`−${GAME.numbers["caravansary_discards"]}`),
        ...(mocha ? [art("good-coffee")] : [art("piece-bonus_card")]),
        ...(short ? [] : [gap, ...(mocha ? [] : [{ word: "client-pile" }]), { pile: view.pile_size }]),
      ];
    case "fountain":
      return [art("piece-assistant"), art("arrow-up"), ...(short ? [] : [{ word: "client-call_back" }])];
    case "black_market":
      return blackMarket(short);
    case "tea_house":
      return [art("die-5"), ...(short ? [] : [{ word: "client-call" }]), figure(`${GAME.numbers["tea_house_lowest"]}–${GAME.numbers["tea_house_highest"]}`), art("lira")];
    case "large_market":
      return market(table.demand.large_market, table.market_prices.large_market, short);
    case "small_market":
      return market(table.demand.small_market, table.market_prices.small_market, short);
    case "police_station":
      return [art("piece-family"), art("to"), ...(short ? [figure("?")] : [{ word: "client-any_place" }])];
    case "sultans_palace":
      return palace(view, short);
    case "small_mosque":
      return mosque(view, ["red", "green"], short);
    case "great_mosque":
      return mosque(view, ["blue", "yellow"], short);
    case "gemstone_dealer":
      return table.dealer_price === null ? soldOut : price("lira", table.dealer_price, next(GAME.dealer_track, table.dealer_price), rubies.gemstone_dealer, short);
    case "coffee_house":
      return table.coffee_house_price == null
        ? soldOut
        : price("good-coffee", table.coffee_house_price, next(GAME.coffee_track, table.coffee_house_price), rubies.coffee_house, short);
    case "roasting_plant":
      return short
        ? [art("to"), figure(GAME.numbers["roasting_coffee"] ?? ""), art("good-coffee")]
        : [art("lira"), art("good-any"), art("piece-bonus_card"), art("to"), figure(GAME.numbers["roasting_coffee"] ?? ""), art("good-coffee"), { word: "client-each" }];
    case "guild_hall":
      return [figure(`+${GAME.numbers["guild_hall_coffee"]}`), art("good-coffee"), figure(`+${GAME.numbers["guild_hall_cards"]}`), art("piece-guild_card")];
    case "tavern":
      return [
        ...(["movement", "encounter"] as const).flatMap((tile): Mark[] => {
          const cost = table.tavern_costs?.[tile];
          return cost == null ? [] : [art(`tavern_tile-${tile}`), figure(cost)];
        }),
        gap,
        ...(short ? [] : [art("piece-barrier_tile"), figure(table.barrier_coffee ?? 0)]),
        art("good-coffee"),
      ];
    case "embassy":
      return [figure(`+${GAME.numbers["embassy_letters"] ?? 2}`), art("piece-letter")];
    case "kiosk":
      return [figure("+1"), art("piece-letter"), gap, art("piece-kiosk_tile"), figure(letters?.kiosk_pile.length ?? 0)];
    case "auction_house":
      return [art("good-any"), gap, ...(short ? [] : [{ word: "client-bid_for" }]), art("piece-bonus_card"), art("piece-bonus_card")];
    case "secret_society":
      return [figure(table.society_seals ?? 0), art("piece-seal"), art("to"), art("piece-ruby"), ...(short ? [] : [gap, art("lira"), figure(table.society_lira ?? 0)])];
    case "catacombs":
      return [art("good-any"), ...(mocha ? [art("good-coffee")] : []), gap, art("to"), ...(short ? [figure("?")] : [{ word: "client-any_place" }])];
    default:
      return [];
  }
}

function fill(good: string, short: boolean): Mark[] {
  return [...(short ? [] : [{ word: "client-fill" }]), art(`good-${good}`), art("arrow-up"), ...(short ? [] : [{ word: "client-to_capacity" }])];
}

function postSum(view: BoardView): Mark[] {
  const reward = view.table.post_office;
  return [...GOODS.flatMap((good) => Array<Mark>(reward[good]).fill(art(`good-${good}`))), art("lira"), figure(reward.lira)];
}

/** Column by column; an indicator that is down covers the lower half, one that is up the upper. */
function postColumns(view: BoardView): Mark[] {
  const [top = [], bottom = []] = GAME.post_office;
  return top.map((upper, column): Mark => {
    const lower = bottom[column] ?? 0;
    const half = (value: string | number): Mark => (typeof value === "number" ? { over: [art("lira", true), figure(value)] } : art(`good-${value}`, true));
    return column < view.mail_down ? { over: [half(upper), { lid: true }] } : { over: [{ lid: true }, half(lower)] };
  });
}

function blackMarket(short: boolean): Mark[] {
  const blue = GAME.black_market;
  const steps = blue.map((count, sum) => ({ sum, count })).filter(({ sum, count }) => sum > 2 && count > (blue[sum - 1] ?? 0));
  if (short) return [art("die-5"), art("good-blue"), figure(`${steps[0]?.count ?? 0}–${steps[steps.length - 1]?.count ?? 0}`)];
  return steps.flatMap(({ sum, count }): Mark[] => [figure(`${sum}+`), ...Array<Mark>(count).fill(art("good-blue", true))]);
}

function market(demand: (Goods & object) | null, prices: number[], short: boolean): Mark[] {
  if (demand === null) return [];
  const goods = GOODS.flatMap((good) => Array<string>(demand[good]).fill(`good-${good}`));
  if (short) return goods.map((good) => art(good, true));
  return goods.map((good, index): Mark => ({ over: [art(good, true), figure(prices[index] ?? "")] }));
}

function palace(view: BoardView, short: boolean): Mark[] {
  const asked = view.table.palace_price;
  if (asked === null) return soldOut;
  const count = Object.values(asked).reduce((sum, each) => sum + each, 0);
  if (short) return [figure(count, true), ...ruby(view.rubies.sultans_palace)];
  // The price in a figure, and below it the whole track: what is asked lies open, the rest under the rubies that are left.
  const rest = GAME.palace_track.slice(count, count + (view.rubies.sultans_palace ?? 0) - 1).map((): Mark => art("piece-ruby", true));
  const track = [...GAME.palace_track.slice(0, count).map((good): Mark => art(`good-${good}`, true)), ...rest];
  return [{ rows: [[figure(count, true), { word: "client-goods" }, ...ruby(view.rubies.sultans_palace)], track] }];
}

function mosque(view: BoardView, tiles: ("red" | "green" | "yellow" | "blue")[], short: boolean): Mark[] {
  const stacks = tiles.flatMap((tile): Mark[] => {
    const needed = view.table.mosque_symbols[tile];
    if (needed == null) return [];
    return [art(`good-${tile}`), figure(`×${needed}`), ...(short ? [] : [{ pile: view.mosque_tiles[tile] ?? 0 }])];
  });
  if (stacks.length === 0) return soldOut;
  return short ? stacks : [...stacks, ...ruby(view.rubies[tiles[0] === "red" ? "small_mosque" : "great_mosque"])];
}

function price(coin: string, now: number, then: number | undefined, left: number | undefined, short: boolean): Mark[] {
  const after: Mark[] = short || then === undefined ? [] : [{ word: "client-then" }, figure(then)];
  return [art(coin), figure(now, true), ...after, ...ruby(left)];
}

function next(track: number[], now: number): number | undefined {
  return track[track.indexOf(now) + 1];
}
