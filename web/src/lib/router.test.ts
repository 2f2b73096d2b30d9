import { describe, expect, it } from "vitest";
import { href, link, parse } from "./router";
import type { Route } from "./router";

const SECRET = "MFOlSDDDiRm1y2nlpEZ1lczOKMnuhryl";

describe("routes", () => {
  it.each<[string, Route]>([
    ["", { page: "home" }],
    ["#/", { page: "home" }],
    ["#/new/cat_tower", { page: "new", title: "cat_tower" }],
    ["#/rules/catte", { page: "rules", title: "catte", section: "" }],
    ["#/rules/catte/how-to-play-2", { page: "rules", title: "catte", section: "how-to-play-2" }],
    [`#/join/${SECRET}`, { page: "join", secret: SECRET }],
    [`#/seat/${SECRET}`, { page: "table", secret: SECRET, role: "seat", at: null }],
    [`#/watch/${SECRET}`, { page: "table", secret: SECRET, role: "watch", at: null }],
    [`#/watch/${SECRET}/at/57`, { page: "table", secret: SECRET, role: "watch", at: 57 }],
  ])("%s leads there and back", (hash, route) => {
    expect(parse(hash)).toEqual(route);
    if (hash) expect(href(route)).toBe(hash);
  });

  it.each(["#/nowhere", "#/seat/", "#/seat/<b>", `#/seat/${SECRET}/at/x`, `#/seat/${SECRET}/at/1/2`, `#/join/${SECRET}/at/1`, "#/new/../x", "#/rules/", "#/rules/catte/<b>", "#/rules/catte/a/b", "#/%E0%A4%A"])(
    "%s leads nowhere",
    (hash) => expect(parse(hash)).toEqual({ page: "lost" }),
  );

  it("keeps the secret behind the hash", () => {
    const url = new URL(link({ page: "join", secret: SECRET }));
    expect(url.hash).toBe(`#/join/${SECRET}`);
    expect(url.pathname + url.search).not.toContain(SECRET);
  });
});
