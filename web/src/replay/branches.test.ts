import { expect, test } from "vitest";
import { parse } from "../router";
import { branch, branchesOf, merged, own, studyLink } from "./branches";

const list = [{ id: "abc", at: 12 }, { id: "def", at: 40 }];

test("the link of a study names its branches", () => {
  const { page, parts } = parse(studyLink("match1", list));
  expect([page, parts[0]]).toEqual(["replays", "match1"]);
  expect(branchesOf(parts.slice(1))).toEqual(list);
});

test("what names no branch is left out", () => {
  expect(branchesOf(["study", "12-abc", "x", "-3-abc", "4-../y", "40-def"])).toEqual(list);
  expect(branchesOf(["analysis", "12-abc"])).toEqual([]);
});

test("branches are remembered with their match, each once", () => {
  branch("match1", { id: "abc", at: 12 });
  branch("match1", { id: "abc", at: 12 });
  branch(undefined, { id: "def", at: 1 });
  expect(own.value).toEqual({ match1: [{ id: "abc", at: 12 }] });
  expect(merged(own.value["match1"] ?? [], list)).toEqual(list);
});
