import { describe, expect, it } from "vitest";
import { signal } from "@preact/signals";
import type { Match, Ship, ShipCard, Table } from "../api/types";
import { formed, matesOf, waiting, wingOf, wingWords } from "./wing";

const place = { x: -60, y: -20, heading: 0 };
const card = (id: number, leader?: number) => ({
  id, letter: "ABCD"[id], ...(leader !== undefined && { wing: { leader, position: "left flank", place } }),
}) as unknown as ShipCard;
const match = { ships: [card(0), card(1, 0), card(2, 0), card(3)] } as unknown as Match;

/** around is a store whose ships are these. */
function around(ships: Partial<Ship>[]) {
  const table = signal({ ships } as unknown as Table);
  return {
    match: signal<Match | null>(match), table: signal<Table | null>(table.value),
    shipAt: (id: number) => ships.find((s) => s.id === id) as Ship | undefined,
  };
}

const pose = { x: 0, y: 0, heading: 0 };

describe("a wing", () => {
  it("puts a mate beside its leader, turned with it", () => {
    const [mate] = formed(match, [1], { x: 100, y: 200, heading: 90 });
    expect(mate?.pose.x).toBeCloseTo(80);
    expect(mate?.pose.y).toBeCloseTo(260);
    expect(mate?.pose.heading).toBe(90);
  });
  it("gives each mate what it meets itself", () => {
    const meets = [{ kind: "mate" as const, text: "no room", ship: 2 }, { kind: "ship" as const, text: "bumps", ship: 1 }];
    expect(formed(match, [1, 2], pose, meets).map((m) => m.meets.length)).toEqual([0, 1]);
  });
  it("has the mates that fly in it now", () => {
    const store = around([{ id: 0, pose }, { id: 1, pose, leader: 0 }, { id: 2, leader: 0 }, { id: 3, pose }]);
    expect(matesOf(store, 0)).toEqual([1, 2]);
    expect(waiting(store, 0)).toEqual([2]);
    expect([0, 1, 3].map((id) => wingOf(store, id))).toEqual([0, 0, undefined]);
    expect([0, 1, 3].map((id) => wingWords(store, match.ships[id] as ShipCard)))
      .toEqual(["leads a wing of B C", "in the wing of A", ""]);
  });
  it("loses a mate that has split or is gone", () => {
    const store = around([{ id: 0, pose }, { id: 1, pose }, { id: 2, away: "destroyed", leader: 0 }]);
    expect(wingOf(store, 0)).toBeUndefined();
    expect(wingOf(store, 1)).toBeUndefined();
  });
});
