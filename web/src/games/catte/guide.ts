// What the guide says at Catte, and where the rules tell more.
import type { Script } from "../../lib/guide";

const script: Script = {
  asks: { coffee: "how-to-play-5", play: "how-to-play", pair: "how-to-play-cards" },
  topics: [
    { name: "round-end", section: "how-to-play-7", rounds: 1 },
    { name: "trump", section: "winner-determination", asked: ["play"] },
    { name: "follow", section: "how-to-play-2", asked: ["play"] },
    { name: "set", section: "how-to-play-cards", asked: ["play"] },
    { name: "coffee", section: "calculating-the-scores", asked: ["play"] },
    { name: "ties", section: "winner-determination", asked: ["play"] },
  ],
};

export default script;
