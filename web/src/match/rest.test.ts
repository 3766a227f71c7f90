import { afterEach, expect, it, vi } from "vitest";
import { signal } from "@preact/signals";
import { Failure } from "../api/client";
import type { Option, Question, Suggestion } from "../api/types";
import { Rest } from "./rest";
import type { MatchStore } from "./store";

const option = (answer: string): Option => ({ answer, text: answer, verb: "pick" });
const question = (number: number, about: string, ...answers: string[]): Question =>
  ({ number, about, text: "", kind: "pick", ship: number, options: answers.map(option) });

/** table is a store with an open question that notes what it is sent, and a rest that is suggested the first option. */
function table(asked: Question, refused = false) {
  const store = {
    question: signal<Question | null>(asked), table: signal({ round: 1, phase: "activation" }), error: signal(""), sending: signal(false), result: signal(null),
    answer: vi.fn(() => Promise.resolve(!refused)),
    planning: { draft: signal<unknown>(null), choose: vi.fn(() => Promise.resolve(true)) },
  };
  const told = () => ({ question: store.question.value?.number, answer: store.question.value?.options[0]?.answer }) as Suggestion;
  const ask = vi.fn(() => Promise.resolve(told()));
  return { store, ask, rest: new Rest(store as unknown as MatchStore, ask) };
}

/** settled waits for what was promised. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => vi.useRealTimers());

it("answers as suggested until the phase is over", async () => {
  const { store, rest } = table(question(4, "action", "focus", "lock"));
  rest.begin();
  await settled();
  expect(store.answer).toHaveBeenLastCalledWith("focus", 4);
  store.question.value = question(5, "action", "evade", "pass");
  await rest.take(store.question.value);
  expect(store.answer).toHaveBeenLastCalledWith("evade", 5);
  store.table.value = { round: 1, phase: "engagement" };
  store.question.value = question(6, "weapon", "attack", "pass");
  await rest.take(store.question.value);
  expect(store.answer).toHaveBeenCalledTimes(2);
  expect(rest.on.value).toBe(false);
});

it("leaves a question to its player from the moment at which it is stopped", async () => {
  const { store, rest } = table(question(4, "action", "focus", "lock"));
  rest.begin();
  rest.stop();
  await settled();
  expect(store.answer).not.toHaveBeenCalled();
});

it("sets dials, and stops at the last one, which waits for its player", async () => {
  const { store, rest } = table(question(0, "dial", "dial a", "dial b"));
  rest.begin();
  await settled();
  expect(store.planning.choose).toHaveBeenLastCalledWith(option("dial a"), 0);
  expect(rest.on.value).toBe(true);
  store.planning.draft.value = {};
  store.question.value = question(1, "dial", "dial c");
  await rest.take(store.question.value);
  expect(store.planning.choose).toHaveBeenLastCalledWith(option("dial c"), 1);
  expect(rest.on.value).toBe(false);
});

it("waits where the server is asked too often, and stops where it refuses", async () => {
  vi.useFakeTimers();
  const { store, rest, ask } = table(question(4, "action", "focus", "lock"));
  ask.mockRejectedValueOnce(new Failure(429, "too many requests"));
  rest.begin();
  await vi.advanceTimersByTimeAsync(10);
  expect(store.answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.answer).toHaveBeenLastCalledWith("focus", 4);
  ask.mockRejectedValueOnce(new Failure(409, "suggestions are off"));
  await rest.take(question(4, "action", "focus", "lock"));
  expect(rest.on.value).toBe(false);
  expect(store.error.value).toBe("Suggestions are off.");
});

it("goes on where a setting answers a question first", async () => {
  const { store, rest } = table(question(4, "dice", "reroll", "pass"), true);
  store.sending.value = true;
  rest.begin();
  await settled();
  expect(rest.on.value).toBe(true);
});

it("hands back a question whose answer is refused", async () => {
  const { rest } = table(question(4, "action", "focus", "lock"), true);
  rest.begin();
  await settled();
  expect(rest.on.value).toBe(false);
});
