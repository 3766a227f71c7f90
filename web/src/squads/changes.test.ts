import { expect, test } from "vitest";
import type { CardChange } from "../api/book";
import { changesIn } from "./changes";

const card = (id: string, more: Partial<CardChange>): CardChange => ({ kind: "pilot", id, name: id, ...more });

const changes = [
  card("a", { before: "50", after: "52", by: 2 }), card("b", { before: "40", after: "45", by: 5, lost: ["talent"] }),
  card("c", { before: "56", after: "54", by: -2 }), card("d", { before: "1/2 by agility", after: "2/2 by agility" }),
  card("e", { joined: ["standard"] }),
];

test("a card is in each group in which it differs, the greatest difference first", () => {
  const ids = (group: Parameters<typeof changesIn>[0]) => changesIn(group, changes).map((c) => c.id).join("");
  expect(ids("dearer")).toBe("ba");
  expect(ids("cheaper")).toBe("c");
  expect(ids("other")).toBe("d");
  expect(ids("slots")).toBe("b");
  expect(ids("pools")).toBe("e");
});
