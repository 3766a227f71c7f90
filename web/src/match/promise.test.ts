import { describe, expect, it } from "vitest";
import { broken, promise, promisedOf } from "./promise";

describe("a promise of dice", () => {
  it("stands as it was made first", () => {
    promise("a", { commitment: "one" });
    promise("a", { commitment: "two", nonce: "n" });
    expect(promisedOf("a")).toEqual({ id: "a", commitment: "one", nonce: "n" });
    expect(promisedOf("b")).toBeUndefined();
  });

  it("is held against a match", () => {
    const own = { id: "a", commitment: "one", nonce: "n" };
    expect(broken({ commitment: "one", nonces: ["", "n"] }, own, 2)).toBe("");
    expect(broken({ commitment: "two", nonces: ["", "n"] }, own, 2)).toContain("do not match");
    expect(broken({ commitment: "one", nonces: ["m", ""] }, own, 2)).toContain("do not include");
    expect(broken({ commitment: "one" }, own, 2)).toContain("do not include");
    expect(broken({ commitment: "one", nonces: ["mixed", ""] }, own, 4)).toBe("");
    expect(broken({ commitment: "two" }, undefined, 2)).toBe("");
  });
});
