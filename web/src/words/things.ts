// The things of the game in words; the twin of src/sixrubies/texts/things.py.
import type { Catalogue } from "./catalogue.ts";
import { GAME, GOODS, guildNumber, placeName, type Counted, type Offer } from "./game.ts";
import { Speech, type Args, type Names } from "./speech.ts";

const COUNTS: Record<string, string> = { lira: "count-lira", card: "count-cards", letter: "count-letters" };

export abstract class Things extends Speech {
  private readonly own = new Map<string, string>();
  private readonly coffee: boolean;

  /** `ruleset`: where its boxes change what a text says, their own goes before: `rules-goal-in-mocha`. */
  constructor(catalogue: Catalogue, ruleset: string) {
    super(catalogue, GAME.numbers);
    const played = GAME.boxes[ruleset] ?? ["base"];
    for (const [name, boxes] of Object.entries(GAME.boxes)) {
      if (!boxes.every((box) => played.includes(box))) continue;
      const end = `-in-${name}`;
      for (const key of catalogue.keys()) if (key.endsWith(end)) this.own.set(key.slice(0, -end.length), key);
    }
    this.coffee = played.includes("mocha");
    this.numbers["reward_table"] = this.rewardTable();
  }

  override played(key: string): string {
    return this.own.get(key) ?? key;
  }

  place(number: number): string {
    return this.text(`place-${placeName(number)}`);
  }

  placeHelp(number: number): string {
    return this.text(`place-${placeName(number)}-help`);
  }

  card(name: string): string {
    return this.text(`card-${name}`);
  }

  /** When to play it, in a few words; of all guild cards the same holds. */
  cardWhen(name: string): string {
    return this.text(guildNumber(name) > 0 ? "piece-guild_card.when" : `card-${name}.when`);
  }

  cardHelp(name: string): string {
    const told = this.text(`card-${name}-help`);
    const number = guildNumber(name);
    if (number === 0) return told;
    const gifts = Object.entries(GAME.gifts[String(number)] ?? {});
    const extra = this.join(gifts.map(([gift, count]) => this.text(`count-${gift}`, { count })));
    const more = gifts.length > 0 ? [this.text("guild-extra", { extra })] : [];
    return [told, ...more, this.text("guild-instead")].join(" ");
  }

  kioskTile(number: number): string {
    const offers = this.offers(number);
    if (offers.length === 0) return this.text("kiosk-nothing");
    const told = offers.map((offer) => this.offer(offer));
    if (told.length === 1) return told[0] ?? "";
    const priced = offers.some((offer) => offer.pays.length > 0);
    return this.text(priced ? "kiosk-either-priced" : "kiosk-either", { first: told[0] ?? "", second: told[1] ?? "" });
  }

  kioskOffer(number: number, half: number): string {
    const offer = this.offers(number)[half - 1];
    return offer === undefined ? "" : this.offer(offer);
  }

  /** What a kiosk tile does, or one half of it. */
  kioskHelp(number: number, half = 0): string {
    const offers = half > 0 ? this.offers(number).slice(half - 1, half) : this.offers(number);
    const told = offers.map((offer) => this.first([`kiosk-help-${kindOf(offer)}`, "kiosk-help-free"]));
    return [...new Set([...told, this.text("kiosk-help")])].join(" ");
  }

  good(name: string, count = 1): string {
    return this.text(`good-${name}`, { count });
  }

  goods(counts: Partial<Record<string, number>>): string {
    const kinds = ["coffee", ...GOODS, "any"].filter((name) => (counts[name] ?? 0) > 0);
    const last = kinds.pop();
    if (last === undefined) return this.text("good-none");
    const phrases = kinds.map((name) => this.text(`good-${name}.short`, { count: counts[name] ?? 0 }));
    return this.join([...phrases, this.good(last, counts[last] ?? 0)]);
  }

  /** The placeholders that one number or name gives to a text, by what it means. */
  arguments(meaning: string, given: number | string, names: Names | null = null, count = 1): Args {
    const known = GAME.names[meaning];
    const value = typeof given === "number" && meaning !== "place" && known ? (known[given] ?? given) : given;
    switch (meaning) {
      case "place": {
        const name = `place-${placeName(Number(value))}`;
        const told: Args = { place: this.text(name), number: Number(value) };
        for (const form of ["object", "at", "to", "from"]) told[form] = this.text(`${name}.${form}`);
        return told;
      }
      case "beside":
        return { beside: this.text(`place-${placeName(Number(value))}.object`) };
      case "good": {
        const name = given === 4 ? "any" : String(value);
        return { good: this.good(name, count), goods: this.text(`good-${name}.goods`), kind: name };
      }
      case "card":
        return { card: this.card(String(value)) };
      case "tile":
      case "tavern_tile":
      case "token":
        return {
          [meaning === "token" ? "token" : "tile"]: this.text(`${meaning}-${value}`),
          the: this.text(`${meaning}-${value}.the`),
        };
      case "kiosk_tile":
        return { number: Number(value), offer: this.kioskTile(Number(value)) };
      case "demand":
        return { demand: this.goods(byGood(GAME.demands[String(value)])) };
      case "side":
        return { goods: this.goods(byGood(GAME.baksheesh[Number(value)])) };
      case "dice": {
        const [die1 = 0, die2 = 0] = String(value).split("+").map(Number);
        return { die1, die2, sum: die1 + die2 };
      }
      case "other":
        return { other: this.player(Number(value), names) };
      case "end":
      case "piece":
        return { [meaning]: String(value) };
      default:
        return { [meaning]: Number(value) };
    }
  }

  offers(tile: number): Offer[] {
    return (GAME.kiosk[tile - 1] ?? []).filter((offer) => this.coffee || offer.takes[0]?.[0] !== "coffee");
  }

  private offer(offer: Offer): string {
    const takes = this.join(offer.takes.map((thing) => this.counted(thing)));
    if (offer.pays.length === 0) return takes;
    return this.text("kiosk-priced", { takes, pays: this.join(offer.pays.map((thing) => this.counted(thing))) });
  }

  private counted([thing, count]: Counted): string {
    if (thing === "coffee" || GOODS.some((good) => good === thing)) return this.good(thing, count);
    return this.text(COUNTS[thing] ?? `kiosk-${thing}`, { count });
  }

  private rewardTable(): string {
    const rows = GAME.rewards.map(([least, most, brings]) => {
      const sums = least === most ? String(least) : `${least}–${most}`;
      const named: Record<string, string> = { ...COUNTS, good: "count-goods" };
      return `${sums}: ${this.join(brings.map(([thing, count]) => this.text(named[thing] ?? thing, { count })))}`;
    });
    return rows.join("; ");
  }
}

export function byGood(counts: readonly number[] | undefined): Record<string, number> {
  return Object.fromEntries(GOODS.map((good, index) => [good, counts?.[index] ?? 0]));
}

/** What matters about an offer: that it is an exchange, or what it gives. */
function kindOf(offer: Offer): string {
  const takes = offer.takes[0]?.[0] ?? "";
  if (GOODS.some((good) => good === takes)) return "goods";
  return offer.pays.length > 0 && takes !== "extension" ? "exchange" : takes;
}
