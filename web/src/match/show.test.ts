import { expect, test } from "vitest";
import type { Event } from "../api/types";
import { rollsOn } from "./show";

const event = (kind: string, rest: Partial<Event> = {}): Event => ({ kind, text: "", ...rest } as Event);
const attack = event("rolled", { side: "attack", dice: ["hit"] });
const defense = event("rolled", { side: "defense", dice: ["blank"] });

test("attack dice need not lie still where the defense dice follow at once", () => {
  expect(rollsOn([attack, event("token-lost"), defense], 0)).toBe(true);
});

test("they lie still where anything else is shown before, or nothing follows", () => {
  expect(rollsOn([attack], 0)).toBe(false);
  expect(rollsOn([attack, event("dice-changed", { side: "attack", dice: ["hit"] }), defense], 0)).toBe(false);
  expect(rollsOn([attack, event("attack-missed"), event("attack-declared"), attack, defense], 0)).toBe(false);
});
