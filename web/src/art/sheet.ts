// Every drawing at three sizes, on every theme and in greyscale: to be looked at while drawing. `npm run dev`, then /art-sheet.html.
// ?theme=dark&grey=1&part=places narrows it down.

import "./art.css";
import "./sheet.css";
import { EMBLEMS, type Look, SEATS, drawing, loadArt, sky, svg } from "./art";
import { BANDS, PICTURES } from "./recipes";

const PLACES = [
  "wainwright", "fabric_warehouse", "spice_warehouse", "fruit_warehouse", "post_office", "caravansary", "fountain",
  "black_market", "tea_house", "large_market", "small_market", "police_station", "sultans_palace", "small_mosque",
  "great_mosque", "gemstone_dealer", "roasting_plant", "guild_hall", "tavern", "coffee_house", "embassy", "kiosk",
  "auction_house", "secret_society", "catacombs",
]; // prettier-ignore

const LETTERS: Readonly<Record<string, string>> = {
  "good-red": "R", "good-green": "G", "good-yellow": "Y", "good-blue": "B", "token-governor": "G", "token-smuggler": "S",
  "token-coffee_trader": "C", "token-courier": "K", "dice-marker-red": "R", "dice-marker-green": "G",
  "dice-marker-yellow": "Y", "dice-marker-blue": "B",
}; // prettier-ignore

const SIZES = [120, 40, 16];

function cell(name: string, look: Look, background: string, sizes = SIZES): string {
  const found = drawing(name);
  if (!found) return `<figure class="missing">${name}?</figure>`;
  const kind = name.startsWith("place-") ? "scene" : "glyph";
  const seat = look.seat ? ` seat-${look.seat}` : "";
  const drawn = sizes.map((size) => {
    const longer = Math.max(found.box[2], found.box[3]);
    const width = (found.box[2] / longer) * size;
    const letter = size >= 16 ? look.letter : undefined;
    return `<span data-width="${width}">${svg(name, { ...look, letter }, ` class="art ${kind}${seat}"`)}</span>`;
  });
  return `<figure class="${background}">${drawn.join("")}<figcaption>${name}</figcaption></figure>`;
}

function part(title: string, cells: string[]): string {
  return `<h2>${title}</h2><div class="cells">${cells.join("")}</div>`;
}

function seats(): string[] {
  return SEATS.flatMap((seat) => [
    cell("piece-merchant", { seat, stack: 4 }, "paper", [64, 40, 21]),
    cell("piece-merchant", { seat, stack: 0, letter: EMBLEMS[seat].slice(0, 1).toUpperCase() }, "paper", [64, 40, 21]),
    cell("piece-assistant", { seat }, "paper", [46, 29, 15]),
    cell("piece-family", { seat }, "paper", [37, 23, 12]),
    cell("piece-companion", { seat }, "paper", [42, 26, 14]),
    cell("piece-barrier", { seat }, "carpet", [96]),
  ]);
}

await loadArt("great_bazaar");
await loadArt("dice");

const asked = new URLSearchParams(location.search);
const files = Object.keys(import.meta.glob("./*/*.svg")).map((path) => path.replace(/^.*\/(.+)\.svg$/, "$1"));
const glyphs = files.filter((name) => !name.startsWith("place-") && !name.startsWith("dice-"));
const dice = [...files.filter((name) => name.startsWith("dice-")), ...Object.keys(PICTURES)];
const look = (name: string): Look => ({ letter: LETTERS[name], seat: name.startsWith("piece-") ? "blue" : undefined });
const parts: Readonly<Record<string, () => string>> = {
  places: () => part("Places", PLACES.map((name, index) => cell(`place-${name}`, {}, `sky-${sky(index + 1)}`))),
  glyphs: () => part("Goods, tiles, tokens", glyphs.map((name) => cell(name, look(name), "paper", [48, 24, 16, 9]))),
  seats: () => part("Seats", seats()),
  cards: () => part("Cards", Object.keys(BANDS).map((name) => cell(name, { seat: "blue" }, "paper seat-blue", [96, 48]))),
  dice: () => part("Dice Game", dice.map((name) => cell(name, look(name), "carpet", [64, 40, 16]))),
};
const chosen = asked.get("part")?.split(",") ?? Object.keys(parts);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
document.documentElement.classList.toggle("grey", asked.has("grey"));
document.body.innerHTML = chosen.map((name) => parts[name]?.() ?? "").join("");
for (const span of document.querySelectorAll<HTMLElement>("[data-width]")) {
  span.style.width = `${span.dataset["width"]}px`; // CSSOM, not an attribute: the table's policy forbids inline styles
}
