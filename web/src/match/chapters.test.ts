import { expect, test } from "vitest";
import type { Event } from "../api/types";
import { chapters } from "./chapters";

const log = (...events: (Partial<Event> & { kind: string })[]) =>
  events.map((e, key) => ({ key, missed: false, event: { text: e.kind, ...e } }));

const terms = { hull: "hull", shields: "shields" };

test("an attack is one chapter with the dice as they lay last and what came of it", () => {
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
