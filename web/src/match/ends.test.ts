import { expect, test } from "vitest";
import type { Option, Question } from "../api/types";
import { allEnds, answersOf, chipsOf, endNumber, endNumbered, foldedOf } from "./ends";

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

const link = { answers: ["linked", "focus"], text: "Focus", icon: "focus", stress: 1 };
const lefts = { answers: ["linked", "boost", "left"], text: "Boost", icon: "boost", end: end("left") };
const rights = { ...lefts, answers: ["linked", "boost", "right"], end: end("right") };

test("an action linked to one without places is one press with it", () => {
  const [chip] = chipsOf({ ...plain("lock"), links: [link] } as Option);
  expect(answersOf(chip?.answer ?? "")).toEqual(["lock", "linked", "focus"]);
  expect(chip?.meets?.map((m) => m.text)).toEqual(["gains 1 stress"]);
});

test("an action linked to a move follows each of its places but those that fail", () => {
  const option = { ...roll(), ends: [end("left"), end("right", true)], links: [link] } as unknown as Option;
  expect(foldedOf(option)).toEqual([{ icon: "focus", text: "Focus", stress: 1 }]);
  const answers = (linked: typeof link[]) => chipsOf(option, () => linked).map((e) => answersOf(e.answer));
  expect(answers([link])).toEqual([["barrel", "left", "linked", "focus"], ["barrel", "right"]]);
  expect(answers([])).toEqual([["barrel", "left"], ["barrel", "right"]]);
});

test("the places of a linked move are there, and alone on the board, once it was chosen", () => {
  const option = { ...plain("focus"), links: [link, lefts, rights] } as unknown as Option;
  expect(foldedOf(option).map((f) => f.icon)).toEqual(["boost"]);
  expect(chipsOf(option).map((c) => c.text)).toEqual(["Focus"]);
  const chosen = (o: Option) => (o === option ? [lefts, rights] : []);
  expect(chipsOf(option, chosen).map((c) => c.text)).toEqual(["Focus", "left", "right"]);
  expect(endNumbered([option], "13", chosen)).toMatchObject({ text: "right", pose: { x: 0 } });
  const question = { options: [option, roll()] } as unknown as Question;
  expect(allEnds(question).map((e) => answersOf(e.answer)[0])).toEqual(["barrel", "barrel"]);
  expect(allEnds(question, chosen).map((e) => answersOf(e.answer)[0])).toEqual(["focus", "focus"]);
});
