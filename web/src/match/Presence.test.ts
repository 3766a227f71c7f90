import { describe, expect, it } from "vitest";
import { standing } from "./Presence";

describe("how the other player stands", () => {
  it("is not said of one who is there and quick", () => {
    expect(standing({ here: [1, 2], open: 59 }, 2, true)).toBe("");
  });
  it("tells how long they have been asked, from a minute on", () => {
    expect(standing({ here: [1, 2], open: 60 }, 2, true))
      .toBe("Player 2 has been asked for a minute.");
    expect(standing({ here: [1, 2], open: 185 }, 2, true))
      .toBe("Player 2 has been asked for 3 minutes.");
  });
  it("tells that they are away, be they asked or not", () => {
    expect(standing({ here: [1], open: 500 }, 2, false)).toBe("Player 2 is not connected.");
    expect(standing({ here: [2], open: 120 }, 1, true))
      .toBe("Player 1 is not connected. Player 1 has been asked for 2 minutes.");
  });
});
