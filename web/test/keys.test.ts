// Which key stands for what; the page itself is played by keys in browser/keyboard.mjs.
import { describe, expect, it } from "vitest";
import { arrow, nameOf, optionKeys } from "../src/lib/keys.ts";

const option = (argument: string, target = "verb"): { target: string; argument: string } => ({ target, argument });

describe("keys", () => {
  it("gives each option one of its own, never a letter of the table's", () => {
    const keys = optionKeys(Array.from({ length: 25 }, (_, index) => option(String(index))));
    expect(keys.slice(0, 12)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "a", "d"]);
    expect(new Set(keys).size).toBe(25);
    expect(keys.some((key) => "bchlmnqu".includes(key))).toBe(false);
  });
  it("lets a figure be its own key", () => {
    const calls = [3, 4, 9, 10, 11, 12].map((call) => option(String(call), "number"));
    expect(optionKeys([...calls, option("")])).toEqual(["3", "4", "9", "0", "1", "2", "5"]);
  });
  it("tells Shift and a digit by where it lies", () => {
    expect(nameOf({ key: "!", code: "Digit1", shiftKey: true })).toBe("Shift+1");
    expect(nameOf({ key: "U", code: "KeyU", shiftKey: true })).toBe("u");
    expect(nameOf({ key: "Enter", code: "Enter", shiftKey: false })).toBe("Enter");
  });
  it("stays inside the bazaar", () => {
    expect(arrow("ArrowRight", 3, 16, 4)).toBe(3);
    expect(arrow("ArrowDown", 3, 16, 4)).toBe(7);
    expect(arrow("ArrowUp", 3, 16, 4)).toBe(3);
    expect(arrow("End", 5, 16, 4)).toBe(7);
    expect(arrow("x", 5, 16, 4)).toBe(null);
  });
});
