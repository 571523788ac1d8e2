// A game seen again: its moments, loaded page by page, and the one that is shown. The views are the server's.
import type { EventTold, FilmTold, MomentTold, UpdateDown } from "../protocol.ts";
import { api, Refused } from "./api.ts";
import { entryOf, type Entry } from "./log.ts";

export type Viewer = number | "all" | null; // a seat, all hands open, or what a spectator saw
export type Unit = "step" | "turn" | "ruby";
export type View = NonNullable<UpdateDown["view"]>;
export interface Scene {
  number: number;
  moment: MomentTold;
  view: View;
}

export const PAGE = 100;
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const PAUSE = 1_100; // milliseconds a moment stays at speed 1

/** The views of a page: each moment tells what it changes. */
export function unrolled(first: number, moments: readonly MomentTold[]): Scene[] {
  let view: Record<string, unknown> = {};
  return moments.map((moment, index) => {
    view = { ...view, ...moment.parts };
    return { number: first + index, moment, view: view as unknown as View };
  });
}

/** Where the next or last one of a kind is, from `at`; the ends count too. */
export function neighbour(head: Pick<FilmTold, "total" | "turns" | "rubies">, at: number, unit: Unit, way: 1 | -1): number {
  const last = head.total - 1;
  const stops = unit === "step" ? [at + way] : unit === "turn" ? head.turns : head.rubies;
  const found = way > 0 ? stops.find((stop) => stop > at) : [...stops].reverse().find((stop) => stop < at);
  return Math.min(last, Math.max(0, found ?? (way > 0 ? last : 0)));
}

export class Film {
  head = $state.raw<FilmTold | null>(null);
  scene = $state.raw<Scene | null>(null);
  viewer = $state<Viewer>("all");
  playing = $state(false);
  speed = $state(1);
  wrong = $state("");
  private pages = new Map<number, Promise<Scene[]>>();
  private loaded = new Map<number, Scene[]>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(
    readonly id: string,
    private readonly link: string,
    viewer: Viewer,
    /** Show it; `forward`: it follows on the one shown before. */
    private readonly draw: (film: Film, scene: Scene, forward: boolean) => void,
  ) {
    this.viewer = viewer;
  }

  get at(): number {
    return this.scene?.number ?? 0;
  }

  get last(): number {
    return (this.head?.total ?? 1) - 1;
  }

  async go(number: number): Promise<void> {
    this.wanted = number;
    try {
      const scene = await this.find(number);
      if (this.wanted !== number || scene === undefined) return; // somebody was quicker, or there is none
      const forward = this.scene !== null && scene.number === this.scene.number + 1;
      this.scene = scene;
      this.draw(this, scene, forward);
      if (scene.number % PAGE > PAGE / 2) void this.page(Math.floor(scene.number / PAGE) + 1).catch(() => null); // before it is asked for
    } catch (error) {
      this.failed(error);
    }
  }

  /** The moment that an entry of a running game's log led to. */
  async goVersion(version: number): Promise<void> {
    const scene = await this.backwards((each) => each.moment.version <= version);
    if (scene !== undefined) await this.go(scene.number);
  }

  /** Where the seat has chosen last. */
  async goBehind(seat: number): Promise<void> {
    const own = await this.backwards((each) => each.moment.seat === seat, (each) => each.moment.seat !== seat);
    await this.go(own?.number ?? 0);
  }

  /** The last moment like this; `first`, if given, must have come behind it. */
  private async backwards(wanted: (scene: Scene) => boolean, first: (scene: Scene) => boolean = () => true): Promise<Scene | undefined> {
    let begun = false;
    try {
      if (this.head === null) await this.page(0);
      for (let page = Math.floor(this.last / PAGE); page >= 0; page--) {
        for (const scene of [...(await this.page(page))].reverse()) {
          begun ||= first(scene);
          if (begun && wanted(scene)) return scene;
        }
      }
    } catch (error) {
      this.failed(error);
    }
    return undefined;
  }

  private failed(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.stop();
    this.wrong = error.message || "unreachable";
  }

  move(unit: Unit, way: 1 | -1): void {
    if (this.head !== null) void this.go(neighbour(this.head, this.at, unit, way));
  }

  async through(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    this.pages.clear();
    this.loaded.clear();
    await this.go(this.at);
  }

  play(): void {
    if (this.playing || this.head === null) return;
    this.playing = true;
    if (this.at >= this.last) void this.go(0);
    this.tick();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** What happened up to now, as far as it is loaded without a gap. */
  entries(): Entry[] {
    let page = Math.floor(this.at / PAGE);
    let scenes = this.loaded.get(page) ?? [];
    while (page > 0 && this.loaded.has(page - 1)) scenes = [...(this.loaded.get(--page) ?? []), ...scenes];
    return scenes.filter((each) => each.number <= this.at).map((each) => entryOf(each.number, each.moment.seat, each.moment.events));
  }

  events(): EventTold[] {
    return this.scene?.moment.events ?? [];
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (this.at >= this.last) {
        this.stop();
        return;
      }
      void this.go(this.at + 1).then(() => {
        if (this.playing) this.tick();
      });
    }, PAUSE / this.speed);
  }

  private async find(number: number): Promise<Scene | undefined> {
    let page = await this.page(Math.floor(Math.max(0, number) / PAGE));
    if (page.length === 0) page = await this.page(Math.floor(this.last / PAGE)); // an old link behind the end
    return page.find((each) => each.number === number) ?? page[page.length - 1];
  }

  private page(number: number): Promise<Scene[]> {
    let found = this.pages.get(number);
    if (found === undefined) {
      found = this.load(number);
      this.pages.set(number, found);
      found.catch(() => this.pages.delete(number));
    }
    return found;
  }

  private async load(number: number): Promise<Scene[]> {
    if (this.head !== null && number * PAGE >= this.head.total) return [];
    const viewer = this.viewer;
    const told = await api.moments(this.id, viewer, number * PAGE, PAGE, this.link);
    const scenes = unrolled(told.first, told.moments);
    if (viewer === this.viewer) this.loaded.set(number, scenes);
    this.head = told;
    return scenes;
  }
}

/** What the table would have been told at that moment; nothing can be chosen in it. */
export function updateOf(film: Film, scene: Scene): UpdateDown {
  const head = film.head;
  if (head === null) throw new Error("a scene without its film");
  const ended = scene.number === head.total - 1;
  return {
    kind: "update", version: scene.number, digest: "", view: scene.view, seat: scene.view.you, mine: [], decision: null,
    table: { ...head.table, status: ended ? head.table.status : "running" },
    ahead: [], undo: { can: false, barrier: "nothing" }, since: scene.number, happenings: [], complete: true, clock: null, hand_over: null,
    outcome: ended ? head.outcome : null,
  };
}
