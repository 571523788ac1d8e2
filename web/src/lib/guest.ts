// Who has typed no name is a guest; a second guest at a table gets a number instead of a refusal.
import { Refused } from "./api.ts";
import { settings, words } from "./settings.svelte.ts";

export async function named<T>(act: (name: string) => Promise<T>): Promise<T> {
  const typed = settings.name.trim();
  if (typed !== "") return act(typed);
  const guest = words().text("client-name-guest");
  for (let number = 1; ; number++) {
    try {
      return await act(number === 1 ? guest : `${guest} ${number}`);
    } catch (error) {
      if (!(error instanceof Refused) || error.name !== "bad_name" || number > 5) throw error;
    }
  }
}
