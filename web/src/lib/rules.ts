// The rules in our own words, a file for each game and language, and where in them a reason leads.
import type { Argument, Message } from "./wire";
import type { Language } from "./words";

const texts = import.meta.glob<string>("../games/*/rules.*.md", { query: "?raw", import: "default" });

/** Return the rules of a game. */
export async function loadRules(game: string, language: Language): Promise<string> {
  const load = texts[`../games/${game}/rules.${language}.md`];
  if (!load) throw new Error(`no rules for ${game} in ${language}`);
  return load();
}

/** Return the section that the first of these reasons cites, as links call it, or "" where none does. */
export function cited(reasons: readonly Message[]): string {
  for (const reason of reasons) {
    const rule = argument(reason, "rule");
    if (typeof rule === "object") return [argument(rule, "part"), argument(rule, "number")].filter(Boolean).join("-");
    if (rule !== undefined) return String(rule).toLowerCase().replace(/[^a-z0-9]+/g, "-");
  }
  return "";
}

function argument(what: Message, name: string): Argument | undefined {
  return what.args.find(([one]) => one === name)?.[1];
}
