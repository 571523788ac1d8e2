// What the pages say when something is wrong, and what the start page offers. node browser/trouble.mjs BASE LOCALE [FOLDER];
// prints one line of JSON, exits with 1 on a fault.
import { chromium } from "playwright-core";

const [base, locale, folder] = process.argv.slice(2);
const faults = [];
const checks = [];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });

/** A browser of its own, with a cookie of its own. Refused requests show in its console; what is thrown does not belong there. */
async function person(name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(`${name}: ${error.message}`));
  return page;
}

async function check(name, act) {
  try {
    await act();
    checks.push(name);
  } catch (error) {
    faults.push(`${name}: ${error.message.split("\n")[0]}`);
  }
}
const shot = (page, name) => folder ? page.screenshot({ path: `${folder}/${name}-${locale}.png` }) : null;
const assert = (holds, text) => { if (!holds) throw new Error(text); };
const told = async (page, name) => {
  await page.waitForSelector("[data-trouble] h1");
  const [what, todo] = [await page.locator("[data-trouble] h1").textContent(), await page.locator("[data-trouble] p").first().textContent()];
  assert(what.length > 10 && todo.length > 20 && !/client-|refused-/.test(what + todo), `${what} / ${todo}`);
  assert(await page.locator("[data-trouble] button").count() > 0, "there is no way out");
  await shot(page, name);
};

const [ann, ben, cleo] = [await person("Ann"), await person("Ben"), await person("Cleo")];

await check("dead link", async () => {
  await ann.goto(`${base}/t/abcdefghijkl`);
  await told(ann, "dead-link");
});
await check("no such page", async () => {
  const answer = await ann.goto(`${base}/somewhere/else`);
  assert(answer.status() === 404, `status ${answer.status()}`);
  await told(ann, "no-page");
});
await check("expired personal link", async () => {
  await ann.goto(`${base}/claim#abcdefghijklmnopqrstuvwx`);
  await told(ann, "expired-link");
});
await check("unknown code", async () => {
  await ann.goto(base);
  await ann.waitForSelector(".join input");
  await ann.locator(".join input").fill("QQQQQ");
  await ann.locator(".join button").click();
  await ann.waitForSelector("[role=alert]");
  await shot(ann, "unknown-code");
});
await check("server lost on the start page", async () => {
  await cleo.route("**/api/**", (route) => route.abort());
  await cleo.goto(base);
  await cleo.waitForSelector("[role=alert] button");
  await shot(cleo, "lost-start");
  await cleo.unroute("**/api/**");
  await cleo.locator("[role=alert] button").click();
  await cleo.waitForSelector(".choice");
  assert(await cleo.locator("[role=alert]").count() === 0, "the notice stays");
});
await check("layouts with a preview", async () => {
  await cleo.locator("details summary").click();
  await cleo.waitForSelector(".layout-preview .art");
  assert(await cleo.locator(".layout-preview .art").count() === 16, "not sixteen places");
  await shot(cleo, "more");
  await cleo.locator(".more select").first().selectOption("random");
  await cleo.waitForSelector(".layout-preview .surprise");
});

let link = "";
await check("share by link, code and QR", async () => {
  await ann.goto(base);
  await ann.waitForSelector(".choice.round");
  await ann.locator(".choice.round").first().click();
  await ann.locator("section.card:has(.join) > .second").click();
  await ann.waitForSelector(".code");
  await ann.waitForFunction(() => document.querySelector("img.qr")?.naturalWidth > 50);
  link = await ann.locator(".share code").textContent();
  assert(link === ann.url() && link.includes("#"), `shared ${link}, is ${ann.url()}`);
  await shot(ann, "share");
});
await check("join by code, and a full table", async () => {
  const code = await ann.locator(".code").textContent();
  for (const page of [ben, cleo]) {
    await page.goto(base);
    await page.waitForSelector(".join input");
    await page.locator(".join input").fill(code.toLowerCase());
    await page.locator(".join button").click();
    if (page === ben) await page.waitForSelector("main.table");
  }
  await cleo.waitForSelector("[role=alert]");
  await shot(cleo, "full-code");
  await cleo.goto(link);
  await cleo.waitForSelector("main.table");
  assert(await cleo.evaluate(() => globalThis.sixrubies.shown().seat === null), "Cleo has a seat");
  await shot(cleo, "full-link");
});
await check("a seat that went to another device", async () => {
  await ann.waitForSelector("main.table");
  const carried = await ann.evaluate(async () => (await fetch(`/api/tables/${location.pathname.slice(3)}/seats/0/carry`, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" })).json());
  await cleo.goto(`${base}/`);
  await cleo.goto(base + carried.path);
  await cleo.waitForSelector("main.table");
  await ann.waitForFunction(() => globalThis.sixrubies.shown().seat === null);
  await shot(ann, "seat-moved");
  await ann.goto(`${base}/`);
  await ann.goto(base + carried.path);
  await told(ann, "used-link");
});
await check("server lost at the table", async () => {
  const page = await person("Dora");
  let cut = true;
  await page.routeWebSocket(/\/ws\//, (socket) => { if (cut) socket.close(); else socket.connectToServer(); });
  await page.goto(link);
  await told(page, "lost-table");
  cut = false;
  await page.locator("[data-trouble] .primary").click({ timeout: 2000 }).catch(() => null); // or it came back by itself
  await page.waitForSelector("main.table");
});
await check("three clicks to the first move", async () => {
  const page = await person("Emil");
  await page.goto(base);
  await page.locator(".main-card .primary").click();
  await page.waitForSelector(".tile.reachable");
  const version = await page.evaluate(() => globalThis.sixrubies.shown().version);
  const place = await page.locator(".tile.reachable").first().getAttribute("data-place");
  await page.locator(`.tile[data-place="${place}"]`).click();
  await page.waitForSelector(".tile.chosen");
  await page.locator(`.tile[data-place="${place}"]`).click();
  await page.waitForFunction((before) => globalThis.sixrubies.shown().version > before, version);
});

await browser.close();
console.log(JSON.stringify({ locale, checks, faults }));
process.exit(faults.length > 0 ? 1 : 0);
