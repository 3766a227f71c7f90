import { describe, expect, it } from "vitest";
import { turnWords } from "./Resume";

describe("whose turn it is", () => {
  const day = 86_400_000;
  it("is said with the names and the time that is left", () => {
    const turn = { id: "", yours: true, over: false, round: 2, left: 3 * day, names: ["Ada", "Ben"] };
    expect(turnWords(turn, true)).toBe("Ada and Ben · your turn · 3 days 0 h left");
    expect(turnWords(turn, false)).toBe("Ada and Ben · 3 days 0 h left");
  });
  it("is said of others and of the end", () => {
    const turn = { id: "", yours: false, over: false, round: 2, names: ["", "Ben"] };
    expect(turnWords(turn, true)).toBe("Ben · waiting for the other player");
    expect(turnWords({ ...turn, over: true, names: [] }, true)).toBe("over");
  });
});
