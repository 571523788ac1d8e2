// Plays the guided first game in a real browser by doing what each lesson asks for, and nothing else.
// node browser/learn.mjs BASE pointer|keys LOCALE [FOLDER FOR SCREENSHOTS]; prints one line of JSON, exits with 1 on a fault.
import { chromium } from "playwright-core";

const [base, mode, locale, folder] = process.argv.slice(2);
const faults = [];
const fault = (text) => faults.length < 20 && faults.push(text);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale, reducedMotion: "reduce" });
page.on("console", (message) => message.type() === "error" && fault(`console: ${message.text()}`));
page.on("pageerror", (error) => fault(`page: ${error.message}`));

/** What the lesson waits for, with what the page offers for it. */
const moment = () => page.evaluate(() => {
  const box = document.querySelector(".lesson");
  const told = globalThis.sixrubies?.shown();
  if (!box || !told) return null;
  const wants = box.dataset.wants;
  const option = told.decision?.options.find((each) => each.token === wants);
  const offered = [...document.querySelectorAll(".tile.reachable")].map((tile) => tile.dataset.place);
  return { lesson: box.dataset.lesson, wants, version: told.version, round: told.view.round, step: told.decision?.step, id: option?.id, target: option?.target, argument: option?.argument, offered, text: box.querySelector(".lesson-text").textContent };
});

const active = (selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** By keyboard alone: Tab to the control, inside the bazaar with arrows to the place. */
async function reach(selector) {
  const [, place] = /data-place="(\d+)"/.exec(selector) ?? [];
  for (let presses = 0; presses < 120; presses++) {
    if (await active(selector)) return;
    const key = await page.evaluate(([wanted, number]) => {
      const [target, focused] = [document.querySelector(wanted), document.activeElement];
      const tile = number === null ? null : focused?.closest(".tile");
      if (!tile) return target && focused && focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
      const [here, there] = [tile.getBoundingClientRect(), target.getBoundingClientRect()];
      if (Math.abs(there.top - here.top) > 4) return there.top > here.top ? "ArrowDown" : "ArrowUp";
      return there.left > here.left ? "ArrowRight" : "ArrowLeft";
    }, [selector, place ?? null]);
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

async function use(selector) {
  if (mode !== "keys") return page.locator(selector).first().click();
  await reach(selector);
  await page.keyboard.press("Enter");
}

async function follow(now) {
  if (await page.locator("[data-batch-send]").count()) {
    for (let more = 0; more < 6 && (await page.locator("[data-batch]:not([disabled])").count()); more++) await use("[data-batch]:not([disabled])");
    return use("[data-batch-send]");
  }
  if (now.target === "place" && now.offered.length > 0) {
    if (now.offered.length !== 1 || now.offered[0] !== now.argument) fault(`${now.wants}: the page offers ${now.offered}`);
    await use(`.tile[data-place="${now.argument}"]`);
    await page.waitForSelector(".tile.chosen");
    return use(`.tile[data-place="${now.argument}"]`);
  }
  await use(`[data-option="${now.id}"]`);
  // An answer that ends the turn is asked once more.
  await page.waitForFunction((before) => globalThis.sixrubies.shown().version > before || document.querySelector(".panel-foot .primary"), now.version, { timeout: 60000, polling: 20 });
  if (await page.locator(".panel-foot .primary").count()) await use(".panel-foot .primary");
}

async function shot(name) {
  if (!folder) return;
  for (const [width, height] of [[1280, 720], [360, 640]]) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

const lessons = [];
let steps = 0;
try {
  await page.goto(base);
  await page.waitForSelector("[data-learn]:not([disabled])");
  await use("[data-learn]");
  for (; steps < 80; steps++) {
    await page.waitForFunction(() => document.querySelector('.lesson[data-lesson="end"]') || document.querySelector('.lesson[data-wants]:not([data-wants=""])'), null, { timeout: 60000, polling: 20 });
    const now = await moment();
    if (lessons.at(-1) !== now.lesson) {
      lessons.push(now.lesson);
      await shot(`${locale}-${lessons.length}-${now.lesson}`);
      // Whoever looks at something else gets a friendly word, and the lesson waits.
      if (now.lesson === "market" && mode !== "keys") {
        await page.locator('.tile[data-place="13"]').click();
        await page.waitForFunction((text) => document.querySelector(".lesson-text").textContent.length > text.length, now.text);
        await shot(`${locale}-aside`);
      }
      // Whoever skips the lessons plays freely, and may take them up again.
      if (now.lesson === "assistant" && mode !== "keys") {
        await page.locator(".lesson-head .link").click();
        await page.waitForSelector(".lesson", { state: "detached" });
        if ((await page.locator("[data-option]").count()) < 2) fault("skipped, but the page offers no more than the lesson");
        await page.goto(base);
        await page.waitForSelector("[data-learn]:not([disabled])");
        await use("[data-learn]");
        await page.waitForSelector('.lesson[data-lesson="assistant"]');
      }
      // Whoever closes the page finds the lesson again from the start page.
      if (now.lesson === "mosque") {
        await page.goto(base);
        await page.waitForSelector("[data-learn]:not([disabled])");
        await use("[data-learn]");
        await page.waitForSelector('.lesson[data-lesson="mosque"]');
      }
    }
    if (now.lesson === "end") break;
    if (now.id === undefined) fault(`${now.lesson}: ${now.step} in round ${now.round} has no ${now.wants}`);
    await follow(now);
    await page.waitForFunction((before) => globalThis.sixrubies.shown().version > before, now.version, { timeout: 60000, polling: 20 });
  }
  // The lessons over, everything is offered.
  await use(".lesson .primary");
  await page.waitForSelector(".lesson", { state: "detached" });
  if ((await page.locator(".tile.reachable").count()) < 5) fault("after the lessons the page does not offer the whole move");
  if ((await page.evaluate(() => globalThis.sixrubies.shown().view.players[0].rubies)) !== 1) fault("the ruby is missing");
} catch (error) {
  fault(`step ${steps} (${JSON.stringify(await moment().catch(() => null))}): ${error.message.split("\n")[0]}`);
  if (folder) await page.screenshot({ path: `${folder}/fault.png` }).catch(() => null);
}
await browser.close();
console.log(JSON.stringify({ mode, locale, steps, lessons, faults }));
process.exit(faults.length > 0 ? 1 : 0);
