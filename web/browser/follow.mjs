// Plays some turns against bots, looks back by the log, lets the page show what the others did, and reads what is told.
// node browser/follow.mjs BASE [FOLDER FOR SCREENSHOTS]; prints one line of JSON, exits with 1 when something differs.
import { chromium } from "playwright-core";

const [base, folder] = process.argv.slice(2);
const faults = [];
const fault = (text) => faults.length < 20 && faults.push(text);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: "en-GB" });
page.on("console", (message) => message.type() === "error" && fault(`console: ${message.text()}`));
page.on("pageerror", (error) => fault(`page: ${error.message}`));
const shot = (name) => (folder ? page.screenshot({ path: `${folder}/${name}.png` }) : null);
const live = () => page.evaluate(() => globalThis.sixrubies.shown());
const asked = () => page.waitForFunction(() => {
  const shown = globalThis.sixrubies?.shown();
  return shown?.decision && shown.decision.owner === shown.seat && document.querySelector(".tile.reachable, [data-option]:not([disabled]), [data-batch-send]");
}, null, { timeout: 60000, polling: 50 });

let steps = 0;
try {
  await page.goto(base);
  await page.waitForSelector(".choice");
  await page.locator(".main-card .primary").click();
  await page.waitForSelector("main.table");
  while (steps < 60 && (await live())?.view?.round !== 3) {
    await asked();
    const { version } = await live();
    const tile = page.locator(".tile.reachable").first();
    const send = page.locator("[data-batch-send]:not([disabled])");
    if (await tile.count()) {
      await tile.click();
      if ((await live()).version === version && (await page.locator(".panel-foot .primary").count())) await page.locator(".panel-foot .primary").click();
    } else if (await send.count()) await send.first().click();
    else await page.locator("[data-option]:not([disabled])").first().click();
    if (steps === 0) await shot("follow-moving");
    await page.waitForTimeout(100);
    const confirm = page.locator(".panel [data-confirm], .panel-foot .primary");
    if ((await live()).version === version && (await confirm.count())) await confirm.first().click();
    await page.waitForFunction((before) => globalThis.sixrubies.shown().version > before, version, { timeout: 30000 });
    steps += 1;
  }
  await asked();
  const seen = await live();
  // A line of the log leads to its moment, and the game waits beside it.
  const line = page.locator(".log-line").nth(3);
  const words = (await line.textContent()).trim();
  await line.click();
  await page.locator(".film").waitFor({ timeout: 15000 });
  const back = Number(await page.locator(".film").getAttribute("data-moment"));
  const last = Number(await page.locator(".film").getAttribute("data-last"));
  if (back >= last) fault(`the line “${words}” leads to moment ${back} of ${last}`);
  await shot("follow-back");
  if (await page.locator("[data-film=viewer]").count()) fault("a running game offers other seats' views");
  await page.keyboard.press("Escape");
  await page.locator(".film").waitFor({ state: "detached" });
  // The same by keys: the log is one stop, arrows walk through its lines.
  await page.locator(".log").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.locator(".film").waitFor({ timeout: 15000 });
  await page.keyboard.press("Escape");
  await page.locator(".film").waitFor({ state: "detached" });
  if ((await live()).digest !== seen.digest) fault("the game is another after looking back");
  // What the others did is shown by itself, up to now.
  await page.locator("[data-film=catch_up]").click();
  await page.locator(".film").waitFor({ timeout: 15000 });
  const from = Number(await page.locator(".film").getAttribute("data-moment"));
  await page.waitForFunction((begun) => Number(document.querySelector(".film")?.dataset.moment) > begun, from, { timeout: 15000 });
  await shot("follow-film");
  await page.locator("[data-film=now]").click();
  await page.locator(".film").waitFor({ state: "detached" });
  // A page loaded anew still has its log.
  const lines = await page.locator(".log-line").count();
  await page.reload();
  await page.waitForSelector(".log-line");
  if ((await page.locator(".log-line").count()) < lines - 2) fault(`the log had ${lines} lines, after a reload ${await page.locator(".log-line").count()}`);
} catch (error) {
  fault(`step ${steps}: ${error.message.split("\n")[0]}`);
  await shot("follow-fault").catch?.(() => null);
}
await browser.close();
console.log(JSON.stringify({ steps, faults }));
process.exit(faults.length > 0 ? 1 : 0);
