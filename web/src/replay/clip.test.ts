import { expect, test } from "vitest";
import type { Replay } from "../api/book";
import { clipOf, standing } from "./clip";
import { Film } from "./film";

const pose = (x: number) => ({ x, y: 100, heading: 0 });
const table = (round: number, extra = {}) =>
  ({ round, phase: "planning", initiative: 0, first: 1, ships: [{ id: 0, pose: pose(0) }, { id: 1, pose: pose(300) }], ...extra });
const fly = (ship: number, to: number) => ({ kind: "moved", ship, path: [pose(ship * 300), pose(to)] });
const round2 = [
  fly(0, 100), { kind: "attack-declared", ship: 0, other: 1 }, { kind: "shield-lost", ship: 1 }, { kind: "damage-dealt", ship: 1 },
  { kind: "ship-destroyed", ship: 1 },
];
const film = (events: object[]) => new Film({
  table: table(0), match: { ships: [] },
  steps: [{ seat: 1, events: [], table: table(1) }, { seat: 1, events: [fly(0, 50)], table: table(2) }, { seat: 1, events, table: table(2) }],
} as unknown as Replay);

test("a clip shows the flights, shots and losses of its round alone", () => {
  const clip = clipOf(film(round2), 2);
  expect(clip?.scenes.map((s) => s.kind)).toEqual(["fly", "shot", "gone"]);
  expect(clip?.scenes[1]).toMatchObject({ ship: 0, other: 1, damage: 2 });
  expect(clipOf(film([]), 2)).toBeNull();
  expect(clipOf(film(round2), 3)).toBeNull();
});

test("ships stand at each time where they have flown, and those that are gone nowhere", () => {
  const clip = clipOf(film(round2), 2);
  if (!clip) throw new Error("there is no clip");
  expect(standing(clip, 0).get(0)?.x).toBe(0);
  expect(standing(clip, clip.seconds).get(0)?.x).toBe(100);
  expect(standing(clip, 0).has(1)).toBe(true);
  expect(standing(clip, clip.seconds).has(1)).toBe(false);
});

test("a long round is shown faster", () => {
  const long = Array.from({ length: 40 }, () => [{ kind: "attack-declared", ship: 0, other: 1 }]).flat();
  expect(clipOf(film(long), 2)?.seconds).toBeCloseTo(10);
});
