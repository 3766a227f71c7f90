import { describe, expect, it } from "vitest";
import { link, parse } from "./router";

describe("router", () => {
  it("reads the opening page from nothing", () => {
    expect(parse("")).toEqual({ page: "", parts: [] });
    expect(parse("#/")).toEqual({ page: "", parts: [] });
  });

  it("reads what link writes", () => {
    for (const parts of [["m-1", "to_k-en"], ["2e.attack.range"], ["a b/ü%"]]) {
      expect(parse(link("match", ...parts))).toEqual({ page: "match", parts });
    }
  });

  it("reads a place", () => {
    expect(parse("#/replays/m-1?at=12")).toEqual({ page: "replays", parts: ["m-1"], at: 12 });
    expect(parse("#/replays/m-1?at=x")).toEqual({ page: "replays", parts: ["m-1"] });
  });

  it("leaves broken escapes alone", () => {
    expect(parse("#/rules/%E0%A4%A").parts).toEqual(["%E0%A4%A"]);
  });
});
