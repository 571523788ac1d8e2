// The rules in full, as numbered statements: the documents of the project themselves, read when somebody wants them.
import type { Language } from "../words/catalogue.ts";

export interface Statement {
  id: string;
  text: string;
  sources: string;
}

export interface Chapter {
  title: string;
  statements: Statement[];
}

export interface Document {
  title: string;
  chapters: Chapter[];
}

const FILES = import.meta.glob<string>(
  ["../../../docs/rules/{base,mocha,letters,dice,rulings}.md", "../../../docs/rules/de/{base,mocha,letters,dice,rulings}.md"],
  { query: "?raw", import: "default" },
);
const STATEMENT = /^- \*\*((?:\w+ )?[A-Z]+\d+(?:\.\d+)?)\*\* (.*?)(?: \*\(([^)]*)\)\*)?$/;

export function read(source: string): Document {
  const found: Document = { title: "", chapters: [] };
  for (const line of source.split("\n")) {
    const heading = /^(#+) (.*)$/.exec(line);
    const statement = STATEMENT.exec(line);
    if (heading?.[1] === "#") found.title = heading[2] ?? "";
    else if (heading) found.chapters.push({ title: heading[2] ?? "", statements: [] });
    else if (statement) {
      const [, id = "", text = "", sources = ""] = statement;
      found.chapters.at(-1)?.statements.push({ id, text: text.replaceAll(/[*`]|\]\([^)]*\)|\[/g, "").replace("->", "→"), sources });
    }
  }
  found.chapters = found.chapters.filter((chapter) => chapter.statements.length > 0);
  return found;
}

/** The games in their order, then the rulings, which have numbers of their own: `ruling A1` is not the statement A1. */
export async function loadStatements(language: Language): Promise<Document[]> {
  const folder = language === "de" ? "../../../docs/rules/de" : "../../../docs/rules";
  const names = ["base", "mocha", "letters", "dice", "rulings"].map((name) => `${folder}/${name}.md`);
  return (await Promise.all(names.map((name) => FILES[name]?.() ?? ""))).map(read);
}
