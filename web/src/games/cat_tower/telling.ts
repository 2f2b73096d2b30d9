// What is said of a table of Cat Tower, for eyes and ears alike.
import type { BoardProps } from "../../lib/board";
import { uncited } from "../../lib/rules";
import { message, type Choice } from "../../lib/wire";
import { points, type CatShown, type ColumnShown, type HexShown, type SheetShown, type Table } from "./read";
import { CAT } from "./sheet";

export interface ColumnTold {
  name: string;
  told: string;
  /** Who has completed it, by initials. */
  done: { seat: number; initial: string; isFirst: boolean }[];
}

type Words = Pick<BoardProps, "t" | "say" | "name">;

/** What is said, in the words of the moment. */
export class Telling {
  constructor(readonly words: Words) {}

  list(names: string[]): string {
    return new Intl.ListFormat(document.documentElement.lang || "en").format(names);
  }

  /** What a choice costs and brings. */
  brings(choice: Choice | undefined): string {
    return (choice?.notes ?? []).map(uncited(this.words.t)).join("; ");
  }

  /** Who is waited for, and what each is at. */
  waiting(table: Table, others: number[]): string {
    const { t, say, name } = this.words;
    if (!others.length) return "";
    if (table.common.length) return say("web-tower-picking", { names: this.list(others.map(name)) });
    const busy = others.map((seat) => {
      const { choosing } = table.sheets.find((sheet) => sheet.seat === seat) ?? { choosing: null };
      return t(message("cat_tower-busy", { name: name(seat), what: choosing ?? message("cat_tower-marks-item") }));
    });
    return say("web-tower-waiting", { names: this.list(busy) });
  }

  /** A hex, and what marking it would bring where it is legal. */
  hex(sheet: SheetShown, hex: HexShown, choice?: Choice): string {
    const { t, say } = this.words;
    const what = hex.item ? t(message("cat_tower-item", { item: hex.item })) : say(hex.isHouse ? "web-tower-house" : "web-tower-empty");
    const place = say("web-tower-hex", { floor: hex.floor, column: sheet.columns[hex.column]?.slot.name ?? "", what });
    if (!choice || !sheet.chosen) return place;
    return `${place}; ${t(message("cat_tower-item", { item: sheet.chosen }))}: ${this.brings(choice)}`;
  }

  cat(sheet: SheetShown, cat: CatShown, legal: Map<number, Choice>): string {
    const choice = legal.get(CAT + sheet.cats.indexOf(cat));
    const name = this.words.t(cat.piece.name);
    return choice ? `${name}: ${this.brings(choice)}` : name;
  }

  column(sheets: SheetShown[], column: ColumnShown): ColumnTold {
    const { t, say, name } = this.words;
    const done = sheets.flatMap((other) => {
      const { circled } = other.columns.find((one) => one.id === column.id) ?? {};
      if (circled !== "first" && circled !== "later") return [];
      return [{ seat: other.seat, initial: [...name(other.seat)][0] ?? "", isFirst: circled === "first" }];
    });
    const { circled, first, later } = column;
    const columnName = t(column.slot.name);
    const told = [say("web-tower-column", { column: columnName, circled, first, later })];
    if (done.length) told.push(say("web-tower-column-by", { names: this.list(done.map((one) => name(one.seat))) }));
    return { name: columnName, told: told.join("; "), done };
  }

  track(sheet: SheetShown): string {
    const { t } = this.words;
    return `${t(sheet.track.slot.name)}: ${sheet.track.slot.note ? t(sheet.track.slot.note) : ""}`;
  }

  columns(sheet: SheetShown): string {
    return this.words.t(message("cat_tower-completed", { columns: sheet.completed, wanted: sheet.wanted }));
  }

  first(): string {
    return this.words.t(message("cat_tower-first-player"));
  }

  /** What a rival's small sheet shows. */
  rival(sheet: SheetShown): string {
    const { say, name } = this.words;
    const facts = sheet.isFirst ? [this.columns(sheet), this.first()] : [this.columns(sheet)];
    const columns = facts.join(say("web-list-separator"));
    return say("web-tower-open", { name: name(sheet.seat), points: points(sheet.total), columns });
  }
}
