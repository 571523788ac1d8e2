// Every page there is, each brought to a state worth looking at: for axe, for texts that overflow, for pictures. A new page gets a line.
import { created, turn } from "./driver.mjs";

const human = (name) => ({ kind: "human", name });
const bot = { kind: "bot", bot: "greedy" };
const RULESETS = ["base", "mocha", "letters", "great_bazaar", "dice"];

/** Forward by bots: the person's seat is answered by the first thing offered, over the page's own line. */
async function played(page, rounds) {
  for (let steps = 0; steps < 400 && (await turn(page)); steps++) {
    const shown = await page.evaluate(() => {
      const { version, view, decision } = globalThis.sixrubies.shown();
      return { version, round: view.round, step: decision?.step };
    });
    if (shown.round >= rounds && ["turn.move", "turn.action"].includes(shown.step)) return;
    await advance(page);
    await turn(page, shown.version);
  }
}

/** One answer, by clicking what is there. */
export async function advance(page) {
  await page.evaluate(async () => {
    const main = document.querySelector("main.table");
    if (main === null) return;
    const before = main.dataset.version;
    const click = (selector) => { const found = [...document.querySelectorAll(selector)].filter((each) => !each.disabled)[0]; found?.click(); return found !== undefined; };
    const frame = () => new Promise((go) => setTimeout(go, 15));
    const tiles = [...document.querySelectorAll(".tile.reachable")];
    for (let more = 0; more < 5 && click("[data-batch]"); more++) await frame();
    if (!click("[data-batch-send]")) {
      if (tiles.length > 0) { tiles[(Number(before) * 7) % tiles.length].click(); await frame(); click(".panel-foot .primary"); }
      else if (!click(".options [data-option]")) { click(".hand-card.playable"); await frame(); click(".panel-foot .primary"); }
    }
    for (let waited = 0; waited < 100 && main.isConnected && main.dataset.version === before; waited++) {
      await frame();
      if (waited > 3) click(".panel-foot .primary");
    }
  });
}

const table = (ruleset, rounds, seats) => async (page, base) => {
  const made = await created(page, base, { ruleset, seats: [human("Ada"), ...Array(seats - 1).fill(bot)], seed: "11", undo: "casual" });
  await page.goto(base + made.path);
  await page.waitForSelector("main.table");
  await played(page, rounds);
};

/** A table of people at one device, so that a vote ends it at once. */
async function ended(page, base) {
  await table("base", 1, 3)(page, base);
  await page.keyboard.press("m");
  await page.locator(".menu .option").nth(1).click();
  await page.waitForSelector("main.table[data-status=abandoned]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-ended]");
}

export const PAGES = {
  start: async (page, base) => {
    await page.goto(base);
    await page.waitForSelector(".choice.round");
    for (const more of await page.locator("details:not([open]) > summary").all()) await more.click();
  },
  waiting: async (page, base) => {
    const made = await created(page, base, { ruleset: "base", seats: [human("Ada"), { kind: "open" }], visibility: "private" });
    await page.goto(base + made.path);
    await page.waitForSelector(".tables li");
  },
  "hand over": async (page, base) => {
    const made = await created(page, base, { ruleset: "base", seats: [human("Ada"), human("Ben")], seed: "11" });
    await page.goto(base + made.path);
    for (const name of ["Ben", "Ada"]) {
      await page.waitForSelector(".tile.reachable, [data-option]");
      for (let steps = 0; steps < 40 && (await page.locator(".hand-over").count()) === 0; steps++) {
        await advance(page);
        await page.waitForTimeout(60);
      }
      await page.waitForSelector(`.hand-over h1:has-text("${name}")`, { timeout: 5000 });
      if ((await page.locator(".hand-card, .tile").count()) > 0) throw new Error("cards are seen while the device is handed over");
      if (name === "Ben") await page.locator(".hand-over .primary").click();
    }
  },
  gone: async (page, base) => {
    await page.goto(`${base}/t/abcdefghijkl`);
    await page.waitForSelector("[data-trouble]");
  },
  ...Object.fromEntries(RULESETS.map((ruleset) => [`table ${ruleset}`, table(ruleset, 3, ruleset === "great_bazaar" ? 5 : 4)])),
  chosen: async (page, base) => {
    await table("base", 2, 4)(page, base);
    await page.locator(".tile.reachable").first().click();
    await page.waitForSelector(".panel-foot .primary");
  },
  menu: async (page, base) => {
    await table("base", 1, 2)(page, base);
    await page.keyboard.press("m");
  },
  keys: async (page, base) => {
    await table("base", 1, 2)(page, base);
    await page.keyboard.press("?");
  },
  ask: async (page, base) => {
    await table("base", 1, 2)(page, base);
    await page.keyboard.press("q");
    await page.waitForSelector(".ask");
  },
  end: ended,
  "dice chosen": async (page, base) => {
    await table("dice", 2, 3)(page, base);
    await page.locator(".area.reachable, .open-tile.reachable, .recipe.lit").first().click();
    await page.waitForSelector(".panel-foot .primary, .options [data-option]");
  },
  "looking back": async (page, base) => {
    await table("dice", 2, 2)(page, base);
    await page.locator(".log-line").first().click();
    await page.waitForSelector(".film");
    const [drawn, moment] = await page.evaluate(() => [".table", ".film"].map((name) => document.querySelector(name).dataset).map((data) => data.moment ?? data.version));
    if (drawn !== moment) throw new Error(`moment ${moment} is shown, ${drawn} is drawn`);
  },
  replays: async (page, base) => {
    await page.goto(`${base}/r`);
    await page.waitForSelector("#film-file", { state: "attached" });
  },
  replay: async (page, base) => {
    await ended(page, base);
    await page.goto(`${base}/r/${new URL(page.url()).pathname.split("/")[2]}/9`);
    await page.waitForSelector(".film");
  },
  lesson: async (page, base) => {
    await page.goto(base);
    await page.locator("[data-learn]").click();
    await page.waitForSelector(".lesson");
  },
  ...Object.fromEntries(["base", "dice"].map((game) => [`rules ${game}`, async (page, base) => {
    await page.goto(`${base}/rules`);
    await page.locator(`[data-game="${game}"]`).click();
    await page.waitForSelector(`#ruleset-${game}`);
  }])),
};
