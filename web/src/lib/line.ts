// One WebSocket to one table that comes back by itself: who uses it never sees whether it is the same socket.
import type { DownMessage, UpMessage } from "../protocol.ts";

export type LineState = "connecting" | "open" | "waiting" | "closed";

export interface LineUser {
  /** What to say first on a new socket. */
  hello(): UpMessage;
  heard(message: DownMessage): void;
  changed(state: LineState, reason: "" | "gone" | "refused"): void;
}

const FINAL = new Set([4404, 4400, 1007, 1009]); // coming back would change nothing
const AT_ONCE = new Set([1012, 4408]);
const SILENCE = 45_000;
const WAITS = [300, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Milliseconds before the next try; `tries` counts those that failed since the line last worked. */
export function waitBefore(tries: number, code: number): number {
  if (tries === 0 && AT_ONCE.has(code)) return 50;
  return WAITS[Math.min(tries, WAITS.length - 1)] ?? 15_000;
}

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly user: LineUser,
  ) {
    this.open();
  }

  /** False: it could not be sent, and nothing of it is kept. */
  send(message: UpMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
  }

  /** Somebody came back to the page or the network is there again: don't wait any longer. */
  hurry(): void {
    if (this.ended || this.socket !== null) return;
    clearTimeout(this.timer);
    this.open();
  }

  private open(): void {
    this.user.changed("connecting", "");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.user.hello());
      this.user.changed("open", "");
      this.listen(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.tries = 0;
      this.listen(socket);
      const message = JSON.parse(event.data) as DownMessage;
      if (message.kind === "ping") this.send({ kind: "pong", n: message.n });
      else this.user.heard(message);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private listen(socket: WebSocket): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      socket.close();
      this.lost(socket, 0); // a dead network may never tell that the socket is closed
    }, SILENCE);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.silence);
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.ended = true;
      this.user.changed("closed", code === 4404 ? "gone" : "refused");
      return;
    }
    this.user.changed("waiting", "");
    this.timer = setTimeout(() => this.open(), waitBefore(this.tries, code));
    this.tries += 1;
  }
}
