import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { find, plain, read } from "./markdown";
import type { Facts } from "./markdown";

const TEXT = `@place = {edition=chatpentiers: zone | area}

The **goal**. (§ 3 Goal)

## Play {#play #5-1}

First line,
second line ([A1](#a1), § 5-1 Play).

- one
- two

> led=no: **Here** not.

| {seats}Players | 3 | 4 |
| --- | --- | --- |
| Cards | 48 | 60 |

### The {place} {#place}

See [play](#play).

## Rulings {#rulings}
### A1: One {#a1}
Yes.
`;

describe("a text", () => {
  const text = read(TEXT, { seats: 4 }, (id) => `#/rules/x/${id}`);

  it("has a lead, sections and their parts", () => {
    expect(text.lead).toBe('<p>The <b>goal</b>. <small class="cite">(§ 3 Goal)</small></p>');
    expect(text.sections.map((one) => [one.ids, one.title, one.parts.map((part) => part.title)])).toEqual([
      [["play", "5-1"], "Play", ["The area"]],
      [["rulings"], "Rulings", ["A1: One"]],
    ]);
  });

  it("has paragraphs, lists, and cites with links", () => {
    const html = text.sections[0]?.html ?? "";
    expect(html).toContain("<p>First line, second line <small");
    expect(html).toContain('<small class="cite">(<a href="#/rules/x/a1" data-to="a1">A1</a>, § 5-1 Play)</small>.</p>');
    expect(html).toContain("<ul><li>one</li><li>two</li></ul>");
  });

  it("marks the column of the table that is played at", () => {
    const html = text.sections[0]?.html ?? "";
    expect(html).toContain('<th scope="col">Players</th><th scope="col">3</th><th scope="col" class="here">4</th>');
    expect(html).toContain('<th scope="row">Cards</th><td>48</td><td class="here">60</td>');
    expect(read(TEXT).sections[0]?.html).not.toContain('class="here"');
  });

  it("says what holds at the table, and there only", () => {
    expect(text.sections[0]?.html).not.toContain("Here");
    const here = read(TEXT, { led: "no", edition: "chatpentiers" });
    expect(here.sections[0]?.html).toContain('<p class="here"><b>Here</b> not.</p>');
    expect(here.sections[0]?.parts[0]?.title).toBe("The zone");
  });

  it("may call a section otherwise for an edition", () => {
    const other = "## End {#end {edition=a: #8 | #9}}";
    expect(read(other, { edition: "a" }).sections[0]?.ids).toEqual(["end", "8"]);
    expect(read(other).sections[0]?.ids).toEqual(["end", "9"]);
  });

  it("is found by any name of a section, or by the section that a step belongs to", () => {
    expect(find(text, "5-1")?.ids[0]).toBe("play");
    expect(find(text, "place")?.title).toBe("The area");
    expect(find(text, "play-3")?.ids[0]).toBe("play");
    expect(find(text, "nowhere")).toBeUndefined();
  });

  it("is looked through without capitals and accents", () => {
    expect(plain("Éléphant ＡＢＣ")).toBe("elephant abc");
    expect(text.sections[0]?.plain).toContain("second line");
    expect(text.sections[0]?.plain).not.toContain("yes");
  });

  it("escapes every letter", () => {
    const evil = read('<img src=x> & "q"\n\n## <b> {#x}\n\n[<i>](#a"onclick=x) (§ <u>)\n\n| <s> | 1 |\n| --- | --- |\n| a | <s> |');
    const html = evil.lead + evil.sections.map((one) => one.title + one.html).join("");
    expect(html).not.toMatch(/<(img|b|i|u|s)>/);
    expect(html).not.toMatch(/"onclick/);
    expect(evil.lead).toBe("<p>&lt;img src=x&gt; &amp; &quot;q&quot;</p>");
  });

  it("puts no spaces between Japanese sentences", () => {
    expect(read("一つ。\n二つ（[A1](#a1)）。").lead).toBe('<p>一つ。二つ<small class="cite">（<a href="#a1" data-to="a1">A1</a>）</small>。</p>');
  });
});

describe("our rules", () => {
  const games = join(import.meta.dirname, "../games");
  const files = readdirSync(games, { recursive: true, encoding: "utf8" }).filter((name) => /rules\.\w+\.md$/.test(name));

  it.each(files)("%s leave no sign unread", (file) => {
    for (const facts of [{}, { edition: "chatpentiers", seats: 3, winner_leads: "yes" }] as Facts[]) {
      const text = read(readFileSync(join(games, file), "utf8"), facts);
      const all = text.sections.flatMap((one) => [one, ...one.parts]);
      const html = text.lead + all.map((one) => one.title + one.html).join("\n");
      expect(html.match(/[{}]|\*\*|\]\(|^#|<p>[>|@]/gm)).toBeNull();
    }
  });

  it("are called by the numbers of each edition's rulebook", () => {
    const text = readFileSync(join(games, "catsle_builders/rules.en.md"), "utf8");
    const called = (edition: string, id: string): string | undefined => find(read(text, { edition }), id)?.ids[0];
    expect([called("catsle_builders", "10"), called("catsle_builders", "9")]).toEqual(["three", "game-end"]);
    expect([called("chatpentiers", "9"), called("chatpentiers", "8")]).toEqual(["three", "game-end"]);
  });
});
