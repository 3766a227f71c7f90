import { expect, test } from "vitest";
import { botOf, inManner, offers } from "./lobby";
import type { Lobby } from "./types";

test("the id of a bot is taken apart, and put together", () => {
  expect(botOf("careful-ace")).toEqual({ manner: "careful", level: "ace" });
  expect(botOf("wingman-published")).toEqual({ manner: "", level: "wingman-published" });
  expect(inManner("ace", "bold")).toBe("bold-ace");
  expect(inManner("ace", "")).toBe("ace");
});

test("a manner is offered for the levels alone", () => {
  const lobby = { bots: [{ id: "ace", text: "", manners: true }, { id: "wingman", text: "" }] } as Partial<Lobby> as Lobby;
  expect(["ace", "bold-ace", "wingman"].every((id) => offers(lobby, id))).toBe(true);
  expect(["bold-wingman", "bold-", "shy-ace", ""].some((id) => offers(lobby, id))).toBe(false);
});
