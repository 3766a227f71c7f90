import { describe, expect, it } from "vitest";
import type { Analysis } from "../api/book";
import { byDice, costly, luckOf, shown, unseen } from "./study";

/** round is the analysis of a round with losses of these sizes. */
const round = (n: number, ...lost: number[]): Analysis => ({
  round: n, program: "admiral", decisions: [],
  losses: lost.map((l) => ({ at: n, round: n, seat: 1, asked: "", chose: "", better: "", lost: l, error: 0 })),
  missed: [{ at: n, round: n, seat: 2, attacker: "A", defender: "B" }],
  attacks: [{ seat: 1, expected: 1.5, stood: 2, luck: 0.25 }, { seat: 2, expected: 0.5, stood: 0, luck: -1 }],
});

describe("the rounds of an analysis", () => {
  it("add up", () => {
    const parts = [round(1, 0.1, 0.05), round(2, 0.3)];
    expect(luckOf(parts, 1)).toEqual({ stood: 4, expected: 3, dice: 0.5 });
    expect(luckOf(parts, 2)).toEqual({ stood: 0, expected: 1, dice: -2 });
    expect(costly(parts).map((l) => l.lost)).toEqual([0.3, 0.1, 0.05]);
    expect(unseen(parts).map((a) => a.round)).toEqual([1, 2]);
  });

  it("tell what the dice did", () => {
    const parts = [round(1), round(2)];
    expect(byDice(luckOf(parts, 1))).toBe("dice luck: +0.5");
    expect(byDice(luckOf(parts, 2))).toBe("dice luck: −2.0");
    expect(byDice({ stood: 1, expected: 1, dice: -0.01 })).toBe("average dice");
  });

  it("have the last decision at a place of the replay", () => {
    const parts = [round(1), round(2)].map((p, i) => ({ ...p, decisions: [{ at: 10 * (i + 1), seat: 1, chance: 0.6, error: 0.05 }] }));
    expect(shown(parts, 9)).toBeUndefined();
    expect(shown(parts, 10)?.at).toBe(10);
    expect(shown(parts, 19)?.at).toBe(10);
    expect(shown(parts, 25)?.at).toBe(20);
  });

  it("list eight at most", () => {
    const parts = Array.from({ length: 20 }, (_, i) => round(i + 1, i / 100));
    expect(costly(parts)).toHaveLength(8);
    expect(unseen(parts)).toHaveLength(8);
  });
});
