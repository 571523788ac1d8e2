// What the terminal alone says stays out.
const found = import.meta.glob<string>(
  ["../../../src/sixrubies/texts/en/*.ftl", "!**/cli.ftl", "!**/serve.ftl", "!**/rules.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export const files: string[] = Object.values(found);
