import { describe, expect, test } from "vitest";
import type { Event, Table } from "../api/types";
import { after, rolledAlone } from "./eventEffects";

const table: Table = {
  round: 1, phase: "planning", initiative: 0, first: 1, edge: 0,
  ships: [{ id: 0, initiative: 3, shields: 1, hull: 2, tokens: [] }, { id: 1, initiative: 3, shields: 0, hull: 3 }],
};

const told = (event: Partial<Event> & { kind: string }) => after(table, { text: "", ...event });

test("phases and rounds begin when they are shown", () => {
  expect(told({ kind: "phase-began", phase: "end" }).phase).toBe("end");
  expect(told({ kind: "round-began", round: 2 }).round).toBe(2);
});

test("gauges change with the event that changes them, and only of its ship", () => {
  expect(told({ kind: "shield-lost", ship: 0 }).ships).toMatchObject([{ shields: 0 }, { shields: 0 }]);
  expect(told({ kind: "damage-dealt", ship: 1 }).ships).toMatchObject([{ hull: 2 }, { hull: 2 }]);
  expect(told({ kind: "ship-destroyed", ship: 1 }).ships).toMatchObject([{ hull: 2 }, { hull: 0 }]);
});

test("tokens come and go by their number", () => {
  const token = { name: "focus", color: "green", count: 1 };
  const one = told({ kind: "token-gained", ship: 0, token });
  expect(one.ships?.[0]?.tokens).toEqual([token]);
  const two = after(one, { kind: "token-gained", text: "", ship: 0, token });
  expect(two.ships?.[0]?.tokens).toEqual([{ ...token, count: 2 }]);
  const none = after(two, { kind: "token-lost", text: "", ship: 0, token: { ...token, count: 2 } });
  expect(none.ships?.[0]?.tokens).toEqual([]);
});

test("a victory token leaves the ship that gives it", () => {
  const token = { name: "victory", color: "blue", count: 1 };
  const laid = told({ kind: "victory-laid", ship: 0, token });
  const moved = after(laid, { kind: "victory-laid", text: "", ship: 1, other: 0, token });
  expect(moved.ships).toMatchObject([{ tokens: [] }, { tokens: [token] }]);
});

test("what changes nothing that is shown leaves the table alone", () => {
  expect(told({ kind: "activated", ship: 0 })).toBe(table);
});

describe("huge ships", () => {
  const huge = {
    id: 0, initiative: 4, shields: 8, hull: 16, tokens: [{ name: "energy", color: "", count: 3 }],
    energy: { now: 3, most: 5 },
    sections: [{ name: "fore" as const, hull: 8, shields: 5 }, { name: "aft" as const, hull: 8, shields: 3 }],
  };
  const before = { ...table, ships: [huge] } as unknown as Table;
  const told = (event: Partial<Event>) =>
    after(before, { kind: "", text: "", ship: 0, ...event } as Event).ships?.[0];

  test("harm comes to the section that is named", () => {
    const hit = told({ kind: "shield-lost", section: "aft" });
    expect([hit?.shields, hit?.sections?.[0]?.shields, hit?.sections?.[1]?.shields]).toEqual([7, 5, 2]);
    const dealt = told({ kind: "damage-dealt", section: "fore" });
    expect([dealt?.hull, dealt?.sections?.[0]?.hull, dealt?.sections?.[0]?.cards]).toEqual([15, 7, 1]);
    expect(told({ kind: "section-crippled", section: "aft" })?.sections?.[1]?.crippled).toBe(true);
  });

  test("energy comes and goes with its tokens, and with no others", () => {
    const token = (name: string, count: number) => ({ name, color: "", count });
    expect(told({ kind: "token-gained", token: token("energy", 2) })?.energy?.now).toBe(5);
    expect(told({ kind: "token-lost", token: token("energy", 3) })?.energy?.now).toBe(0);
    expect(told({ kind: "token-gained", token: token("ion", 1) })?.energy?.now).toBe(3);
  });
});

test("dice that a ship rolls outside of an attack are shown as its own", () => {
  const roll = { kind: "rolled", ship: 3, side: "attack", dice: ["hit"], text: "" } as Event;
  expect(rolledAlone(roll)).toMatchObject({ attacker: 3, defender: 3, attack: ["hit"], defense: [], alone: true });
  expect(rolledAlone({ ...roll, side: "defense" })).toMatchObject({ attack: [], defense: ["hit"] });
  const { ship: _, ...nobody } = roll;
  for (const other of [undefined, { ...roll, other: 1 }, { ...roll, kind: "rerolled" }, nobody]) {
    expect(rolledAlone(other as Event | undefined)).toBeNull();
  }
});
