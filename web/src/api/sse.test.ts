import { describe, expect, it } from "vitest";
import { Reader } from "./sse";

describe("Reader", () => {
  it("reads a message with its id and event", () => {
    expect(new Reader().push("id: 7\nevent: update\ndata: {}\n\n"))
      .toEqual([{ id: "7", event: "update", data: "{}" }]);
  });

  it("reads the same messages however the stream is cut", () => {
    const text = "id: 1\r\ndata: a\r\n\r\n: still here\n\ndata: b\ndata:c\n\nid: 3\rdata: ä\r\r\n";
    const want = new Reader().push(text);
    expect(want.map((m) => [m.id, m.data])).toEqual([["1", "a"], ["1", "b\nc"], ["3", "ä"]]);
    for (let size = 1; size < 9; size++) {
      const reader = new Reader();
      const got = [];
      for (let at = 0; at < text.length; at += size) {
        got.push(...reader.push(text.slice(at, at + size)));
      }
      expect(got).toEqual(want);
    }
  });

  it("hands out nothing before a message has ended", () => {
    const reader = new Reader();
    expect(reader.push("data: half\n")).toEqual([]);
    expect(reader.push("\n")).toHaveLength(1);
  });

  it("hands out nothing for comments and for events without data", () => {
    expect(new Reader().push(": beat\n\nevent: nothing\n\n")).toEqual([]);
  });

  it("goes on with the id that it was given", () => {
    expect(new Reader("41").push("data: x\n\n")[0]?.id).toBe("41");
  });
});
