// Two people and a spectator in three browsers; the second's line is cut in the middle. No message to a page and no page tells
// a card that its viewer may not know. node browser/three.mjs BASE ADVICE; prints one line of JSON, exits with 1 when something is wrong.
import { connect, createServer } from "node:net";
import { takeAdvice } from "./advice.mjs";
import { created, digest, done, fault, faults, open, turn, watched } from "./driver.mjs";

const [base, advice] = process.argv.slice(2);
const CUT_IN_ROUND = 4;

/** A line that can be cut: everything goes through it to the server, or nothing does. */
function line(to) {
  const target = new URL(to);
  const sockets = new Set();
  let [cut, port] = [false, 0];
  const server = createServer((near) => {
    if (cut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [[near, far], [far, near]]) {
      sockets.add(one);
      one.on("error", () => one.destroy()).on("close", () => (sockets.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  return {
    begin: () => new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(`http://127.0.0.1:${(port = server.address().port)}`))),
    cut: () => { cut = true; for (const socket of sockets) socket.destroy(); },
    mend: () => { cut = false; },
    end: () => { for (const socket of sockets) socket.destroy(); server.close(); },
  };
}

const seen = { hands: 0, secrets: 0, checked: 0 };
/** Every message is held against who gets it: hands and drawn cards are their owner's alone, until the game is over. */
function overheard(page, seatOf) {
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => {
    const message = JSON.parse(payload);
    if (message.kind !== "update" || message.view === null || message.outcome !== null) return;
    const seat = seatOf();
    if (message.seat !== seat) fault(`seat ${seat} is told what seat ${message.seat} sees`);
    message.view.players.forEach((player, owner) => {
      if (owner === seat) seen.hands += player.hand_size;
      else if (player.hand !== null) fault(`version ${message.version}: seat ${seat} is told the hand of seat ${owner}`);
    });
    for (const event of message.happenings.flatMap((each) => each.events)) {
      if (event.kind !== "card_drawn" || event.secret < 0) continue;
      seen.secrets += 1;
      if (event.seat !== seat) fault(`version ${message.version}: seat ${seat} is told what seat ${event.seat} draws`);
    }
    if (seat !== null) return;
    if (message.decision !== null && (message.decision.options.length > 0 || message.decision.blocked.length > 0)) fault("a spectator is told options");
  }));
}

/** What a page has drawn is what its viewer was told, and no card of anybody else. */
async function compare({ page, heard }, seat) {
  const shown = await page.evaluate(() => ({
    version: Number(document.querySelector("main.table")?.dataset.version),
    view: globalThis.sixrubies.shown().view,
    cards: [...document.querySelectorAll("[data-card]")].map((card) => card.dataset.card).sort(),
  }));
  const { update } = heard;
  if (shown.version !== update.version || update.outcome !== null) return;
  if (digest(shown.view) !== update.digest) fault(`seat ${seat}: the page differs at ${update.version}`);
  const held = Object.entries(update.view.players[seat]?.hand ?? {}).flatMap(([card, count]) => Array(count).fill(card)).sort();
  if (shown.cards.join() !== held.join()) fault(`seat ${seat}: cards ${shown.cards.join()} drawn, ${held.join()} held`);
  seen.checked += 1;
}

const lines = line(base);
const ann = await open();
const another = async (width, height, locale) => watched(await (await ann.browser.newContext({ viewport: { width, height }, locale, reducedMotion: "reduce" })).newPage());
const ben = await another(1280, 720, "de-DE");
const guest = await another(360, 640, "en-GB");
overheard(ann.page, () => 0);
let joined = null; // Ben looks on until he takes the seat
overheard(ben.page, () => joined);
overheard(guest.page, () => null);
let [steps, lost, status] = [0, 0, ""];

/** The second's line is dead for a while: his page says so, and goes on by itself when it is back. */
async function cutTheLine() {
  const before = faults.length;
  await ben.page.evaluate(() => { globalThis.same = true; });
  lines.cut();
  await ben.page.waitForSelector(".notice[role=status]");
  lost += 1;
  lines.mend();
  await ben.page.waitForFunction(() => document.querySelector(".notice[role=status]") === null, null, { timeout: 30000 });
  if (!(await ben.page.evaluate(() => globalThis.same === true))) fault("the page was loaded anew");
  // A browser notes on its console that a line was cut. It was.
  faults.splice(before, faults.length, ...faults.slice(before).filter((text) => !/^console: WebSocket connection/.test(text)));
}

try {
  const made = await created(ann.page, base, { seats: [{ kind: "human", name: "Ann" }, { kind: "open" }], ruleset: "base" });
  await ann.page.goto(`${base}${made.path}`);
  await ben.page.goto(`${await lines.begin()}${made.path}`);
  await ben.page.locator("input").first().fill("Ben");
  joined = 1;
  await ben.page.getByRole("button", { name: "Platz nehmen" }).click();
  await guest.page.goto(`${base}${made.path}`);
  for (const { page } of [ann, ben, guest]) await page.waitForSelector("main.table");
  for (;;) {
    const owner = await Promise.any([ann, ben].map(async (each) => { await turn(each.page); return each; }));
    if ((await owner.page.locator("[data-ended]").count()) > 0) break;
    if (lost === 0 && owner.heard.update.view.round >= CUT_IN_ROUND) await cutTheLine();
    const { version } = owner.heard.update;
    await takeAdvice(owner.page, advice, owner.heard.update);
    steps += 1;
    for (const { page } of [ann, ben, guest]) {
      await page.waitForFunction((least) => document.querySelector("[data-ended]") || Number(document.querySelector("main.table")?.dataset.version) > least, version, { timeout: 60000, polling: 20 });
    }
    await Promise.all([compare(ann, 0), compare(ben, 1), compare(guest, -1)]);
    if (faults.length >= 20) break;
  }
  status = ann.heard.update.table.status;
  if ((await ben.page.locator("[data-ended]").count()) === 0 || (await guest.page.locator("[data-ended]").count()) === 0) fault("the end is not shown to all");
} catch (error) {
  fault(`step ${steps}: ${error.message.split("\n")[0]}`);
}
lines.end();
await ann.browser.close();
done({ steps, lost, status, ...seen });
