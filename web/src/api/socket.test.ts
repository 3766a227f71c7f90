import { describe, expect, it, vi } from "vitest";
import { Failure } from "./client";
import { type Send, type Talk, talk } from "./socket";

/** Fake is a socket whose other end is the test. */
class Fake extends EventTarget {
  sent: unknown[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.dispatchEvent(new Event("open"));
  }
  say(kind: string, data: unknown): void {
    const text = `id: 7\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
    this.dispatchEvent(new MessageEvent("message", { data: text }));
  }
  cut(): void {
    this.dispatchEvent(new Event("close"));
  }
}

/** begun is a socket that has been opened, and what it was heard to say. */
function begun() {
  const fake = new Fake();
  const heard: string[] = [];
  const lines: (Send | null)[] = [];
  const leave = new AbortController();
  const t: Talk = {
    url: "ws://x", token: "secret", after: 6, signal: leave.signal,
    line: (send) => lines.push(send), live: () => heard.push("live"),
    message: (m) => heard.push(`${m.event} ${m.id}`),
  };
  const end = talk(t, () => fake as unknown as WebSocket);
  fake.open();
  return { fake, heard, lines, leave, end };
}

describe("talk", () => {
  it("says first who comes, and from where on", () => {
    expect(begun().fake.sent).toEqual([{ token: "secret", after: 6 }]);
  });

  it("is live with the first message, and hands on all of them", async () => {
    const { fake, heard, end } = begun();
    fake.say("update", {});
    fake.say("update", {});
    fake.cut();
    expect(await end).toEqual({ kind: "cut" });
    expect(heard).toEqual(["live", "update 7", "update 7"]);
  });

  it("is done with an answer when the server has kept it, and fails with what it says otherwise", async () => {
    const { fake, lines } = begun();
    fake.say("state", {});
    const one = lines[0]?.({ question: 1, answer: "a" });
    const two = lines[0]?.({ question: 2, answer: "b" });
    expect(fake.sent.slice(1)).toEqual([{ question: 1, answer: "a", tag: 1 }, { question: 2, answer: "b", tag: 2 }]);
    fake.say("reply", { tag: 2, status: 409, detail: "Too late." });
    fake.say("reply", { tag: 1, status: 204 });
    await one;
    await expect(two).rejects.toEqual(new Failure(409, "Too late."));
  });

  it("fails with an answer of which nothing was heard before it was cut", async () => {
    const { fake, lines } = begun();
    fake.say("state", {});
    const one = lines[0]?.({ question: 1, answer: "a" });
    fake.cut();
    await expect(one).rejects.toThrow(TypeError);
    expect(lines.at(-1)).toBeNull();
  });

  it("distinguishes one that never said anything from one that was cut", async () => {
    const { fake, end } = begun();
    fake.cut();
    expect(await end).toEqual({ kind: "closed" });
    const none = await talk({} as Talk, () => {
      throw new ReferenceError("there is no WebSocket");
    });
    expect(none).toEqual({ kind: "closed" });
  });

  it("ends with the status of a client that was refused", async () => {
    const { fake, end } = begun();
    fake.say("reply", { tag: 0, status: 401, detail: "The token is none." });
    expect(await end).toEqual({ kind: "refused", status: 401 });
    expect(fake.closed).toBe(true);
  });

  it("closes when no one reads any more", async () => {
    const { fake, leave, end } = begun();
    fake.say("state", {});
    leave.abort();
    expect(await end).toEqual({ kind: "cut" });
    expect(fake.closed).toBe(true);
  });

  it("is cut when the server does not reply to an answer, and not when it has", async () => {
    vi.useFakeTimers();
    try {
      const { fake, lines, end } = begun();
      fake.say("state", {});
      const one = lines[0]?.({ question: 1, answer: "a" });
      fake.say("reply", { tag: 1, status: 204 });
      await one;
      vi.advanceTimersByTime(20_000);
      expect(fake.closed).toBe(false);
      const two = lines[0]?.({ question: 2, answer: "b" });
      vi.advanceTimersByTime(11_000);
      expect(fake.closed).toBe(false);
      vi.advanceTimersByTime(2_000);
      await expect(two).rejects.toThrow("connection was lost");
      expect(await end).toEqual({ kind: "cut" });
    } finally {
      vi.useRealTimers();
    }
  });
});
