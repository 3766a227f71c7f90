import { expect, test } from "vitest";
import { tagsOf, type Worded } from "./tags";

const view = { x: 0, y: 0, width: 300, height: 300 };
const shot = (x: number, y: number): Worded => ({ from: { x: 150, y: 280 }, to: { x, y }, width: 60, height: 24 });

/** apart requires that no two tags overlap. */
function apart(lines: Worded[]): void {
  const at = tagsOf(lines, [], view).map(({ along, dx, dy }, i) => {
    const { from, to } = lines[i] ?? shot(0, 0);
    return { x: from.x + (to.x - from.x) * along + dx, y: from.y + (to.y - from.y) * along + dy };
  });
  at.forEach((a, i) => at.slice(0, i).forEach((b) =>
    expect(Math.abs(a.x - b.x) >= 60 || Math.abs(a.y - b.y) >= 24, JSON.stringify([a, b])).toBe(true)));
}

test("a tag alone stands nearer to the target", () => {
  expect(tagsOf([shot(150, 20)], [], view)).toEqual([{ along: 0.6, dx: 0, dy: 0 }]);
});

test("tags of targets in one direction keep apart, and those of short shots beside their lines", () => {
  apart([shot(140, 20), shot(160, 20), shot(180, 30)]);
  apart([shot(145, 260), shot(155, 258)]);
});

test("a tag makes way for a ship and stays in view", () => {
  const base = { x: 120, y: 90, width: 60, height: 60 };
  expect(tagsOf([shot(150, 20)], [base], view)[0]?.along).not.toEqual(0.6);
  expect(tagsOf([shot(150, -300)], [], view)[0]?.along).toBeLessThanOrEqual(0.5);
});
