// Plays movements above the page. The page itself shows at once what is: only the piece that is on its way is hidden meanwhile,
// so whatever ends the film early, nothing has to be put right. Positions are read off what is drawn.
import { shown, type Look } from "../art/art.ts";
import { rate, type Act, type Spot } from "./acts.ts";

const SVG = "http://www.w3.org/2000/svg";

function drawn(art: string, look: Look, size: number): SVGElement | null {
  const found = shown(art, look);
  if (found === undefined) return null;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `flyer ${look.seat === undefined ? "" : `seat-${look.seat}`}`);
  svg.setAttribute("viewBox", found.box.join(" "));
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = found.inner; // our own drawings
  const [, , width = 1, height = 1] = found.box;
  svg.style.width = `${size}px`;
  svg.style.height = `${(size * height) / width}px`;
  return svg;
}

const tile = (place: number): Element | null => document.querySelector(`.tile[data-place="${place}"]`);

/** Something seen of it; a hidden figure, as on a phone, gives way to its seat. */
function element(spot: Spot): Element | null {
  if ("place" in spot) return tile(spot.place)?.querySelector(".counter") ?? null;
  if ("area" in spot) return document.querySelector(`[data-area="${spot.area}"]`) ?? document.querySelector(".carpet");
  const seat = document.querySelector(`[data-seat="${spot.seat}"]`);
  const figure = spot.what === "rubies" ? seat?.querySelector(".rubies") : spot.what === undefined ? null : seat?.querySelector(`[data-what="${spot.what}"]`);
  return figure && figure.getClientRects().length > 0 ? figure : (seat ?? null);
}

function middle(found: Element): { x: number; y: number } {
  const box = found.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export class Player {
  private queue: Act[] = [];
  private running = new Set<Animation>();
  private hidden = new Map<string, Animation>();
  private playing = false;
  private run = 0; // a skipped run notices that it is none any more

  constructor(private readonly layer: HTMLElement) {}

  get busy(): boolean {
    return this.playing;
  }

  play(acts: readonly Act[], speed: number): void {
    this.queue.push(...acts);
    for (const act of acts) if (act.kind === "hop") this.hide(act.piece);
    if (!this.playing) void this.all(speed);
  }

  /** To the end at once: what is drawn below is already what is. */
  skip(): void {
    this.run += 1;
    this.queue = [];
    for (const animation of this.running) animation.cancel();
    for (const animation of this.hidden.values()) animation.cancel();
    this.running.clear();
    this.hidden.clear();
    this.layer.replaceChildren();
    this.playing = false;
  }

  private async all(speed: number): Promise<void> {
    const { run } = this;
    this.playing = true;
    while (this.queue.length > 0) {
      const quick = rate(this.queue, speed); // what came meanwhile makes it quicker
      const act = this.queue.shift();
      if (act === undefined) break;
      await this.one(act, quick);
      if (run !== this.run) return;
      if (act.kind === "hop" && !this.queue.some((each) => each.kind === "hop" && each.piece === act.piece)) this.reveal(act.piece);
    }
    this.skip();
  }

  private async one(act: Act, quick: number): Promise<void> {
    if (act.kind === "hop") await this.hop(act, quick);
    else if (act.kind === "fly") await this.fly(act, quick);
    else await this.tumble(act.ms / quick);
  }

  private async hop(act: Act & { kind: "hop" }, quick: number): Promise<void> {
    const piece = document.querySelector(`[data-piece="${act.piece}"]`)?.getBoundingClientRect();
    const ghost = drawn(act.art, { seat: act.seat, ...(act.stack > 0 ? { stack: act.stack } : {}) }, piece?.width ?? 24);
    if (ghost === null) return;
    this.layer.append(ghost);
    const { height } = ghost.getBoundingClientRect();
    const feet = act.way.flatMap((place) => {
      const box = tile(place)?.querySelector(".pieces")?.getBoundingClientRect();
      return box === undefined ? [] : [{ x: box.left, y: box.bottom - height }];
    });
    const frames: Keyframe[] = feet.flatMap(({ x, y }, index) => {
      const next = feet[index + 1];
      const ground = { transform: `translate(${x}px, ${y}px)`, easing: "ease-out" };
      if (next === undefined) return [ground];
      return [ground, { transform: `translate(${(x + next.x) / 2}px, ${Math.min(y, next.y) - height * 0.35}px)`, easing: "ease-in" }];
    });
    await this.animate(ghost, frames, (act.ms * (feet.length - 1)) / quick);
    ghost.remove();
  }

  private async fly(act: Act & { kind: "fly" }, quick: number): Promise<void> {
    const { run } = this;
    const [from, to] = [element(act.from), element(act.to)];
    if (from === null || to === null) return;
    const [start, end] = [middle(from), middle(to)];
    const size = act.glint ? 30 : act.seat === undefined ? 20 : 24;
    const flights = Array.from({ length: act.count }, (_, index) => {
      const ghost = drawn(act.art, { seat: act.seat }, size);
      if (ghost === null) return Promise.resolve();
      this.layer.append(ghost);
      const at = ({ x, y }: { x: number; y: number }): string => `translate(${x - size / 2}px, ${y - size / 2}px)`;
      const top = { x: (start.x + end.x) / 2, y: Math.max(0, Math.min(start.y, end.y) - 40) };
      const frames: Keyframe[] = [
        { transform: `${at(start)} scale(0.7)`, opacity: 0.2 },
        { transform: `${at(top)} scale(${act.glint ? 1.5 : 1.1})`, opacity: 1, ...(act.glint ? { filter: "brightness(1.9)" } : {}) },
        { transform: `${at(end)} scale(0.9)`, opacity: 1, filter: "none" },
      ];
      return this.animate(ghost, frames, act.ms / quick, (index * 45) / quick).then(() => ghost.remove());
    });
    await Promise.all(flights);
    if (run === this.run && to.matches("[data-what], .rubies")) void this.animate(to, [{ scale: 1.35 }, { scale: 1 }], 160 / quick); // it is counted
  }

  private async tumble(ms: number): Promise<void> {
    const dice = [...document.querySelectorAll(".roll .art, .tray [data-face] .art")];
    await Promise.all(dice.map((die, index) =>
      this.animate(die, [
        { transform: `translateY(-14px) rotate(${index % 2 ? 300 : -340}deg) scale(0.8)` },
        { transform: `translateY(4px) rotate(${index % 2 ? 90 : -110}deg)`, offset: 0.6 },
        { transform: "none" },
      ], ms)));
  }

  private async animate(target: Element, frames: Keyframe[], duration: number, delay = 0): Promise<void> {
    const animation = target.animate(frames, { duration, delay, easing: "ease-out", fill: "backwards" });
    this.running.add(animation);
    await animation.finished.catch(() => undefined); // skipped: the run it belonged to is over
    this.running.delete(animation);
  }

  private hide(piece: string): void {
    const found = document.querySelector(`[data-piece="${piece}"]`);
    this.hidden.get(piece)?.cancel();
    if (found) this.hidden.set(piece, found.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 60_000 }));
  }

  private reveal(piece: string): void {
    this.hidden.get(piece)?.cancel();
    this.hidden.delete(piece);
  }
}
