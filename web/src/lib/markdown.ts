// As much markdown as our rules use: headings, lists, paragraphs, bold, and links between sections. All else is text.

/** Return the HTML of a text, which may come from anywhere: every letter of it is escaped. */
export function markdown(text: string): string {
  const html: string[] = [];
  let list = false;
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length) html.push(`<p>${inline(paragraph.join(" "))}</p>`);
    paragraph = [];
  };
  const close = (): void => {
    if (list) html.push("</ul>");
    list = false;
  };
  for (const line of text.split(/\r?\n/)) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const item = /^\s*[-*]\s+(.*)$/.exec(line);
    if (heading) {
      flush();
      close();
      const level = Math.min(5, (heading[1] ?? "").length + 1);
      html.push(`<h${level} id="${slug(heading[2] ?? "")}" tabindex="-1">${inline(heading[2] ?? "")}</h${level}>`);
    } else if (item) {
      flush();
      if (!list) html.push("<ul>");
      list = true;
      html.push(`<li>${inline(item[1] ?? "")}</li>`);
    } else if (!line.trim()) {
      flush();
      close();
    } else {
      close();
      paragraph.push(line.trim());
    }
  }
  flush();
  close();
  return html.join("\n");
}

function slug(text: string): string {
  return `rule-${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")}`;
}

function inline(text: string): string {
  return escape(text)
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/\*(.+?)\*/g, "<i>$1</i>")
    .replace(/\[([^\]]+)\]\(#([^)\s]+)\)/g, (_, words: string, to: string) => `<a href="#" data-to="${slug(to)}">${words}</a>`);
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
