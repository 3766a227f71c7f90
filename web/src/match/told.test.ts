import { expect, test } from "vitest";
import type { Event, Table } from "../api/types";
import { after } from "./told";

const table: Table = {
  round: 1, phase: "planning", initiative: 0, first: 1, edge: 0,
  ships: [{ id: 0, initiative: 3, shields: 1, hull: 2, tokens: [] }, { id: 1, initiative: 3, shields: 0, hull: 3 }],
};

const told = (event: Partial<Event> & { kind: string }) => after(table, { text: "", ...event });

test("phases and rounds begin when they are told", () => {
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

test("what changes nothing that is shown leaves the table alone", () => {
  expect(told({ kind: "activated", ship: 0 })).toBe(table);
});
