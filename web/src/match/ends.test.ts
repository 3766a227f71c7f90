import { expect, test } from "vitest";
import type { Option } from "../api/types";
import { endNumber, endNumbered } from "./ends";

const end = (text: string, fails = false) => ({ answers: ["barrel", text], text, ship: 0, pose: { x: 0, y: 0, heading: 0 }, fails });
const plain = (answer: string) => ({ answer, text: answer, verb: "use" }) as Option;
const roll = (fails = false) => ({ ...plain("barrel"), ends: [end("left", fails), end("right", fails)] }) as unknown as Option;

test("a place is typed as the number of its option and its own", () => {
  const listed = [plain("focus"), roll(), plain("pass")];
  expect(endNumber(2, 1)).toBe("22");
  expect(endNumbered(listed, "22")?.text).toBe("right");
  expect(endNumbered(listed, "23")).toBeNull(); // there are two places
  expect(endNumbered(listed, "2")).toBeNull(); // the option itself
  expect(endNumbered(listed, "11")).toBeNull(); // an option without places
});

test("a move without room has no places to be typed, and options keep their numbers", () => {
  expect(endNumbered([plain("focus"), roll(true)], "21")).toBeNull();
  const many = [plain("focus"), roll(), ...Array.from({ length: 20 }, (_, i) => plain(String(i)))];
  expect(endNumbered(many, "22")).toBeNull();
});
