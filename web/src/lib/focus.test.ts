import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepFocus, watchKeys } from "./focus";

describe("the focus", () => {
  let stop: (() => void)[];
  const find = (what: string): HTMLElement => document.querySelector<HTMLElement>(what)!;
  const press = (key: string): unknown => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done));
  const at = (): string | undefined => (document.activeElement as HTMLElement).dataset["action"];

  beforeEach(() => {
    document.body.innerHTML = `<main>
      <button data-action="1"></button><button data-action="2" data-legal tabindex="-1"></button><button data-action="3" data-legal></button>
    </main><section class="dock"><button data-action="4" aria-disabled="true"></button><button data-action="5"></button></section>`;
    Element.prototype.checkVisibility = function () { return !this.closest("[hidden]"); };
    stop = [watchKeys()];
    document.dispatchEvent(new Event("pointerdown"));
    stop.push(keepFocus(find("main")));
  });
  afterEach(() => stop.forEach((one) => one()));

  it("goes to the first legal thing that keys get to when what had it is gone", async () => {
    find("[data-action]").focus();
    press("Enter");
    document.activeElement!.remove();
    await settled();
    expect(at()).toBe("3");
  });

  it("goes on when what had it is there, and out of sight", async () => {
    find("[data-action]").focus();
    press("Enter");
    document.activeElement!.setAttribute("hidden", "");
    find("main").append(document.createElement("i"));
    await settled();
    expect(at()).toBe("3");
  });

  it("waits on the board while nothing can be done, and goes on from there", async () => {
    find("[data-action]").focus();
    press("Enter");
    const legal = [...document.querySelectorAll("[data-legal]")];
    for (const one of legal) one.removeAttribute("data-legal");
    for (const gone of ["[data-action='1']", ".dock"]) find(gone).remove();
    await settled();
    expect(document.activeElement).toBe(find("main"));
    for (const one of legal) one.setAttribute("data-legal", "");
    await settled();
    expect(at()).toBe("3");
  });

  it("waits where it is told who is asked, if that is there", async () => {
    find("[data-action]").focus();
    press("Enter");
    const legal = find("[data-action='3']");
    for (const one of document.querySelectorAll("[data-legal]")) one.removeAttribute("data-legal");
    find(".dock").innerHTML = "<p data-wait></p>";
    find("[data-action='1']").remove();
    await settled();
    expect(document.activeElement).toBe(find("[data-wait]"));
    find("main").append(document.createElement("i"));
    await settled();
    expect(document.activeElement).toBe(find("[data-wait]"));
    legal.setAttribute("data-legal", "");
    await settled();
    expect(at()).toBe("3");
  });

  it("goes to the dock where nothing on the board can be done", async () => {
    find("[data-action]").focus();
    press("Enter");
    for (const one of document.querySelectorAll("main *")) one.remove();
    await settled();
    expect(at()).toBe("5");
  });

  it("stays where it is, and nowhere for whoever points", async () => {
    press("Enter");
    find("[data-action='1']").focus();
    find("[data-action='2']").remove();
    await settled();
    expect(at()).toBe("1");
    document.dispatchEvent(new Event("pointerdown"));
    document.activeElement!.remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it("is left where somebody left it", async () => {
    press("Enter");
    find("[data-action='1']").focus();
    find("[data-action='1']").blur();
    find("[data-action='2']").remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it("is kept for a screen reader too, which presses things without a key", async () => {
    document.dispatchEvent(new MouseEvent("click", { detail: 0 }));
    find("[data-action='1']").remove();
    await settled();
    expect(at()).toBe("3");
  });
});
