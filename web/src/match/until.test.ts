import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { until } from "./until";

test("waits for the condition", async () => {
  const n = signal(0);
  let over = false;
  const waits = until(() => n.value === 2).then(() => (over = true));
  n.value = 1;
  await Promise.resolve();
  expect(over).toBe(false);
  n.value = 2;
  await waits;
  expect(over).toBe(true);
});

test("does not wait for what holds", async () => {
  await until(() => true);
});

test("gives up after its time, and looks no more", async () => {
  vi.useFakeTimers();
  const n = signal(0);
  const holds = vi.fn(() => n.value > 0);
  const waits = until(holds, 50);
  vi.advanceTimersByTime(50);
  await waits;
  n.value = 1;
  expect(holds).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
