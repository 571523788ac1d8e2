// Five short sounds (DESIGN section 11), made here: nothing is loaded, and nothing is told by sound alone.
import type { EventTold } from "../protocol.ts";

export type Sound = "turn" | "ruby" | "toll" | "dice" | "encounter";
interface Note {
  at: number; // seconds
  pitch: number; // hertz
  lasts: number;
  wave: OscillatorType;
  loud: number;
}

const note = (at: number, pitch: number, lasts: number, wave: OscillatorType = "sine", loud = 0.12): Note => ({ at, pitch, lasts, wave, loud });

export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [note(0, 330, 0.16, "triangle"), note(0.13, 495, 0.22, "triangle")], // two plucked notes, a fifth up
  ruby: [note(0, 1047, 0.36), note(0.04, 1319, 0.34, "sine", 0.09), note(0, 3141, 0.12, "sine", 0.02)], // glass, a major third
  toll: [note(0, 1760, 0.07, "square", 0.03), note(0.11, 2093, 0.09, "square", 0.03)], // two coins
  dice: [note(0, 210, 0.05, "triangle", 0.2), note(0.09, 180, 0.05, "triangle", 0.16), note(0.2, 160, 0.06, "triangle", 0.12)], // wood
  encounter: [note(0, 82, 0.32, "sine", 0.3)], // one low drum
};

const BY_EVENT: Readonly<Record<string, Sound>> = {
  ruby: "ruby", lira_handed: "toll", dice_rolled: "dice", die_rolled: "dice", family_caught: "encounter", token_met: "encounter",
};

/** Each once, in the order of what happened. */
export function soundsOf(events: readonly EventTold[]): Sound[] {
  return [...new Set(events.flatMap((event) => BY_EVENT[event.kind] ?? []))];
}

let context: AudioContext | null = null;

export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // browsers wait for the first tap
  let start = context.currentTime + 0.01;
  for (const sound of sounds) {
    for (const each of NOTES[sound]) {
      const [tone, gain] = [context.createOscillator(), context.createGain()];
      tone.type = each.wave;
      tone.frequency.setValueAtTime(each.pitch, start + each.at);
      if (sound === "encounter") tone.frequency.exponentialRampToValueAtTime(each.pitch / 2, start + each.at + each.lasts);
      gain.gain.setValueAtTime(each.loud, start + each.at);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + each.at + each.lasts);
      tone.connect(gain).connect(context.destination);
      tone.start(start + each.at);
      tone.stop(start + each.at + each.lasts);
    }
    start += 0.3;
  }
}
