// What the terminal alone says stays out, and what is loaded when it is needed (`More` in catalogue.ts).
const found = import.meta.glob<string>(
  ["../../../src/sixrubies/texts/en/*.ftl", "!../../../src/sixrubies/texts/en/cli.ftl", "!../../../src/sixrubies/texts/en/{arena,serve}.ftl", "!../../../src/sixrubies/texts/en/{rules,learn}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export const files: string[] = Object.values(found);
