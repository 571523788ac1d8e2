// The pictures of README and docs: every ruleset in the middle of a game, in both languages, and the start page; the base game also
// on a phone, dark and in high contrast, the Dice Game on a phone. node browser/screenshots.mjs BASE ADVICE FOLDER [RULESET...]
import { writeFileSync } from "node:fs";
import { takeAdvice } from "./advice.mjs";
import { takeDiceAdvice } from "./dice.mjs";
import { created, done, fault, open, turn, watched } from "./driver.mjs";

const [base, advice, folder, ...only] = process.argv.slice(2);
const ROUND = 6; // when the board has something to show
const LOCALES = { en: "en-GB", de: "de-DE" };
const SEATS = { base: 4, mocha: 3, letters: 3, great_bazaar: 4, dice: 3 };
const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };

const { browser, page: first } = await open();
await first.close();

async function visitor(locale) {
  const context = await browser.newContext({ viewport: WIDE, locale: LOCALES[locale], reducedMotion: "reduce" });
  return { context, ...(await watched(await context.newPage())) };
}

/** Waits until nothing moves, then takes the picture. */
async function picture(page, name, { size = WIDE, theme = "light" } = {}) {
  await page.setViewportSize(size);
  await page.evaluate((wanted) => { document.documentElement.dataset.theme = wanted; }, theme);
  await page.waitForTimeout(400);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 60 });
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, "base64"));
}

/** Into the middle of a game with a seed, so that the same pictures are made again; a place is chosen, to show its preview. */
async function middle({ page, heard }, ruleset) {
  const seats = [{ kind: "human", name: "Ada" }, ...Array.from({ length: SEATS[ruleset] - 1 }, () => ({ kind: "bot", bot: "greedy" }))];
  const made = await created(page, base, { ruleset, seats, seed: "7" });
  await page.goto(`${base}${made.path}`);
  for (let version = -1; await turn(page, version);) {
    const { update } = heard;
    if (update.view.round >= ROUND && ["turn.move", "turn.choose", "turn.action"].includes(update.decision.step)) break;
    version = update.version;
    await (ruleset === "dice" ? takeDiceAdvice : takeAdvice)(page, advice, update);
  }
  const reachable = page.locator(".tile.reachable, .area.reachable, .open-tile.reachable, .recipe.lit");
  if (await reachable.count()) await reachable.first().click();
}

for (const locale of Object.keys(LOCALES)) {
  for (const ruleset of only.length > 0 ? only : Object.keys(SEATS)) {
    const one = await visitor(locale);
    try {
      await middle(one, ruleset);
      await picture(one.page, `table-${ruleset}-${locale}`);
      if (ruleset === "base") {
        await picture(one.page, `phone-${locale}`, { size: PHONE });
        await picture(one.page, `dark-${locale}`, { theme: "dark" });
        await picture(one.page, `contrast-${locale}`, { size: PHONE, theme: "contrast" });
      }
      if (ruleset === "dice") await picture(one.page, `phone-dice-${locale}`, { size: PHONE });
    } catch (error) {
      fault(`${ruleset} ${locale}: ${error.message.split("\n")[0]}`);
    }
    await one.context.close();
  }
  const { page, context } = await visitor(locale);
  await page.goto(base);
  await page.waitForSelector(".choice");
  await picture(page, `start-${locale}`);
  await context.close();
}
await browser.close();
done({ pictures: folder });
