import { expect, test } from "vitest";
import { joined } from "./kept";

const squad = (name: string, at?: number, xws = "x") => (at === undefined ? { name, xws } : { name, xws, at });

test("two devices keep what either keeps, and the later one of a name", () => {
  const both = joined(
    { squads: [squad("A", 2, "new"), squad("B", 1, "old")], gone: {} },
    { squads: [squad("B", 3, "newer"), squad("A", 1, "old"), squad("C")], gone: {} },
  );
  expect(both.squads.map((s) => s.name + " " + s.xws)).toEqual(["A new", "B newer", "C x"]);
});

test("a squad that was forgotten comes back from no other device, unless it was kept again", () => {
  const here = { squads: [], gone: { A: 5, B: 5, C: 5 } };
  const there = { squads: [squad("A", 4), squad("B", 6), squad("C"), squad("D")], gone: { A: 3 } };
  const both = joined(here, there);
  expect(both.squads.map((s) => s.name)).toEqual(["B", "D"]);
  expect(both.gone).toEqual({ A: 5, B: 5, C: 5 });
  expect(joined(there, here).squads.map((s) => s.name)).toEqual(["B", "D"]);
});
