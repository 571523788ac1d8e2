// Plays a whole game in a real browser by clicking only what the page offers, and compares the page with the server.
// node browser/play.mjs BASE RULESET [FOLDER FOR SCREENSHOTS]; prints one line of JSON, exits with 1 when something differs.
// With ADVICE, the address of tests/browser/advice.py, it does what greedy would; without, it tries one thing and another.
import { chromium } from "playwright-core";
import { takeAdvice } from "./advice.mjs";
import { compareDice, cutOff, stepDice, takeDiceAdvice } from "./dice.mjs";
import { digest } from "./driver.mjs";

const [base, ruleset, folder] = process.argv.slice(2);
const SIZES = [[360, 640], [768, 1024], [1280, 720], [1920, 1080]];
const ADVICE = process.env.ADVICE ?? "";
const faults = [];
const fault = (text) => faults.length < 20 && faults.push(text);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: "en-GB" });
let told = null; // the last update the server sent
page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
  const message = JSON.parse(payload);
  if (message.kind === "update") told = message;
  if (message.kind === "refused" && message.error !== "stale_version") fault(`refused: ${message.message}`);
}));
page.on("console", (message) => message.type() === "error" && fault(`console: ${message.text()}`));
page.on("pageerror", (error) => fault(`page: ${error.message}`));

/** What the page has drawn, read off its elements. */
const drawn = () => page.evaluate(() => {
  const main = document.querySelector("main.table");
  const seats = {};
  for (const box of document.querySelectorAll("[data-seat]")) {
    const sums = {};
    for (const sum of box.querySelectorAll("[data-what]")) sums[sum.dataset.what] = Number(/\d+$/.exec(sum.textContent.trim())?.[0]) /* behind the letter of the glyph */;
    seats[box.dataset.seat] = { ...sums, rubies: Number(box.querySelector("[data-rubies]").dataset.rubies) };
  }
  const tiles = {};
  for (const tile of document.querySelectorAll(".tile")) tiles[tile.dataset.place] = tile.dataset.pieces;
  const hand = [...document.querySelectorAll(".hand [data-card]")].map((card) => card.dataset.card);
  return { version: Number(main.dataset.version), view: globalThis.sixrubies.shown().view, seats, tiles, hand };
});

async function compare() {
  if (ruleset === "dice") {
    const differences = await compareDice(page, told, digest);
    compared += Number(differences !== null);
    return differences?.forEach(fault);
  }
  const page_ = await drawn();
  if (page_.version !== told.version) return; // an update came between; the next comparison is of that
  const view = told.view;
  compared += 1;
  if (digest(page_.view) !== told.digest) fault(`digest differs at ${told.version}`);
  view.players.forEach((player, seat) => {
    const shown = page_.seats[seat] ?? {};
    const wanted = { lira: player.lira, rubies: player.rubies, ...player.goods };
    if (view.mocha) wanted.coffee = view.mocha.coffee[seat];
    for (const [what, value] of Object.entries(wanted)) if (shown[what] !== value) fault(`version ${told.version}, seat ${seat}: ${what} is ${value}, drawn ${shown[what]}`);
    if (!page_.tiles[player.merchant]?.includes(`merchant:${seat}:${player.stack.length}`)) fault(`version ${told.version}: merchant of seat ${seat} is not drawn at ${player.merchant}`);
  });
  for (const [token, place] of Object.entries(view.tokens)) if (!page_.tiles[place]?.includes(`token:${token}:`)) fault(`version ${told.version}: ${token} is not drawn at ${place}`);
  const held = Object.values(view.players[view.you].hand).reduce((sum, count) => sum + count, 0);
  if (page_.hand.length !== held) fault(`version ${told.version}: ${held} cards held, ${page_.hand.length} drawn`);
}

async function noScrolling() {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (ruleset === "dice") for (const each of await page.evaluate(cutOff)) fault(`${width}x${height}: ${each}`);
    const box = ruleset === "dice" ? {} : await page.evaluate(() => {
      const rect = document.querySelector(".carpet").getBoundingClientRect();
      const small = [...document.querySelectorAll(".tile")].filter((tile) => tile.getBoundingClientRect().width < 44 || tile.getBoundingClientRect().height < 44).length;
      return { scroll: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth, out: rect.left < 0 || rect.top < 0 || rect.right > innerWidth || rect.bottom > innerHeight, small };
    });
    if (box.scroll || box.out || box.small > 0) fault(`${width}x${height}: ${JSON.stringify(box)}`);
    if (folder) await page.screenshot({ path: `${folder}/${ruleset}-${width}x${height}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** One answer by what is on the page. Every third one tries something else, so that cards and blocked places are seen too. */
async function step(count) {
  if (ruleset === "dice") return stepDice(page, told, count);
  const choose = (list) => list[(count * 7 + told.version) % list.length];
  const send = page.locator("[data-batch-send]");
  if (await send.count()) {
    for (let more = 0; more < 6; more++) {
      const plus = page.locator("[data-batch]:not([disabled])");
      const free = await plus.count();
      if (free === 0) break;
      await plus.nth(more % free).click();
    }
    if (await send.isEnabled()) return send.click();
  }
  const tiles = await page.locator(".tile.reachable").all();
  const buttons = await page.locator("[data-option]:not([disabled])").all();
  const cards = await page.locator(".hand-card.playable").all();
  if (tiles.length > 0) {
    const tile = choose(tiles);
    await tile.click();
    return count % 2 ? tile.click() : page.locator(".panel-foot .primary").click();
  }
  // Rather do something than decline or end the turn; the verbs are those the server has sent.
  if (buttons.length > 0 && (cards.length === 0 || count % 5 !== 0)) {
    const ids = await Promise.all(buttons.map((button) => button.getAttribute("data-option")));
    const verb = (id) => told.decision.options.find((option) => String(option.id) === id)?.verb;
    const doing = buttons.filter((_, index) => !["decline", "skip", "end_turn", "pass"].includes(verb(ids[index])));
    return (doing[0] ?? buttons[0]).click();
  }
  if (cards.length > 0) {
    const card = choose(cards);
    await card.click();
    return card.click();
  }
  throw new Error(`nothing to click in ${told.decision?.step}`);
}

const begun = Date.now();
let steps = 0;
let compared = 0;
try {
  await page.goto(base);
  await page.waitForSelector(".choice");
  const names = { base: 0, mocha: 1, letters: 2, great_bazaar: 3, dice: 4 };
  await page.locator("[role=radiogroup]").first().locator(".choice").nth(names[ruleset]).click();
  await page.locator(".choice.round").nth(Number(process.env.SEATS ?? 2) - 2).click();
  await page.locator(".main-card .primary").click();
  await page.waitForSelector("main.table");
  const most = Number(process.env.STEPS ?? 3000);
  let looked = false;
  while (steps < most) {
    await page.waitForFunction(() => {
      const shown = globalThis.sixrubies?.shown();
      return document.querySelector("[data-ended]") || (shown?.decision && shown.decision.owner === shown.seat && document.querySelector(".tile.reachable, [data-option]:not([disabled]), [data-batch-send], .hand-card.playable, .bazaar-card.playable, .choosable, .area.reachable, .open-tile.reachable"));
    }, null, { timeout: 60000, polling: 20 });
    await compare();
    if (await page.locator("[data-ended]").count()) break;
    if (!looked && told.view.round >= 5 && told.decision?.step === "turn.action") {
      looked = true;
      await noScrolling();
    }
    if (!looked && told.view.round >= 3 && told.decision?.step === "turn.move") {
      looked = true;
      await page.locator(".tile.reachable").first().click();
      await page.waitForSelector(".panel-foot .primary");
      await noScrolling();
      await page.keyboard.press("Escape");
    }
    const version = told.version;
    await (ADVICE ? (ruleset === "dice" ? takeDiceAdvice : takeAdvice)(page, ADVICE, told) : step(steps));
    steps += 1;
    // What ends the turn is asked once more.
    const asks = ".panel-foot .primary:not([disabled])";
    await page.waitForFunction(([before, selector]) => document.querySelector(`[data-ended], ${selector}`) || Number(document.querySelector("main.table").dataset.version) > before, [version, asks], { timeout: 60000, polling: 20 });
    if (told.version === version && (await page.locator(asks).count())) await page.locator(asks).click().catch(() => null);
    await page.waitForFunction((before) => document.querySelector("[data-ended]") || Number(document.querySelector("main.table").dataset.version) > before, version, { timeout: 60000, polling: 20 });
    if (faults.length >= 20) break;
  }
  if (folder) {
    await page.screenshot({ path: `${folder}/${ruleset}-last.png` });
  }
} catch (error) {
  fault(`step ${steps} (${told?.decision?.step}): ${error.message.split("\n")[0]}`);
  if (folder) await page.screenshot({ path: `${folder}/${ruleset}-fault.png` }).catch(() => null);
}
const status = told?.table.status;
await browser.close();
console.log(JSON.stringify({ ruleset, steps, compared, status, round: told?.view?.round, seconds: Math.round((Date.now() - begun) / 100) / 10, faults }));
process.exit(faults.length > 0 ? 1 : 0);
