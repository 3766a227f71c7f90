import { describe, expect, it } from "vitest";
import { diceMismatch, follows, nonce, promise, promisedOf, rematchOf } from "./diceCommitment";

describe("a promise of dice", () => {
  it("stands as it was made first", () => {
    promise("a", { commitment: "one" });
    promise("a", { commitment: "two", nonce: "n" });
    expect(promisedOf("a")).toEqual({ id: "a", commitment: "one", nonce: "n" });
    expect(promisedOf("b")).toBeUndefined();
  });

  it("is held against a match", () => {
    const own = { id: "a", commitment: "one", nonce: "n" };
    expect(diceMismatch({ commitment: "one", nonces: ["", "n"] }, own)).toBe("");
    expect(diceMismatch({ commitment: "two", nonces: ["", "n"] }, own)).toContain("do not match");
    expect(diceMismatch({ commitment: "one", nonces: ["m", ""] }, own)).toContain("do not include");
    expect(diceMismatch({ commitment: "one" }, own)).toContain("do not include");
    expect(diceMismatch({ commitment: "one", nonces: ["n+p", "m"] }, own)).toBe("");
    expect(diceMismatch({ commitment: "one", nonces: ["m", "p+n"] }, own)).toBe("");
    expect(diceMismatch({ commitment: "one", nonces: ["p+nn", "m"] }, own)).toContain("do not include");
    expect(diceMismatch({ commitment: "two" }, undefined)).toBe("");
  });

  it("goes over to the rematch for which it was made", () => {
    promise(rematchOf("a"), { commitment: "next", nonce: "r" });
    follows("a", "b");
    follows("b", "c"); // nothing was promised of this one
    expect(promisedOf("b")).toEqual({ id: "b", commitment: "next", nonce: "r" });
    expect(promisedOf("c")).toBeUndefined();
  });

  it("has nonces as the server takes them, each another one", () => {
    expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(nonce()).not.toBe(nonce());
  });
});
