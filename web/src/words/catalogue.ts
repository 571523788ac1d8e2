// The messages of one language: the same Fluent files as in Python, of which only the chosen language is loaded.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable, Message } from "@fluent/bundle";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];

export class Catalogue {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly wanted = new Map<string, ReadonlySet<string>>();

  constructor(language: Language, files: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) {
      const [wrong] = this.bundle.addResource(new FluentResource(file));
      if (wrong) throw wrong;
    }
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The names of a text's placeholders, those inside selectors included. */
  placeholders(key: string): ReadonlySet<string> {
    let names = this.wanted.get(key);
    if (names === undefined) {
      names = new Set<string>();
      collect(this.pattern(key), names as Set<string>);
      this.wanted.set(key, names);
    }
    return names;
  }

  /** The text; whatever is missing shows its key, because a page that says `step-x` is better than no page. */
  text(key: string, args: Record<string, FluentVariable>): string {
    const pattern = this.pattern(key);
    if (pattern === null) return key;
    const errors: Error[] = [];
    const told = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.error(`the text ${key} can't be written: ${errors[0]?.message}`);
    return told;
  }

  keys(): Iterable<string> {
    return this.bundle._messages.keys();
  }

  private pattern(key: string): Message["value"] {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

function collect(part: unknown, names: Set<string>): void {
  if (Array.isArray(part)) for (const each of part) collect(each, names);
  else if (part !== null && typeof part === "object") {
    const node = part as Record<string, unknown>;
    if (node["type"] === "var") names.add(String(node["name"]));
    for (const each of Object.values(node)) collect(each, names);
  }
}

/** Long texts that only one page needs: they are loaded when it is opened. */
export type More = "learn" | "rules";
const MORE = import.meta.glob<string>("../../../src/sixrubies/texts/*/{learn,rules}.ftl", { query: "?raw", import: "default" });

export async function load(language: Language, more: readonly More[] = []): Promise<Catalogue> {
  const { files } = language === "de" ? await import("./de.ts") : await import("./en.ts");
  const added = more.map((name) => MORE[`../../../src/sixrubies/texts/${language}/${name}.ftl`]?.() ?? "");
  return new Catalogue(language, [...files, ...(await Promise.all(added))]);
}
