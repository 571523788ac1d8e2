// What this browser's owner has chosen: language, theme, name. Kept in the browser, sent to nobody but the name.
import { LANGUAGES, load, type Catalogue, type Language, type More } from "../words/catalogue.ts";
import { DiceWords } from "../words/dice.ts";
import type { Speech } from "../words/speech.ts";
import { Words } from "../words/words.ts";

export type Theme = "auto" | "light" | "dark" | "contrast";
export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];

export const SPEEDS: readonly string[] = ["0", "0.5", "1", "2", "3"];

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`sixrubies.${name}`);
  } catch {
    return null; // storage may be forbidden; then nothing is remembered
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`sixrubies.${name}`, value);
  } catch {
    return;
  }
}

function firstLanguage(): Language {
  const wanted = [kept("language") ?? "", ...navigator.languages].map((each) => each.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((each) => LANGUAGES.some((known) => known === each))) ?? "en";
}

const DARK = matchMedia("(prefers-color-scheme: dark)");
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const CONTRAST = matchMedia("(prefers-contrast: more)");

/** The device asks for no motion, now. */
export const still = (): boolean => STILL.matches;

function device(): Exclude<Theme, "auto"> {
  if (CONTRAST.matches) return "contrast";
  return DARK.matches ? "dark" : "light";
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(THEMES.find((each) => each === kept("theme")) ?? "auto");
  name = $state(kept("name") ?? "");
  letters = $state(kept("letters") === "yes");
  keys = $state(kept("keys") !== "no"); // single letters as keys; off for those whose reader or voice types them
  confirm = $state(kept("confirm") !== "no"); // ask before a turn ends
  pass = $state(kept("pass") === "yes"); // answer by itself where only passing is left
  sound = $state(kept("sound") === "yes");
  motion = $state(Number(SPEEDS.find((each) => each === kept("motion")) ?? "1")); // 0: nothing moves
  catalogue = $state.raw<Catalogue | null>(null);

  private more: readonly More[] = [];

  /** Long texts that a page needs besides. */
  async want(name: More): Promise<void> {
    if (this.more.includes(name)) return;
    this.catalogue = await load(this.language, [...this.more, name]);
    this.more = [...this.more, name];
  }

  async setLanguage(language: Language): Promise<void> {
    this.catalogue = await load(language, this.more);
    this.language = language;
    document.documentElement.lang = language;
    keep("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme === "auto" ? device() : theme;
    keep("theme", theme);
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }

  /** One of the switches. */
  turn(name: "letters" | "keys" | "confirm" | "pass" | "sound", on: boolean): void {
    this[name] = on;
    keep(name, on ? "yes" : "no");
  }

  setMotion(speed: string): void {
    this.motion = Number(speed);
    keep("motion", speed);
  }

  async begin(): Promise<void> {
    for (const asked of [DARK, CONTRAST]) asked.addEventListener("change", () => this.setTheme(this.theme));
    // Chosen in another window of the same browser: the same here.
    addEventListener("storage", ({ key, newValue }) => {
      const language = LANGUAGES.find((each) => key === "sixrubies.language" && each === newValue);
      const theme = THEMES.find((each) => key === "sixrubies.theme" && each === newValue);
      if (language !== undefined) void this.setLanguage(language);
      if (theme !== undefined) this.setTheme(theme);
    });
    this.setTheme(this.theme);
    this.catalogue = await load(this.language);
    document.documentElement.lang = this.language;
  }
}

export const settings = new Settings();

const made = new Map<string, Words>();
const madeForDice = new Map<string, DiceWords>();

function catalogue(): Catalogue {
  if (settings.catalogue === null) throw new Error("texts are asked for before they are loaded");
  return settings.catalogue;
}

/** The words of the chosen language for a ruleset. Read it where it is shown, so that a change of language shows. */
export function words(ruleset = "base"): Words {
  const texts = catalogue();
  return remembered(made, `${texts.language} ${ruleset}`, texts, () => new Words(texts, ruleset));
}

export function diceWords(): DiceWords {
  const texts = catalogue();
  return remembered(madeForDice, texts.language, texts, () => new DiceWords(texts));
}

/** What every game can say: what happened, who won. */
export function speech(ruleset = "base"): Speech {
  return ruleset === "dice" ? diceWords() : words(ruleset);
}

/** Made once for a catalogue; when more texts are loaded there is another one. */
function remembered<T extends Speech>(known: Map<string, T>, name: string, texts: Catalogue, make: () => T): T {
  let found = known.get(name);
  if (found?.catalogue !== texts) known.set(name, (found = make()));
  return found as T;
}
