// Photograph the sheet of drawings: node scripts/art-sheet.mjs OUT [part,part]
// Light, dark, high contrast and greyscale, one picture for each part of the sheet. Needs Chromium (CHROMIUM names another one).

import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const [out, only] = process.argv.slice(2);
if (!out) {
  console.error("usage: node scripts/art-sheet.mjs OUT [part,part]");
  process.exit(2);
}
const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const parts = only ? only.split(",") : ["places", "glyphs", "seats", "cards", "dice"];
const looks = [["light", "theme=light"], ["dark", "theme=dark"], ["contrast", "theme=contrast"], ["grey", "theme=light&grey=1"]];

mkdirSync(out, { recursive: true });
const server = await createServer({ root, server: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
let faults = 0;
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on("pageerror", (fault) => { faults += 1; console.error(fault.message); });
  for (const part of parts) {
    for (const [name, query] of looks) {
      await page.goto(`http://127.0.0.1:${port}/art-sheet.html?part=${part}&${query}`);
      await page.waitForSelector("figure");
      const missing = await page.locator(".missing").allTextContents();
      if (missing.length) { faults += missing.length; console.error(`missing: ${missing.join(" ")}`); }
      await page.screenshot({ path: join(out, `${part}-${name}.png`), fullPage: true });
    }
  }
} finally {
  await browser.close();
  await server.close();
}
process.exit(faults ? 1 : 0);
