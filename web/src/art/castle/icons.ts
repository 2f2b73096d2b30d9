// The signs of The White Castle: things, effects, people, places. See `blocks.ts` for how they are cut.
import { GOLD, NIGHT, PAPER, RED, WHITE } from "../draw";
import { carve, line, shade, solid, tint, type Cut } from "./blocks";

const LEAF = "#4f7d3c";
const STEEL = "#8d939b";
const STONE = "#a8a397";
const WATER = "#2f7aa6";
const SKIN = "#f3e3c3";
const STRAW = "#d8b25a";
const ROOF = "#5b6b7d";
const WOOD = "#a8713a";
export const CORAL = "#d4573c";

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const diamond = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;

// ------------------------------------------------------------------------------------------------- things

const ONIGIRI = "M12 3Q14 3 15.600 6L20.800 15.600Q22.400 20.500 18 20.500H6Q1.600 20.500 3.200 15.600L8.400 6Q10 3 12 3Z";
const HOLE = "M9 9V15H15V9Z";
const SEAL = "M6 3H18Q21 3 21 6V18Q21 21 18 21H6Q3 21 3 18V6Q3 3 6 3Z";
const KING = "M7.200 6.500H16.800V8.700H13.100V10.900H16V13.100H13.100V15.300H16.800V17.500H7.200V15.300H10.900V13.100H8V10.900H10.900V8.700H7.200Z";
const LEAF_OF_FAN = "M1.500 11.500A12.500 12.500 0 0 1 22.500 11.500L16.600 15.200A5.500 5.500 0 0 0 7.400 15.200Z";
const SHELL = "M8.500 19Q1.500 14.500 2 8.800 3.800 7.500 5.200 8.600 5.500 4.600 8.700 4.300 10.200 4.600 10.600 5.500 10.900 2.800 12 2.500 13.100 2.800 13.400 5.500 13.800 4.600 15.300 4.300 18.500 4.600 18.800 8.600 20.200 7.500 22 8.800 22.500 14.500 15.500 19Z";
const BUNDLE = "M5 8.500Q12 6.500 19 8.500 23.800 15 21.500 21 12 23.800 2.500 21 .200 15 5 8.500Z";
const QUESTION = "M10.700 18.600H13.700V21.200H10.700ZM12.200 9.600Q17 9.600 17 13.100 17 15.500 13.700 16.100V17.500H10.700V14.200Q13.900 14.100 13.900 13.100 13.900 12.300 12.300 12.300 10.900 12.300 10 13.800L7.600 12.100Q9 9.600 12.200 9.600Z";

const THINGS = {
  food: [tint(WHITE, ONIGIRI), line(ONIGIRI), shade("#2e4a2a", "M8.300 13.500H15.700V20.500H8.300Z")],
  iron: [tint("#b9bec5", "M7 6H17L20 11.500H4Z"), line("M7 6H17L20 11.500H4Z"), shade("#767b83", "M4 11.500H20L22.300 18.500H1.700Z")],
  pearl: [
    tint("#c6dae0", SHELL),
    line("M10.500 19Q7 14 5.800 9M12 19V7.500M13.500 19Q17 14 18.200 9", 1.4),
    line(SHELL),
    shade("#8fb0ba", "M8.200 18.500H15.800L16.800 22H7.200Z", 1.4),
  ],
  coin: [shade(GOLD, `${circle(12, 12, 9.700)}${HOLE}`), tint(PAPER, HOLE)],
  seal: [tint(PAPER, KING), shade(RED, `${SEAL}${KING}`, 1.4)],
  vp: [shade(RED, LEAF_OF_FAN), carve("M6 7.500 9.500 13M12 5.500V12.500M18 7.500 14.500 13", 1.2), line("M7.400 15.200 12 21 16.600 15.200M12 21V13.500", 1.7)],
  any: [
    shade("#3f6f86", `${BUNDLE}${QUESTION}`, 1.4),
    tint(PAPER, QUESTION),
    shade("#6d9bb0", "M12 8Q8 8 3.500 5 3 2.500 5.500 1.500 10 3 12 8ZM12 8Q16 8 20.500 5 21 2.500 18.500 1.500 14 3 12 8Z", 1.4),
  ],
} satisfies Record<string, Cut[]>;

// ------------------------------------------------------------------------------------------------- people

const ROBE = "M12 12Q18.500 12.500 20.500 22H3.500Q5.500 12.500 12 12Z";
const face = (y: number): Cut[] => [tint(SKIN, circle(12, y, 3.500)), line(circle(12, y, 3.500), 1.6)];

const HORNS = "M4.800 1.500Q7.500 6.500 12 6.500T19.200 1.500";

const PEOPLE = {
  courtier: [shade(RED, ROBE), carve("M12 13.500 9 17 12.500 21.500M12 13.500 15 17", 1.2), ...face(9.500), solid("M8.600 7.500 9.600 1.200Q12 .200 14.700 1.200L15.400 7.500Q12 5.800 8.600 7.500Z")],
  gardener: [shade(LEAF, ROBE), carve("M9 15V22M15 15V22", 1.2), ...face(10), shade(STRAW, "M1.800 10Q8 3.500 12 2.200 16 3.500 22.200 10 12 6.800 1.800 10Z", 1.5)],
  warrior: [shade("#3a5f93", `${ROBE}M6 17.300V18.700H18V17.300Z`, 1.5), ...face(10), solid("M6.200 10.800Q6.500 5 12 5T17.800 10.800L15.200 9.700Q12 7.700 8.800 9.700Z"), line(HORNS, 2.5), carve(HORNS, 1, "#f0cf70")],
  rival: [
    tint("#e9e2d2", "M3 2.500 9.500 7H14.500L21 2.500Q22 10 18.500 15L12 22 5.500 15Q2 10 3 2.500Z"),
    tint(RED, "M5 6 8.500 8.500 6 10ZM19 6 15.500 8.500 18 10Z"),
    line("M3 2.500 9.500 7H14.500L21 2.500Q22 10 18.500 15L12 22 5.500 15Q2 10 3 2.500Z"),
    solid("M5.800 10 10.500 13 7 14ZM18.200 10 13.500 13 17 14ZM10 17.800H14L12 20.300Z"),
  ],
} satisfies Record<string, Cut[]>;

// ------------------------------------------------------------------------------------------------- effects

const HERON = "M21.500 5.600 15 2.800Q11 1.600 10.300 5 10.200 7 12 9 12.600 10.300 11 10.700 7 10.800 4.800 13.200L1.500 17Q8 18.800 12.500 16.800 16.400 14.500 15.300 10.600 14.600 9 13.600 7.600 13 6.200 14.800 6.100Z";
const SCROLL = [shade(WOOD, "M3 2.500H21V5.500H3ZM3 18.500H21V21.500H3Z", 1.4), tint(PAPER, "M5.500 5.500H18.500V18.500H5.500Z"), line("M5.500 5.500V18.500M18.500 5.500V18.500")];
// A storey of the castle whose wall is the block of a card.
const STOREY = [shade(ROOF, "M.800 6.800Q4 6 5.600 2H18.400Q20 6 23.200 6.800L22.200 9H1.800Z", 1.4), tint(WHITE, "M3.300 9H20.700V22.200H3.300Z"), line("M3.300 9V22.200H20.700V9")];

// The colours of bridges, tiles and lines, each with its shape.
const MARK: Record<"coral" | "black" | "white", (x: number, y: number, r: number) => Cut[]> = {
  coral: (x, y, r) => [shade(CORAL, circle(x, y, r), 1.3)],
  black: (x, y, r) => [shade(NIGHT, `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`, 1.3)],
  white: (x, y, r) => [tint(WHITE, diamond(x, y, 1.3 * r)), line(diamond(x, y, 1.3 * r), 1.7)],
};
// A small house: one's own domain; beside it, the line that is run.
const HOUSE = [shade(ROOF, "M.200 12 6 6.500 11.800 12 10.600 13.700H1.400Z", 1.2), tint(WHITE, "M2.200 13H9.800V20.500H2.200Z"), line("M2.200 13V20.500H9.800V13", 1.6), solid("M4.800 16H7.200V20.500H4.800Z")];

const EFFECTS = {
  influence: [shade(WHITE, HERON, 1.4), line("M8.500 18V22.500M12 17.500V22.500", 1.7)],
  lantern: [solid("M8 1.500H16V4.500H8ZM8 19.500H16V22.500H8Z"), tint("#e8853a", "M9 4.500H15Q20 7 20 12T15 19.500H9Q4 17 4 12T9 4.500Z"), line("M9 4.500H15Q20 7 20 12T15 19.500H9Q4 17 4 12T9 4.500ZM4.500 9.500H19.500M4.500 14.500H19.500", 1.7)],
  well: [
    shade(WOOD, "M1.500 8 12 1.500 22.500 8Z", 1.5),
    line("M5 8V15M19 8V15M12 8V10", 1.7),
    tint(WATER, "M9 10H15L14.400 14H9.600Z"),
    line("M9 10H15L14.400 14H9.600Z", 1.5),
    shade(STONE, "M2.500 15.800H8V22.300H3.700ZM9.600 15.800H14.400V22.300H9.600ZM16 15.800H21.500L20.300 22.300H16Z", 1.1),
  ],
  "block-light": [...STOREY, line("M7 12.300H17V19H7Z", 1.8)],
  "block-any": [...STOREY, line("M7 12.300H17V19H7Z", 1.8), solid("M7 19V12.300L17 19Z")],
  "block-coral": [...STOREY, ...MARK.coral(12, 15.600, 4.200)],
  "block-black": [...STOREY, ...MARK.black(12, 15.600, 3.700)],
  "block-white": [...STOREY, ...MARK.white(12, 15.600, 3.300)],
  line: [...HOUSE, shade(WOOD, "M14 5.500H23V9H14ZM14 11.500H23V15H14ZM14 17.500H23V21H14Z", 1.1)],
  "line-coral": [...HOUSE, ...MARK.coral(18.3, 14.500, 4.500)],
  "line-black": [...HOUSE, ...MARK.black(18.4, 14.500, 4)],
  "line-white": [...HOUSE, ...MARK.white(18.2, 14.500, 3.600)],
  "tile-coral": [...MARK.coral(12, 12, 8)],
  "tile-black": [...MARK.black(12, 12, 7.500)],
  "tile-white": [...MARK.white(12, 12, 7)],
  decree: [...SCROLL, line("M9 9H15M9 12H15M9 15H13", 1.6)],
  "decree-coin": [...SCROLL, shade(GOLD, `${circle(12, 12, 4.300)}M10.600 10.600V13.400H13.400V10.600Z`, 1.3)],
  "decree-seal": [...SCROLL, shade(RED, "M8 8H16V16H8ZM9.800 9.800V14.200H14.200V9.800Z", 1.2)],
  "decree-vp": [...SCROLL, shade(RED, "M7 10.500Q12 5.500 17 10.500L12 17Z", 1.3)],
  favour: [
    tint(WHITE, "M4.500 2H19.500V22H4.500Z"),
    line("M4.500 2H19.500V22H4.500Z", 1.8),
    shade(RED, "M12 12.500Q6.500 5.500 3 9 2.500 15.500 12 12.500 21.500 15.500 21 9 17.500 5.500 12 12.500Z", 1.5),
    line("M11.300 13 8.500 19M12.700 13 15.500 19", 2),
  ],
  audience: [shade(RED, "M7.500 20.500Q8 13.500 12 13.500T16.500 20.500Z", 1.4), tint(SKIN, circle(12, 11.500, 2)), line(circle(12, 11.500, 2), 1.4), line("M3.500 22V6M20.500 22V6"), shade(WOOD, "M.800 7Q3 5.500 4 2H20Q21 5.500 23.200 7Z", 1.4)],
  "climb-1": [shade(STONE, "M1.500 22V17.500H7V13H12.500V22Z", 1.5), shade(RED, "M17.800 2 23 8.500H19.800V15H15.800V8.500H12.600Z", 1.4)],
  "climb-2": [shade(STONE, "M1.500 22V17.500H7V13H12.500V22Z", 1.5), shade(RED, "M17.800 1.500 23 8H12.600ZM17.800 8.500 23 15H19.800V20H15.800V15H12.600Z", 1.4)],
  exchange: [line("M4 8H19M15 4 19 8 15 12M20 16H5M9 12 5 16 9 20", 2.1)],
  decline: [line("M5 5 19 19M19 5 5 19", 2.4)],
  arrow: [line("M3 12H19M13.500 6 19.500 12 13.500 18", 2.3)],
  or: [line("M15.500 3 8.500 21", 2.3)],
} satisfies Record<string, Cut[]>;

// ------------------------------------------------------------------------------------------------- places

// The keep: three storeys, each a roof over its wall; one of them is inked.
const TIERS = [
  "M12 .600 14.800 3Q15.500 4.600 17.800 5.200V6.400H15.200V7.600H8.800V6.400H6.200V5.200Q8.500 4.600 9.200 3Z",
  "M7.600 8.900H16.400Q17.200 11 20.300 11.600V12.900H17.300V14.500H6.700V12.900H3.700V11.600Q6.800 11 7.600 8.900Z",
  "M5.600 15.800H18.400Q19.200 18.400 22.900 19V20.300H19.600V23H4.400V20.300H1.100V19Q4.800 18.400 5.600 15.800Z",
];
const keep = (inked: number): Cut[] => TIERS.flatMap((d, at) => (at === inked ? [shade(RED, d, 1.4)] : [tint(WHITE, d), line(d, 1.4)]));

const CUBE = "M7 3.500H17Q20.500 3.500 20.500 7V17Q20.500 20.500 17 20.500H7Q3.500 20.500 3.500 17V7Q3.500 3.500 7 3.500Z";

const PLACES = {
  castle: TIERS.map((d) => shade(ROOF, d, 1.1)),
  daimyo: keep(0),
  diplomats: keep(1),
  stewards: keep(2),
  gate: [shade(ROOF, "M.800 8Q4 7 5.500 2.500H18.500Q20 7 23.200 8Z", 1.4), tint(WOOD, "M4.500 8H19.500V21.500H4.500Z"), line("M4.500 8V21.500H19.500V8M12 11V21.500M4.500 11H19.500", 1.8), solid("M9 15H10.600V17H9ZM13.400 15H15V17H13.400Z")],
  bridge: [shade(RED, "M1 19Q12 5 23 19H19Q12 11 5 19Z", 1.4), line("M1 13Q12 0 23 13M6.500 8.500V13M12 6.500V10.500M17.500 8.500V13", 1.7)],
  "garden-stone": [shade(STONE, "M7 14Q6 6.500 11 5.500 16.500 6 16 14Z", 1.4), shade("#c4bfb3", "M15.500 14Q15.500 10.500 18.500 10.500T21 14Z", 1.3), line("M2 14H22M3 17.800H21M6 21.500H18", 1.7)],
  "garden-plant": [shade(LEAF, "M3 10.500Q2.500 6.500 6.500 6.500 7.500 2.500 12 2.500T17.500 6.500Q21.500 6.500 21 10.500 20 12 17 11.500H7Q4 12 3 10.500Z", 1.5), line("M12 11.500Q11 14 12.500 16.500 13.500 19 12 22M12.300 15.500 17 13.500", 2), line("M7 22H17", 1.8)],
  yard: [
    shade(STEEL, "M3 1.500Q12 6.500 16.800 15L14.800 16.600Q9 9 1.800 4.500ZM21 1.500Q12 6.500 7.200 15L9.200 16.600Q15 9 22.200 4.500Z", 1.2),
    line("M13.300 18.300 18.500 14.200M10.700 18.300 5.500 14.200", 1.9),
    line("M16.500 17 20.500 21.800M7.500 17 3.500 21.800", 2.600),
  ],
  outside: [
    shade(ROOF, "M1 8Q3.200 7 4.200 3H19.800Q20.800 7 23 8Z", 1.4),
    tint(WHITE, "M3.800 8H20.200V12.500H3.800Z"),
    line("M3.800 8V12.500M20.200 8V12.500", 1.7),
    solid("M7.500 9.300H9.300V11.500H7.500ZM14.700 9.300H16.500V11.500H14.700Z"),
    shade(STONE, "M2.600 13H8V16.700H1.900ZM9.500 13H14.500V16.700H9.500ZM16 13H21.400L22.100 16.700H16ZM1.600 18.200H5V22H.900ZM6.500 18.200H11.500V22H6.500ZM13 18.200H18V22H13ZM19.500 18.200H22.400L23.100 22H19.500Z", 0.9),
  ],
  domain: [shade(ROOF, "M.800 11 12 2 23.200 11 21.500 13 12 6 2.500 13Z", 1.3), tint(WHITE, "M5 11.500 12 6 19 11.500V21.500H5Z"), line("M5 11.500V21.500H19V11.500"), solid("M9.500 14.500H14.500V21.500H9.500Z")],
  time: [line("M5 2.500H19M5 21.500H19", 2.1), tint(PAPER, "M7 3Q7 9 11 12 7 15 7 21H17Q17 15 13 12 17 9 17 3Z"), line("M7 3Q7 9 11 12 7 15 7 21M17 3Q17 9 13 12 17 15 17 21", 1.8), shade(GOLD, "M8.800 20Q9.500 17 12 16T15.200 20ZM9 6.500H15L12 10Z", 1)],
  toll: [shade(RED, "M1 3Q12 6 23 3L22 7H2Z", 1.3), line("M6 7V22M18 7V22M4 11.500H20", 2.1), shade(RED, "M10 14.500H14V18.500H10Z", 1.2)],
  die: [tint(PAPER, CUBE), line(CUBE), solid(`${circle(8.500, 8.500, 1.700)}${circle(15.500, 15.500, 1.700)}${circle(12, 12, 1.700)}`)],
  card: [tint(PAPER, "M5 2.500H19V21.500H5Z"), line("M5 2.500H19V21.500H5Z"), line("M8.500 7H15.500V10H8.500Z", 1.5), solid("M8 13H16V17.500H8Z")],
  round: [tint(GOLD, circle(12, 12, 4)), line(circle(12, 12, 4), 1.8), line("M12 2V5M12 19V22M2 12H5M19 12H22M5 5 7 7M17 17 19 19M19 5 17 7M7 17 5 19", 1.8)],
  order: [line("M10 5H21M10 12H21M10 19H21", 2), solid("M3 3H5.500V8H3.700V5H2.500ZM2.500 10H7V14H2.500ZM2.500 17H7V21H2.500Z")],
} satisfies Record<string, Cut[]>;

export const CASTLE_ICONS = { ...THINGS, ...PEOPLE, ...EFFECTS, ...PLACES };
export type CastleIconName = keyof typeof CASTLE_ICONS;
export const CASTLE_ICON_NAMES = Object.keys(CASTLE_ICONS) as CastleIconName[];
