// What the guide says at Cat Tower, and where the rules tell more.
import type { Script } from "../../lib/guide";

const script: Script = {
  asks: { pick: "round-2", mark: "round-3" },
  topics: [
    { name: "shared", section: "round-2", asked: ["pick"] },
    { name: "two", section: "round-3-1", asked: ["mark"] },
    { name: "footprint", section: "round-3-3", asked: ["mark"] },
    { name: "column", section: "round-3-4", asked: ["mark"] },
  ],
};

export default script;
