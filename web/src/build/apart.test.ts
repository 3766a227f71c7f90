import { expect, test } from "vitest";
import type { RosterPilot, RosterShip } from "../api/book";
import { apart } from "./apart";
import { rowsOf } from "./Facts";

const pilot = (id: string, more: Partial<RosterPilot>): RosterPilot => ({
  id, name: "Luke Skywalker", initiative: 5, points: 60, slots: ["talent"], ...more,
});

const usual = pilot("luke", { caption: "Red Five" });
const yavin = pilot("luke-yavin", { caption: "Battle of Yavin", points: 62, loadout: ["R2-D2"], slots: [] });
const wedge = pilot("wedge", { name: "Wedge Antilles" });

test("cards of one name differ in loadout, pack and points", () => {
  const all = [usual, yavin, wedge];
  expect(apart(usual, all)).toBe("Upgrades of your choice, Red Five, 60 points");
  expect(apart(yavin, all)).toBe("Standard loadout, Battle of Yavin, 62 points");
  expect(apart(wedge, all)).toBe("");
});

test("two pilots have a row for what either has", () => {
  const ship = { name: "T-65 X-wing", numbers: [{ name: "hull", value: "4" }], pilots: [usual, wedge] } as unknown as RosterShip;
  const charged = { ...wedge, facts: [{ name: "charges", value: "2" }] };
  const rows = rowsOf([{ pilot: usual, ship }, { pilot: charged, ship }]);
  expect(rows.find((r) => r.name === "charges")?.values).toEqual(["", "2"]);
  expect(rows.find((r) => r.name === "hull")?.values).toEqual(["4", "4"]);
  expect(rows.some((r) => r.name === "Ability")).toBe(false);
});
