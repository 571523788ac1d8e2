// The statements a text names in brackets, apart from its words: "Pay 7 Lira (B1.1)."
const STATEMENT = "(?:MB|LS|GB|DG|[A-Z])\\d+(?:\\.\\d+)?";
const CITED = new RegExp(`\\b${STATEMENT}\\b`, "g");
const BRACKETS = new RegExp(`\\s?\\((${STATEMENT}(?:, ${STATEMENT})*)\\)([.,;:]?)`, "g");

export const isStatement = (id: string): boolean => new RegExp(`^${STATEMENT}$`).test(id);

/** A text in pieces: words with what ends them, and the statements that stand behind them in brackets. */
export function pieces(text: string): { words: string; cites: string[] }[] {
  const found: { words: string; cites: string[] }[] = [];
  let from = 0;
  for (const match of text.matchAll(BRACKETS)) {
    found.push({ words: text.slice(from, match.index) + (match[2] ?? ""), cites: match[1]?.match(CITED) ?? [] });
    from = match.index + match[0].length;
  }
  return from < text.length ? [...found, { words: text.slice(from), cites: [] }] : found;
}
