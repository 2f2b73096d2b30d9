// What the guide says at CATsle Builders and CHATpentiers, and where the rules tell more.
import type { Script } from "../../lib/guide";

const script: Script = {
  asks: { play: "play", take: "take", place: "place" },
  topics: [
    { name: "round-end", section: "next-round", rounds: 1 },
    { name: "follow", section: "ranks", asked: ["play"] },
    { name: "rank", section: "take", asked: ["play"] },
    { name: "limit", section: "scoring", asked: ["take", "place"] },
    { name: "perfect", section: "scoring", asked: ["take", "place"] },
  ],
};

export default script;
