// People at one table: they talk, the server dies and comes back, they give up together and play again; and a clock that runs out.
// node browser/social.mjs BASE [FOLDER FOR SCREENSHOTS]; it prints `kill` and `start` when the server shall die and live again and waits for a
// line on its input each time. Its last line is JSON; it exits with 1 when something is wrong.
import { createInterface } from "node:readline";
import { advance } from "./pages.mjs";
import { created, done, fault, faults, open, turn, watched } from "./driver.mjs";

const [base, folder] = process.argv.slice(2);
const CLOCK = 6;
const LINES = 5; // as many as the server takes at once
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
async function please(what) {
  console.log(what);
  await answers.next();
}
const ann = await open();
const visitor = async (options) => watched(await (await ann.browser.newContext({ reducedMotion: "reduce", ...options })).newPage());
const ben = await visitor({ viewport: { width: 360, height: 640 }, locale: "de-DE" });
const guest = await visitor({ viewport: { width: 1280, height: 720 }, locale: "en-GB" });
const all = { ann, ben, guest };
const shot = async (name) => {
  for (const [who, { page }] of Object.entries(all)) if (folder) await page.screenshot({ path: `${folder}/${name}-${who}.png` });
};
const told = {};
const lines = (page) => page.locator(".chat .log p").allTextContents();

/** Said in one browser, read in the others; a number tells of what was not read yet. */
async function talk() {
  await ann.page.keyboard.press("c");
  await ann.page.locator(".chat input").fill("Good <b>luck</b> to you, Ben");
  await ann.page.keyboard.press("Enter");
  await ben.page.waitForSelector(".unread");
  if ((await ben.page.locator(".unread").textContent()) !== "1") fault("one line is new, the page tells of more");
  await shot("unread");
  await ben.page.getByRole("button", { name: /^Chat/ }).click();
  if ((await ben.page.locator(".unread").count()) > 0) fault("what is read still counts as new");
  for (let line = 1; line <= LINES; line++) {
    await ben.page.locator(".chat input").fill(`Zeile ${line}`);
    await ben.page.keyboard.press("Enter");
    await ann.page.waitForFunction((least) => document.querySelectorAll(".chat .log p").length >= least, line + 1);
  }
  // One line too many: it is kept, and the page says why.
  const before = faults.length;
  await ben.page.locator(".chat input").fill("Und noch eine");
  await ben.page.keyboard.press("Enter");
  await ben.page.waitForSelector(".chat [role=alert]");
  if ((await ben.page.locator(".chat input").inputValue()) !== "Und noch eine") fault("a line that was refused is lost");
  await shot("too-fast");
  faults.splice(before, 1);
  const [first] = await lines(ann.page);
  if (first !== "Ann Good <b>luck</b> to you, Ben") fault(`the chat reads ${first}`);
  for (const { page } of [ann, ben]) {
    await page.waitForTimeout(100);
    if (await page.evaluate(() => { const box = document.querySelector(".chat .log"); return box.scrollHeight - box.scrollTop - box.clientHeight > 2; })) fault("the newest line is out of sight");
  }
  await guest.page.getByRole("button", { name: /^Chat/ }).click();
  if ((await lines(guest.page)).length !== LINES + 1) fault("the spectator does not read along");
  if ((await guest.page.locator(".chat input").count()) > 0) fault("a spectator may talk");
  await shot("chat");
  await ben.page.getByRole("button", { name: /^Chat/ }).click();
  told.said = (await lines(ann.page)).length;
}

/** No reload: a mark in the page's memory outlives the server. */
async function death() {
  for (const { page } of Object.values(all)) await page.evaluate(() => { globalThis.same = true; });
  const before = faults.length;
  await please("kill");
  for (const { page } of Object.values(all)) await page.waitForSelector(".notice[role=status]");
  await shot("lost");
  await please("start");
  for (const { page } of Object.values(all)) await page.waitForSelector(".notice[role=status]", { state: "detached", timeout: 40000 });
  faults.splice(before, faults.length, ...faults.slice(before).filter((text) => !/^console: (WebSocket connection|Failed to load)/.test(text))); // a browser notes that the line was cut
  for (const [who, { page }] of Object.entries(all)) if (!(await page.evaluate(() => globalThis.same === true))) fault(`${who}: the page was loaded anew`);
  if ((await lines(ann.page)).length !== told.said) fault("the talk is lost or told twice");
  const owner = await Promise.any([ann, ben].map(async (each) => { await turn(each.page); return each; }));
  const { version } = owner.heard.update;
  await advance(owner.page);
  for (const { page } of Object.values(all)) await page.waitForFunction((least) => Number(document.querySelector("main.table").dataset.version) > least, version);
  told.back = true;
}

/** What one would like the other is told, and agrees to. */
async function wish(what, of, other, ask) {
  await ask();
  await other.page.waitForSelector(`[data-wish=${what}]`);
  if ((await of.page.locator("[data-agree]").count()) > 0) fault("who asked is asked too");
  await shot(`wish-${what}`);
  await other.page.locator(`[data-wish=${what}] [data-agree]`).click();
}

async function again() {
  await wish("abandon", ann, ben, async () => {
    await ann.page.getByRole("button", { name: "Menu", exact: true }).click();
    await ann.page.getByRole("button", { name: "Give the game up" }).click();
  });
  await ann.page.keyboard.press("Escape");
  for (const { page } of [ann, ben]) await page.waitForSelector("[data-ended]");
  await wish("rematch", ben, ann, () => ben.page.getByRole("button", { name: "Noch einmal", exact: true }).click());
  await ben.page.getByRole("button", { name: "Zum neuen Tisch" }).click();
  await ann.page.getByRole("button", { name: "To the new table" }).click();
  for (const { page } of [ann, ben]) await page.waitForSelector("main.table[data-status=running]");
  const names = ann.heard.update.table.seats.map((seat) => seat.name).join();
  if (names !== "Ben,Ann") fault(`at the new table sit ${names}`);
  await turn(ben.page);
  told.again = true;
}

/** The clock is seen running; when it is up a bot answers, the page says so, and the seat comes back to its owner. */
async function clock() {
  const { page, heard } = ann;
  const made = await created(page, base, { seats: [{ kind: "human", name: "Ann" }, { kind: "bot", bot: "greedy" }], ruleset: "base", clock: { kind: "move", seconds: CLOCK, increment: 0 } });
  await page.goto(base + made.path);
  await turn(page);
  const seen = new Set();
  for (let looks = 0; looks < 400 && (await page.locator("[data-kept]").count()) === 0; looks++) {
    seen.add(await page.locator(".own .clock").textContent({ timeout: 1000 }).catch(() => ""));
    await page.waitForTimeout(100);
  }
  told.clock = [...seen].filter((text) => text !== "");
  if (told.clock.length < 4) fault(`the clock shows ${told.clock.join()}`);
  await shot("time-up");
  await page.locator("[data-reclaim]").click();
  await page.waitForSelector("[data-kept]", { state: "detached" });
  if (heard.update.table.seats[0].stand_in) fault("the seat is not back");
  told.reclaimed = true;
}

try {
  const made = await created(ann.page, base, { seats: [{ kind: "human", name: "Ann" }, { kind: "open" }], ruleset: "base" });
  await ann.page.goto(base + made.path);
  await ben.page.goto(base + made.path);
  await ben.page.locator("input").first().fill("Ben");
  await ben.page.getByRole("button", { name: "Platz nehmen" }).click();
  await guest.page.goto(base + made.path);
  for (const { page } of Object.values(all)) await page.waitForSelector("main.table[data-status=running]");
  if ((await guest.page.locator("[data-card], .hand-card").count()) > 0) fault("the spectator sees a card");
  await talk();
  await death();
  if ((await guest.page.locator("[data-card], .hand-card").count()) > 0) fault("the spectator sees a card");
  await again();
  await clock();
} catch (error) {
  fault(`${JSON.stringify(told)}: ${error.message.split("\n").slice(0, 2).join(" ")}`);
  await shot("fault").catch(() => null);
}
await ann.browser.close();
done(told);
