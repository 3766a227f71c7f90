import { expect, test } from "vitest";
import type { Match, Option, Result } from "../api/types";
import { menace, outlook, prospects, read, taking, whyOver, within } from "./words";

const odds = {
  attack: 3, defense: 2, hit: 0.421, destroy: 0.1, damage: 0.84, crits: 0.2,
  results: [0.579, 0.2, 0.15, 0.071],
};

test("a target says its dice, its chances and its damage", () => {
  expect(outlook({ verb: "weapon", odds }))
    .toBe("3 attack dice vs. 2 defense · 42% to hit · 0.8 damage on average · 10% to destroy");
  expect(outlook({ verb: "pick", odds: { ...odds, attack: 1, destroy: 0 } }))
    .toBe("1 attack die vs. 2 defense · 42% to hit · 0.8 damage on average");
});

test("a counterattack says what both attacks come to", () => {
  expect(outlook({ verb: "weapon", odds: { ...odds, destroy: 0, back: { hit: 0.45, destroy: 0.05, damage: 1.06 } } }))
    .toBe("3 attack dice vs. 2 of the counterattack · 42% to hit · 0.8 damage on average · 45% to hit back · " +
      "1.1 damage back on average · 5% to destroy back");
});

test("a card that prevents all damage is named", () => {
  expect(outlook({ verb: "weapon", odds: { ...odds, destroy: 0, results: [1], prevents: "Iden Versio" } }))
    .toBe("3 attack dice vs. 2 defense · no damage because of Iden Versio");
});

test("what is spent on dice says what results from it", () => {
  expect(outlook({ verb: "use", odds: { ...odds, destroy: 0 } }))
    .toBe("42% to hit · 0.8 damage on average");
  expect(outlook({ verb: "use", odds: { ...odds, destroy: 0, results: [1] } })).toBe("no damage");
  expect(outlook({ verb: "use", odds: { ...odds, destroy: 1, results: [0, 0, 1] } }))
    .toBe("2 damage · destroyed");
});

test("a token for dice says what they come to, and so does leaving them", () => {
  const sure = { ...odds, destroy: 0, results: [1] };
  const lie = { attack: ["hit", "hit"], defense: ["focus", "blank"], side: "defense" as const };
  expect(outlook({ verb: "use", odds: sure, dice: { attack: ["hit", "hit"], defense: ["evade", "evade", "blank"] } }, lie))
    .toBe("2 evades · no damage");
  expect(outlook({ verb: "pass", odds: sure }, lie)).toBe("no evade · no damage");
  const open = { ...odds, destroy: 0 };
  expect(outlook({ verb: "use", odds: open, dice: { attack: ["crit", "hit", "hit"], defense: [] } }, { ...lie, side: "attack" }))
    .toBe("1 critical hit, 2 hits · 42% to hit · 0.8 damage on average");
  expect(outlook({ verb: "use", odds: open }, lie)).toBe("42% to hit · 0.8 damage on average");
});

test("what may fail is never certain, and what may happen never impossible", () => {
  expect(outlook({ verb: "use", odds: { ...odds, hit: 0.998, destroy: 0.004 } }))
    .toBe("99% to hit · 0.8 damage on average");
  expect(outlook({ verb: "use", odds: { ...odds, hit: 0.003, destroy: 0 } }))
    .toBe("1% to hit · 0.8 damage on average");
});

test("an option without odds says nothing", () => {
  expect(outlook({ verb: "pass" })).toBe("");
});

const match = (a: string, b: string) => ({ players: [{ squad: a }, { squad: b }] }) as unknown as Match;
const dials = (seat: number) =>
  ({ text: "", parts: [{ is: "player", text: `Player ${seat}`, of: seat }, { text: " has set all of their dials." }] });

test("the log is without detail: the board shows coordinates and millimeters", () => {
  expect(read(null, { text: "", parts: [
    { is: "ship", text: "A", of: 0 }, { text: " locks " }, { is: "ship", text: "B", of: 1 }, { text: ": " },
    { is: "measure", text: "range 3" }, { is: "measure", text: ", 229.3 mm", detail: true }, { text: "." },
  ] })).toBe("A locks B: range 3.");
});

test("what an older server has kept is read as it is", () => {
  expect(read(null, { text: "A flees." })).toBe("A flees.");
});

test("the log names squads, unless both have one name", () => {
  expect(read(match("Red", "Blue"), dials(2))).toBe("Blue has set all of their dials.");
  expect(read(match("Red", "Red"), dials(2))).toBe("Player 2 has set all of their dials.");
  expect(read(match("Red", "Blue"), dials(3))).toBe("Player 3 has set all of their dials.");
});

test("the log names players where both squads have one name", () => {
  const named = { players: [{ squad: "Red", name: "Ann" }, { squad: "Red", name: "Quiet Lark" }] } as unknown as Match;
  expect(read(named, dials(2))).toBe("Quiet Lark has set all of their dials.");
});

test("the end says why it came early", () => {
  const why = [{ text: "The time of " }, { is: "player", text: "Player 2", of: 2 }, { text: " has run out." }];
  expect(whyOver(match("Red", "Blue"), { text: "", winner: 1, why } as Result)).toBe("The time of Blue has run out.");
  expect(whyOver(match("Red", "Blue"), { text: "Player 1 wins.", winner: 1 } as Result)).toBe("");
});

test("the bright button says what it does with a ship", () => {
  const option = { answer: "pick ship1", verb: "pick", text: "Wedge", ship: 1 } as Option;
  const of = (about: string, o: Option = option) => taking({ about, options: [o, o] }, o);
  expect([of("target"), of("weapon"), of("turn"), of("ship")])
    .toEqual(["Attack Wedge", "Attack Wedge", "Choose Wedge", "Wedge"]);
  expect(of("target", { ...option, verb: "pass" })).toBe("Do not attack");
  expect(of("action", { answer: "use focus", verb: "use", text: "Focus" })).toBe("Focus");
});

test("menace says how much enemies could do less or more, and nothing where that is the same", () => {
  const threat = { attackers: 2, damage: 1.24 };
  expect(menace({ threat }, { attackers: 2, damage: 0.61 })).toBe("enemy damage 1.2 → 0.6");
  expect(menace({ threat }, { attackers: 1, damage: 1.25 })).toBe("");
  expect(menace({}, threat)).toBe("");
});

test("what an action does to the ship's own attack is said where it was reckoned and something changes", () => {
  const aim = (hit: number) => ({ ship: 3, hit, damage: 1 });
  const threat = { attackers: 1, damage: 0.8 };
  const said = (q: Parameters<typeof prospects>[0], o: Parameters<typeof prospects>[1]) =>
    prospects(q, o).map((p) => `${p.text} ${p.better ? "better" : "worse"}`);
  expect(said({ aim: aim(0.6), threat }, { aim: aim(0.82), threat })).toEqual(["hit 60% → 82% better"]);
  expect(said({ aim: aim(0.6), threat }, { threat: { ...threat, damage: 0.1 } }))
    .toEqual(["hit 60% → 0% worse", "enemy damage 0.8 → 0.1 better"]);
  expect(said({ aim: aim(0.6), threat }, { aim: aim(0.6), threat })).toEqual([]);
  expect(said({ aim: aim(0.6) }, {})).toEqual([]);
});

test("a share says its standard error, rounded up, where that is known", () => {
  expect(within(0.624, 0.041)).toBe("62 ± 5 %");
  expect(within(0.07, 0.07)).toBe("7 ± 7 %"); // 100 × 0.07 is a little more than 7
  expect(within(0.62)).toBe("62 %");
});
