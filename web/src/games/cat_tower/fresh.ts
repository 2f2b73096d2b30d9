// The newest mark of each seat, to be seen at a glance: heard of, or seen to appear.
import type { Heard } from "../../lib/wire";
import type { SheetShown } from "./read";
import { CAT, HEX } from "./sheet";

export class Fresh {
  #before = new Map<number, Set<string>>();
  #newest: Record<number, string> = {};

  /** Return the newest mark of each seat, by hex. */
  note(sheets: SheetShown[], last: Heard[]): Record<number, string> {
    const news: Record<number, string> = {};
    for (const sheet of sheets) {
      const marks = new Set(sheet.hexes.filter((hex) => hex.item).map((hex) => hex.id));
      const found = this.#appeared(sheet, marks) ?? heardOf(sheet, last, !this.#before.has(sheet.seat));
      if (found) news[sheet.seat] = found;
      this.#before.set(sheet.seat, marks);
    }
    return (this.#newest = { ...this.#newest, ...news });
  }

  #appeared(sheet: SheetShown, marks: Set<string>): string | undefined {
    const known = this.#before.get(sheet.seat);
    const added = known ? [...marks].filter((id) => !known.has(id)) : [];
    return added.length === 1 ? added[0] : undefined;
  }
}

function heardOf(sheet: SheetShown, last: Heard[], isNew: boolean): string | undefined {
  if (!isNew) return undefined;
  const heard = last.findLast((one) => one.seat === sheet.seat && one.action >= HEX && one.action < CAT);
  const hex = heard && sheet.hexes.find((one) => one.action === heard.action);
  return hex?.item ? hex.id : undefined;
}
