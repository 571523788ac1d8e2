// What the terminal alone says stays out, and what is loaded when it is needed (`More` in catalogue.ts).
const found = import.meta.glob<string>(
  ["../../../src/sixrubies/texts/de/*.ftl", "!../../../src/sixrubies/texts/de/cli.ftl", "!../../../src/sixrubies/texts/de/{arena,serve}.ftl", "!../../../src/sixrubies/texts/de/{rules,learn}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export const files: string[] = Object.values(found);
