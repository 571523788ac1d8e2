// A bot for Six Rubies in JavaScript: a question on each line of standard input, an answer on each line of standard output.
// It acts wherever it can, walks to the Gemstone Dealer when it can pay there, and otherwise trusts its luck.
//   sixrubies arena "exec:node examples/eager.js" random --games 20          (the format: docs/bots.md)

const FIRST = ["ruby", "act", "buy_tile", "fulfil", "pick_up", "leave", "meet", "pay", "sell", "take"]; // best first
const LAST = ["reroll", "play", "use", "done", "end_turn", "decline", "skip", "pass"]; // worst last
const GEMSTONE_DEALER = "move:16";

let luck; // numbers from the seed we are given, so that the same game is played the same way again
function below(count) {
  luck = (Math.imul(luck, 1103515245) + 12345) >>> 0;
  return (luck >>> 8) % count;
}

function worth(option, view) {
  if (option.token === GEMSTONE_DEALER && view.table.dealer_price <= view.players[view.you].lira) return 99;
  if (FIRST.includes(option.verb)) return FIRST.length - FIRST.indexOf(option.verb);
  return LAST.includes(option.verb) ? -1 - LAST.indexOf(option.verb) : 0;
}

function choose({ view, decision }) {
  const best = Math.max(...decision.options.map((option) => worth(option, view)));
  const good = decision.options.filter((option) => worth(option, view) === best);
  return good[below(good.length)].token;
}

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const question = JSON.parse(line);
  luck ??= question.seed + 1;
  console.log(JSON.stringify({ number: question.number, token: choose(question) }));
});
