import { afterEach, describe, expect, it, vi } from "vitest";
import type { Place, Tried } from "../api/types";
import { answerOf, Placing } from "./placing";
import { Scene } from "./scene";

const place: Place = {
  word: "luke", ship: 0, width: 40, length: 40, zone: [],
  suggest: { x: 457.234567, y: 60, heading: 12.345 },
};

/** held is a placing with a ship in hand, and the answers that it asked about. */
function held(verdict: (answer: string) => Promise<Tried>, turned = false) {
  const scene = new Scene();
  const asked: string[] = [];
  const bounds = () => ({ width: 914, height: 914, margin: 0, turned });
  const placing = new Placing(scene, bounds, () => "asteroid", (answer) => {
    asked.push(answer);
    return verdict(answer);
  });
  placing.begin(place);
  return { scene, placing, asked };
}

const yes = () => Promise.resolve({ legal: true });

describe("Placing", () => {
  afterEach(() => void vi.useRealTimers());

  it("answers with the suggested pose to the last decimal while it has not moved", () => {
    expect(held(yes).placing.answer()).toBe("place luke 457.234567 60 12.345");
    expect(answerOf(place, place.suggest)).toBe("place luke 457.234567 60 12.345");
  });

  it("rounds a pose by hand to a tenth", () => {
    const { placing } = held(yes);
    placing.shift(0.05, -10);
    expect(placing.answer()).toBe("place luke 457.3 50 12.3");
  });

  it("moves as it is drawn where the table is turned", () => {
    const { placing, scene } = held(yes, true);
    placing.shift(5, 10);
    const pose = scene.piece.value?.pose ?? place.suggest;
    expect(pose.x).toBeCloseTo(452.234567);
    expect(pose.y).toBeCloseTo(50);
    expect(placing.seen({ x: 100, y: 60, heading: 270 })).toEqual({ x: 814, y: 854, heading: 90 });
  });

  it("stays on the table and turns within a full turn", () => {
    const { placing, scene } = held(yes);
    placing.moveTo(-50, 2000);
    placing.turn(-15);
    expect(scene.piece.value?.pose).toMatchObject({ x: 0, y: 914 });
    expect(scene.piece.value?.pose.heading).toBeCloseTo(357.345);
  });

  it("shows no verdict until the server has given one for where it is now", async () => {
    vi.useFakeTimers();
    let say: (t: Tried) => void = () => undefined;
    const { placing, scene, asked } = held(() => new Promise((resolve) => (say = resolve)));
    placing.shift(1, 0);
    placing.shift(1, 0);
    expect(scene.piece.value?.legal).toBeNull();
    expect(asked).toHaveLength(1);
    say({ legal: true });
    await vi.runAllTimersAsync();
    expect(scene.piece.value?.legal).toBeNull();
    expect(asked).toHaveLength(2);
    say({ legal: false, why: "too far" });
    await vi.runAllTimersAsync();
    expect(scene.piece.value?.legal).toBe(false);
    expect(placing.why.value).toBe("too far");
  });
});
