// The short writing of the server, read as signs that can be drawn. Marks are messages, so nothing here guesses:
// each sort of message is a sign, or is made of others.
import { figure, inner, text } from "../../lib/message";
import type { Message } from "../../lib/wire";

/** A thing that is drawn, with how much of it; or what stands between two. */
export interface Token {
  /** What is drawn, by the name of its icon; `or` and `arrow` stand between others. */
  sign: string;
  amount?: number;
}

/** The key of a message without the name of the game. */
export function sort(what: Message | null | undefined): string {
  return what?.key.replace(/^white_castle-/, "") ?? "";
}

const of = (what: Message, ...names: string[]): Token[] => names.flatMap((name) => tokens(inner(what, name)));

const garden = (kind: string): Token[] =>
  kind === "either" ? [{ sign: "garden-stone" }, { sign: "or" }, { sign: "garden-plant" }] : [{ sign: `garden-${kind}` }];

const READ: Record<string, (what: Message) => Token[]> = {
  "short-blank": () => [],
  // Any block, in the shape of a colour, is one of that colour; other things stand beside a tile of it.
  "short-in": (what) =>
    of(what, "what").map((one) => (one.sign === "block-any" ? { sign: `block-${text(what, "colour")}` } : one)),
  "short-thing": (what) => [{ sign: text(what, "thing"), amount: figure(what, "amount") }],
  "short-any": (what) => [{ sign: "any", amount: figure(what, "amount") }],
  "short-and": (what) => of(what, "first", "second"),
  "short-or": (what) => [...of(what, "first"), { sign: "or" }, ...of(what, "second")],
  "short-offer": (what) => [...of(what, "price"), { sign: "arrow" }, ...of(what, "what")],
  "short-influence": (what) => [{ sign: "influence", amount: figure(what, "steps") }],
  "short-lantern": () => [{ sign: "lantern" }],
  "short-well": () => [{ sign: "well" }],
  "short-member": (what) => [{ sign: text(what, "member") }],
  "short-block": (what) => [{ sign: `block-${text(what, "selection") || "any"}` }],
  "short-domain-line": () => [{ sign: "line" }],
  "short-decree": (what) => [{ sign: `decree-${text(inner(what, "what"), "thing")}` }],
  "short-worth": (what) => [...of(what, "points"), { sign: "or" }, ...of(what, "member")],
  "short-range": (what) => [{ sign: "vp", amount: figure(what, "last") }],
  // The same, as it is said at length.
  thing: (what) => [{ sign: text(what, "thing"), amount: figure(what, "amount") }],
  any: (what) => [{ sign: "any", amount: figure(what, "amount") }],
  and: (what) => of(what, "first", "second"),
  or: (what) => [...of(what, "first"), { sign: "or" }, ...of(what, "second")],
  offer: (what) => [...of(what, "price"), { sign: "arrow" }, ...of(what, "what")],
  influence: (what) => [{ sign: "influence", amount: figure(what, "steps") }],
  lantern: () => [{ sign: "lantern" }],
  well: () => [{ sign: "well" }],
  member: (what) => [{ sign: text(what, "member") }],
  "board-action": (what) => [{ sign: `block-${text(what, "selection")}` }],
  "domain-line": () => [{ sign: "line" }],
  line: (what) => [{ sign: `line-${text(what, "colour")}` }],
  decree: (what) => [{ sign: `decree-${text(what, "decree")}` }],
  "short-rival-gardener": (what) => [...of(what, "member"), ...garden(text(what, "kind"))],
  "short-rival-warrior": (what) => of(what, "member", "iron"),
  "short-rival-courtier": (what) => [
    ...of(what, "member"),
    { sign: figure(what, "levels") ? `climb-${figure(what, "levels")}` : "audience" },
  ],
};

/** Return what a mark draws. */
export function tokens(mark: Message | string | null | undefined): Token[] {
  if (!mark || typeof mark === "string") return [];
  return READ[sort(mark)]?.(mark) ?? [];
}

/** Return what a garden or a lantern gives, which a mark writes in short, as it is said at length. */
export function atLength(mark: Message): Message {
  const kind = sort(mark).replace(/^short-/, "");
  return {
    key: `white_castle-${kind === "block" ? "board-action" : kind}`,
    args: mark.args.map(([name, value]) => [name, typeof value === "object" ? atLength(value) : value]),
  };
}

/** A change of what a clan has: a thing, and how much more of it. */
export interface Change {
  thing: string;
  amount: number;
}

/** Return what a legal action changes at once, from its notes: coins of a die, prices, gains. */
export function changes(notes: Message[]): Change[] {
  return notes.flatMap((note) => {
    if (sort(note) === "explain-covers") {
      const coins = figure(note, "coins") * (text(note, "sign") === "less" ? -1 : 1);
      return coins ? [{ thing: "coin", amount: coins }] : [];
    }
    return sort(note) === "explain-at-once" ? changed(inner(note, "changed")) : [];
  });
}

function changed(what: Message | null): Change[] {
  if (!what) return [];
  if (sort(what) === "changes") return [...changed(inner(what, "first")), ...changed(inner(what, "second"))];
  return [{ thing: text(what, "thing"), amount: figure(what, "amount") * (text(what, "sign") === "less" ? -1 : 1) }];
}

/** The sort of a mark that stands in the shape of a colour. */
export function colourOf(mark: Message | string): string {
  return typeof mark === "object" && sort(mark) === "short-in" ? text(mark, "colour") : "";
}
