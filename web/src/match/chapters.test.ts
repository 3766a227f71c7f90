import { expect, test } from "vitest";
import type { Event } from "../api/types";
import { chapters } from "./chapters";

const log = (...events: (Partial<Event> & { kind: string })[]) =>
  events.map((e, key) => ({ key, missed: false, event: { text: e.kind, ...e } }));

const terms = { hull: "hull", shield: "shield", shields: "shields" };

test("an attack is one chapter with the dice as they lay last and what resulted from it", () => {
  const list = chapters(log(
    { kind: "round-began", round: 2 },
    { kind: "attack-declared", ship: 0, other: 3 },
    { kind: "rolled", side: "attack", dice: ["hit", "focus"] },
    { kind: "dice-changed", side: "attack", dice: ["hit", "hit"] },
    { kind: "rolled", side: "defense", dice: ["evade"] },
    { kind: "neutralized", side: "attack", dice: ["hit"] },
    { kind: "attack-hit", ship: 0, other: 3 },
    { kind: "shield-lost", ship: 3 },
    { kind: "engage-began", ship: 1 },
  ), terms);
  expect(list.map((c) => c.kind)).toEqual(["round", "fight"]);
  expect(list[1]).toMatchObject({
    attacker: 0, defender: 3, attack: ["hit", "hit"], defense: ["evade"], result: "−1 shield", hurt: true,
  });
});

test("a miss and a ship that is destroyed are said", () => {
  const missed = chapters(log({ kind: "attack-declared", ship: 0, other: 1 }, { kind: "attack-missed" }), terms);
  expect(missed[0]).toMatchObject({ result: "miss", hurt: false });
  const shot = chapters(log(
    { kind: "attack-declared", ship: 0, other: 1 }, { kind: "damage-dealt", ship: 1 },
    { kind: "ship-destroyed", ship: 1 },
  ), terms);
  expect(shot[0]).toMatchObject({ result: "destroyed" });
});

const straight = { word: "3,straight", text: "white 3 straight", path: "3 straight", speed: 3, bearing: "straight", difficulty: "white" } as const;
const stress = { name: "stress", color: "red", count: 1 };

test("an activation is one chapter with the maneuver and what resulted from it", () => {
  const list = chapters(log(
    { kind: "activated", ship: 2 },
    { kind: "dial-revealed", ship: 2, maneuver: straight },
    { kind: "maneuver-began", ship: 2, maneuver: straight },
    { kind: "moved", ship: 2, short: true },
    { kind: "bumped", ship: 2, other: 4 },
    { kind: "token-gained", ship: 2, token: stress },
    { kind: "obstacle-met", ship: 2, parts: [{ text: "Two hits " }, { is: "thing", text: "asteroid 3", of: 2 }] },
    { kind: "token-gained", ship: 2, token: stress },
    { kind: "token-gained", ship: 4, token: stress },
    { kind: "shield-lost", ship: 2 },
    { kind: "activated", ship: 4 },
  ), terms);
  expect(list).toHaveLength(1); // nothing has resulted from the second yet
  expect(list[0]).toMatchObject({
    kind: "flight", ship: 2, maneuver: straight, touches: [4], tokens: [{ name: "stress", count: 2 }],
    notes: ["asteroid 3", "−1 shield"], hurt: true,
  });
  expect(list[0]).toHaveProperty("entries.length", 8);
});

test("ships that make no attack one after the other are one chapter", () => {
  const list = chapters(log(
    { kind: "engage-began", ship: 0 }, { kind: "no-attack-made", ship: 0 },
    { kind: "engage-began", ship: 1 }, { kind: "no-attack-made", ship: 1 },
    { kind: "attack-declared", ship: 2, other: 0 },
    { kind: "engage-began", ship: 3 }, { kind: "no-attack-made", ship: 3 },
    { kind: "phase-began" }, { kind: "token-lost", ship: 3, token: stress },
  ), terms);
  expect(list.map((c) => c.kind)).toEqual(["group", "fight", "group", "group"]);
  expect(list[0]).toMatchObject({ what: "do not attack", ships: [0, 1] });
  expect(list[3]).toMatchObject({ what: "lose stress", ships: [3] });
});
