// What all pages share: how somebody likes things, the words of the language, and where one is.
import { announce, alertOf } from "./announce";
import { Refused, told } from "./api";
import { parse } from "./router";
import type { Route } from "./router";
import { sound as play } from "./sound";
import type { Sound } from "./sound";
import { readLiking, writeLiking } from "./store";
import type { Liking } from "./store";
import { message } from "./wire";
import type { Argument, Message } from "./wire";
import { loadWords, preferred } from "./words";
import type { Language, NameSeat, Words } from "./words";

export interface Note {
  id: number;
  text: string;
  kind: "info" | "warning";
  topic: string;
}

const SHOWN = 5_000;

class App {
  liking = $state<Liking>(readLiking());
  words = $state.raw<Words | null>(null);
  route = $state.raw<Route>(parse(location.hash));
  notes = $state.raw<Note[]>([]);
  isOffline = $state(!navigator.onLine);
  /** Rises when the words of a game have come, so that what was said without them is said again. */
  #brought = $state(0);
  #quiet = $state(matches("(prefers-reduced-motion: reduce)"));
  #dark = $state(matches("(prefers-color-scheme: dark)"));
  #number = 0;

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
    addEventListener("online", () => (this.isOffline = false));
    addEventListener("offline", () => (this.isOffline = true));
    watch("(prefers-reduced-motion: reduce)", (is) => (this.#quiet = is));
    watch("(prefers-color-scheme: dark)", (is) => (this.#dark = is));
  }

  get language(): Language {
    return this.liking.language || preferred(navigator.languages ?? []);
  }

  /** Whether things move. */
  get motion(): boolean {
    return this.liking.motion === "system" ? !this.#quiet : this.liking.motion === "full";
  }

  get isDark(): boolean {
    return this.liking.theme === "system" ? this.#dark : this.liking.theme === "dark";
  }

  /** Change how somebody likes things, and remember it. */
  like(change: Partial<Liking>): void {
    Object.assign(this.liking, change);
    writeLiking($state.snapshot(this.liking));
  }

  async speak(language: Language): Promise<void> {
    const words = await loadWords(language);
    await Promise.all([...this.#games].map((game) => words.game(game).catch(() => undefined)));
    if (this.language === language) this.words = words;
  }

  #games = new Set<string>();

  /** Bring the words of a game, in this language and whichever is chosen later. */
  async bring(game: string): Promise<void> {
    this.#games.add(game);
    const words = this.words ?? (await loadWords(this.language));
    await words.game(game);
    this.#brought += 1;
  }

  render = (what: Message, names?: NameSeat): string => {
    void this.#brought;
    return this.words?.render(what, names) ?? "";
  };

  say = (key: string, args: Record<string, Argument> = {}, names?: NameSeat): string => {
    void this.#brought;
    return this.words?.say(key, args, names) ?? "";
  };

  has = (key: string): boolean => {
    void this.#brought;
    return this.words?.has(key) ?? false;
  };

  sound(what: Sound): void {
    if (this.liking.sound) play(what);
  }

  /** Show a line for a moment; a newer one on the same topic takes its place. */
  note(text: string, kind: Note["kind"] = "info", topic = text): void {
    const note = { id: ++this.#number, text, kind, topic };
    this.notes = [...this.notes.filter((one) => one.topic !== topic).slice(-2), note];
    if (kind === "warning") alertOf(text);
    else announce(text);
    setTimeout(() => this.drop(note.id), SHOWN + text.length * 40);
  }

  drop(id: number): void {
    this.notes = this.notes.filter((one) => one.id !== id);
  }

  /** Say what went wrong. */
  fail(error: unknown, names?: NameSeat): void {
    // Without a line a page misses parts of its own as well; that is no fault of it.
    const what = this.isOffline && !(error instanceof Refused) ? message("web-offline") : told(error);
    if (what.key === "web-broken") console.error(error);
    this.note(this.render(what, names), "warning");
  }
}

function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false;
}

function watch(query: string, heard: (is: boolean) => void): void {
  globalThis.matchMedia?.(query).addEventListener("change", (event) => heard(event.matches));
}

export const app = new App();
export const say = app.say;
