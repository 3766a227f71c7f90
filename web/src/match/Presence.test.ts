import { describe, expect, it } from "vitest";
import { standing } from "./Presence";

describe("how the other player stands", () => {
  it("is not said of one who is there and quick", () => {
    expect(standing({ here: [1, 2], away: [0, 0], open: 59 }, "Player 2", 2, true)).toBe("");
  });
  it("says how long they have been asked, from a minute on", () => {
    expect(standing({ here: [1, 2], away: [0, 0], open: 60 }, "Player 2", 2, true))
      .toBe("Player 2 has been deciding for a minute.");
    expect(standing({ here: [1, 2], away: [0, 0], open: 185 }, "Player 2", 2, true))
      .toBe("Player 2 has been deciding for 3 minutes.");
  });
  it("says that they are away, be they asked or not", () => {
    expect(standing({ here: [1], away: [0, 13], open: 500 }, "Player 2", 2, false)).toBe("Player 2 is not connected.");
    expect(standing({ here: [2], away: [13, 0], open: 120 }, "Player 1", 1, true))
      .toBe("Player 1 is not connected. Player 1 has been deciding for 2 minutes.");
  });
  it("does not tell that they are away before the server knows", () => {
    expect(standing({ here: [1], away: [0, 0], open: 20 }, "Player 2", 2, true)).toBe("");
  });
  it("says when the match can be claimed", () => {
    expect(standing({ here: [1], away: [0, 200], open: 20, claim: 100 }, "Ada", 2, true))
      .toBe("Ada is not connected. You can claim the match in 2 minutes.");
    expect(standing({ here: [1], away: [0, 400], open: 20, claim: 0 }, "Ada", 2, true))
      .toBe("Ada is not connected.");
    expect(standing({ here: [1, 2], away: [0, 0], open: 20, claim: 300 }, "Ada", 2, true)).toBe("");
  });
});
