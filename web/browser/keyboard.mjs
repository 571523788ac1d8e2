// Plays a whole game by the keyboard alone, start page included: no click, no script on the page does anything.
// node browser/keyboard.mjs BASE; prints one line of JSON, exits with 1 when something is wrong.
import { done, fault, faults, open, turn } from "./driver.mjs";

const [base] = process.argv.slice(2);
const { browser, page, heard } = await open();
const press = (key) => page.keyboard.press(key);
const focus = () => page.evaluate(() => {
  const { activeElement: at } = document;
  return { tag: at?.tagName ?? "", text: at?.textContent?.trim() ?? "", role: at?.getAttribute("role"), classes: at?.className ?? "", place: Number(at?.dataset?.place ?? 0), pressed: at?.getAttribute("aria-pressed") };
});
/** Keys that the controls show, of those that can be used now. */
const shownKeys = (inside) => page.evaluate((selector) => [...document.querySelectorAll(selector)]
  .filter((each) => each.getClientRects().length > 0 && !each.disabled).map((each) => each.getAttribute("aria-keyshortcuts")), `${inside} button[aria-keyshortcuts]`);

async function tabTo(wanted) {
  for (let count = 0; count < 60; count++) {
    if (wanted(await focus())) return;
    await press("Tab");
  }
  throw new Error("Tab does not lead there");
}

/** By arrows from where the focus is, as somebody does who knows the board. */
async function walkTo(place) {
  await press("b");
  const rows = heard.update.view.table.layout;
  const cell = (wanted) => { const y = rows.findIndex((row) => row.includes(wanted)); return [rows[y].indexOf(wanted), y]; };
  const at = (await focus()).place;
  if (at === 0) throw new Error("B does not lead to the bazaar");
  const [[x, y], [toX, toY]] = [cell(at), cell(place)];
  for (let count = 0; count < Math.abs(toX - x); count++) await press(toX > x ? "ArrowRight" : "ArrowLeft");
  for (let count = 0; count < Math.abs(toY - y); count++) await press(toY > y ? "ArrowDown" : "ArrowUp");
  if ((await focus()).place !== place) throw new Error(`the arrows end at ${(await focus()).place}, not ${place}`);
}

/** To the main button: Enter where nothing else has the focus, otherwise Tab leads there. */
async function toMain() {
  if ((await focus()).classes.split(" ").includes("panel")) return press("Enter");
  await tabTo(({ classes }) => classes.split(" ").includes("primary"));
  return press("Enter");
}

let [steps, cards, undone, walked] = [0, 0, 0, 0];
async function answer() {
  const { decision } = heard.update;
  const places = decision.options.filter((option) => option.target === "place" && /^\d+$/.test(option.argument));
  if (decision.batch === null && places.length > 0) {
    if (steps % 3 === 0) {
      await press("n");
      walked += 1;
    } else await walkTo(Number(places[(steps * 7) % places.length].argument));
    if ((await focus()).place > 0) {
      await press("Enter");
      await page.waitForSelector(".panel-foot .primary");
      return press("Enter");
    }
  }
  if (decision.batch !== null) {
    for (let more = 0; more < 6; more++) {
      const plus = (await page.evaluate(() => [...document.querySelectorAll("[data-batch]:not([disabled])")].map((each) => each.getAttribute("aria-keyshortcuts"))));
      if (plus.length === 0) break;
      await press(plus[more % plus.length]);
    }
    if (await page.locator("[data-batch-send]").isEnabled()) return toMain();
  }
  const keys = (await shownKeys(".panel .options")).filter(Boolean);
  if (keys.length > 0 && !(steps % 5 === 0 && (await page.locator(".hand-card.playable").count()) > 0)) {
    await press(keys[0]);
    await page.waitForFunction((before) => document.querySelector(".panel-foot .primary:not([disabled])") || Number(document.querySelector("main.table").dataset.version) > before, heard.update.version, { timeout: 20000, polling: 20 });
    if (await page.locator(".panel-foot .primary").count()) await press("Enter");
    return;
  }
  await press("h");
  for (let count = 0; count < 12 && !(await focus()).classes.includes("playable"); count++) await press(count < 1 ? "Home" : "ArrowRight");
  if (!(await focus()).classes.includes("playable")) throw new Error(`nothing to press in ${decision.step}`);
  cards += 1;
  await press("Enter");
  await press("Enter");
}

const begun = Date.now();
try {
  await page.goto(base);
  await page.waitForSelector(".choice.round");
  await tabTo(({ classes, text }) => classes.includes("choice round") && text === "2");
  await press("Enter");
  await tabTo(({ tag, classes }) => tag === "BUTTON" && classes.includes("primary"));
  await press("Enter");
  await page.waitForSelector("main.table");
  await turn(page);
  await press("?");
  await page.waitForSelector(".key-list");
  await press("Escape");
  await page.waitForSelector(".key-list", { state: "detached" });
  let last = -1;
  while (steps < Number(process.env.STEPS ?? 3000) && faults.length < 5 && (await turn(page, last))) {
    last = heard.update.version;
    await answer();
    steps += 1;
    if (undone < 2 && steps % 9 === 0 && (await turn(page, last)) && heard.update.undo.can) {
      last = heard.update.version;
      await press("u");
      await turn(page, last);
      undone += 1;
      last = heard.update.version - 1;
    }
  }
} catch (error) {
  fault(`step ${steps} (${heard.update?.decision?.step}): ${error.message.split("\n")[0]}`);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
}
await browser.close();
done({ steps, cards, undone, walked, status: heard.update?.table.status, seconds: Math.round((Date.now() - begun) / 100) / 10 });
