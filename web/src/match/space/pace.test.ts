import { expect, it } from "vitest";
import { Pace } from "./pace";

/** frames lets this many frames pass that take so long each; it returns how often the pace was called down. */
function frames(n: number, took: number, moves = true): number {
  let down = 0;
  const pace = new Pace(() => down++);
  for (let i = 1; i <= n; i++) pace.frame(1000 + i * took, moves);
  return down;
}

it("goes down after 20 slow frames", () => expect(frames(21, 40)).toBe(1));
it("does not before", () => expect(frames(20, 40)).toBe(0));
it("stays while frames are fast", () => expect(frames(200, 17)).toBe(0));
it("takes no frame for slow that follows a rest", () => expect(frames(60, 400, false)).toBe(0));
it("goes down again only after 20 more", () => expect(frames(43, 40)).toBe(2));
