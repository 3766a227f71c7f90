import { expect, test } from "vitest";
import type { Option, Question } from "../api/types";
import { enemiesFirst } from "./order";

const option = (answer: string, rest: Partial<Option> = {}): Option => ({ answer, text: answer, verb: "ship", ...rest });
const asked = (about: string, options: Option[]) => ({ number: 1, text: "", kind: "pick", about, options }) as Question;
const order = (q: Question) => enemiesFirst(q, (ship) => ship > 2).options.map((o) => o.answer).join(" ");

test("a lock lists enemies first, then friends, then obstacles", () => {
  const options = [option("a", { ship: 1 }), option("d", { ship: 3 }), option("rock"), option("b", { ship: 2 }), option("e", { ship: 4 })];
  expect(order(asked("choice", options))).toBe("d e a b rock");
});

test("passing stays last", () => {
  const options = [option("a", { ship: 1 }), option("none", { verb: "pass" }), option("rock"), option("d", { ship: 3 })];
  expect(order(asked("ship", options))).toBe("d a rock none");
});

test("ships of one side, and other questions, stay as they are", () => {
  const options = [option("b", { ship: 2 }), option("rock"), option("a", { ship: 1 })];
  expect(order(asked("choice", options))).toBe("b rock a");
  expect(order(asked("action", [option("a", { ship: 1 }), option("d", { ship: 3 })]))).toBe("a d");
});
