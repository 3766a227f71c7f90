import { describe, expect, test } from "vitest";
import type { Replay } from "../api/book";
import { Film } from "./film";

/** step is a step of a replay of one ship. */
function step(seat: number, round: number, x: number) {
  const pose = { x, y: 100, heading: 0 };
  return {
    at: 0, seat, question: "", answer: "", text: "", events: [{ kind: "moved", text: `to ${x}` }],
    table: { round, phase: "planning", initiative: 0, first: 1, ships: [{ id: 0, pose }] },
  };
}

const replay = {
  table: { round: 0, phase: "setup", initiative: 0, first: 0, ships: [{ id: 0 }] },
  steps: [step(1, 1, 10), step(0, 1, 20), step(2, 2, 30)],
} as unknown as Replay;

describe("Film", () => {
  test("has a table before the first and after each decision", () => {
    const film = new Film(replay);
    expect(film.tables.map((t) => t.ships?.[0]?.pose?.x)).toEqual([undefined, 10, 20, 30]);
  });

  test("says at each place what has happened until then", () => {
    const film = new Film(replay);
    expect(film.told).toEqual([0, 1, 2, 3]);
  });

  test("knows where rounds begin", () => {
    expect(new Film(replay).rounds).toEqual([{ round: 1, at: 1 }, { round: 2, at: 3 }]);
  });

  test("goes from one decision of a player to the next, past those of chance", () => {
    const film = new Film(replay);
    expect(film.decision(1, true)).toBe(3);
    expect(film.decision(3, false)).toBe(1);
    expect(film.decision(1, false)).toBe(0);
    expect(film.decision(3, true)).toBe(3);
  });

  test("counts the points of ships that have left the table for the other side", () => {
    const gone = [{ id: 0, away: "destroyed" }, { id: 1, away: "fled" }, { id: 2, away: "docked" }];
    const lost = {
      match: { ships: [{ id: 0, seat: 1, points: 30 }, { id: 1, seat: 2, points: 20 }, { id: 2, seat: 2, points: 10 }] },
      table: { round: 1, ships: [{ id: 0 }, { id: 1 }, { id: 2 }] },
      steps: [{ seat: 1, events: [], table: { round: 2, ships: gone } }],
    } as unknown as Replay;
    const film = new Film(lost);
    expect(film.score(0).taken).toEqual([0, 0]);
    expect(film.score(1)).toEqual({ taken: [20, 30], unit: "points" });
    expect(film.ahead()).toEqual([-10 / 30, -10 / 30]);
  });

  test("counts points as the match does, where points decide", () => {
    const half = {
      match: { ships: [{ id: 0, seat: 1, points: 30 }, { id: 1, seat: 2, points: 20 }] },
      table: { round: 1, scored: [0, 0], ships: [{ id: 0 }, { id: 1 }] },
      steps: [{ seat: 1, events: [], table: { round: 2, scored: [10, 0], ships: [] } }],
    } as unknown as Replay;
    const film = new Film(half);
    expect(film.score(1)).toEqual({ taken: [10, 0], unit: "points" });
    expect(film.ahead()).toEqual([10 / 30, 10 / 30]);
  });

  test("counts ships where they cost nothing", () => {
    const free = {
      match: { ships: [{ id: 0, seat: 1 }, { id: 1, seat: 2 }, { id: 2, seat: 2 }] },
      table: { round: 1, ships: [{ id: 0 }, { id: 1 }, { id: 2 }] },
      steps: [{ seat: 1, events: [], table: { round: 2, ships: [{ id: 1, away: "destroyed" }] } }],
    } as unknown as Replay;
    const film = new Film(free);
    expect(film.score(1)).toEqual({ taken: [1, 0], unit: "ships" });
    expect(film.ahead()).toEqual([1 / 2, 1 / 2]);
  });
});
