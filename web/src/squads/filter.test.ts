import { expect, test } from "vitest";
import { type Card, everything, fleetOf, kindsOf, missing, wanted } from "./filter";

/** card is a squad of two X-wings and a Y-wing. */
const card: Card = {
  xws: "", name: "Red Flight", faction: "Rebel Alliance", points: 200, legal: true, source: "event", edition: "second",
  player: "Ann", rank: "rank 1 in the cut", ships: [
    { kind: "t65xwing", type: "T-65 X-wing", name: "Wedge Antilles", cards: ["Predator"] },
    { kind: "t65xwing", type: "T-65 X-wing", name: "Red Veteran", cards: [] },
    { kind: "btla4ywing", type: "BTL-A4 Y-wing", name: "Horton Salm", cards: ["Ion Cannon Turret"] },
  ],
};

test("any card finds a squad, and so does whose it was; every word must be there", () => {
  for (const words of ["", "ion turret", "horton", "RED flight", "ann", "y-wing predator"]) {
    expect(wanted(card, { ...everything, words }, {}), words).toBe(true);
  }
  expect(wanted(card, { ...everything, words: "horton luke" }, {})).toBe(false);
});

test("filters leave out what is not wanted", () => {
  const not = { ...card, legal: false };
  expect(wanted(not, { ...everything, legal: true }, {})).toBe(false);
  expect(wanted(card, { ...everything, source: "mine" }, {})).toBe(false);
  expect(wanted(card, { ...everything, source: "event" }, {})).toBe(true);
  expect(wanted(card, { ...everything, kind: "tielnfighter" }, {})).toBe(false);
  expect(wanted(card, { ...everything, faction: "Rebel Alliance", kind: "btla4ywing" }, {})).toBe(true);
});

test("a collection lacks the ships of which a squad has more", () => {
  expect(missing(card, { t65xwing: 2, btla4ywing: 1 })).toEqual([]);
  expect(missing(card, { t65xwing: 1, btla4ywing: 1 })).toEqual(["T-65 X-wing"]);
  expect(wanted(card, { ...everything, owned: true }, { t65xwing: 2 })).toBe(false);
});

test("ships of a type are counted together", () => {
  expect(fleetOf(card).map((f) => `${f.count} ${f.kind}`)).toEqual(["2 t65xwing", "1 btla4ywing"]);
  expect(kindsOf([card]).map((k) => k.name)).toEqual(["BTL-A4 Y-wing", "T-65 X-wing"]);
});
