import { expect, test, vi } from "vitest";
import type { Odds, Option, Question } from "../api/types";
import { Chances } from "./chances";
import type { MatchStore } from "./store";

const server = { chances: vi.fn() };
const come = vi.fn();

const odds = (hit: number): Odds => ({ attack: 3, defense: 2, hit, destroy: 0, damage: 1, crits: 0, results: [1 - hit, hit] });
const option = (answer: string, verb: string, more: Partial<Option> = {}): Option => ({ answer, text: answer, verb, ...more });

/** told answers as the server does. */
function told(question: number, options: { answer: string; ship?: number; odds: Odds }[]) {
  server.chances.mockResolvedValueOnce({ question, options });
}

/** asking is the chances of a seat that is asked a question. */
async function asking(question: Question, seat: Partial<MatchStore> = {}): Promise<Chances> {
  const store = { token: "t", lesson: false, question: { value: question }, ...seat } as unknown as MatchStore;
  const chances = new Chances(store, server.chances, come);
  chances.ask(question);
  await Promise.resolve();
  await Promise.resolve();
  return chances;
}

const dice: Question = {
  number: 4, text: "", kind: "pick", about: "dice",
  options: [option("use rules/spend-focus", "use", { odds: odds(0.5) }), option("use predator", "use"), option("pass", "pass", { odds: odds(0.25) })],
};

test("what is done with dice has odds with all cards once they are known", async () => {
  told(4, [{ answer: "use predator", odds: odds(0.75) }, { answer: "pass", odds: odds(0.3) },
    { answer: "use rules/spend-focus", odds: odds(0.6) }]);
  const chances = await asking(dice);
  expect(dice.options.map((o) => chances.of(o).odds?.hit)).toEqual([0.6, 0.75, 0.3]);
  expect(chances.note(dice)).toBe("These odds include all cards.");
});

test("odds without cards stand where others are not known, and it is said", async () => {
  told(4, [{ answer: "pass", odds: odds(0.3) }]);
  const some = await asking(dice);
  expect(dice.options.map((o) => some.of(o).odds?.hit)).toEqual([0.5, undefined, 0.3]);
  expect(some.note(dice)).toBe("Some of these odds do not include all cards.");
  told(3, [{ answer: "pass", odds: odds(0.3) }]); // of the question before
  const none = await asking(dice);
  expect(none.of(dice.options[2] as Option).odds?.hit).toBe(0.25);
  expect(none.note(dice)).toBe("These odds do not include all cards.");
});

test("shots with one weapon are distinguished", async () => {
  const at = { x: 0, y: 0 };
  const sights = [2, 3].map((ship) => ({ ship, range: 1, from: at, to: at, odds: odds(0.5) }));
  const weapon: Question = { ...dice, about: "weapon", options: [option("weapon primary", "weapon", { sights })] };
  told(4, [{ answer: "weapon primary", ship: 2, odds: odds(0.1) }, { answer: "weapon primary", ship: 3, odds: odds(0.9) }]);
  const chances = await asking(weapon);
  expect([2, 3].map((ship) => chances.of(option("weapon primary", "weapon", { ship })).odds?.hit)).toEqual([0.1, 0.9]);
  expect(chances.note(weapon)).toBe("These odds include all cards.");
});

test("a counterattack has odds, with its weapon and without it", async () => {
  const counter: Question = { ...dice, about: "weapon", options: [option("weapon heat-hawk", "weapon", { ship: 1 }), option("pass", "pass")] };
  told(4, [{ answer: "weapon heat-hawk", odds: odds(0.4) }, { answer: "pass", odds: odds(0.7) }]);
  const chances = await asking(counter);
  expect(counter.options.map((o) => chances.of(o).odds?.hit)).toEqual([0.4, 0.7]);
});

test("who watches, and other questions, ask for none", async () => {
  server.chances.mockClear();
  const watching = await asking(dice, { token: "" });
  expect(watching.note(dice)).toBe("");
  await asking({ ...dice, about: "action" });
  expect(server.chances).not.toHaveBeenCalled();
});

test("a question has odds with all cards, or none", async () => {
  come.mockClear();
  told(4, [{ answer: "pass", odds: odds(0.3) }]);
  const chances = await asking(dice);
  expect(come).toHaveBeenCalledOnce();
  expect(chances.all(dice).options.map((o) => o.odds?.hit)).toEqual([undefined, undefined, 0.3]);
});

test("a lesson has odds with all cards, too", async () => {
  told(4, [{ answer: "pass", odds: odds(0.3) }]);
  const chances = await asking(dice, { token: "", lesson: true });
  expect(chances.of(dice.options[2] as Option).odds?.hit).toBe(0.3);
});
