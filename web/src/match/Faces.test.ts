import { expect, test } from "vitest";
import { held } from "./Faces";

test("evades are held against hits first, then against critical hits", () => {
  const h = held(["crit", "hit", "focus"], ["evade", "blank"]);
  expect([...h.attackOut]).toEqual([1]);
  expect([...h.defenseOut]).toEqual([0]);
  expect(h.through).toBe(1);
  expect(held(["crit"], ["evade", "evade"])).toMatchObject({ through: 0 });
});

test("without defense dice everything gets through", () => {
  expect(held(["hit", "hit", "blank"], []).through).toBe(2);
});
