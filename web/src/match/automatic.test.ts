import { beforeEach, describe, expect, it } from "vitest";
import type { Odds, Option, Question } from "../api/types";
import { free, needless } from "../prefs";
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

  it("waits for the odds with all cards", () => {
    const vain = dice(option(token, "use", { spends: "focus", odds: odds(0.5) }), option("pass", "pass", { odds: odds(0.5) }));
    expect(ofItself(vain, false)).toBe("");
  });
});
