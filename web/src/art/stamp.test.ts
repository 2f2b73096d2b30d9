import { expect, it, vi } from "vitest";
import { stamp } from "./stamp";

const svg = (): SVGElement => document.createElementNS("http://www.w3.org/2000/svg", "svg");

it("reads a drawing once, and each that is drawn has its own copy", () => {
  const [one, other] = [svg(), svg()];
  const made = vi.spyOn(document, "createDocumentFragment");
  for (const to of [one, other]) stamp('<path d="M0 0H9"/><circle r="3"/>')(to);
  expect(made).toHaveBeenCalledTimes(1);
  for (const to of [one, other]) expect([...to.children].map((child) => child.tagName)).toEqual(["path", "circle"]);
  expect(one.firstChild).not.toBe(other.firstChild);
});

it("draws in place of what was there", () => {
  const to = svg();
  stamp('<circle r="1"/>')(to);
  stamp('<circle r="2"/>')(to);
  expect(to.innerHTML).toContain('r="2"');
  expect(to.children).toHaveLength(1);
});
