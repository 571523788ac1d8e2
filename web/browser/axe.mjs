// axe-core on every page in three themes: nothing serious or critical. node browser/axe.mjs BASE [PAGE...]; one line of JSON.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { done, fault, open } from "./driver.mjs";
import { PAGES } from "./pages.mjs";

const [base, ...only] = process.argv.slice(2);
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const THEMES = ["light", "dark", "contrast"];
const SIZES = [[1280, 720], [360, 640]];
const { browser, page } = await open({ reducedMotion: "reduce", bypassCSP: true });
const rules = new Set();
let looked = 0;
for (const name of only.length > 0 ? only : Object.keys(PAGES)) {
  try {
    await PAGES[name](page, base);
    await page.evaluate(AXE);
    for (const theme of THEMES) {
      await page.evaluate((wanted) => { document.documentElement.dataset.theme = wanted; }, theme);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(async () => {
          const told = await globalThis.axe.run(document, { resultTypes: ["violations"] });
          return { checked: told.passes.length, violations: told.violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => ({ id, count: nodes.length, node: nodes[0].target.join(" "), why: nodes[0].failureSummary?.split("\n")[1]?.trim() })) };
        });
        if (found.checked < 5) fault(`${name}: axe has looked at nothing`);
        looked += 1;
        for (const { id, count, node, why } of found.violations) {
          rules.add(id);
          fault(`${name}, ${theme}, ${width}x${height}: ${id} (${count}) ${node}: ${why}`);
        }
      }
    }
  } catch (error) {
    fault(`${name}: ${error.message.split("\n")[0]}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}
await browser.close();
done({ looked, rules: [...rules] });
