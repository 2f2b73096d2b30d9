// The rules in our own words, a file for each game and language, and where in them a reason leads.
import { arg } from "./message";
import type { Argument, Message } from "./wire";
import type { Language } from "./words";

const texts = import.meta.glob<string>("../games/*/rules.*.md", { query: "?raw", import: "default" });

/** Return the rules of a game. */
export async function loadRules(game: string, language: Language): Promise<string> {
  const load = texts[`../games/${game}/rules.${language}.md`];
  if (!load) throw new Error(`no rules for ${game} in ${language}`);
  return load();
}

/** What reasons rest on, as links call it: a section, and the rulings of ours that decide. */
export interface Cited {
  /** "" where none is cited. */
  section: string;
  rulings: string[];
}

// Where a message has the number of a ruling, it is one of The White Castle; others name theirs like a section.
const RULING = "w";

/** Return the section that the first of these reasons cites, and all rulings that they cite. */
export function cited(reasons: readonly Message[]): Cited {
  const rules = reasons.map((reason) => arg(reason, "rule")).filter((rule) => rule !== undefined);
  const rulings = rules.map((rule) => (typeof rule === "object" ? Number(arg(rule, "ruling")) : 0)).filter((one) => one > 0);
  return { section: rules[0] === undefined ? "" : sectionOf(rules[0]), rulings: [...new Set(rulings.map((one) => `${RULING}${one}`))] };
}

const SIGN = "§"; // which none of our words have
const CITATION = new RegExp(`\\s*[(（][^()（）]*${SIGN}[^()（）]*[)）]`, "g");

/** Return how reasons are told in a name: without the rule that they rest on, to which a way of its own leads. */
export function uncited(t: (what: Message) => string): (what: Message) => string {
  return (what) => t(signed(what)).replace(CITATION, "");
}

function signed(what: Message): Message {
  return { ...what, args: what.args.map(([name, value]) => [name, name === "rule" ? SIGN : typeof value === "object" ? signed(value) : value]) };
}

function sectionOf(rule: Argument): string {
  if (typeof rule === "object") return [arg(rule, "part"), arg(rule, "number")].filter(Boolean).join("-");
  return String(rule).toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
