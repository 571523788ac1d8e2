// The keyboard at a table. A control that has a key says so in `aria-keyshortcuts`, which screen readers tell too; pressing the
// key is a click on it, or, where it is a region, puts the focus into it. So a page that is drawn differently needs no other keys.
import { nameOf } from "./keys.ts";
import { settings } from "./settings.svelte.ts";

class Keyboard {
  /** Somebody plays by keys: hints are shown, and the focus is never left in the void. */
  used = $state(false);
}

export const keyboard = new Keyboard();

const shown = (element: HTMLElement): boolean => element.getClientRects().length > 0;
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), select, textarea");

function press(name: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(name)}"]`)].filter(shown)[0];
  if (found === undefined) return false;
  if (!found.matches("button, a")) (found.querySelector<HTMLElement>('[tabindex="0"], button, input') ?? found).focus();
  else if (!(found instanceof HTMLButtonElement && found.disabled)) {
    // In a panel the focus goes to the panel itself, so that Enter is its main button and not this one once more.
    (found.closest<HTMLElement>('[tabindex="-1"]') ?? found).focus();
    found.click();
  }
  return true;
}

/** To the next thing that can be chosen where it lies: a place, a card, a die. */
function walk(back: boolean): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(".reachable, .playable, .choosable")].filter(shown);
  if (all.length === 0) return false;
  const here = all.findIndex((each) => each === document.activeElement);
  const next = here < 0 ? (back ? all.length - 1 : 0) : (here + (back ? all.length - 1 : 1)) % all.length;
  all[next]?.focus();
  return true;
}

/** What a key does on the page of a table; `letGo` is Escape. */
export function pressed(event: KeyboardEvent, letGo: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  keyboard.used = true;
  if (event.key === "Escape") {
    if (typing(event.target)) (event.target as HTMLElement).blur();
    letGo();
    return;
  }
  if (typing(event.target)) return;
  const name = nameOf(event);
  if (name === "Enter") {
    const free = !(event.target instanceof HTMLElement) || !event.target.matches("button, a, summary, input");
    if (free && press("Enter")) event.preventDefault();
    return;
  }
  const single = name.length === 1 || name.startsWith("Shift+");
  if (single && !settings.keys) return;
  if (name === "n" ? walk(event.shiftKey) : (single || name.startsWith("Arrow")) && press(name)) event.preventDefault();
  else if (name.startsWith("Arrow") && document.activeElement === document.body && press("b")) event.preventDefault();
}
