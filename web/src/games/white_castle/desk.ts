// What every part of the board gets: the table, what may be done, and the words for it.
import type { ClanKey } from "../../art/castle/clans";
import { app } from "../../lib/app.svelte";
import type { BoardProps } from "../../lib/board";
import { brings } from "../../lib/choice";
import { uncited } from "../../lib/rules";
import type { Beyond, Choice, Message } from "../../lib/wire";
import { changes, sort, type Change } from "./marks";
import type { MemberShown, TableShown } from "./shown";

export interface Desk extends Pick<BoardProps, "t" | "say" | "name"> {
  table: TableShown;
  me: number;
  asked: number[];
  legal: Map<number, Choice>;
  /** What others have pointed at since my last turn. */
  recent: Set<number>;
  choose: (action: number) => void;
}

/** A legal action, and before it the answers that lead to it. */
function way(desk: Desk, action: number): Choice[] {
  const choice = desk.legal.get(action);
  const by = choice && "by" in choice ? (choice as Beyond).by : [];
  return [...by, action].flatMap((one) => desk.legal.get(one) ?? []);
}

/** The name of a thing with what its action costs, brings and wastes. */
export function told(desk: Desk, action: number, ...parts: (string | null | undefined)[]): string {
  const notes = way(desk, action).flatMap((choice) => {
    const { notes, warns } = brings(choice, app.liking);
    return [...notes, ...warns];
  });
  return [...parts, ...notes.map(uncited(desk.t))].filter(Boolean).join(", ");
}

/** Whether a legal action wastes something of which one likes to be warned. */
export function isWaste(desk: Desk, action: number): boolean {
  return way(desk, action).some((choice) => brings(choice, app.liking).warns.length > 0);
}

/** What a legal action changes at once, each thing once. */
export function price(desk: Desk, action: number): Change[] {
  const sums = new Map<string, number>();
  const notes = way(desk, action).flatMap((choice) => choice.notes);
  for (const { thing, amount } of changes(notes)) sums.set(thing, (sums.get(thing) ?? 0) + amount);
  const found = [...sums].flatMap(([thing, amount]) => (amount ? [{ thing, amount }] : []));
  return found.sort((a, b) => Math.sign(a.amount) - Math.sign(b.amount)); // what it costs stands in front
}

/** Legal answers of a sort, such as `climb`, that no piece stands for. */
export function answers(desk: Desk, kind: string): Choice[] {
  return [...desk.legal.values()].filter((choice) => sort(choice.name) === kind);
}

/** A clan as it is drawn. */
export function clanKey(desk: Desk, clan: number): ClanKey {
  return desk.table.clans.find((one) => one.seat === clan)?.isRival ? "rival" : clan;
}

/** A heading or a place, with a capital. */
export function title(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export interface Group {
  clan: number;
  member: MemberShown["member"];
  count: number;
  name: Message;
}

/** Members of one clan in one place, as one. */
export function grouped(members: readonly MemberShown[]): Group[] {
  const groups = new Map<number, Group>();
  for (const { clan, member, piece } of members) {
    const group = groups.get(clan) ?? { clan, member, count: 0, name: piece.name };
    groups.set(clan, { ...group, count: group.count + 1 });
  }
  return [...groups.values()];
}
