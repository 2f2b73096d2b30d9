// What people are called who gave no name: the word was sent in their language, and everyone reads it in their own.
import { say } from "./app.svelte";

/** What `web-guest` says in each language. */
export const GUESTS: readonly string[] = ["Guest", "Invité", "ゲスト"];

/** Return a name as it is shown. */
export function called(name: string): string {
  const [, word = "", number = ""] = /^(.*?) ?(\d*)$/.exec(name) ?? [];
  if (!GUESTS.includes(word)) return name;
  return number ? say("web-guest-number", { number: Number(number) }) : say("web-guest");
}

// How broad letters of our sans serif are, in ems: enough to know whether a name fits before it is drawn.
const BREADTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\uff00-\uffef]/u, 1],
  [/[mwHMNW@]/, 0.78],
  [/[\p{P}\p{Z}ijlI]/u, 0.28],
  [/[cfrstzJ1]/, 0.38],
  [/\p{Lu}/u, 0.6],
];
const USUAL = 0.51;
const DOTS = 0.63;
/** The smallest letters that are read on a phone, in pixels. */
export const LEAST = 11;

function breadth(letter: string): number {
  return BREADTHS.find(([sort]) => sort.test(letter))?.[1] ?? USUAL;
}

/** Return how broad a text is in a sans serif, in ems. */
export function ems(text: string): number {
  return [...text].reduce((sum, letter) => sum + breadth(letter), 0);
}

/** Return as much of a text from its beginning as has room. */
function begin(text: string, room: number): string {
  let [kept, used] = ["", 0];
  for (const letter of text) {
    used += breadth(letter);
    if (used > room) break;
    kept += letter;
  }
  return kept.trimEnd();
}

const backwards = (text: string): string => [...text].reverse().join("");

/** Return the first word of a name, by which it is known among the others, or all of it where another begins alike. */
function first(name: string, names: readonly string[]): string {
  const [word = ""] = name.split(/(?<=\p{L}{2})[\s\-・]/u, 1);
  return names.some((other) => other !== name && other.startsWith(word)) ? name : word;
}

/** Names that stand side by side, each with so much room: in letters as large as are wanted, or smaller; who has no room
 *  for all of a name has its first word; what is too long even then is shortened, and where two would read the same,
 *  their ends are kept. */
export function fitting(whole: readonly string[], room: number, font: number): { font: number; names: string[] } {
  if (room <= 0) return { font, names: [...whole] }; // a table that is not measured yet
  const names = whole.map((name) => (ems(name) * LEAST > room ? first(name, whole) : name));
  const most = Math.max(...names.map(ems), 1);
  const size = Math.max(Math.min(LEAST, font), Math.min(font, room / most));
  const wide = room / size - DOTS;
  const isLong = (name: string): boolean => ems(name) * size > room + 0.01;
  const cut = names.map((name) => (isLong(name) ? `${begin(name, wide)}…` : name));
  const shown = cut.map((one, i) => {
    const name = names[i] ?? "";
    if (one === name || cut.indexOf(one) === cut.lastIndexOf(one)) return one;
    return `${begin(name, wide / 2)}…${backwards(begin(backwards(name), wide / 2))}`;
  });
  return { font: size, names: shown };
}
