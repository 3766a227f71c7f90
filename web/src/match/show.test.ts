import { expect, test } from "vitest";
import type { Event } from "../api/types";
import { diceRest } from "./show";

const event = (kind: string, rest: Partial<Event> = {}): Event => ({ kind, text: "", ...rest } as Event);
const attack = event("rolled", { side: "attack", dice: ["hit"] });
const defense = event("rolled", { side: "defense", dice: ["blank"] });

test("attack dice roll on where the defense dice follow at once", () => {
  expect(diceRest([attack, event("token-lost"), defense], 0, false)).toBe("rolling");
});

test("they lie still where anything else is shown before, or the other player decides", () => {
  expect(diceRest([attack], 0, false)).toBe("still");
  expect(diceRest([attack, event("dice-changed", { side: "attack", dice: ["hit"] }), defense], 0, true)).toBe("still");
  expect(diceRest([attack, event("attack-missed"), event("attack-declared"), attack, defense], 0, true)).toBe("still");
});

test("no question waits for dice to lie still", () => {
  expect(diceRest([attack, event("token-lost")], 0, true)).toBe("none");
});
