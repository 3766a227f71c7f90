import { describe, expect, it } from "vitest";
import type { Ship, Table } from "../api/types";
import { patched } from "./patch";

const ship = (id: number, hull: number): Ship => ({ id, hull, shields: 0, initiative: 3 });

/** A table with two ships, an attack and a mine. */
function table(): Table {
  return {
    round: 2, phase: "engagement", initiative: 3, first: 1, edge: 0, active: 0,
    ships: [ship(0, 4), ship(1, 3)],
    obstacles: [{ id: 0, pose: { x: 1, y: 2, heading: 0 } }],
    devices: [{ id: 7, name: "mine", seat: 1, pose: { x: 0, y: 0, heading: 0 }, outline: [] }],
    attack: { attacker: 0, defender: 1, weapon: "", range: 1, attack: ["hit"], defense: [] },
  };
}

const counters = { round: 2, phase: "engagement", initiative: 2, first: 1, edge: 0 };

describe("patched", () => {
  it("replaces the ships that an update names and keeps the others as they are", () => {
    const old = table();
    const next = patched(old, { ...counters, ships: [ship(1, 2)] });
    expect(next.ships?.map((s) => s.hull)).toEqual([4, 2]);
    expect(next.ships?.[0]).toBe(old.ships?.[0]);
  });

  it("takes a ship that it did not know", () => {
    const next = patched(table(), { ...counters, ships: [ship(2, 5)] });
    expect(next.ships?.map((s) => s.id)).toEqual([0, 1, 2]);
  });

  it("ends an attack and an activation that an update does not name", () => {
    const next = patched(table(), counters);
    expect(next.attack).toBeUndefined();
    expect(next.active).toBeUndefined();
  });

  it("keeps devices where an update says nothing of them, and takes an empty list", () => {
    expect(patched(table(), counters).devices).toHaveLength(1);
    expect(patched(table(), { ...counters, devices: [] }).devices).toHaveLength(0);
  });

  it("leaves the table that it was given alone", () => {
    const old = table();
    patched(old, { ...counters, ships: [ship(0, 1)], obstacles: [{ id: 0 }] });
    expect(old).toEqual(table());
  });
});
