// What is said to people, from the same Fluent files as on the server, loaded for one language when it is spoken.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./wire";

export const LANGUAGES = ["en", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", ja: "日本語" };

const LONGEST = 900; // letters of an argument that are repeated, as the server has it
const LARGEST = 1e15;

// The words of the client and of any table are one file a language; those of a game come with the game, and those of
// lessons and guides with these.
const shells: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./words/en"),
  fr: () => import("./words/fr"),
  ja: () => import("./words/ja"),
};
const games = import.meta.glob<string>(
  "@locales/{en,fr,ja}/{cat_tower,catsle_builders,catte,white_castle,lessons,guide}.ftl",
  { query: "?raw", import: "default" },
);

function gameFile(language: Language, game: string): (() => Promise<string>) | undefined {
  const end = `/${language}/${game}.ftl`;
  return Object.entries(games).find(([path]) => path.endsWith(end))?.[1];
}

export type NameSeat = (seat: number) => string | undefined;

/** The words of one language. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #games = new Map<string, Promise<void>>();

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    // Isolating marks are for mixed writing directions, which our languages do not have.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.add(text);
  }

  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** Bring the words of a game. */
  game(name: string): Promise<void> {
    const known = this.#games.get(name);
    if (known) return known;
    const file = gameFile(this.language, name);
    const coming = file ? file().then((text) => this.add(text)) : Promise.resolve();
    coming.catch(() => this.#games.delete(name));
    this.#games.set(name, coming);
    return coming;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Render a message; where seats have names, they are called by these. */
  render(what: Message, names?: NameSeat): string {
    const text = this.#render(what, names);
    return names ? called(text, this.language) : text;
  }

  say(key: string, args: Record<string, Argument> = {}, names?: NameSeat): string {
    return this.render({ key, args: Object.entries(args) }, names);
  }

  #render(what: Message, names?: NameSeat): string {
    if (names && what.key === "seat") {
      const number = what.args.find(([arg]) => arg === "number")?.[1];
      const name = typeof number === "number" ? names(number - 1) : undefined;
      if (name) return MARK + name;
    }
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of what.args) args[name] = this.#argument(value, names);
    const pattern = this.#bundle.getMessage(what.key)?.value;
    if (!pattern) {
      missing(what.key, this.language);
      return what.key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length) missing(`${what.key}: ${errors.map(String).join("; ")}`, this.language);
    return text;
  }

  #argument(value: Argument, names?: NameSeat): FluentVariable {
    let text = typeof value === "object" ? this.#render(value, names) : value;
    if (Number.isInteger(text) && Math.abs(text as number) >= LARGEST) text = String(text);
    return typeof text === "string" && [...text].length > LONGEST ? `${[...text].slice(0, LONGEST).join("")}…` : text;
  }
}

// A seat takes an article in French ("le siège 2"), a name does not ("Anne"), and sentences are written for the seat.
const MARK = "\uE000";

function called(text: string, language: Language): string {
  if (!text.includes(MARK)) return text;
  if (language === "fr") {
    text = text
      .replace(/\b[dD]u \uE000(?=[AEIOUYÉÈÊÀÂÎÔÛaeiouyéèêàâîôû])/g, "d’")
      .replace(/\bdu \uE000/g, "de ")
      .replace(/\bDu \uE000/g, "De ")
      .replace(/\bau \uE000/g, "à ")
      .replace(/\bAu \uE000/g, "À ")
      .replace(/\b[lL]e \uE000/g, "");
  }
  return text.replaceAll(MARK, "");
}

const told = new Set<string>();
function missing(what: string, language: Language): void {
  if (told.has(what)) return;
  told.add(what);
  console.warn(`no words in ${language}: ${what}`);
}

const loaded = new Map<Language, Promise<Words>>();

/** Return the words of a language. */
export function loadWords(language: Language): Promise<Words> {
  let words = loaded.get(language);
  if (!words) {
    words = shells[language]().then((file) => new Words(language, file.default));
    words.catch(() => loaded.delete(language));
    loaded.set(language, words);
  }
  return words;
}

/** Return the language that a browser asks for. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return "en";
}
