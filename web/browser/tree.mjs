// Plays a whole game through the accessibility tree alone: it reads roles, names and states that Chromium gives a screen reader, puts
// the focus on a node and presses Enter, as a reader does. Nothing of the page's elements, classes or messages is looked at.
// `learn`: the guided first game, lesson by lesson, and on to its end.
// node browser/tree.mjs BASE [learn]; prints one line of JSON, exits with 1 when something is wrong.
import { done, fault, faults, open } from "./driver.mjs";

const [base, learn] = process.argv.slice(2);
const { browser, context, page, heard } = await open();
const devtools = await context.newCDPSession(page);
await devtools.send("Accessibility.enable");

/** The tree as a list in reading order: role, name, whether it can be used, and the names of the regions it lies in. */
async function tree() {
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const list = [];
  const visit = (node, inside) => {
    if (node === undefined) return;
    const [role, name] = [node.role?.value ?? "", node.name?.value ?? ""];
    const state = Object.fromEntries((node.properties ?? []).map(({ name: key, value }) => [key, value.value]));
    if (!node.ignored) list.push({ role, name, inside, disabled: state.disabled === true, pressed: state.pressed, dom: node.backendDOMNodeId });
    const within = !node.ignored && name !== "" && ["region", "grid", "toolbar", "main"].includes(role) ? [...inside, name] : inside;
    for (const child of node.childIds ?? []) visit(byId.get(child), within);
  };
  visit(nodes[0], []);
  return list;
}
async function use(node) {
  await devtools.send("DOM.focus", { backendNodeId: node.dom });
  await page.keyboard.press("Enter");
}
async function until(what, found, seconds = 40) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const now = await tree();
    const is = found(now);
    if (is) return [now, is];
    if (Date.now() > end) throw new Error(`the tree never tells: ${what}`);
    await page.waitForTimeout(30);
  }
}
const button = (now, name) => now.find((node) => node.role === "button" && !node.disabled && (name instanceof RegExp ? name.test(node.name) : node.name === name));
/** What answers the question; the hint beside it does not. */
const answering = (now) => now.filter((node) => node.role === "button" && node.inside.includes("What is asked") && !node.disabled && node.name !== "Hint");
/** What the live regions say: the text inside the nodes with the role status. */
async function said() {
  const now = await tree();
  return now.filter((node, index) => node.role === "StaticText" && now.slice(0, index).some((before) => before.role === "status")).map((node) => node.name).join(" ");
}

let [steps, told, unnamed] = [0, 0, 0];
const GIVING_UP = /^(Decline|End your turn|Do without|No assistant|Don't pay|Buy nothing|That is all)/;
async function answer(now) {
  for (const node of now) {
    if (["button", "gridcell", "link", "textbox", "combobox", "checkbox"].includes(node.role) && node.name === "" && node.role !== "gridcell") unnamed += 1;
  }
  const places = now.filter((node) => node.role === "button" && node.inside.includes("The bazaar") && node.name.includes("can be chosen"));
  const asked = answering(now);
  const more = asked.filter((node) => node.name.startsWith("One more"));
  const main = asked.filter((node) => !/^One (more|less)/.test(node.name));
  if (asked.some((node) => /^One (more|less)/.test(node.name)) || more.length > 0) {
    for (let count = 0; count < 5; count++) {
      const plus = (await tree()).filter((node) => node.role === "button" && !node.disabled && node.name.startsWith("One more"));
      if (plus.length === 0) break;
      await use(plus[count % plus.length]);
    }
    const send = answering(await tree()).filter((node) => !/^One (more|less)/.test(node.name))[0];
    if (send !== undefined) return use(send);
  }
  if (places.length > 0) {
    const place = places[(steps * 5) % places.length];
    if (!/^\d+ [A-Z]/.test(place.name)) fault(`a place without number and name: ${place.name}`);
    await use(place);
    const [after, go] = await until("what is chosen", (list) => button(list, /^Go to \d+|^Send/) ?? list.find((node) => node.role === "button" && node.name.includes(". chosen")));
    told += (await said()).includes("chosen:") ? 1 : 0;
    return use(button(after, /^Go to \d+/) ?? go);
  }
  const cards = now.filter((node) => node.role === "button" && node.inside.includes("Cards") && node.name.includes("can be chosen"));
  const doing = main.filter((node) => !GIVING_UP.test(node.name));
  const chosen = doing[0] ?? (cards.length > 0 && main.length === 0 ? cards[0] : main[0]);
  if (chosen === undefined) throw new Error(`nothing to do: ${(await said()).slice(-200)}`);
  await use(chosen);
  if (chosen === cards[0]) {
    const [, again] = await until("the chosen card", (list) => answering(list)[0]);
    return use(again);
  }
}

/** Questions, answered in a log that is read aloud. */
async function questions() {
  await page.keyboard.press("q");
  const [, field] = await until("a field for questions", (list) => list.find((node) => node.role === "textbox" && node.name === "Ask the table"));
  const asked = {
    "where are my assistants": /assistant/i, "what can I do": /You can: /, "who leads": /of \d rubies/, "what is on 7": /^7 Fountain/, "what do I have": /Lira/,
    "where is the governor": /The Governor is here/, "whose turn is it": /plays, round/, "why not 99": /./, "what happened": /./, gibberish: /^Ask like this/,
  };
  for (const [question, wanted] of Object.entries(asked)) {
    await devtools.send("DOM.focus", { backendNodeId: field.dom });
    await page.keyboard.type(question);
    await page.keyboard.press("Enter");
    const [list] = await until(`an answer to ${question}`, (now) => now.some((node) => node.role === "StaticText" && node.name === question) && now);
    const at = list.findLastIndex((node) => node.role === "StaticText" && node.name === question);
    const heardAnswer = list.slice(at + 1).find((node) => node.role === "StaticText" && node.name.trim() !== "")?.name.trim() ?? "";
    if (!wanted.test(heardAnswer)) fault(`${question}: ${heardAnswer.slice(0, 120)}`);
  }
  await page.keyboard.press("Escape");
}

/** Which lesson is on, as a reader hears it. */
const lesson = (now) => Number(now.find((node) => node.role === "StaticText" && /^Lesson \d+ of 10$/.test(node.name))?.name.split(" ")[1] ?? 0);
const lessons = [];

async function playNow() {
  const [first] = await until("the start page", (now) => button(now, "Play now") && now.some((node) => node.role === "radio" && node.name === "2") && now);
  await devtools.send("DOM.focus", { backendNodeId: first.find((node) => node.role === "radio" && node.name === "2").dom });
  await page.keyboard.press("Enter");
  await use(button(await tree(), "Play now"));
}
async function beginLessons() {
  const [, start] = await until("the first game", (now) => button(now, "Learn in 10 minutes"));
  await use(start);
  await until("the first lesson", (now) => lesson(now) === 1);
}

const begun = Date.now();
try {
  await page.goto(base);
  await (learn ? beginLessons() : playNow());
  let before = "";
  let asked = false;
  while (steps < Number(process.env.STEPS ?? 3000) && faults.length < 5) {
    const [now, what] = await until("one's turn or the end", (list) => {
      if (list.some((node) => node.role === "heading" && node.name === "The game is over")) return "over";
      return list.some((node) => node.role === "heading" && node.name === "Your turn") && (answering(list).length > 0 || list.some((node) => node.name.includes("can be chosen"))) ? "turn" : null;
    });
    if (what === "over") break;
    const taught = lesson(now);
    if (taught > 0 && lessons.at(-1) !== taught) lessons.push(taught);
    const on = button(now, "Play on");
    if (on) {
      await use(on);
      await until("the end of the lessons", (list) => lesson(list) === 0);
      continue;
    }
    if (steps === 3 && !asked) {
      asked = true;
      await questions();
      continue;
    }
    before = `${heard.update?.version}`; // only to wait for the answer; what is done follows from the tree
    await answer(now);
    steps += 1;
    // The page has answered when the server has, or when it asks once more.
    for (let waited = 0; waited < 200 && `${heard.update?.version}` === before; waited++) {
      await page.waitForTimeout(15);
      if (waited > 20) break;
    }
  }
} catch (error) {
  fault(`step ${steps} (${heard.update?.decision?.step}): ${error.message.split("\n")[0]}`);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
}
if (unnamed > 0) fault(`${unnamed} controls without a name`);
if (told === 0) fault("what a choice would do is never said");
await browser.close();
done({ steps, lessons, told, status: heard.update?.table.status, seconds: Math.round((Date.now() - begun) / 100) / 10 });
