// A refusal of the server in the language of the page: what happened, and what to do.
import type { Words } from "../words/words.ts";

export function inWords(told: { name: string; message: string }, t: Words): string {
  const key = `refused-${told.name}`;
  return t.has(key) ? t.text(key) : told.message || t.text("refused-unreachable");
}
