// One wide picture a title, 640 x 360; what matters stands in the middle two thirds, since a shelf may crop it.
import { catteHead, cup } from "./catte";
import { c, COATS, f, faint, g, GOLD, head, INDIGO, INK, l, o, PAPER, RED, WHITE, type Coat, type Mood } from "./draw";
import { castle, catFull, waves } from "./scenes";
import { ITEM_DRAWINGS, paw, pips } from "./tower";

const ground = (fill: string): string => f(fill, "M0 0H640V360H0Z");
const sea = (fill: string, line: string, y: number): string => f(fill, `M0 ${y}H640V360H0Z`) + l(waves(0, y, 640, 360 - y, 26), 2, line) + l(`M0 ${y}H640`, 3);

/** Bands of mist with round ends, as prints have them. */
function mist(fill: string, ...bands: [number, number, number][]): string {
  return bands.map(([x, y, w]) => f(fill, `M${x + w * 0.1} ${y}h${w * 0.9}a9 9 0 0 1 0 18h-${w * 0.4}a9 9 0 0 0 0 18h${w * 0.2}a9 9 0 0 1 0 18h-${w * 0.7}a9 9 0 0 1 0-18h-${w * 0.1}a9 9 0 0 1 0-18h${w * 0.1}a9 9 0 0 1 0-18Z`)).join("");
}

const pine = (x: number, y: number, s: number): string =>
  g(
    `translate(${x} ${y}) scale(${s})`,
    l("M0 90Q-10 50 6 20 10 0 0-20", 11, INK) + l("M0 90Q-10 50 6 20 10 0 0-20", 6, "#7b4a21"),
    o("#3f6b2e", "M-52 34Q-50 14-30 18-22 4-4 12 12 4 22 20 32 26 24 36H-46Q-52 38-52 34Z"),
    o("#56823f", "M-20-6Q-18-24 2-20 14-34 34-22 52-20 50-6 48 0 42 0H-14Q-20 0-20-6Z"),
    o("#3f6b2e", "M-38-34Q-34-52-14-48-4-62 14-52 30-50 28-36 24-30 18-30H-32Q-38-30-38-34Z"),
  );

const fuji = (x: number, y: number, fill: string): string => g(`translate(${x} ${y})`, o(fill, "M-170 120Q-70 60-30-40H30Q70 60 170 120Z"), o(WHITE, "M-30-40H30Q42-8 58 22 40 14 30 30 18 8 4 34-8 10-22 32-34 12-56 22-42-8-30-40Z"));

function blossoms(spots: [number, number, number][]): string {
  return spots
    .map(([x, y, r]) =>
      g(`translate(${x} ${y}) scale(${r})`, [0, 72, 144, 216, 288].map((a) => g(`rotate(${a})`, f("#efb6ae", "M0 0Q-9-5-7.500-11-6-15.500-2-14.500L0-12 2-14.500Q6-15.500 7.500-11 9-5 0 0Z", `stroke="${INK}" stroke-width="1.6"`))).join(""), c(RED, 0, 0, 2.6)),
    )
    .join("");
}

const log = (x: number, y: number): string => o("#c9925a", `M${x} ${y}h120v30h-120Z`) + l(`M${x + 20} ${y + 10}h60M${x + 50} ${y + 20}h50`, 2, "#8a5a2b") + `<ellipse cx="${x}" cy="${y + 15}" rx="10" ry="15" fill="#ecd0a0" stroke="${INK}" stroke-width="2.600"/><ellipse cx="${x}" cy="${y + 15}" rx="4" ry="6.500" fill="none" stroke="#8a5a2b" stroke-width="2"/>`;

function catsle(): string {
  return (
    ground("#f1dcb0") +
    c(RED, 408, 130, 92) +
    mist(PAPER, [40, 56, 120], [500, 150, 120]) +
    f("#c3cfa4", "M0 256Q90 190 190 236 300 200 420 232 540 186 640 246V300H0Z") +
    pine(76, 186, 0.95) +
    pine(574, 196, 0.8) +
    g("translate(124 14)", castle(4, INDIGO, INK)) +
    g("translate(366 146) scale(.4)", catFull("sleep", "gray", "asleep", INK)) +
    sea(INDIGO, "#6f8fb8", 296) +
    o("#b7a878", "M-5 336Q90 312 210 324 340 338 460 322 570 312 645 330V365H-5Z", 3) +
    l("M30 350H70M250 352H300M360 346H380M560 346H610", 2.6, "#8d7f55") +
    g("translate(78 170) scale(1.140)", catFull("sit", "calico", "calm", INK)) +
    g("translate(418 232) scale(.72)", catFull("walk", "ginger", "glad", INK))
  );
}

function chatpentiers(): string {
  return (
    ground("#f0c98c") +
    c("#fae8bd", 592, 78, 46) +
    fuji(500, 156, "#8fa6b8") +
    mist(PAPER, [26, 40, 120], [470, 204, 150]) +
    f("#a9b97f", "M0 276Q160 236 330 262T640 246V360H0Z") +
    g("translate(-10 2) scale(1.080)", castle(2, "#3f6b2e", INK)) +
    g("translate(206 128) scale(.42)", head({ coat: COATS.black, mood: "wide", line: INK })) +
    o("#3f6b2e", "M180 143Q206 150 232 143L234 150H178Z", 2) +
    f("#c49a62", "M0 312H640V360H0Z") +
    l("M0 312H640", 3) +
    log(474, 290) +
    log(524, 321) +
    log(400, 323) +
    g("translate(494 194) scale(.68)", catFull("sleep", "gray", "asleep", INK)) +
    g("translate(204 106) scale(1.640)", catFull("carpenter", "ginger", "glad", INK))
  );
}

function catte(): string {
  const shelf = (y: number): string => o("#a8713a", `M120 ${y}H520V${y + 9}H120Z`);
  const jar = (x: number, y: number, fill: string): string => o(fill, `M${x} ${y - 34}h26v34h-26Z`) + o("#7b4a21", `M${x - 2} ${y - 42}h30v9h-30Z`);
  const guest = (x: number, colour: "black" | "white" | "brown", h: string): string => g(`translate(${x} 214) scale(1.260)`, o(COATS[colour].fur, "M-46 96Q-56 40-28 26H28Q56 40 46 96Z", 3), h);
  return (
    ground("#e7ddc6") +
    shelf(122) +
    jar(150, 122, "#c9925a") +
    jar(190, 122, "#f3e6cf") +
    jar(424, 122, "#7b4a21") +
    jar(464, 122, "#ecd7b8") +
    g("translate(244 74) scale(.46)", cup("white")) +
    g("translate(302 74) scale(.46)", cup("black")) +
    g("translate(358 74) scale(.46)", cup("brown")) +
    f(RED, "M0 0H640V40H0Z") +
    Array.from({ length: 16 }, (_, i) => o(i % 2 ? RED : PAPER, `M${i * 40} 0h40v40a20 18 0 0 1-40 0Z`, 2.6)).join("") +
    guest(148, "black", catteHead("black", 5)) +
    guest(492, "white", catteHead("white", 8)) +
    g("translate(320 204) scale(1.420)", o(COATS.brown.fur, "M-46 96Q-56 40-28 26H28Q56 40 46 96Z", 3), catteHead("brown", 13)) +
    f("#8a5a2b", "M0 292H640V360H0Z") +
    l("M0 292H640", 4) +
    l("M0 316H180M220 316H420M470 316H640M60 338H300M350 338H600", 2, "#6b4326") +
    g("translate(58 236) scale(.82)", cup("black")) +
    g("translate(216 238) scale(.82)", cup("brown")) +
    g("translate(384 236) scale(.82)", cup("white"))
  );
}

const TINTS = ["#e9c65f", "#dd8571", "#9cbd7e", "#86b0d0", "#b79bc6"];
const HEX = "M-48 0-24-41.600H24L48 0 24 41.600H-24Z";

function catTower(): string {
  const columns = [2, 3, 2, 3, 3];
  const things: (keyof typeof ITEM_DRAWINGS | "")[] = ["mouse", "", "", "butterfly", "yarn", "house", "", "bowl", "", "yarn", "cushion", "house", ""];
  let n = 0;
  let tower = "";
  columns.forEach((high, x) => {
    for (let y = 0; y < high; y++) {
      const thing = things[n++];
      tower += g(
        `translate(${320 + (x - 2) * 66} ${(x % 2 ? 268 : 305) - y * 74}) scale(.890)`,
        o(TINTS[x] ?? PAPER, HEX, 3),
        thing ? f(PAPER, "M-37 0-18.500-32H18.500L37 0 18.500 32H-18.500Z") + g("scale(1.080)", ITEM_DRAWINGS[thing]) : "",
      );
    }
  });
  const die = (x: number, y: number, r: number, v: number): string => g(`translate(${x} ${y}) rotate(${r}) scale(1.250)`, o(WHITE, "M-21-13Q-21-21-13-21H13Q21-21 21-13V13Q21 21 13 21H-13Q-21 21-21 13Z", 2.6), pips(v, INK));
  const steps: [number, number, number][] = [[30, 262, 50], [74, 246, 80], [62, 196, 30], [104, 170, 60], [92, 120, 25], [134, 98, 55]];
  return (
    ground("#dfe5d6") +
    c("#f3e3a8", 320, 158, 146) +
    faint(0.3, steps.map(([x, y, r]) => g(`translate(${x} ${y}) rotate(${r}) scale(.8)`, paw(INK))).join("")) +
    g("translate(320 166) scale(.62)", head({ coat: COATS.cream, mood: "wide", line: INK })) +
    o("#a8713a", "M146 308H494V346H146Z", 3) +
    tower +
    g("translate(128 112) scale(.6)", catFull("sleep", "black", "asleep", INK)) +
    g("translate(196 3) scale(.56)", catFull("sit", "ginger", "calm", INK)) +
    g("translate(328 3) scale(.56)", catFull("sit", "gray", "glad", INK)) +
    g("translate(396 42) scale(.54)", catFull("sit", "calico", "sly", INK)) +
    f("#caa46a", "M0 338H640V360H0Z") +
    l("M0 338H640", 3) +
    g("translate(484 246) scale(.74)", catFull("walk", "white", "calm", INK)) +
    die(60, 312, -12, 4) +
    die(124, 318, 9, 1)
  );
}

const LANTERN = l("M-9-22H9M-9 22H9", 5) + `<ellipse rx="18" ry="19" fill="#e8853a" stroke="${INK}" stroke-width="2.6"/>` + l("M-17-6H17M-17 6H17", 1.6);
const HERON = l("M-4 8V24M3 8V24", 2.6) + o(WHITE, "M-22 8Q-20-6-4-8 6-8 8-18 8-24 2-23-6-20-1-11 10-4 8 6 4 12-8 12-16 12-22 8Z") + o(GOLD, "M6-22 20-20 8-17Z", 2);

function whiteCastle(): string {
  const lantern = (x: number, y: number): string => g(`translate(${x} ${y}) scale(.8)`, LANTERN);
  const branch = "M640 26Q560 36 520 80 500 96 470 100M560 48Q540 26 516 30M532 68Q560 92 592 88";
  return (
    ground("#c6d9e2") +
    c(PAPER, 186, 92, 56) +
    mist(WHITE, [-20, 118, 150], [480, 150, 170]) +
    f("#a9c0a0", "M0 278Q110 210 220 256 330 222 440 250 540 214 640 262V330H0Z") +
    g("translate(128 16) scale(.99)", castle(4, "#4a5058", INK)) +
    sea("#2f6f94", "#86b6d2", 306) +
    o(RED, "M60 344Q190 240 320 344V356H298Q190 272 82 356H60Z", 3) +
    l("M60 322Q190 218 320 322", 6, INK) +
    l("M60 322Q190 218 320 322", 3, "#e06a50") +
    l("M92 298V322M124 284V304M157 274V294M190 270V291M223 274V294M256 284V304M288 298V322", 4, INK) +
    lantern(62, 304) +
    lantern(318, 304) +
    g("translate(530 274) scale(1.900)", HERON) +
    l(branch, 9, INK) +
    l(branch, 5, "#7b4a21") +
    blossoms([[470, 100, 1.3], [496, 88, 1.6], [516, 30, 1.5], [540, 40, 1.1], [592, 88, 1.5], [566, 84, 1.1], [604, 30, 1.6], [532, 62, 1.2], [622, 56, 1.2], [436, 140, 0.7], [470, 176, 0.6], [590, 196, 0.7], [612, 262, 0.6], [420, 214, 0.5]])
  );
}

/** The home page: three cats at a low table, cards in their paws. */
function home(): string {
  const fan = (x: number, y: number, n: number, fill: string): string =>
    Array.from({ length: n }, (_, i) => g(`translate(${x} ${y}) rotate(${(i - (n - 1) / 2) * 17})`, o(PAPER, "M-15-54H15Q18-54 18-51V-6Q18-3 15-3H-15Q-18-3-18-6V-51Q-18-54-15-54Z", 2.4), f(fill, "M-13-49H13V-8H-13Z"), c(PAPER, 0, -28, 6))).join("");
  const paws = (x: number, fur: string): string => o(fur, `M${x - 22} 288q-2-20 12-20t12 20ZM${x - 2} 288q-2-20 12-20t12 20Z`, 3);
  const player = (x: number, robe: string, coat: Coat, mood: Mood, over = ""): string =>
    g(`translate(${x} 196) scale(1.160)`, o(robe, "M-62 90Q-60 44-30 34H30Q60 44 62 90Z", 3), o(PAPER, "M-20 33 0 58 20 33 27 35 0 70-27 35Z", 2.4), head({ coat, mood, line: INK, over }));
  return (
    ground("#f3e6cb") +
    c(RED, 320, 142, 118) +
    mist(PAPER, [20, 70, 140], [470, 56, 150]) +
    f("#c3cfa4", "M0 262Q80 206 170 240 320 214 470 240 560 206 640 256V320H0Z") +
    pine(44, 200, 0.9) +
    pine(600, 200, 0.9) +
    player(150, INDIGO, COATS.black, "sly") +
    player(490, "#3f6b2e", COATS.calico, "glad") +
    g("translate(0 -8)", player(320, "#7b4a21", COATS.ginger, "wide")) +
    o("#a8643a", "M20 284H620L640 318H0Z", 3) +
    f("#7b4a21", "M0 318H640V360H0Z") +
    l("M0 318H640M0 340H640", 3) +
    fan(150, 292, 5, INDIGO) +
    paws(150, COATS.black.fur) +
    fan(320, 296, 5, INDIGO) +
    paws(320, COATS.ginger.fur) +
    fan(490, 292, 5, INDIGO) +
    paws(490, WHITE) +
    g("translate(212 246) scale(.52)", cup("black")) +
    g("translate(412 292) rotate(-8) scale(.72)", o(WHITE, "M-21-13Q-21-21-13-21H13Q21-21 21-13V13Q21 21 13 21H-13Q-21 21-21 13Z", 2.6), pips(5, INK)) +
    g("translate(246 302) rotate(12) scale(.66)", o(WHITE, "M-21-13Q-21-21-13-21H13Q21-21 21-13V13Q21 21 13 21H-13Q-21 21-21 13Z", 2.6), pips(1, INK))
  );
}

const POSTERS: Record<string, () => string> = { home, catsle_builders: catsle, chatpentiers, catte, cat_tower: catTower, white_castle: whiteCastle };

export const poster = (game: string): string => (POSTERS[game] ?? catsle)();
