import { beforeEach, describe, expect, it } from "vitest";
import type { Odds, Option, Question } from "../api/types";
import { free, inOrder, needless, ordered } from "../prefs";
import { byOdds, ofItself } from "./automatic";

const odds = (hit: number): Odds => ({ attack: 3, defense: 2, hit, destroy: 0, damage: hit, crits: 0, results: [1 - hit, hit] });
const option = (answer: string, verb: string, more: Partial<Option> = {}): Option => ({ answer, text: answer, verb, ...more });
const dice = (...options: Option[]): Question => ({ number: 4, text: "", kind: "pick", about: "dice", options });

describe("what is answered by itself about dice", () => {
  beforeEach(() => {
    needless.value = true;
    free.value = true;
  });

  const token = "use rules/spend-focus";

  it("spends nothing in vain, if that changes no odds with all cards", () => {
    const vain = dice(option(token, "use", { spends: "focus", odds: odds(0.5) }), option("pass", "pass", { odds: odds(0.5) }));
    expect(byOdds(vain, true)).toBe("pass");
    needless.value = false;
    expect(byOdds(vain, true)).toBe("");
  });

  it("leaves to the player what changes them, and what is not known", () => {
    expect(byOdds(dice(option(token, "use", { spends: "focus", odds: odds(0.6) }), option("pass", "pass", { odds: odds(0.5) })), true)).toBe("");
    expect(byOdds(dice(option(token, "use", { spends: "focus" }), option("pass", "pass", { odds: odds(0.5) })), true)).toBe("");
    expect(byOdds(dice(option(token, "use", { spends: "focus", odds: odds(0.5) }), option("pass", "pass")), true)).toBe("");
  });

  it("uses what costs nothing where that is as good as anything", () => {
    const better = dice(option("use a", "use", { odds: odds(0.6), free: true }), option("pass", "pass", { odds: odds(0.5) }));
    expect(byOdds(better, true)).toBe("use a");
    expect(byOdds(better, false)).toBe(""); // of the defender it is worse
  });

  describe("which dice are rerolled", () => {
    const rerolls = (face: string, ...hits: number[]): Question => ({
      ...dice(...hits.map((hit, n) => option(`number ${n}`, "number", { odds: odds(hit) }))), face,
    });

    it("keeps hits of its own and rerolls its blanks, if the odds leave no doubt", () => {
      expect(byOdds(rerolls("hit", 0.8, 0.6), true)).toBe("number 0");
      expect(byOdds(rerolls("crit", 0.8, 0.6), true)).toBe("number 0");
      expect(byOdds(rerolls("blank", 0.4, 0.6, 0.8), true)).toBe("number 2");
      expect(byOdds(rerolls("evade", 0.2, 0.4), false)).toBe("number 0");
      expect(byOdds(rerolls("blank", 0.4, 0.2), false)).toBe("number 1");
    });

    it("leaves to the player focus results, dice of the other side, equal odds, and what is not known", () => {
      expect(byOdds(rerolls("focus", 0.4, 0.6), true)).toBe("");
      expect(byOdds(rerolls("evade", 0.4, 0.6), true)).toBe("");
      expect(byOdds(rerolls("hit", 0.4, 0.6), false)).toBe("");
      expect(byOdds(rerolls("blank", 0.6, 0.6), true)).toBe("");
      const unknown = rerolls("blank", 0.4, 0.6);
      expect(byOdds({ ...unknown, options: [...unknown.options, option("number 2", "number")] }, true)).toBe("");
    });

    it("is off with what costs nothing", () => {
      free.value = false;
      expect(byOdds(rerolls("blank", 0.4, 0.6), true)).toBe("");
    });
  });

  it("waits for the odds with all cards", () => {
    const vain = dice(option(token, "use", { spends: "focus", odds: odds(0.5) }), option("pass", "pass", { odds: odds(0.5) }));
    expect(ofItself(vain, false)).toBe("");
  });
});

describe("the order of ships of one initiative", () => {
  const turn = (even: boolean): Question => ({
    number: 4, text: "", kind: "pick", about: "turn", options: [option("pick b", "pick"), option("pick a", "pick")],
    default: "pick b", ...(even && { even }),
  });

  beforeEach(() => {
    ordered.value = true;
    inOrder.value = false;
  });

  it("is the one listed where that makes no difference", () => {
    expect(ofItself(turn(true), false)).toBe("pick b");
    expect(ofItself(turn(false), false)).toBe("");
  });

  it("is always the one listed, if that is wanted, except in lessons", () => {
    inOrder.value = true;
    expect(ofItself(turn(false), false)).toBe("pick b");
    expect(ofItself(turn(false), true)).toBe("");
    expect(ofItself({ ...turn(false), about: "dice" }, false)).toBe("");
  });
});
