import { expect, test } from "vitest";
import { held, laid } from "./Faces";

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

test("dice that would turn keep the places of those that stay", () => {
  const t = laid(["hit", "focus", "blank"], ["hit", "hit", "blank"]);
  expect(t.faces).toEqual(["hit", "hit", "blank"]);
  expect([...t.at]).toEqual([1]);
  const both = laid(["focus", "evade", "focus"], ["evade", "evade", "evade"]);
  expect(both.faces).toEqual(["evade", "evade", "evade"]);
  expect([...both.at]).toEqual([0, 2]);
});

test("a die that would be added lies last, one that would be taken away leaves none turned", () => {
  const t = laid(["blank"], ["evade", "blank"]);
  expect(t.faces).toEqual(["blank", "evade"]);
  expect([...t.at]).toEqual([1]);
  expect(laid(["hit", "crit", "blank"], ["crit", "blank"])).toEqual({ faces: ["crit", "blank"], at: new Set() });
});
