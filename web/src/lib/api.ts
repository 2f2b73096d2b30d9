// The server, by HTTP. A secret goes into a header, never into an address; whatever is refused is a `Refused`.
import type {
  Done, Explained, Hint, History, LinkMade, Message, Moment, Move, NewLesson, NewSeat, NewTable, Opened, Points, Problem, Rounds, Seated, ServerShown, Summary,
  TitleShown, Update,
} from "./wire";
import { message } from "./wire";

/** Beside the page, wherever that is served. */
export const API = "./api";

const TRIES = 5;
const FIRST_WAIT = 300;

/** Something that the server refused, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly told: Message,
    readonly seq?: number,
    readonly ply?: number,
  ) {
    super(told.key);
    this.name = "Refused";
  }

  /** Whether the table has gone on in the meantime. */
  get isStale(): boolean {
    return this.status === 409;
  }

  get isUnknown(): boolean {
    return this.status === 401;
  }
}

/** The server did not answer. */
export class Unreachable extends Error {
  readonly told = message("web-unreachable");
}

/** Return what to tell people of an error. */
export function told(error: unknown): Message {
  return error instanceof Refused || error instanceof Unreachable ? error.told : message("web-broken");
}

type Query = Record<string, string | number | undefined | null>;
type Method = "GET" | "POST" | "PUT";

interface Sent {
  secret?: string | undefined;
  body?: unknown;
  query?: Query;
  /** How often it is tried where the server cannot be reached: only what may happen twice is tried twice. */
  tries?: number;
  as?: "json" | "text";
  signal?: AbortSignal | undefined;
}

/** A key that tells one act from all others, so that sending it again is safe. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

async function call<T>(method: Method, path: string, sent: Sent = {}): Promise<T> {
  const tries = sent.tries ?? (method === "GET" ? 2 : 1);
  for (let count = 1; ; count++) {
    try {
      return await once<T>(method, path, sent);
    } catch (error) {
      const may = error instanceof Unreachable || (error instanceof Refused && [429, 502, 503, 504].includes(error.status));
      if (!may || count >= tries || sent.signal?.aborted) throw error;
      await new Promise((done) => setTimeout(done, FIRST_WAIT * 2 ** (count - 1) * (0.75 + Math.random() / 2)));
    }
  }
}

async function once<T>(method: Method, path: string, sent: Sent): Promise<T> {
  const headers: Record<string, string> = {};
  if (sent.secret) headers["Authorization"] = `Bearer ${sent.secret}`;
  if (sent.body !== undefined) headers["Content-Type"] = "application/json";
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) if (value != null) query.set(name, String(value));
  const init: RequestInit = { method, headers, cache: "no-store" };
  if (sent.body !== undefined) init.body = JSON.stringify(sent.body);
  if (sent.signal) init.signal = sent.signal;
  let answer: Response;
  try {
    answer = await fetch(`${API}${path}${query.size ? `?${query}` : ""}`, init);
  } catch (error) {
    if (sent.signal?.aborted) throw error;
    throw new Unreachable();
  }
  if (!answer.ok) throw await refused(answer);
  return (sent.as === "text" ? await answer.text() : await answer.json()) as T;
}

async function refused(answer: Response): Promise<Error> {
  try {
    const problem = (await answer.json()) as Problem;
    if (problem.error?.key) return new Refused(answer.status, problem.error, problem.seq, problem.ply);
  } catch {
    // Not from our server: a proxy in between, most likely.
  }
  return answer.status >= 500 ? new Unreachable() : new Refused(answer.status, message("web-broken"));
}

// Without a secret

export const games = (): Promise<TitleShown[]> => call("GET", "/games");
export const server = (): Promise<ServerShown> => call("GET", "/server", { tries: 2 });
export const lobby = (tokens: string[]): Promise<Summary[]> => call("POST", "/lobby", { body: { tokens }, tries: 2 });
export const openTable = (table: NewTable): Promise<Opened> => call("POST", "/tables", { body: table });
export const beginLesson = (lesson: NewLesson): Promise<Opened> => call("POST", "/lessons", { body: lesson });
export const importGame = (log: string): Promise<Seated> => call("POST", "/tables/import", { body: { log } });
export const join = (invite: string, name: string, seat?: number): Promise<Seated> =>
  call("POST", "/join", { secret: invite, body: { name, seat: seat ?? null } });

/** A table, with the secret that leads to it. */
export class Table {
  constructor(readonly secret: string) {}

  #post<T>(path: string, body?: object, tries = 1): Promise<T> {
    return call("POST", `/table${path}`, { secret: this.secret, body, tries });
  }

  /** Send what can be sent again, since it has a key. */
  #keyed(path: string, body: object): Promise<Done> {
    return this.#post(path, { ...body, key: newKey() }, TRIES);
  }

  #get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
    return call("GET", `/table${path}`, { secret: this.secret, query, signal });
  }

  look = (seat?: number, first?: number): Promise<Update> => this.#get("", { seat, first });
  heard = (first: number, seat?: number): Promise<History> => this.#get("/heard", { first, seat });
  at = (ply: number, seat?: number, signal?: AbortSignal): Promise<Moment> => this.#get(`/at/${ply}`, { seat }, signal);
  points = (seat?: number): Promise<Points> => this.#get("/points", { seat });
  rounds = (): Promise<Rounds> => this.#get("/rounds");
  explain = (action: number, seat?: number): Promise<Explained> => this.#get(`/explain/${action}`, { seat });
  hint = (seat?: number): Promise<Hint> => this.#get("/hint", { seat });
  log = (): Promise<string> => call("GET", "/table/log", { secret: this.secret, as: "text" });

  answer = (move: Omit<Move, "key">): Promise<Done> => this.#keyed("/answer", move);
  end = (seat: number): Promise<Done> => this.#keyed("/end", { seat });
  stepBack = (seat: number, ply: number): Promise<Done> => this.#keyed("/step-back", { seat, ply });
  takeBack = (seat: number, ply: number): Promise<Done> => this.#keyed("/take-back", { seat, ply });
  /** Agree to the offer that was seen, and to no other that came since. */
  agree = (seat: number, ply: number | null): Promise<Done> => this.#keyed("/agree", { seat, ply });
  refuse = (seat: number): Promise<Done> => this.#keyed("/refuse", { seat });
  comeBack = (seat: number): Promise<Done> => this.#keyed("/return", { seat });
  cut = (seat: number, text: string): Promise<Done> => this.#post("/cut", { seat, text }, TRIES);
  start = (): Promise<Done> => this.#post("/start");
  setSeat = (seat: number, kind: "bot" | "open", level = ""): Promise<Done> =>
    call("PUT", `/table/seats/${seat}`, { secret: this.secret, body: { kind, level }, tries: TRIES });
  setPace = (pace: number): Promise<Done> =>
    call("PUT", "/table/pace", { secret: this.secret, body: { pace }, tries: TRIES });
  link = (purpose: "invite" | "watch"): Promise<LinkMade> => this.#post("/links", { purpose });
  rematch = (): Promise<Seated> => this.#post("/rematch", undefined, 2);
  clone = (ply: number, seat: number, name: string, level: string): Promise<Opened> =>
    this.#post("/clone", { ply, seat, name, level });
}

export type { NewSeat };
