// Which drawings make up the pictures of cards, dice and tiles. They show kinds, never counts: how many is a number of the
// component data, and may be replaced there. A pile of three coins is "Lira".

const GUILD_PLACES = [
  "wainwright", "fabric_warehouse", "spice_warehouse", "fruit_warehouse", "post_office", "caravansary", "fountain",
  "black_market", "tea_house", "large_market", "small_market", "police_station", "sultans_palace", "small_mosque",
  "great_mosque", "gemstone_dealer", "roasting_plant", "guild_hall", "tavern", "coffee_house",
]; // prettier-ignore

const COLOURS = ["red", "yellow", "green", "blue"];

/** Picture bands of cards, 96 x 48. */
export const BANDS: Readonly<Record<string, string>> = {
  "card-one_good": "good-any",
  "card-five_lira": "lira*3",
  "card-long_move": "piece-merchant far",
  "card-stay": "piece-merchant & again",
  "card-return_assistant": "piece-assistant to piece-merchant",
  "card-family": "piece-family to place-police_station",
  "card-any_goods": "place-small_market & good-any",
  "card-repeat_palace": "place-sultans_palace & again",
  "card-repeat_post_office": "place-post_office & again",
  "card-repeat_dealer": "place-gemstone_dealer & again",

  "card-two_coffee": "good-coffee*2",
  "card-coffee_to_guild": "good-coffee to piece-guild_card",
  "card-coffee_to_lira": "good-coffee to lira*3",
  "card-dice_rewards": "die-5 die-2 to lira good-coffee",
  "card-exchange": "good-any swap good-coffee",
  "card-die_to_six": "die-2 to die-6",
  "card-corner": "piece-merchant to grid-corner",
  "card-repeat_wainwright": "place-wainwright & again",
  "card-repeat_coffee_house": "place-coffee_house & again",
  ...Object.fromEntries(GUILD_PLACES.map((name, index) => [`card-guild_${index + 1}`, `place-${name} & piece-guild_card`])),

  "card-one_letter": "piece-letter",
  "card-dice_reward": "die-4 die-3 to good-any",
  "card-good_to_lira": "good-any to lira*3",
  ...Object.fromEntries(COLOURS.map((colour) => [`card-${colour}_and_lira`, `good-${colour} lira*2`])),
  "card-copy": "piece-bonus_card*3 & again",
  "card-family_step": "piece-family hop",
  "card-to_merchant": "piece-merchant to piece-neutral_merchant",
  "card-companion_far": "piece-companion hop hop",
  "card-use_token": "token-governor token-smuggler token-courier",
  "card-repeat_mosque": "place-great_mosque & again",
  "card-repeat_society": "place-secret_society & again",
  "card-anywhere": "lira to grid-any",

  ...Object.fromEntries(
    COLOURS.flatMap((colour) => [
      [`dice-card-sale_${colour}`, `lira*3 & dice-marker-${colour}`],
      [`dice-card-share_${colour}`, `dice-marker-${colour} lira*3`],
      [`dice-card-gift_${colour}`, `dice-marker-brown & dice-marker-${colour}`],
      [`dice-card-offer_${colour}`, `dice-marker-${colour} & lira`],
    ]),
  ),
  "dice-card-sale_crystal": "lira*3 & dice-crystal",
  "dice-card-share_crystal": "dice-crystal lira*3",
  "dice-card-lira_to_tile": "lira*3 to dice-tile",
  "dice-card-crystals_to_tile": "dice-crystal*2 to dice-tile",
  "dice-card-brown_to_tile": "dice-marker-brown to dice-tile",
  "dice-card-tile_to_lira": "dice-tile to lira*3",
  "dice-card-crystal_to_brown": "dice-crystal to dice-marker-brown lira",
  "dice-card-one_brown": "dice-marker-brown & lira",
  "dice-card-two_brown": "dice-marker-brown*2 & lira",
  "dice-card-three_brown": "dice-marker-brown*3 & dice-marker-brown",
  "dice-card-dice_to_lira": "dice-face-card*2 to lira*3",
  "dice-card-dice_to_brown": "dice-face-card*2 to dice-marker-brown*2",
  "dice-card-dice_to_crystals": "dice-face-card*2 to dice-crystal*2",
  "dice-card-dice_to_brown_and_lira": "dice-face-card*2 to dice-marker-brown lira",
  "dice-card-lira_to_ruby": "lira*3 to piece-ruby",
  "dice-card-brown_to_ruby": "dice-marker-brown dice-crystal to piece-ruby",
  "dice-card-crystals_to_ruby": "dice-crystal*2 to piece-ruby",
};

/** A part of a picture: what, where and how high, in the units of the box. */
export type Part = readonly [name: string, x: number, y: number, height: number];

export interface Picture {
  box: readonly [number, number, number, number];
  parts: readonly Part[];
}

const DIE = [0, 0, 24, 24] as const;
const NICHE = [0, 0, 32, 32] as const;
const TILE = [0, 0, 32, 42] as const;

const ABILITIES: Readonly<Record<string, readonly Part[]>> = {
  lira: [["lira", 7, 15, 11], ["lira", 14, 15, 11], ["lira", 10.5, 9, 11]],
  crystal: [["dice-crystal", 7, 9, 18]],
  card: [["dice-bazaar_card", 7, 9, 18]],
  action: [["dice-action", 7.5, 10, 17]],
  die: [["die-blank", 6.5, 12, 15], ["dice-action", 17, 8, 11]],
  ...Object.fromEntries(
    COLOURS.map((colour): [string, Part[]] => [`goods_${colour}`, [["lira", 4.5, 13.5, 12], [`good-${colour}`, 15, 12, 13]]]),
  ),
}; // prettier-ignore

/** What a tile costs, in the strip above its niche: one glyph per colour. The figure beside it is the client's, from the data. */
const cost = (colours: string[]): Part[] => {
  if (colours.length === 1) return [[`good-${colours[0]}`, 3, 1.8, 8.4]];
  return colours.map((colour, index): Part => [`good-${colour}`, 2 + index * 7.1, 2.2, 6.8]);
};

const lower = (parts: readonly Part[]): Part[] => parts.map(([name, x, y, height]) => [name, x, y + 10, height]);

function tile(ability: string, colours: string[]): Picture {
  return {
    box: TILE,
    parts: [["dice-tile_frame", 0, 0, 42], ["dice-niche", 0, 10, 32], ...cost(colours), ...lower(ABILITIES[ability] ?? [])],
  };
}

/** Pictures put together by hand: faces of the Dice Game's dice, what its mosque tiles do, and the tiles with their cost. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  ...Object.fromEntries(
    COLOURS.map((colour): [string, Picture] => [
      `dice-face-${colour}`,
      { box: DIE, parts: [["dice-blank", 0, 0, 24], [`good-${colour}`, 4.8, colour === "yellow" ? 3.2 : 3.8, 14.5]] },
    ]),
  ),
  "dice-face-lira": { box: DIE, parts: [["dice-blank", 0, 0, 24], ["lira", 4.8, 3.9, 14.4]] },
  "dice-face-card": { box: DIE, parts: [["dice-blank", 0, 0, 24], ["dice-bazaar_card", 4.3, 3.2, 15.4]] },
  ...Object.fromEntries(
    Object.entries(ABILITIES).map(([name, parts]): [string, Picture] => [
      `dice-ability-${name}`,
      { box: NICHE, parts: [["dice-niche", 0, 0, 32], ...parts] },
    ]),
  ),
  ...Object.fromEntries(
    COLOURS.flatMap((colour) => {
      const kinds = ["lira", "crystal", "card", "action"].map((kind): [string, Picture] => [
        `dice-tile-${kind}_${colour}`,
        tile(kind, [colour]),
      ]);
      return [...kinds, [`dice-tile-goods_${colour}`, tile(`goods_${colour}`, [colour])] as [string, Picture]];
    }),
  ),
  "dice-tile-die": tile("die", COLOURS),
};
