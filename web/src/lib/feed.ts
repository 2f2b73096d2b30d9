// The feed of a table: a WebSocket that comes back by itself, or server-sent events where no socket ever opens.
import { API } from "./api";
import type { Hello, Update } from "./wire";

/** Whether we are about to hear from the table, hear from it, or do not. `gone`: the secret leads nowhere. */
export type Line = "connecting" | "live" | "away" | "gone";

export interface Listener {
  update: (update: Update) => void;
  line: (line: Line) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;
const PATIENCE = 8_000; // in which a socket has to open
const SILENCE = 40_000; // after which a line is taken for dead: the server gives a sign of life every 15 seconds
const SOCKETS = 2; // that never opened, until events are tried
const NO_SECRET = 4401;

/** Listens to a table until it is closed. */
export class Feed {
  #socket: WebSocket | null = null;
  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #failed = 0; // tries since we last heard anything
  #unopened = 0;
  #wasOpen = false;
  #closed = false;
  #known: { seq: number; ply: number } | null = null;
  #line: Line = "connecting";

  constructor(
    readonly token: string,
    readonly listener: Listener,
  ) {
    globalThis.addEventListener("online", this.#now);
    globalThis.addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  /** Hear no more. */
  close(): void {
    this.#closed = true;
    globalThis.removeEventListener("online", this.#now);
    globalThis.removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
  }

  /** Forget what is known, so that the next update tells it all again. */
  forget(): void {
    this.#known = null;
  }

  /** Connect again now, whatever the wait. */
  reconnect = (): void => {
    this.#failed = 0;
    this.#connect();
  };

  #now = (): void => {
    if (this.#line !== "live") this.reconnect();
  };
  #offline = (): void => this.#tell("away");
  #seen = (): void => {
    if (document.visibilityState === "visible") this.#now();
  };

  #tell(line: Line): void {
    if (line === this.#line || this.#closed) return;
    this.#line = line;
    this.listener.line(line);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
      socket.close();
    }
    this.#abort?.abort();
    this.#abort = null;
  }

  #connect(): void {
    if (this.#closed || this.#line === "gone") return;
    this.#drop();
    if (!this.#wasOpen && this.#unopened >= SOCKETS) void this.#events();
    else this.#open();
  }

  #open(): void {
    const url = new URL(`${API}/table/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    const socket = new WebSocket(url);
    this.#socket = socket;
    let isOpen = false;
    this.#watch = setTimeout(() => this.#lost(!isOpen), PATIENCE);
    socket.onopen = () => {
      isOpen = this.#wasOpen = true;
      const hello: Hello = { token: this.token, ...(this.#known ?? {}) };
      socket.send(JSON.stringify(hello));
      this.#alive();
    };
    socket.onmessage = (event) => this.#heard(String(event.data));
    socket.onclose = (event) => {
      if (event.code === NO_SECRET) this.#gone();
      else this.#lost(!isOpen);
    };
  }

  /** Listen to server-sent events by fetch: EventSource could not send the secret in a header. */
  async #events(): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    this.#watch = setTimeout(() => abort.abort(), PATIENCE);
    const query = this.#known ? `?seq=${this.#known.seq}&ply=${this.#known.ply}` : "";
    try {
      const answer = await fetch(`${API}/table/feed${query}`, {
        headers: { Authorization: `Bearer ${this.token}` },
        cache: "no-store",
        signal: abort.signal,
      });
      if (answer.status === 401) return this.#gone();
      if (!answer.ok || !answer.body) throw new Error(String(answer.status));
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        text += value;
        const parts = text.split("\n\n");
        text = parts.pop() ?? "";
        this.#alive();
        for (const part of parts) if (part.startsWith("data: ")) this.#heard(part.slice(6));
      }
    } catch {
      // The line broke; we try again below.
    }
    if (this.#abort === abort) {
      this.#unopened = 0; // perhaps a socket can be had by now
      this.#lost(false);
    }
  }

  #heard(data: string): void {
    this.#alive();
    const update = JSON.parse(data) as Update | Record<string, never>;
    if (!("snapshot" in update)) {
      // A sign of life: what we know is still how it stands.
      if (this.#known) this.#tell("live");
      return;
    }
    this.#known = { seq: update.snapshot.seq, ply: update.snapshot.ply };
    this.#tell("live");
    this.listener.update(update as Update);
  }

  #alive(): void {
    this.#failed = 0;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(false), SILENCE);
  }

  #gone(): void {
    this.#drop();
    this.#tell("gone");
  }

  #lost(neverOpened: boolean): void {
    this.#drop();
    if (this.#closed) return;
    if (neverOpened) this.#unopened += 1;
    this.#failed += 1;
    if (this.#line === "live" || this.#failed > 1) this.#tell("away");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failed - 1)) * (0.5 + Math.random());
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
