// The rules page: every game with its drawings, search, anchors of topics and statements. node browser/rules.mjs BASE LOCALE;
// prints one line of JSON, exits with 1 on a fault.
import { chromium } from "playwright-core";

const [base, locale] = process.argv.slice(2);
const faults = [];
const fault = (text) => faults.length < 20 && faults.push(text);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale });
page.on("console", (message) => message.type() === "error" && fault(`console: ${message.text()}`));
page.on("pageerror", (error) => fault(`page: ${error.message}`));
const inSight = (id) => page.waitForFunction((wanted) => {
  const box = document.getElementById(wanted)?.getBoundingClientRect();
  return box && box.top >= -2 && box.top < innerHeight;
}, id);

const topics = {};
try {
  await page.goto(base);
  await page.locator('a[href="/rules"]').first().click();
  await page.waitForSelector(".topic");
  for (const game of ["base", "mocha", "letters", "great_bazaar", "dice"]) {
    await page.locator(`[data-game="${game}"]`).click();
    await page.waitForFunction((wanted) => document.querySelector(`[data-game="${wanted}"]`).ariaChecked === "true" && document.querySelector(`#ruleset-${wanted}`), game);
    // A card with a drawing has one: the art of the game is there.
    await page.waitForFunction(() => [...document.querySelectorAll(".topic-art")].every((box) => box.querySelector(".art")));
    topics[game] = await page.locator(".topic").count();
    for (const [width, height] of [[1280, 720], [360, 640]]) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) fault(`${game} at ${width}: ${wide} px too wide`);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  await page.locator(".search input").fill(locale.startsWith("de") ? "kristall würfel" : "crystal dice");
  await page.waitForFunction((all) => document.querySelectorAll(".topic").length < all, topics.dice);
  if ((await page.locator(".topic").count()) === 0) fault("the search finds nothing");
  await page.goto(`${base}/rules#place-tavern`);
  await page.waitForSelector("#place-tavern.named");
  await inSight("place-tavern");
  await page.goto(`${base}/`);
  await page.goto(`${base}/rules#MB19.4`);
  await page.waitForSelector("[id='MB19.4'].named");
  await inSight("MB19.4");
  const words = locale.startsWith("de") ? "keine Bezahlung und keine Begegnung" : "no payment and no encounter";
  if (!(await page.locator("[id='MB19.4']").innerText()).includes(words)) fault("a statement is told in another language");
  if ((await page.locator("main [lang]").count()) > 0) fault("a part of the page is in another language");
  // A statement named by a topic is one click away.
  await page.locator("#place-tea_house .cites a").first().click();
  await page.waitForFunction(() => document.querySelector("li.named")?.id.startsWith("B9"));
} catch (error) {
  fault(error.message.split("\n")[0]);
}
await browser.close();
console.log(JSON.stringify({ locale, topics, faults }));
process.exit(faults.length > 0 ? 1 : 0);
