// How long from an input to the next painted frame, as browsers measure it (Event Timing), with the processor slowed down four times.
// node browser/frame.mjs BASE [RULESET]; one line of JSON: of each kind of interaction the median and the third quartile in ms.
// The aim is 100, on a quiet machine. On any machine it is a fault if a kind takes many times as long as a click on an empty page.
import { done, fault, open, turn } from "./driver.mjs";
import { advance, PAGES } from "./pages.mjs";

const [base, ruleset = "base"] = process.argv.slice(2);
const TIMES = 8;
const FACTOR = 20; // about three times the aim, where an empty page takes one frame
const SLOW = 4;
const TAP = 60; // how long a finger stays
const CHOICES = ruleset === "dice" ? ".area.reachable, .open-tile.reachable, .recipe.lit" : ".tile.reachable";
const OTHERS = ruleset === "dice" ? ".area:not(.reachable), .open-tile:not(.reachable)" : ".tile:not(.reachable)";

const { browser, context, page } = await open();
const times = {};

/** The page's interactions written down; how much slower its processor is can be set. */
async function watching(each) {
  const devtools = await context.newCDPSession(each);
  await each.evaluate(() => {
    globalThis.took = [];
    // An input that changes nothing asks for no frame, and would be counted up to whatever frame comes next.
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => requestAnimationFrame(() => undefined), true);
    new PerformanceObserver((list) => globalThis.took.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration)))
      .observe({ type: "event", durationThreshold: 16 });
  });
  return (rate) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

async function timed(name, act, on = page) {
  await on.evaluate(() => new Promise((go) => setTimeout(() => { globalThis.took = []; go(); }, 250)));
  await act();
  await on.evaluate(() => new Promise((go) => setTimeout(go, 250)));
  (times[name] ??= []).push(Math.max(16, ...(await on.evaluate(() => globalThis.took)))); // shorter than that is not told
}

/** A click as from a hand: the pointer is there already, and nothing but the input itself runs on the page. */
async function tapped(name, found, on = page) {
  await found.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await found.boundingBox();
  await on.mouse.move(x + width / 2, y + height / 2);
  await timed(name, () => on.mouse.click(x + width / 2, y + height / 2, { delay: TAP }), on);
}
const typed = (name, key) => timed(name, () => page.keyboard.press(key, { delay: TAP }));

const empty = await context.newPage();
await empty.setContent("<button onclick='this.textContent += 1'>0</button>");
await (await watching(empty))(SLOW);
for (let time = 0; time < TIMES; time++) await tapped("an empty page", empty.locator("button"), empty);
await empty.close();

await PAGES[`table ${ruleset}`](page, base);
const slower = await watching(page);
await slower(SLOW);
const [choices, others] = [await page.locator(CHOICES).all(), await page.locator(OTHERS).all()];
for (let time = 0; time < TIMES; time++) {
  await tapped("choose", choices[time % choices.length]);
  if ((await page.locator(".rule summary").count()) > 0) await tapped("explanation", page.locator(".rule summary"));
  await typed("let go", "Escape");
  if (others.length > 0) await tapped("look at", others[time % others.length]);
  await typed("arrow", "ArrowRight");
  await typed("menu", "m");
  await typed("close", "Escape");
}
// On through the game, to where something is done by a second tap, and to where several things are chosen.
const kinds = { "second tap": ".panel-foot .primary:enabled", "a good": "[data-batch]:enabled" };
for (let steps = 0; steps < 60 && Object.keys(kinds).some((kind) => (times[kind]?.length ?? 0) < TIMES / 2) && (await turn(page)); steps++) {
  const version = await page.evaluate(() => globalThis.sixrubies.shown().version);
  await slower(SLOW);
  for (const more = page.locator(kinds["a good"]); (times["a good"]?.length ?? 0) < TIMES && (await more.count()) > 0;) await tapped("a good", more.first());
  const choice = page.locator(CHOICES).first();
  const second = (times["second tap"]?.length ?? 0) < TIMES / 2 && (await choice.count()) > 0;
  if (second) await tapped("choose", choice);
  if (second && (await page.locator(kinds["second tap"]).count()) > 0) await tapped("second tap", choice);
  await slower(1);
  if ((await page.evaluate(() => globalThis.sixrubies.shown().version)) === version) await advance(page);
  await turn(page, version);
}
await browser.close();

const quartile = (all, part) => [...all].sort((a, b) => a - b)[Math.ceil(all.length * part) - 1];
const told = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, { median: quartile(all, 0.5), p75: quartile(all, 0.75) }]));
const ordinary = told["an empty page"].median;
for (const [name, { median }] of Object.entries(told)) if (median > FACTOR * ordinary) fault(`${name}: ${median} ms, an empty page ${ordinary} ms`);
done({ ruleset, told });
