// Looks at places, cards, tokens and blocked things of a running game, and reads what the page tells about them.
// node browser/explain.mjs BASE [FOLDER FOR SCREENSHOTS]; prints one line of JSON, exits with 1 when something is missing.
import { chromium } from "playwright-core";

const [base, folder] = process.argv.slice(2);
const faults = [];
const fault = (text) => faults.length < 20 && faults.push(text);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: "en-GB" });
page.on("console", (message) => message.type() === "error" && fault(`console: ${message.text()}`));
page.on("pageerror", (error) => fault(`page: ${error.message}`));
const shot = (name) => (folder ? page.screenshot({ path: `${folder}/${name}.png` }) : null);
const told = async (what) => {
  await page.locator("[data-explain]").first().waitFor({ timeout: 10000 }).catch(() => fault(`${what}: nothing is told`));
  if ((await page.locator("[data-explain] .cites a").count()) === 0) fault(`${what}: no statement is named`);
  return (await page.locator(".panel").textContent()) ?? "";
};
let looked = 0;
try {
  await page.goto(base);
  await page.waitForSelector(".choice");
  await page.locator(".main-card .primary").click();
  await page.waitForSelector(".tile.reachable");
  // A hint: an option of this decision with a plan, which is looked at and not done.
  await page.keyboard.press("t");
  await page.locator("[data-hint]").waitFor({ timeout: 30000 });
  const hint = await page.locator("[data-hint]").textContent();
  if (!hint.includes("A strong player would: ") || !/ruby/.test(hint)) fault(`the hint is ${hint}`);
  if ((await page.locator(".panel-foot [data-option]").getAttribute("data-option")) !== (await page.locator("[data-hint]").getAttribute("data-hint"))) fault("the hint is not what is looked at");
  await shot("hint");
  await page.keyboard.press("Escape");
  // A place one can go to: what happens there in order, what one has after.
  const warehouse = page.locator(".tile.reachable[data-place='2'], .tile.reachable[data-place='3'], .tile.reachable[data-place='4']").first();
  await warehouse.click();
  await page.locator(".outlook li").first().waitFor();
  const lines = await page.locator(".outlook li").allTextContents();
  if (!lines.some((line) => line.includes("−1")) || !lines.some((line) => line.includes("+2"))) fault(`the outlook is ${lines.join(" / ")}`);
  if (!(await page.locator(".panel-foot").textContent()).includes("After")) fault("it is not told what one has after");
  await page.locator("details.rule summary").click();
  await told("a place to go to");
  await shot("explain-place");
  for (const [width, height] of [[360, 640], [768, 1024]]) {
    await page.setViewportSize({ width, height });
    await shot(`explain-place-${width}x${height}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press("Escape");
  // Every place tells its rule; one that can't be reached says why.
  for (const tile of await page.locator(".tile").all()) {
    const reachable = await tile.evaluate((element) => element.classList.contains("reachable"));
    if (reachable) continue;
    await tile.click();
    const place = await tile.getAttribute("data-place");
    await told(`place ${place}`);
    if (!(await tile.evaluate((element) => element.classList.contains("home"))) && (await page.locator(".reason").count()) === 0) fault(`place ${place}: it is not told why one can't go there`);
    looked += 1;
  }
  await shot("explain-far");
  // A token by its name in the panel, a card where it lies.
  for (const tile of await page.locator(".tile[data-pieces*='token:']").all()) {
    await page.keyboard.press("Escape");
    await tile.click();
    await page.locator(".panel [data-thing]").first().click();
    await told("a token");
  }
  await page.keyboard.press("Escape");
  const card = page.locator(".hand-card").first();
  await card.click();
  if ((await page.locator("details.rule summary").count()) > 0) await page.locator("details.rule summary").click();
  await told("a card");
  await shot("explain-card");
  // The statement's link leads to the rules.
  const [rules] = await Promise.all([page.context().waitForEvent("page"), page.locator("[data-explain] .cites a").first().click()]);
  await rules.waitForSelector("main.rules");
  if (!/\/rules#[A-Z]+\d/.test(rules.url())) fault(`the statement leads to ${rules.url()}`);
} catch (error) {
  fault(error.message.split("\n")[0]);
  await shot("explain-fault");
}
await browser.close();
console.log(JSON.stringify({ looked, faults }));
process.exit(faults.length > 0 ? 1 : 0);
