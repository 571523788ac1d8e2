// What the scripts that play in a real browser share: the browser, what the server has told the page, and waiting for one's turn.
import { createHash } from "node:crypto";
import { chromium } from "playwright-core";

export const faults = [];
export const fault = (text) => faults.length < 20 && faults.push(text);

export async function open(options = {}) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en-GB", reducedMotion: "reduce", ...options });
  return { browser, context, ...(await watched(await context.newPage())) };
}

/** A page whose faults are noted; `heard.update` is the last update the server sent it. */
export async function watched(page) {
  const heard = { update: null };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    const message = JSON.parse(payload);
    if (message.kind === "update") heard.update = message;
    if (message.kind === "refused" && !["stale_version", "no_such_table"].includes(message.error)) fault(`refused: ${message.message}`);
  }));
  page.on("console", (message) => message.type() === "error" && fault(`console: ${message.text()}`));
  page.on("pageerror", (error) => fault(`page: ${error.message}`));
  return { page, heard };
}

/** Until the page shows a decision of its viewer that can be answered, or the end; true while the game goes on. */
export async function turn(page, after = -1) {
  await page.waitForFunction((before) => {
    const main = document.querySelector("main.table");
    const shown = globalThis.sixrubies?.shown();
    if (main === null || Number(main.dataset.version) <= before) return false;
    return document.querySelector("[data-ended]") !== null || (shown?.decision && shown.decision.owner === shown.seat && Number(main.dataset.version) === shown.version);
  }, after, { timeout: 60000, polling: 20 });
  return (await page.locator("[data-ended]").count()) === 0;
}

/** A table made through the lobby, without the start page: for scripts that are about something else. */
export async function created(page, base, wanted) {
  await page.goto(base);
  const made = await page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    return answer.json();
  }, wanted);
  if (made.path === undefined) throw new Error(`no table: ${JSON.stringify(made)}`);
  return made;
}

/** As src/sixrubies/core/record.py writes it: keys in the order of their text, which is not a script's own for numbers. */
const canonical = (value) => Array.isArray(value) ? `[${value.map(canonical).join(",")}]` : value !== null && typeof value === "object"
  ? `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}` : JSON.stringify(value);
export const digest = (view) => createHash("sha256").update(canonical(view)).digest("hex").slice(0, 32);

export function done(told) {
  console.log(JSON.stringify({ ...told, faults }));
  process.exit(faults.length > 0 ? 1 : 0);
}
