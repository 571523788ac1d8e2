// Which key stands for what at a table; what a key does is in keyboard.svelte.ts.

/** Letters that mean the same on every table, and so never stand for an option. */
const OWN = "bchlmnqtu";
const FREE = [..."1234567890abcdefghijklmnopqrstuvwxyz"].filter((key) => !OWN.includes(key));

/** A key for each option: a figure its own, the rest from the left in the order they are offered. */
export function optionKeys(options: readonly { target: string; argument: string }[]): string[] {
  const own = options.map(({ target, argument }) => (target !== "number" ? "" : argument === "10" ? "0" : /^[1-9]$/.test(argument) ? argument : ""));
  const free = FREE.filter((key) => !own.includes(key));
  return own.map((key) => (key !== "" ? key : (free.shift() ?? "")));
}

/** `Shift+1` is told by where the key lies, because what Shift makes of a digit differs from country to country. */
export function nameOf(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined && event.shiftKey) return `Shift+${digit}`;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Arrow keys inside a row or grid of buttons of which one at a time takes the focus; null where the key is another. */
export function arrow(key: string, index: number, count: number, width: number): number | null {
  const row = Math.floor(index / width);
  const next = { ArrowLeft: index - 1, ArrowRight: index + 1, ArrowUp: index - width, ArrowDown: index + width, Home: row * width, End: row * width + width - 1 }[key];
  if (next === undefined) return null;
  const aside = (key === "ArrowLeft" || key === "ArrowRight") && Math.floor(next / width) !== row;
  return next < 0 || next >= count || aside ? index : next;
}
