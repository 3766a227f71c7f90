import { expect, test } from "vitest";
import type { Event, Match, Table } from "../api/types";
import { blowOf, fortune, score, tally, turningPoint } from "./tally";

const match = { ships: [
  { id: 0, seat: 1, hull: 3, shields: 1 }, { id: 1, seat: 2, hull: 4, shields: 0 },
] } as unknown as Match;
const table = { ships: [{ id: 0 }, { id: 1, away: "destroyed" }] } as unknown as Table;
const events = ([
  { kind: "round-began", round: 1 },
  { kind: "attack-declared", ship: 0, other: 1 },
  { kind: "rolled", ship: 0, other: 1, side: "attack", dice: ["hit", "crit", "blank"] },
  { kind: "rolled", ship: 1, other: 0, side: "defense", dice: ["evade", "focus"] },
  { kind: "rolled", ship: 0, side: "attack", dice: ["hit"] }, // for an asteroid
  { kind: "damage-dealt", ship: 1 },
  { kind: "round-began", round: 2 },
  { kind: "attack-declared", ship: 0, other: 1 },
  { kind: "damage-dealt", ship: 1 }, { kind: "damage-dealt", ship: 1 }, { kind: "damage-dealt", ship: 1 },
  { kind: "ship-destroyed", ship: 1 },
] as Partial<Event>[]).map((e) => ({ text: "", ...e })) as Event[];

test("damage is counted for who dealt it and who took it", () => {
  const t = tally(match, table, events);
  expect(t.losses).toEqual([
    { ship: 0, dealt: 4, took: 0, gone: false }, { ship: 1, dealt: 0, took: 4, gone: true },
  ]);
  expect(t.luck[0]).toMatchObject({ dice: 3, hits: 2 });
  expect(t.luck[1]).toMatchObject({ evadeDice: 2, evades: 1 });
});

test("a side has taken what the other lost: points, or ships where they cost none", () => {
  expect(score(match, table)).toEqual({ taken: [1, 0], unit: "ships" });
  const dear = { ships: [
    { id: 0, seat: 1, points: 41 }, { id: 1, seat: 2, points: 30 }, { id: 2, seat: 2, points: 9, outline: [] },
    { id: 3, seat: 4, points: 7 },
  ] } as unknown as Match;
  const left = { ships: [
    { id: 0, away: "in reserve" }, { id: 1, away: "fled" }, { id: 2, away: "destroyed" }, { id: 3, away: "destroyed" },
  ] } as unknown as Table;
  expect(score(dear, left)).toEqual({ taken: [37, 0], unit: "points" });
  expect(score(dear, { ...left, scored: [37, 20.5] })).toEqual({ taken: [37, 20.5], unit: "points" });
});

test("the turning point is the round with the largest swing", () => {
  const t = tally(match, table, events);
  expect(t.left).toEqual([[1, 1], [1, 0.75], [1, 0]]);
  expect(turningPoint(t.left)).toBe(2);
  expect(turningPoint([[1, 1], [1, 1]])).toBe(0);
});

test("the heaviest blow of a round destroys, or does most damage, and is laid to who attacked", () => {
  const list = [
    { kind: "round-began", round: 2 },
    { kind: "attack-declared", ship: 0, other: 1 }, { kind: "shield-lost", ship: 1 }, { kind: "damage-dealt", ship: 1 },
    { kind: "attack-declared", ship: 1, other: 0 }, { kind: "damage-dealt", ship: 0 }, { kind: "ship-destroyed", ship: 0 },
    { kind: "phase-began" }, { kind: "damage-dealt", ship: 1 },
    { kind: "round-began", round: 3 },
  ] as unknown as Event[];
  expect(blowOf(list, 2)).toEqual({ round: 2, by: 1, to: 0, damage: 1, destroyed: true });
  expect(blowOf(list.slice(0, 4), 2)).toEqual({ round: 2, by: 0, to: 1, damage: 2, destroyed: false });
  expect(blowOf(list, 3)).toBeNull();
});

test("fortune is what dice did beyond their average, both colors of a side together", () => {
  const none = { dice: 0, hits: 0, evadeDice: 0, evades: 0 };
  expect(fortune([{ dice: 4, hits: 4, evadeDice: 8, evades: 2 }, none, none, none], 1)).toBe(1);
  expect(fortune([none, { ...none, dice: 2 }, none, none], 2)).toBe(-1);
});
