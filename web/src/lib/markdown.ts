// As much markdown as our rules use: headings, lists, tables, paragraphs, bold, links between sections, and what
// depends on the table: `{edition=chatpentiers: section | column}` within a line, `> led_set=no: …` for a whole one.
// `@word = …` on a line of its own lets `{word}` stand for it below. All else is text.

/** What the table is like: its options, and how many play. What is not known is like the other side of a choice. */
export type Facts = Readonly<Record<string, string | number>>;

export interface Section {
  /** By what it is called in links; the first is its own, the others are those of a rulebook. */
  ids: string[];
  title: string;
  html: string;
  /** All that it says, for whoever looks for a word. */
  plain: string;
  parts: Section[];
}

export interface Text {
  /** What stands before the first heading. */
  lead: string;
  sections: Section[];
}

type Address = (id: string) => string;

/** Return the sections of a text as HTML. It may come from anywhere: every letter of it is escaped. */
export function read(text: string, facts: Facts = {}, address: Address = (id) => `#${id}`): Text {
  const lead = begin([], "");
  const sections: Section[] = [];
  let section = lead;
  let run: string[] = [];
  const flush = (): void => {
    if (run.length) section.html += block(run, facts, address);
    run = [];
  };
  for (const line of settle(text, facts)) {
    const heading = /^(##+)\s+(.*?)\s*\{((?:#\S+ ?)+)\}$/.exec(line);
    if (heading || kind(line) !== kind(run[0] ?? line)) flush();
    if (heading) {
      const [, depth = "", title = "", ids = ""] = heading;
      section = begin([...ids.matchAll(/#(\S+)/g)].map(([, id = ""]) => id), inline(title, address));
      const above = depth === "##" ? undefined : sections.at(-1);
      (above?.parts ?? sections).push(section);
    } else if (line.trim()) run.push(line);
    section.plain += `${plain(heading?.[2] ?? line)} `;
  }
  flush();
  return { lead: lead.html, sections };
}

/** Return the section that is called so, or the one of which it is a step: "dice-2" is looked for in "dice". */
export function find(text: Text, id: string): Section | undefined {
  const all = text.sections.flatMap((one) => [one, ...one.parts]);
  const called = (name: string): Section | undefined => all.find((one) => one.ids.includes(name));
  return called(id) ?? called(id.replace(/-[^-]*$/, ""));
}

/** Return a text as it is compared: without capitals, accents and the widths of Japanese letters. */
export function plain(text: string): string {
  return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}

function begin(ids: string[], title: string): Section {
  return { ids, title, html: "", plain: "", parts: [] };
}

/** Return the lines of a text for a table: choices made, words put in, and what holds elsewhere left out. */
function settle(text: string, facts: Facts): string[] {
  const words = new Map<string, string>();
  const holds = (name = "", value = ""): boolean => String(facts[name]) === value;
  const choose = (line: string): string =>
    line
      .replace(/\{(\w+)\}/g, (whole, name: string) => words.get(name) ?? whole)
      .replace(/\{(\w+)=([\w-]+): ?([^{}|]*?)(?: ?\| ?([^{}]*?))?\}/g, (_, name: string, value: string, then: string, or = "") =>
        holds(name, value) ? then : or,
      );
  const lines: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const word = /^@(\w+) = (.*)$/.exec(line);
    const note = /^> (\w+)=([\w-]+): (.*)$/.exec(line);
    if (word) words.set(word[1] ?? "", choose(word[2] ?? ""));
    else if (note) lines.push(holds(note[1], note[2]) ? choose(`> ${note[3]}`) : "");
    else lines.push(choose(line));
  }
  return lines;
}

type Kind = "none" | "item" | "row" | "note" | "words";

function kind(line: string): Kind {
  if (!line.trim()) return "none";
  if (/^\s*[-*]\s/.test(line)) return "item";
  return line.startsWith("|") ? "row" : line.startsWith("> ") ? "note" : "words";
}

/** Return the HTML of lines of one kind. */
function block(lines: string[], facts: Facts, address: Address): string {
  const said = (line: string): string => inline(line.trim(), address);
  switch (kind(lines[0] ?? "")) {
    case "item":
      return `<ul>${lines.map((line) => `<li>${said(line.replace(/^\s*[-*]\s+/, ""))}</li>`).join("")}</ul>`;
    case "row":
      return table(lines, facts, said);
    case "note":
      return lines.map((line) => `<p class="here">${said(line.slice(2))}</p>`).join("");
    default:
      return `<p>${said(joined(lines))}</p>`;
  }
}

/** Return lines as one; Japanese has no spaces between sentences. */
function joined(lines: string[]): string {
  return lines.map((line) => line.trim()).join("\n").replace(/(?<=[\u3000-\u9fff\uff00-\uffef])\n/g, "").replaceAll("\n", " ");
}

/** Return a table. Where its corner names a fact, as in `| {seats}Players | 3 | 4 |`, the column that holds is marked. */
function table(lines: string[], facts: Facts, said: (line: string) => string): string {
  const cells = (line: string): string[] => line.replace(/^\||\|\s*$/g, "").split("|");
  const [head = [], , ...rows] = lines.map(cells);
  const [, fact = "", corner = ""] = /^\s*(?:\{(\w+)\})?(.*)$/.exec(head[0] ?? "") ?? [];
  const here = head.findIndex((cell, i) => i > 0 && cell.trim() === String(facts[fact]));
  const mark = (i: number): string => (i === here ? ' class="here"' : "");
  const first = [corner, ...head.slice(1)].map((cell, i) => `<th scope="col"${mark(i)}>${said(cell)}</th>`);
  const body = rows.map((row) => {
    const [name = "", ...rest] = row;
    return `<tr><th scope="row">${said(name)}</th>${rest.map((cell, i) => `<td${mark(i + 1)}>${said(cell)}</td>`).join("")}</tr>`;
  });
  return `<table><thead><tr>${first.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

const LINK = /\[([^\]]+)\]\(#([^)\s]+)\)/g;
// What a sentence rests on, after it and in brackets: rulings, and sections of the rulebook.
const CITE = / ?([(（](?=\[|§)(?:\[[^\]]+\]\(#[^)\s]+\)(?:[,;、，；] ?)?)*(?:§ [^()（）]*)?[)）])/g;

function inline(text: string, address: Address): string {
  return escape(text)
    .replace(CITE, (_, cite: string) => `${cite.startsWith("（") ? "" : " "}<small class="cite">${cite}</small>`)
    .replaceAll("§ ", "§\u00a0")
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(LINK, (_, words: string, to: string) => `<a href="${address(to)}" data-to="${to}">${words}</a>`);
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
