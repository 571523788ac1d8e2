// One table as this browser sees it: the line to it, what comes down and goes up, the chat, the past.
import type { ChatTold, DownMessage, UpdateDown, UpMessage } from "../protocol.ts";
import { Choosing, type Asked } from "./choosing.svelte.ts";
import { Film, updateOf, type Scene, type View, type Viewer } from "./film.svelte.ts";
import { Line, type LineState, type LineUser } from "./line.ts";
import { appended, type Entry } from "./log.ts";
import { inWords } from "./refusal.ts";
import { settings, words } from "./settings.svelte.ts";

const PASSING: ReadonlySet<string> = new Set(["end_turn", "decline", "skip", "pass", "done"]);

/** What a table needs of a line. */
export type Connect = (url: string, user: LineUser) => Pick<Line, "send" | "close" | "hurry">;
/** A game that is seen again is told nothing and asks for nothing. */
const silent: Connect = () => ({ send: () => false, close: () => undefined, hurry: () => undefined });

export class Table extends Choosing {
  line = $state<LineState>("connecting");
  ended = $state<"" | "gone" | "refused">("");
  chat = $state.raw<ChatTold[]>([]);
  unsaid = $state.raw<{ text: string; why: string } | null>(null); // a line of chat that was not taken
  moved = $state(false); // the seat went to another device while this page was open
  fresh = $state.raw<Entry[]>([]); // what the last update brought
  before: View | null = null; // how it was before that
  seenAt = 0; // when the last update came, for clocks

  film: Film | null = null; // the game is seen again: it is moved through, not played
  past = $state.raw<(Table & { film: Film }) | null>(null); // looking back while the game goes on
  leave: (() => void) | null = null; // from there, back to the game

  private readonly connection: ReturnType<Connect>;
  private saying = "";
  private sent = new Map<number, UpMessage["kind"]>();
  private contributed = new Set<string>();

  constructor(
    readonly id: string,
    readonly link: string,
    connect: Connect = (url, user) => new Line(url, user),
  ) {
    super();
    const url = new URL(`/ws/table/${id}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.connection = connect(url.href.split("#")[0] ?? url.href, {
      hello: () => ({
        kind: "hello",
        protocol: 1,
        seat: this.update?.seat ?? null,
        since: this.update?.version ?? 0, // the log, too, for who comes back
        chat: this.chat[this.chat.length - 1]?.number ?? 0,
        link: this.link === "" ? null : this.link,
      }),
      heard: (message) => this.heard(message),
      changed: (state, reason) => {
        this.line = state;
        this.ended = reason;
        if (state !== "open") [this.busy, this.hinting, this.pressed] = [false, false, null]; // whatever was on its way: the next update tells
      },
    });
  }

  close(): void {
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  look(seat: number | null): void {
    this.ask({ kind: "look", id: 0, seat });
  }

  say(text: string): boolean {
    const seat = this.update?.seat;
    [this.saying, this.unsaid] = [text, null];
    return seat != null && this.ask({ kind: "say", id: 0, seat, text });
  }

  vote(what: "pause" | "abandon" | "rematch" | "resume", wanted = true): void {
    for (const seat of this.update?.mine ?? []) this.ask({ kind: "vote", id: 0, seat, what, wanted });
  }

  takeOver(seat: number): void {
    this.ask({ kind: "take_over", id: 0, seat });
  }

  reclaim(seat: number): void {
    this.ask({ kind: "reclaim", id: 0, seat });
  }

  /** The table of a game that is seen again; `shown` is told of every moment. */
  static ofFilm(id: string, link: string, viewer: Viewer, shown: (film: Film, scene: Scene) => void = () => undefined): Table & { film: Film } {
    const table = new Table(id, link, silent);
    const film = new Film(id, link, viewer, (seen, scene, forward) => {
      table.entries = seen.entries();
      table.before = table.update?.view ?? null;
      table.fresh = forward ? table.entries.slice(-1) : [];
      table.update = updateOf(seen, scene);
      shown(seen, scene);
    });
    return Object.assign(table, { film, line: "open" as const });
  }

  /** The moment behind a line of the log; while a game runs, in the past beside it. */
  revisit(version: number): void {
    if (this.film !== null) {
      this.film.stop();
      void (this.film.head?.table.status === "running" ? this.film.goVersion(version) : this.film.go(version));
    } else this.lookBack((film) => film.goVersion(version));
  }

  /** What happened since the viewer's own last choice, as a film. */
  catchUp(): void {
    const seat = this.update?.seat;
    if (seat == null) return;
    this.lookBack(async (film) => {
      await film.goBehind(seat);
      film.play();
    });
  }

  private lookBack(to: (film: Film) => Promise<void>): void {
    if (this.update?.view == null) return;
    const past = Table.ofFilm(this.id, this.link, this.update.seat);
    past.leave = () => this.now();
    this.past = past;
    void to(past.film).then(() => {
      if (past.film.wrong === "") return;
      this.refusal = past.film.wrong;
      this.now();
    });
  }

  private now(): void {
    this.past?.film.stop();
    this.past = null;
  }

  protected ask(message: Asked): boolean {
    this.messages += 1;
    this.sent.set(this.messages, message.kind);
    return this.connection.send({ ...message, id: this.messages });
  }

  private heard(message: DownMessage): void {
    if (message.kind === "update") this.updated(message);
    else if (message.kind === "chat") this.chat = [...this.chat, ...message.lines].slice(-200);
    else if (message.kind === "preview") this.previewed(message);
    else if (message.kind === "hint") this.hinted(message);
    else if (message.kind === "refused") {
      this.busy = this.hinting = false;
      const asked = message.id === undefined ? undefined : this.sent.get(message.id);
      // Somebody was quicker, or a preview of what is over: the update that is on its way says it all.
      const why = inWords({ name: message.error, message: message.message }, words());
      if (asked === "say") this.unsaid = { text: this.saying, why };
      else if (message.error !== "stale_version" && asked !== "preview") this.refusal = why;
    }
    if ("id" in message && message.id !== undefined) this.sent.delete(message.id);
  }

  private updated(update: UpdateDown): void {
    const before = this.update;
    const moved = before === null || before.version !== update.version || before.seat !== update.seat;
    const known = this.entries;
    this.entries = appended(known, update.happenings);
    if (moved) {
      const newest = known[known.length - 1]?.version ?? -1;
      this.before = before?.view ?? null;
      this.fresh = before === null ? [] : this.entries.filter((entry) => entry.version > newest);
      this.counts = {};
      this.explain(null, null);
      this.busy = this.hinting = false;
      this.pressed = this.hint = null;
    }
    this.moved = update.mine.length === 0 && (this.moved || (before?.mine.length ?? 0) > 0);
    this.seenAt = Date.now();
    this.update = update;
    if (moved && this.mine !== null) this.now(); // whoever is asked sees what is
    this.contribute(update);
    const next = update.decision?.owner ?? -1;
    // Several people at this device, and nothing in the next one's hand that the last one must not see: no screen between them.
    if (update.mine.length > 1 && update.mine.includes(next) && next !== update.seat && update.hand_over === null) this.look(next);
    const [only, more] = this.mine?.options ?? [];
    if (moved && settings.pass && this.guide === null && only !== undefined && more === undefined && PASSING.has(only.verb)) this.act([only.id]);
  }

  /** Our part in the dice, drawn here after the server has promised its own. */
  private contribute(update: UpdateDown): void {
    if (update.table.status !== "dealing") return;
    for (const seat of update.mine) {
      const name = `${update.table.commitment} ${seat}`;
      if (update.table.seats[seat]?.ready || this.contributed.has(name)) continue;
      this.contributed.add(name);
      const drawn = crypto.getRandomValues(new Uint8Array(32));
      const contribution = Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
      this.ask({ kind: "contribute", id: 0, seat, contribution });
    }
  }
}
