// What the guide says at The White Castle, and where the rules tell more.
import type { Script } from "../../lib/guide";

const script: Script = {
  asks: {
    pair: "pairs",
    die: "dice",
    space: "spaces",
    owed: "gaining",
    one_of: "outside",
    pick: "gaining",
    gardener: "gardener",
    warrior: "warrior",
    courtier: "courtier",
    room: "climbing",
    light: "climbing",
    favour: "daimyo",
    board_action: "effects",
    line: "domains",
    checkpoint: "time",
    last_exchange: "seals",
    rival_garden: "solitaire",
    rival_room: "solitaire",
  },
  topics: [
    { name: "round-end", section: "round-end", rounds: 1, asked: ["die"] },
    { name: "bridge", section: "dice", asked: ["die"] },
    { name: "lantern", section: "lantern", asked: ["die"], offered: { key: "white_castle-die-at", args: { end: "left" } } },
    { name: "coins", section: "placing", asked: ["space"] },
    { name: "room", section: "castle", asked: ["space"] },
    { name: "well", section: "well", asked: ["space"], offered: { key: "white_castle-space", args: { space: "well" } } },
    { name: "domain", section: "domains", asked: ["space"], offered: { key: "white_castle-space", args: { space: "domain" } } },
    { name: "owed", section: "gaining", asked: ["owed"] },
    { name: "gardener", section: "gardener", asked: ["gardener"] },
    { name: "warrior", section: "warrior", asked: ["warrior"] },
    { name: "courtier", section: "courtier", asked: ["courtier"] },
    { name: "climb", section: "climbing", offered: { key: "white_castle-climb" } },
    { name: "room-card", section: "climbing", asked: ["room"] },
    { name: "favour", section: "daimyo", asked: ["favour"] },
    { name: "influence", section: "time", happened: { key: "white_castle-change", args: { thing: "influence", sign: "more" } } },
    { name: "cap", section: "gaining", offered: { key: "white_castle-explain-lost" } },
    { name: "decline", section: "gaining", offered: { key: "white_castle-decline" } },
    { name: "exchange", section: "seals", offered: { key: "white_castle-exchange" } },
    { name: "steps", section: "turn", isDrafted: true },
  ],
};

export default script;
