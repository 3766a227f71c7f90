import { expect, test } from "vitest";
import type { Listed } from "../api/types";
import { liveliest } from "./Live";

const match = (id: string, idle: number, finished = false) => ({ id, idle, finished }) as Listed;

test("the liveliest match is shown, and none in which nothing happens", () => {
  expect(liveliest([match("slow", 60), match("quick", 3), match("over", 1, true)])?.id).toBe("quick");
  expect(liveliest([match("gone", 900), match("over", 1, true)])).toBeUndefined();
});
