import { expect, test } from "vitest";
import { type Area, type Bearer, overlap, platesOf } from "./plates";

const view = { x: 0, y: 0, width: 400, height: 400 };
const ship = (id: number, x: number, y: number): Bearer => ({ id, x, y, reach: 11, width: 40, height: 18 });

/** areas are where the plates of ships lie. */
function areas(ships: Bearer[], avoid: Area[] = []): Area[] {
  const puts = platesOf(ships, avoid, view);
  return ships.map((s) => {
    const put = puts.get(s.id) ?? { dx: 0, dy: 0 };
    return { x: s.x + put.dx, y: s.y + put.dy, width: s.width, height: s.height };
  });
}

/** hidden is how much of a list of areas lies over each other. */
function hidden(list: Area[]): number {
  return list.reduce((sum, a, i) => sum + list.slice(0, i).reduce((s, b) => s + overlap(a, b), 0), 0);
}

test("the plates of a wing in two rows do not cover one another", () => {
  const wing = [0, 1, 2].flatMap((x) => [0, 1].map((y) => ship(2 * x + y, 150 + 27 * x, 200 + 27 * y)));
  expect(hidden(areas(wing))).toBe(0);
});

test("a plate makes way for what can be pressed and stays in view", () => {
  const pressed = { x: 100, y: 160, width: 80, height: 80 };
  const [at] = areas([ship(0, 200, 200)], [pressed]);
  expect(at && overlap(at, pressed)).toBe(0);
  const [corner] = areas([ship(0, 12, 12)]);
  expect(corner && corner.x >= 0 && corner.y >= 0).toBe(true);
});
