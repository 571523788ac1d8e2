// What the terminal alone says stays out.
const found = import.meta.glob<string>(
  ["../../../src/sixrubies/texts/en/*.ftl", "!../../../src/sixrubies/texts/en/cli.ftl", "!../../../src/sixrubies/texts/en/serve.ftl", "!../../../src/sixrubies/texts/en/rules.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export const files: string[] = Object.values(found);
