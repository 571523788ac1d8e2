// Takes a game file in, moves through the game by buttons and keys, and compares each page with what the server tells.
// node browser/replay.mjs BASE FILE BROKEN_FILE [FOLDER FOR SCREENSHOTS]; prints one line of JSON, exits with 1 when something differs.
import { chromium } from "playwright-core";

const [base, file, broken, folder] = process.argv.slice(2);
const faults = [];
const fault = (text) => faults.length < 20 && faults.push(text);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en-GB", permissions: ["clipboard-read", "clipboard-write"] });
const page = await context.newPage();
let refused = false; // a broken file is refused by the server, which the console notes
page.on("console", (message) => message.type() === "error" && !(refused && message.text().includes("status of 4")) && fault(`console: ${message.text()}`));
page.on("pageerror", (error) => fault(`page: ${error.message}`));

const moment = () => page.locator(".film").getAttribute("data-moment").then(Number);
const at = (number) => page.waitForFunction((wanted) => Number(document.querySelector(".film")?.dataset.moment) === wanted, number, { timeout: 20000 });
const shown = () => page.evaluate(() => globalThis.sixrubies.shown().view);
const told = async (table, number, viewer) => {
  const query = viewer === "all" ? "open_hands=true" : `seat=${viewer}`;
  return page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${table}/moments?${query}&first=${number}&count=1`);
};
const same = async (table, number, viewer) => {
  const film = await told(table, number, viewer);
  const sorted = (value) => JSON.stringify(value, (_, part) => (part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part));
  if (sorted(await shown()) !== sorted(film.moments[0].parts)) fault(`moment ${number} seen by ${viewer} is not what the server tells`);
  const rubies = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll("[data-seat]")].map((seat) => [seat.dataset.seat, Number(seat.querySelector("[data-rubies]").dataset.rubies)])));
  film.moments[0].parts.players.forEach((player, seat) => rubies[seat] !== player.rubies && fault(`moment ${number}: seat ${seat} has ${player.rubies} rubies, drawn ${rubies[seat]}`));
  return film;
};

let total = 0;
try {
  await page.goto(base);
  await page.locator("main.start button", { hasText: "Replays" }).click();
  refused = true;
  await page.locator("#film-file").setInputFiles(broken);
  await page.locator("[role=alert]").waitFor();
  const reason = await page.locator("[role=alert]").textContent();
  if (!/line \d+/.test(reason)) fault(`the broken file is refused with: ${reason}`);
  refused = false;
  await page.locator("#film-file").setInputFiles(file);
  await page.locator(".film").waitFor();
  const table = new URL(page.url()).pathname.split("/")[2];
  const film = await same(table, 0, "all");
  total = film.total;

  await page.locator("[data-film=step_on]").click();
  await at(1);
  await same(table, 1, "all");
  await page.keyboard.press("ArrowRight");
  await at(2);
  await page.keyboard.press("ArrowLeft");
  await at(1);
  await page.keyboard.press("t");
  await at(film.turns.find((turn) => turn > 1));

  // In the Dice Game a turn begins with dice that one keeps: there the first ruby is seen moving.
  if (!("tokens" in (await shown()))) {
    await page.keyboard.press("r");
    await at(film.rubies[0]);
    await page.keyboard.press("ArrowLeft");
    await at(film.rubies[0] - 1);
  }
  // The next choice is seen moving; a key ends that, and then everything stands where it is.
  const flyers = () => page.locator(".stage .flyer").count();
  const standing = () => page.evaluate(() => [...document.querySelectorAll("[data-piece]")].every((piece) => getComputedStyle(piece).opacity === "1"));
  await page.evaluate(() => {
    globalThis.flown = 0;
    new MutationObserver((all) => (globalThis.flown += all.flatMap((each) => [...each.addedNodes]).length)).observe(document.querySelector(".stage"), { childList: true });
  });
  const turn = await moment();
  await page.keyboard.press("ArrowRight");
  await at(turn + 1);
  await page.keyboard.press("Shift");
  if ((await page.evaluate(() => globalThis.flown)) === 0) fault("nothing moved");
  if ((await flyers()) > 0 || !(await standing())) fault("a key did not end the film");
  await same(table, turn + 1, "all");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelectorAll(".stage .flyer").length === 0, null, { timeout: 5000 });
  if (!(await standing())) fault("a piece is hidden at the end of the film");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await at(turn);
  await page.evaluate(() => (globalThis.flown = 0));
  await page.keyboard.press("ArrowRight");
  await at(turn + 1);
  if ((await page.evaluate(() => globalThis.flown)) > 0) fault("something moved although the device asks for stillness");
  await page.emulateMedia({ reducedMotion: "no-preference" });

  await page.keyboard.press("Home");
  await at(0);
  await page.keyboard.press("r");
  await at(film.rubies[0]);
  await same(table, film.rubies[0], "all");
  await page.locator("[data-film=ruby_on]").click();
  await at(film.rubies[1]);
  await page.keyboard.press("Shift+R");
  await at(film.rubies[0]);
  if (folder) await page.screenshot({ path: `${folder}/replay-1280x720.png` });

  await page.locator("[data-film=viewer]").selectOption({ value: "1" });
  await page.waitForFunction(() => globalThis.sixrubies.shown().view.you === 1);
  await same(table, film.rubies[0], 1);
  const hands = (await shown()).players.map((player) => player.hand);
  if (hands.some((hand, seat) => seat !== 1 && hand)) fault("a seat's view shows another's hand");

  await page.locator("[data-film=link]").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  if (!link.endsWith(`/r/${table}/${film.rubies[0]}/1`)) fault(`the link to the moment is ${link}`);
  await page.goto(link);
  await at(film.rubies[0]);
  await same(table, film.rubies[0], 1);
  await page.locator(".log-line").first().click();
  await page.waitForFunction((before) => Number(document.querySelector(".film").dataset.moment) < before, film.rubies[0]);
  const from = await moment();
  await page.keyboard.press("Escape");
  await page.locator("[data-film=play]").click();
  await page.waitForFunction((before) => Number(document.querySelector(".film").dataset.moment) >= before + 2, from, { timeout: 20000 });
  await page.locator("[data-film=play]").click();

  await page.keyboard.press("End");
  await at(film.total - 1);
  await same(table, film.total - 1, 1);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".film a[download]").click()]);
  if (!download.suggestedFilename().endsWith(".txt")) fault(`the file is called ${download.suggestedFilename()}`);
  for (const [width, height] of [[360, 640], [768, 1024], [1280, 720], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    const scroll = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
    if (scroll) fault(`${width}x${height}: the page scrolls`);
    if (folder) await page.screenshot({ path: `${folder}/replay-last-${width}x${height}.png` });
  }
  refused = true;
  await page.goto(`${base}/r/nosuchtable`);
  await page.locator("[role=alert]").waitFor();
} catch (error) {
  fault(error.message.split("\n")[0]);
  if (folder) await page.screenshot({ path: `${folder}/replay-fault.png` }).catch(() => null);
}
await browser.close();
console.log(JSON.stringify({ total, faults }));
process.exit(faults.length > 0 ? 1 : 0);
