import { describe, expect, it } from "vitest";
import { sinceTurn, stops, tell } from "./story";
import type { Teller } from "./story";
import { CHANCE, message } from "./wire";
import type { Heard, Message } from "./wire";
import { Words } from "./words";

const words = new Words(
  "en",
  `
g-did-play = { $you ->
    [yes] play { $what }
   *[no] plays { $what }
}
g-did-send = { $answer ->
    [g-decline] { $you ->
        [yes] send nobody
       *[no] sends nobody
    }
   *[other] goes there
}
g-decline = decline
g-question-deal = Which card?
g-question-roll = Which die?
g-question-take = Take what?
g-question-rival_card = Rival's card?
g-question-rival_act = What does it do?
card = card { $number }
change-of = { $who } { $change }
web-told-did = { $you ->
    [yes] You { $what }
   *[no] { $name } { $what }
}
web-told-said = { $name }: { $what }
web-told-hidden = (hidden)
web-told-changed = { $what } ({ $changed })
web-told-chance = { $question } { $what }
web-told-many = { $question } { $seen } seen, { $hidden } hidden.
web-list-separator = { ", " }
`,
);
const by: Teller = { words, game: "g", options: {}, seat: 0, name: (seat) => ["Ann", "Bob"][seat] ?? "" };

function heard(ply: number, seat: number, question: string, number: number | null, changed: number[] = []): Heard {
  const card = (one: number): Heard["what"] => message("card", { number: one });
  return {
    ply, seat, question, action: number ?? -1, what: number === null ? null : card(number),
    changed: changed.map((one) => message("card", { number: one })), turn: 0,
  };
}

describe("the log in words", () => {
  it("tells each run of a seat as a line, which knows its moments", () => {
    const lines = tell([heard(4, 1, "play", 3), heard(5, 1, "play", 4), heard(6, 0, "play", 5)], by);
    expect(lines.map((line) => line.text)).toEqual(["Bob plays card 3, plays card 4", "You play card 5"]);
    expect(lines.map(({ first, last, seat }) => [first, last, seat])).toEqual([[4, 6, 1], [6, 7, 0]]);
  });

  it("tells a line once, and again when it goes on or somebody else tells it", () => {
    const log = [heard(4, 1, "play", 3), heard(5, 0, "play", 4)];
    const [bob, mine] = tell(log, by);
    const [same, longer] = tell([...log, heard(6, 0, "play", 5)], by);
    expect(same).toBe(bob);
    expect(mine?.text).toBe("You play card 4");
    expect(longer?.text).toBe("You play card 4, play card 5");
    expect(tell(log, { ...by, seat: 1 }).map((line) => line.text)).toEqual(["You play card 3", "Ann plays card 4"]);
  });

  it("says in a step what was declined, which its name alone does not", () => {
    const declined = { ...heard(4, 1, "send", 3), what: message("g-decline") };
    const [line] = tell([heard(3, 1, "play", 2, [9]), declined], by);
    expect(line?.steps().map((one) => one.what)).toEqual(["card 2", "sends nobody"]);
    const [mine] = tell([heard(3, 0, "play", 2, [9]), { ...declined, seat: 0 }], by);
    expect(mine?.steps().map((one) => one.what)).toEqual(["card 2", "send nobody"]);
  });

  it("names what the game has no words for, and what it changed", () => {
    expect(tell([heard(0, 1, "take", 3, [8])], by)[0]?.text).toBe("Bob: card 3 (card 8)");
  });

  it("tells a turn that changed something step by step, and what of it touches the one who reads", () => {
    const mine = { ...heard(6, 1, "take", 4), changed: [message("card", { number: 1, who: message("seat", { number: 1 }) })] };
    const [line] = tell([heard(5, 1, "take", 3, [8]), mine], by);
    expect(line?.isChain).toBe(true);
    expect(line?.steps()).toEqual([
      { ply: 5, what: "card 3", changed: [{ text: "card 8", what: message("card", { number: 8 }) }], isMine: false, isQuiet: false },
      { ply: 6, what: "card 4", changed: [{ text: "card 1", what: mine.changed[0] }], isMine: true, isQuiet: false },
    ]);
    expect(tell([heard(5, 1, "play", 3), heard(6, 1, "play", 4)], by)[0]?.isChain).toBe(false);
  });

  it("tells what chance changes in the middle of a turn as that of whoever takes it", () => {
    const seat = (number: number): Message => message("seat", { number });
    const gain = (number: number): Message => message("change-of", { who: seat(number), change: message("card", { number: 7 }) });
    const dealt = { ...heard(6, CHANCE, "deal", 4), changed: [gain(1), gain(2)] };
    const run = (who: number): Heard[] => [heard(5, who, "play", 3), dealt].map((one) => ({ ...one, turn: 27 }));
    const [mine] = tell(run(0), by);
    expect(mine?.text).toBe("You play card 3 · Which card? card 4 (card 7, Bob card 7)");
    expect(mine?.steps()[1]).toMatchObject({ changed: [{ text: "card 7" }, { text: "Bob card 7" }], isMine: false, isQuiet: true });
    const [bobs] = tell(run(1), by);
    expect(bobs?.steps()[1]).toMatchObject({ changed: [{ text: "Ann card 7" }, { text: "card 7" }], isMine: true });
    const [alone] = tell([dealt], by);
    expect(alone?.text).toBe("Which card? card 4 (Ann card 7, Bob card 7)");
  });

  it("tells what chance does for a rival as the rival's turn", () => {
    const run = [heard(0, CHANCE, "deal", 1), heard(1, CHANCE, "rival_card", 2), heard(2, CHANCE, "rival_act", 3, [9])];
    const [dealt, rival] = tell(run, by);
    expect(dealt?.isChain).toBe(false);
    expect([rival?.first, rival?.last, rival?.isChain]).toEqual([1, 3, true]);
    expect(rival?.steps().map((one) => one.what)).toEqual(["card 2", "card 3"]);
    expect(rival?.text).toBe("What does it do? card 3 (card 9)");
    expect(tell(run.slice(1, 2), by)[0]?.text).toBe("Rival's card? card 2");
    expect(stops(run)).toEqual([0, 2, 3]);
  });

  it("gathers by turns where a game tells of them, and cuts where the next one of the same seat begins", () => {
    const turn = (number: number, ...answers: Heard[]): Heard[] => answers.map((one) => ({ ...one, turn: number }));
    const log = [
      ...turn(14, heard(1, 1, "play", 1, [9])),
      ...turn(27, heard(2, 1, "play", 2), heard(3, 1, "play", 3, [8]), heard(4, CHANCE, "deal", 4), heard(5, 1, "play", 5, [7]), heard(6, CHANCE, "deal", 6)),
      ...turn(28, heard(7, 0, "play", 7)),
      ...turn(40, heard(8, CHANCE, "roll", 8)),
    ];
    const lines = tell(log, by);
    expect(lines.map(({ first, last, seat }) => [first, last, seat])).toEqual([[1, 2, 1], [2, 7, 1], [7, 8, 0], [8, 9, CHANCE]]);
    expect(lines[1]?.text).toBe("Bob plays card 2, plays card 3 (card 8), plays card 5 (card 7) · Which card? card 4, card 6");
    expect(lines[1]?.isChain).toBe(true);
    expect(lines[1]?.steps().map((one) => [one.what, one.isQuiet])).toEqual([
      ["card 2", false], ["card 3", false], ["Which card? card 4", true], ["card 5", false], ["Which card? card 6", true],
    ]);
  });

  it("goes on with a rival's turn after what chance does meanwhile", () => {
    const run = [heard(0, CHANCE, "rival_card", 1), heard(1, CHANCE, "deal", 2), heard(2, CHANCE, "rival_act", 3, [9])];
    expect(tell(run.map((one) => ({ ...one, turn: 30 })), by).map(({ first, last }) => [first, last])).toEqual([[0, 3]]);
    expect(tell(run, by)).toHaveLength(3);
  });

  it("has what a seat decides for a rival in the rival's turn", () => {
    const run = [heard(0, CHANCE, "rival_act", 1), heard(1, 0, "rival_garden", 2, [9]), heard(2, CHANCE, "rival_act", 3), heard(3, 0, "play", 4)];
    const lines = tell(run.map((one, i) => ({ ...one, turn: i < 3 ? 30 : 31 })), by);
    expect(lines.map(({ first, last, seat, isChain }) => [first, last, seat, isChain])).toEqual([[0, 3, CHANCE, true], [3, 4, 0, false]]);
    expect(lines[0]?.text).toBe("What does it do? card 1 · Ann: card 2 (card 9) · What does it do? card 3");
  });

  it("begins a recap after one's own turn, with all that belongs to that", () => {
    const turn = (number: number, ...answers: Heard[]): Heard[] => answers.map((one) => ({ ...one, turn: number }));
    const log = [
      ...turn(27, heard(2, 0, "play", 2), heard(3, CHANCE, "deal", 3)),
      ...turn(28, heard(4, CHANCE, "rival_act", 4), heard(5, 0, "rival_garden", 5)),
      ...turn(40, heard(6, CHANCE, "roll", 6)),
    ];
    expect(sinceTurn(log, 0).map(({ ply }) => ply)).toEqual([4, 5, 6]);
    expect(sinceTurn(log, 1)).toEqual(log);
  });

  it("leaves runs of seats as they are where a game tells of no turns", () => {
    const log = [heard(0, 1, "play", 1), heard(1, CHANCE, "deal", 2), heard(2, 1, "play", 3), heard(3, 1, "play", 4)];
    expect(tell(log, by).map(({ first, last }) => [first, last])).toEqual([[0, 1], [1, 2], [2, 4]]);
  });

  it("counts what is dealt, and tells no more than was heard", () => {
    const dealt = Array.from({ length: 10 }, (_, i) => heard(i, CHANCE, "deal", i < 4 ? i : null));
    expect(tell(dealt, by).map((line) => line.text)).toEqual(["Which card? 4 seen, 6 hidden."]);
    expect(tell(dealt.slice(3, 5), by)[0]?.text).toBe("Which card? card 3, (hidden)");
  });

  it("stops a replay after each answer, and once for all that chance does", () => {
    expect(stops([heard(0, CHANCE, "deal", 1), heard(1, CHANCE, "deal", 2), heard(2, 0, "play", 3), heard(3, 1, "play", 4)])).toEqual([0, 2, 3, 4]);
  });
});
