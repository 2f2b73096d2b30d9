import { fireEvent, render, waitFor } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { app } from "../lib/app.svelte";
import Rules from "./Rules.svelte";

async function opened(section = "", facts: Record<string, string | number> = {}): Promise<HTMLElement> {
  await app.speak("en");
  await app.bring("catte");
  const { container } = render(Rules, { game: "catte", title: "catte", facts, section, level: 2 });
  await waitFor(() => expect(container.querySelector("#rule-rulings")).toBeTruthy());
  return container;
}

const titles = (inside: HTMLElement): string[] => [...inside.querySelectorAll(".text > section > h2")].map((one) => one.textContent ?? "");

describe("the rules panel", () => {
  it("has contents that lead to each section, and headings in order", async () => {
    const panel = await opened();
    const links = [...panel.querySelectorAll<HTMLAnchorElement>("nav a")];
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      expect(link.getAttribute("href")).toBe(`#/rules/catte/${link.dataset["to"]}`);
      expect(panel.querySelector(`#rule-${link.dataset["to"]}`)).toBeTruthy();
    }
    const levels = [...panel.querySelectorAll("h1,h2,h3,h4")].map((one) => Number(one.tagName[1]));
    expect(levels[0]).toBe(2);
    expect(levels.every((level, i) => level <= (levels[i - 1] ?? 2) + 1)).toBe(true);
  });

  it("opens where a reason leads, also within what is folded", async () => {
    const panel = await opened("c2");
    await waitFor(() => expect(document.activeElement?.id).toBe("rule-c2"));
    expect(panel.querySelector("details")?.open).toBe(true);
  });

  it("stays folded otherwise, until a link leads there", async () => {
    const panel = await opened("how-to-play-2");
    await waitFor(() => expect(document.activeElement?.id).toBe("rule-how-to-play-2"));
    expect(panel.querySelector("details")?.open).toBe(false);
    await fireEvent.click(panel.querySelector('.text a[data-to="c5"]') as HTMLElement);
    await waitFor(() => expect(document.activeElement?.id).toBe("rule-c5"));
    expect(panel.querySelector("details")?.open).toBe(true);
  });

  it("finds the sections that speak of something", async () => {
    const panel = await opened();
    const all = titles(panel);
    const field = panel.querySelector("input") as HTMLInputElement;
    await fireEvent.input(field, { target: { value: "TRUMP" } });
    expect(titles(panel).length).toBeLessThan(all.length);
    expect(panel.querySelector("#rule-c5")).toBeTruthy();
    expect(panel.querySelector("#rule-c16")).toBeNull();
    await fireEvent.input(field, { target: { value: "xyzzy" } });
    expect(titles(panel)).toEqual([]);
    expect(panel.querySelector("[role=status]")?.textContent).toBe("No section speaks of it.");
    await fireEvent.input(field, { target: { value: "" } });
    expect(titles(panel)).toEqual(all);
  });

  it("shows the signs of a game that has its own, with the words that the board has for them", async () => {
    await app.speak("en");
    await app.bring("white_castle");
    const { container } = render(Rules, { game: "white_castle", title: "white_castle", facts: {}, section: "signs", level: 2 });
    await waitFor(() => expect(document.activeElement?.id).toBe("rule-signs"));
    const signs = [...container.querySelectorAll<HTMLElement>(".signs li")];
    const drawn = ["food", "vp", "any", "courtier", "influence", "lantern", "well", "block-any", "block-coral", "line", "decree-seal", "climb-2", "garden-plant"];
    expect(signs.map((one) => one.dataset["icon"])).toEqual(expect.arrayContaining(drawn));
    for (const one of signs) {
      expect(one.querySelector("svg path")).toBeTruthy();
      expect(one.textContent).toBe(app.say("white_castle-icon", { icon: one.dataset["icon"] ?? "" }));
    }
    expect(container.querySelector('nav a[data-to="signs"]')?.textContent).toBe("Signs");
    expect((await opened()).querySelector("#rule-signs")).toBeNull();
  });

  it("says what holds at the table", async () => {
    const usual = await opened("", { seats: 3, forced_set: "yes", led_set: "yes" });
    expect(usual.querySelector("p.here")).toBeNull();
    expect(usual.querySelector("th.here")?.textContent).toBe("3");
    const other = await opened("", { seats: 4, forced_set: "yes", led_set: "no" });
    expect(other.querySelector("p.here")?.textContent).toContain("no set may be led");
  });
});
