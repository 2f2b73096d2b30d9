// A drawing is read once: each further one like it is a copy, which browsers make several times as fast as they read.
const SVG = "http://www.w3.org/2000/svg";
const MOST = 800; // drawings that are kept
const kept = new Map<string, DocumentFragment>();

function read(markup: string): DocumentFragment {
  const known = kept.get(markup);
  if (known) return known;
  const reader = document.createElementNS(SVG, "svg");
  reader.innerHTML = markup;
  const drawing = document.createDocumentFragment();
  drawing.append(...reader.childNodes);
  if (kept.size >= MOST) kept.clear();
  kept.set(markup, drawing);
  return drawing;
}

/** Draw markup inside an element of an SVG, as `{@attach stamp(markup)}`. */
export function stamp(markup: string): (to: SVGElement) => void {
  return (to) => to.replaceChildren(read(markup).cloneNode(true));
}
