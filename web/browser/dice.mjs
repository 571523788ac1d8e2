// What play.mjs does differently for the Dice Game: which things are on its table, and how one answers by clicking them.
import { advised, confirmed } from "./advice.mjs";

const SHOWN_PLAYER = ["lira", "red", "yellow", "green", "blue", "brown"];

/** What the page has drawn, read off its elements; runs in the page. */
function drawnDice() {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const seats = {};
  for (const box of all("[data-seat]")) {
    const sums = { rubies: Number(box.querySelector("[data-rubies]").dataset.rubies), tiles: {} };
    for (const sum of all("[data-what]", box)) sums[sum.dataset.what] = Number(/\d+$/.exec(sum.textContent.trim())?.[0]) /* behind the letter of the glyph */;
    const owned = {};
    for (const tile of all("[data-ability]", box)) owned[tile.dataset.ability] = Number(tile.dataset.count);
    seats[box.dataset.seat] = { ...sums, owned };
  }
  return {
    version: Number(document.querySelector("main.table").dataset.version),
    view: globalThis.sixrubies.shown().view,
    seats,
    dice: all(".tray [data-face]").map((die) => die.dataset.face),
    areas: Object.fromEntries(all("[data-area]").map((area) => [area.dataset.area, { left: Number(area.dataset.left), price: area.dataset.price }])),
    display: all("[data-tile]").map((tile) => tile.dataset.tile),
    stack: Number(document.querySelector("[data-stack]").dataset.stack),
    supply: Object.fromEntries(all("[data-supply]").map((each) => [each.dataset.supply, Number(/\d+$/.exec(each.textContent.trim())?.[0])])),
    pile: Number(document.querySelector("[data-pile]").dataset.pile),
    shown: all("[data-shown]").map((card) => card.dataset.shown),
    panel: document.querySelector(".panel") !== null && document.querySelector("[data-ended]") === null,
  };
}

const sum = (counts) => Object.values(counts).reduce((all, count) => all + count, 0);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Says in words where page and view differ. */
export async function compareDice(page, told, digest) {
  const page_ = await page.evaluate(drawnDice);
  if (page_.version !== told.version) return null; // an update came between; the next comparison is of that
  const { view } = told;
  const faults = [];
  const expect = (what, wanted, drawn) => same(wanted, drawn) || faults.push(`version ${told.version}: ${what} is ${JSON.stringify(wanted)}, drawn ${JSON.stringify(drawn)}`);
  expect("the digest", told.digest, digest(page_.view));
  view.players.forEach((player, seat) => {
    const shown = page_.seats[seat] ?? { owned: {} };
    const wanted = { ...player, ...player.markers };
    for (const what of SHOWN_PLAYER) expect(`${what} of seat ${seat}`, wanted[what], shown[what]);
    expect(`crystals of seat ${seat}`, player.crystals, shown.crystals);
    expect(`rubies of seat ${seat}`, player.rubies, shown.rubies);
    expect(`tiles of seat ${seat}`, Object.entries(player.tiles).filter(([, count]) => count).sort(), Object.entries(shown.owned).sort());
  });
  expect("the dice", Object.entries(view.dice).flatMap(([face, count]) => Array(count).fill(face)).sort(), page_.dice.sort());
  for (const [area, left] of Object.entries(view.rubies)) expect(`the rubies of ${area}`, left, page_.areas[area]?.left);
  for (const [area, price] of Object.entries(view.table.price)) expect(`the price of ${area}`, String(price ?? ""), page_.areas[area]?.price);
  expect("the open tiles", view.display, page_.display);
  expect("the stack", sum(view.stack), page_.stack);
  expect("the pile", sum(view.pile), page_.pile);
  expect("the supply", Object.entries(view.supply).sort(), Object.entries(page_.supply).sort());
  if (page_.panel) expect("the cards on the table", view.shown, page_.shown);
  return faults;
}

/** Where something of the table is cut off, or too small to be tapped; runs in the page. */
export function cutOff() {
  const faults = [];
  const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls");
  for (const name of [".dice-board", ".dice-board .carpet", ".tray", ".strip", ".own", ".seat", ".sheet"]) {
    for (const part of document.querySelectorAll(name)) if (!inside(part.getBoundingClientRect())) faults.push(`${name} is cut off`);
  }
  for (const button of document.querySelectorAll(".dice-board button, .own .marker")) {
    const { width, height } = button.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) faults.push(`${button.className} is ${Math.round(width)} x ${Math.round(height)}`);
  }
  for (const part of document.querySelectorAll(".foot, .recipe, .seat, .stock, .mosque-sum, .things, .own .first")) {
    if (part.scrollWidth > part.clientWidth + 1) faults.push(`${part.className} overflows by ${part.scrollWidth - part.clientWidth}`);
  }
  const sheet = document.querySelector(".sheet").getBoundingClientRect();
  if (sheet.height < 90) faults.push(`the sheet is ${Math.round(sheet.height)} high`);
  return faults;
}

/** One answer by what is on the page: rubies first, then tiles, then whatever is lit. */
export async function stepDice(page, told, count) {
  const all = (selector) => page.locator(selector).all();
  const choose = (list) => list[(count * 7 + told.version) % list.length];
  const { step } = told.decision;
  const send = page.locator("[data-batch-send]");
  if (await send.count()) {
    if (step === "turn.reroll" && count % 3 !== 0) return send.click();
    for (let more = 0; more < 12 && (step === "turn.reroll" ? more < 2 : !(await send.isEnabled())); more++) {
      const free = await all(".die.choosable:not(.up), .marker.choosable, [data-batch]:not([disabled])");
      await choose(free).click();
    }
    return send.click();
  }
  for (const selector of [".area.reachable", ".open-tile.reachable", ".bazaar-card.playable", ".ability-tile.choosable"]) {
    const found = await all(selector);
    if (found.length === 0) continue;
    const one = choose(found);
    await one.click();
    return count % 2 ? one.click() : page.locator(".panel-foot [data-option]").click();
  }
  if (step === "pay.goods") return choose(await all(".die.choosable, .marker.choosable")).click();
  const lit = await all(".recipe.lit");
  if (lit.length > 0) {
    await choose(lit).click();
    const ways = await all(".options [data-option]");
    if (ways.length > 0) await choose(ways).click();
    return page.locator(".panel-foot [data-option]").click();
  }
  const buttons = await all("[data-option]:not([disabled])");
  const ids = await Promise.all(buttons.map((button) => button.getAttribute("data-option")));
  const verb = (id) => told.decision.options.find((option) => String(option.id) === id)?.verb;
  const doing = buttons.filter((_, index) => !["decline", "end_turn"].includes(verb(ids[index])));
  if (buttons.length === 0) throw new Error(`nothing to click in ${step}`);
  return (doing[0] ?? buttons[0]).click();
}

const RECIPES = { reveal: "cards", "take:red": "alike", "take:yellow": "alike", "take:green": "alike", "take:blue": "alike" };

/** Where an option lies on the table; empty for a button of the panel. */
function whereOf({ target, verb, argument }, step) {
  if (target === "area") return `.area[data-area="${argument}"]`;
  if (target === "tile") return `[data-tile="${argument}"]`;
  if (target === "card") return `[data-shown="${argument}"]`;
  if (target === "ability") return `.own [data-ability="${argument}"]`;
  if (target === "die") return `.die.choosable:not(.up)[data-face="${argument}"]`;
  if (verb === "give") return `.own .marker[data-what="${argument}"]`;
  if (step === "turn.action" && target !== "button") return `[data-recipe="${RECIPES[verb] ?? RECIPES[`${verb}:${argument}`] ?? argument}"]`;
  return "";
}

/** Does on the page what greedy advises: things are tapped where they lie, and a choice is confirmed. */
export async function takeDiceAdvice(page, base, told) {
  const tokens = await advised(base, told);
  const { batch, options, step } = told.decision;
  const send = page.locator("[data-batch-send]");
  const items = batch?.items.map((each) => each.option) ?? [];
  const run = [];
  for (const token of batch ? tokens.slice(0, batch.most) : []) {
    const item = items.find((each) => each.token === token);
    if (item === undefined) break;
    run.push(item);
  }
  if (batch && (run.length > 0 || tokens[0] === batch.done?.token)) {
    if (batch.least > 0 && (await send.isEnabled())) return send.click(); // there was one way only
    for (const item of run) await page.locator(step === "gain.two_markers" ? `[data-batch="${item.id}"]` : whereOf(item, step)).first().click();
    return send.click();
  }
  const option = options.find((each) => each.token === tokens[0]);
  if (option === undefined) throw new Error(`greedy advises ${tokens[0]}, which is not offered in ${step}`);
  const button = page.locator(`[data-option="${option.id}"]`);
  if (!(await button.count())) {
    await page.locator(whereOf(option, step)).first().click();
    if (option.target === "die" || (option.verb === "give" && step === "pay.goods")) return undefined; // done at once
    const ways = page.locator(`.options [data-option="${option.id}"]`);
    if (await ways.count()) await ways.click();
    return button.first().click();
  }
  await button.first().click();
  return confirmed(page, `.panel-foot [data-option="${option.id}"]`, told.version);
}
