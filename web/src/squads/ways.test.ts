import { expect, test } from "vitest";
import type { Agreement, Lobby } from "../api/types";
import { firstOf } from "./ways";

const agreement: Agreement = { edition: "second", way: "", settings: {} };

/** lobby has ready squads of these ids, and a mission whose forces are the first two. */
function lobby(...ids: string[]): Lobby {
  const squads = ids.map((id) => ({ id, edition: "second", name: id, faction: "", points: 1, ships: [], xws: "" }));
  return { squads, ways: [{ edition: "second", id: "hunt", forces: squads.slice(0, 2) }] } as unknown as Lobby;
}

test("each seat begins with another squad, by lot", () => {
  expect(firstOf(lobby("a", "b", "c"), agreement, 1, 0.4)?.id).toBe("b");
  expect(firstOf(lobby("a", "b", "c"), agreement, 2, 0.4)?.id).toBe("c");
  expect(firstOf(lobby("a", "b"), agreement, 2, 0.9)?.id).toBe("a");
  expect(firstOf(lobby("a"), agreement, 2, 0)?.id).toBe("a");
});

test("the second seat begins with a squad of another faction", () => {
  const three = lobby("a", "b", "c");
  three.squads[2]!.faction = "other";
  expect(firstOf(three, agreement, 2, 0)?.id).toBe("c");
});

test("a seat of a mission begins with the force that the mission lists for it", () => {
  expect(firstOf(lobby("a", "b"), { ...agreement, way: "hunt" }, 2)?.id).toBe("b");
});
