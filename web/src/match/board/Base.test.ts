import { expect, test } from "vitest";
import type { Ship } from "../../api/types";
import { indicators } from "./Base";

test("the marks of two turret indicators are beside one another, so that neither hides the other", () => {
  const ship = (turret?: string, turret2?: string) => ({ turret, turret2 }) as Ship;
  expect(indicators(ship())).toEqual([]);
  expect(indicators(ship("left"))).toEqual([{ arc: "left", right: 0 }]);
  const [first, second] = indicators(ship("left", "left"));
  expect([first?.arc, second?.arc]).toEqual(["left", "left"]);
  expect((second?.right ?? 0) - (first?.right ?? 0)).toBeGreaterThan(10);
});
