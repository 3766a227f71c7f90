import { beforeEach, expect, it, vi } from "vitest";
import { Failure } from "../api/client";
import { held, hold } from "../prefs";
import { adopt } from "./holding";

/** good are the tokens that the server accepts, and down reports whether it cannot be reached. */
const good = new Set<string>();
let down = false;
const judge = async (token: string) => {
  if (down) throw new TypeError("Failed to fetch");
  if (!good.has(token)) throw new Failure(401, "this token is not that of a seat of the match");
  return {};
};

vi.mock("./server", () => ({ presence: ({ token }: { token: string }) => judge(token), renew: vi.fn() }));
vi.mock("../api/lobby", () => ({ fetchInvitation: (_: string, token: string) => judge(token), take: vi.fn() }));

const id = "0123456789abcdef";
const token = () => held.value.find((h) => h.id === id)?.token;

beforeEach(() => {
  held.value = [];
  good.clear();
  down = false;
});

it.each(["match", "join"] as const)("an address of a %s never replaces a token that works", async (page) => {
  good.add("mine").add("theirs");
  hold({ id, token: "mine", text: "A match" });
  expect(await adopt(page, id, "x")).toBe("mine");
  expect(await adopt(page, id, "theirs")).toBe("mine");
  expect(token()).toBe("mine");
});

it("an address replaces a token that holds nothing any more by one that does", async () => {
  good.add("new");
  hold({ id, token: "old", text: "A match" });
  expect(await adopt("match", id, "new")).toBe("new");
  expect(token()).toBe("new");
});

it("a token that the server refuses is not kept", async () => {
  expect(await adopt("match", id, "x")).toBe("x"); // and the page says why not
  expect(held.value).toEqual([]);
  hold({ id, token: "old", text: "A match" });
  expect(await adopt("match", id, "x")).toBe("old");
  expect(token()).toBe("old");
});

it("nothing is decided while the server cannot be reached", async () => {
  hold({ id, token: "mine", text: "A match" });
  down = true;
  await expect(adopt("match", id, "x")).rejects.toThrow();
  expect(token()).toBe("mine");
});

it("no address pushes out another seat", async () => {
  good.add("theirs");
  hold({ id, token: "mine", text: "A match" });
  for (let k = 0; k < 80; k++) await adopt("match", "junk" + k, "x");
  for (let k = 0; k < 80; k++) await adopt("match", "real" + k, "theirs");
  for (let k = 0; k < 80; k++) hold({ id: "watched" + k, token: "", text: "A match" });
  expect(token()).toBe("mine");
  expect(held.value.length).toBe(1 + 80 + 60);
});

it("an address adds no seat where there are very many", async () => {
  good.add("theirs");
  held.value = Array.from({ length: 1000 }, (_, k) => ({ id: "own" + k, token: "mine", text: "A match" }));
  await expect(adopt("match", id, "theirs")).rejects.toThrow("too many seats");
  expect(held.value.length).toBe(1000);
});
