import { describe, expect, it } from "vitest";
import { brings } from "./choice";
import { USUAL } from "./store";
import { message } from "./wire";

const lost = message("lost", { what: message("thing", { amount: 2 }) });
const choice = {
  action: 1,
  name: message("a"),
  notes: [message("b"), { ...lost }],
  warns: [{ sort: "lost" as const, what: lost }, { sort: "vain" as const, what: message("vain") }],
  gained: [message("c")],
};

describe("what a choice brings", () => {
  it("is noted once, and what is wasted is a warning", () => {
    expect(brings(choice, USUAL)).toEqual({ notes: [message("b")], warns: [lost, message("vain")], gained: [message("c")] });
  });

  it("warns of no more than one likes to be warned of; what was noted still is", () => {
    const { notes, warns } = brings(choice, { ...USUAL, warnLost: false });
    expect(notes).toEqual([message("b"), lost]);
    expect(warns).toEqual([message("vain")]);
  });

  it.each([["lost", "warnLost"], ["unused", "warnUnused"], ["vain", "warnVain"], ["dear", "warnDear"]] as const)(
    "warns of what is %s unless that is switched off",
    (sort, liking) => {
      const one = { ...choice, warns: [{ sort, what: lost }] };
      const others = { warnLost: false, warnUnused: false, warnVain: false, warnDear: false };
      expect(brings(one, { ...USUAL, ...others, [liking]: true }).warns).toEqual([lost]);
      expect(brings(one, { ...USUAL, [liking]: false }).warns).toEqual([]);
    },
  );
});
