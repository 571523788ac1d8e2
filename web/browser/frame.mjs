// How long from a press to the next frame, with the processor slowed down four times. node browser/frame.mjs BASE [RULESET]
// Prints one line of JSON: the median and the longest of each interaction in milliseconds. It needs a quiet machine; at most 100 is the aim.
import { done, fault, open } from "./driver.mjs";
import { PAGES } from "./pages.mjs";

const [base, ruleset = "base"] = process.argv.slice(2);
const { browser, context, page } = await open();
await PAGES[`table ${ruleset}`](page, base);
const devtools = await context.newCDPSession(page);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
await page.evaluate(() => {
  globalThis.told = [];
  new PerformanceObserver((list) => globalThis.told.push(...list.getEntries().filter((entry) => entry.interactionId > 0).map((entry) => entry.duration)))
    .observe({ type: "event", durationThreshold: 16, buffered: false });
});

const times = {};
async function timed(name, act) {
  await page.evaluate(() => { globalThis.told = []; });
  await act();
  await page.evaluate(() => new Promise((go) => setTimeout(go, 150)));
  const [longest = 16] = (await page.evaluate(() => globalThis.told)).sort((a, b) => b - a); // below 16 ms nothing is told
  (times[name] ??= []).push(longest);
}
const rows = await page.locator(".tile.reachable").all();
for (let round = 0; round < 8; round++) {
  const tile = rows[round % rows.length];
  await timed("choose a place", () => tile.click());
  await timed("let go", () => page.keyboard.press("Escape"));
  await timed("look at a place", () => page.locator(".tile:not(.reachable)").first().click());
  await timed("arrow", () => page.keyboard.press("ArrowRight"));
  await timed("menu", () => page.keyboard.press("m"));
  await timed("close", () => page.keyboard.press("Escape"));
}
await browser.close();
const told = Object.fromEntries(Object.entries(times).map(([name, all]) => {
  const sorted = [...all].sort((a, b) => a - b);
  return [name, { median: sorted[Math.floor(sorted.length / 2)], longest: sorted[sorted.length - 1] }];
}));
for (const [name, { median }] of Object.entries(told)) if (median > 100) fault(`${name}: ${median} ms`);
done({ ruleset, told });
