import { expect, test } from "vitest";
import { tagsOf, type Worded } from "./tags";

const view = { x: 0, y: 0, width: 300, height: 300 };
const shot = (x: number, y: number): Worded => ({ from: { x: 150, y: 280 }, to: { x, y }, width: 60, height: 24 });

test("a tag alone stands nearer to the target", () => {
  expect(tagsOf([shot(150, 20)], [], view)).toEqual([0.6]);
});

test("tags of targets in one direction keep apart", () => {
  const lines = [shot(140, 20), shot(160, 20), shot(180, 30)];
  const at = tagsOf(lines, [], view).map((part, i) => 280 + ((lines[i]?.to.y ?? 0) - 280) * part).sort((a, b) => a - b);
  for (const [i, y] of at.entries()) if (i > 0) expect(y - (at[i - 1] ?? 0)).toBeGreaterThanOrEqual(24);
});

test("a tag makes way for a ship and stays in view", () => {
  const base = { x: 120, y: 90, width: 60, height: 60 };
  expect(tagsOf([shot(150, 20)], [base], view)).not.toEqual([0.6]);
  expect(tagsOf([shot(150, -300)], [], view)[0]).toBeLessThanOrEqual(0.5);
});
