// Texts that don't fit: every page in English, German and a made-up language of long words, at four sizes, and with text at 200 %.
// node browser/overflow.mjs BASE [PAGE...]; one line of JSON. A text is too long where its box must hide or scroll sideways.
import { done, fault, open } from "./driver.mjs";
import { PAGES } from "./pages.mjs";

const [base, ...only] = process.argv.slice(2);
const SIZES = [[360, 640], [768, 1024], [1280, 720], [1920, 1080]];

/** German with every vowel twice: about a third longer, in every word, as nobody would write it but as a language may be. */
const longer = (source) => source.split("\n").map((line) => {
  const [, head, text] = /^(\s*(?:\.?[a-z][\w-]* =|\*?\[\w+\]) )(.*)$/.exec(line) ?? [];
  return text === undefined || head.startsWith("ask-words") ? line : head + text.replace(/\{[^}]*(?:\}|$)|[aeiouäöü]/g, (part) => (part.length === 1 ? part + part : part));
}).join("\n");

/** Boxes with text in them that are wider than they show, and texts that leave their button or tile; scrolling rows are meant to. */
const tooWide = (page) => page.evaluate(() => {
  const found = [];
  const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${element.textContent.trim().slice(0, 40)}"`;
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll("body :not(svg, svg *, img, .sr-only, .sr-only *, .key-button, .key-button *)")) {
    // What is quickly seen comes first: there are thousands of elements, and few are wider than they show.
    if (element.scrollWidth > element.clientWidth + 1 && !element.matches("select") && element.textContent.trim() !== "") {
      const style = getComputedStyle(element);
      const row = element.matches(".hand, .seats, .own") && style.overflowX === "auto"; // meant to be pushed sideways
      if (!row && style.overflowX !== "visible" && style.display !== "inline") found.push(`cut: ${name(element)} ${element.scrollWidth} > ${element.clientWidth}`);
    }
    const box = element.matches(".name, .who, button > span, .turn, .round") ? element.closest(".tile, .seat, button, .bar") : null;
    if (box !== null && element !== box && element.getClientRects().length > 0 && element.textContent.trim() !== "") {
      const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
      if (inner.right > outer.right + 1 || inner.left < outer.left - 1) found.push(`out: ${name(element)} by ${Math.round(Math.max(inner.right - outer.right, outer.left - inner.left))}`);
    }
  }
  return found;
});

let looked = 0;
const seen = new Set();
for (const [name, languages] of [["written", ["de", "en"]], ["long", ["de"]]]) {
  const { browser, context, page } = await open({ locale: "de-DE" });
  if (name === "long") {
    await page.route("**/assets/de-*.js", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: longer(await answer.text()) });
    });
  }
  const other = await context.newPage();
  await other.goto(`${base}/healthz`);
  for (const each of only.length > 0 ? only : Object.keys(PAGES)) {
    try {
      await page.setViewportSize({ width: 1280, height: 720 });
      await PAGES[each](page, base);
      for (const language of languages) {
        await other.evaluate((wanted) => localStorage.setItem("sixrubies.language", wanted), language);
        await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
        await measured(page, each, name === "long" ? name : language);
      }
    } catch (error) {
      fault(`${each}: ${error.message.split("\n")[0]}`);
    }
  }
  await browser.close();
}
done({ looked });

async function measured(page, name, language) {
  for (const text of [1, 2]) {
    await page.evaluate((scale) => { document.documentElement.style.fontSize = scale === 1 ? "" : `${scale * 100}%`; }, text);
    for (const [width, height] of SIZES) {
      if (text === 2 && width !== 360 && width !== 1280) continue;
      await page.setViewportSize({ width, height });
      await page.waitForFunction((wanted) => innerWidth === wanted && (document.querySelector("main.table")?.classList.contains("phone") ?? wanted < 600) === wanted < 600, width);
      await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
      looked += 1;
      for (const what of await tooWide(page)) {
        const kind = what.replace(/\d+|".*"/g, "");
        if (!seen.has(kind)) fault(`${name}, ${language}, ${width}x${height}, ${text * 100} %: ${what}`);
        seen.add(kind);
      }
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name.replaceAll(" ", "-")}-${language}-${width}-${text}.png` });
    }
  }
  await page.evaluate(() => { document.documentElement.style.fontSize = ""; });
}
