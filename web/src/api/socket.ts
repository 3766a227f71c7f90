/** The socket of a match: what its stream sends, and the answers of the seat, over one connection. */
import { Failure } from "./client";
import { type Message, Reader } from "./sse";
import type { Answer, Reply } from "./types";

/** Send sends an answer, and is done when it is kept. */
export type Send = (body: Answer) => Promise<void>;

/** Talk says where a socket is, and whom to tell. */
export interface Talk {
  url: string;
  token: string;
  after: number;
  /** line learns how answers are sent, and null when they no longer can be. */
  line: (send: Send | null) => void;
  /** live is called when the server has said something. */
  live: () => void;
  message: (m: Message) => void;
  /** What ends the socket. */
  signal: AbortSignal;
}

/** How a socket ended: it never opened, the server refused who came with a status, or it was cut. */
export type End = { kind: "closed" | "cut" } | { kind: "refused"; status: number };

/** How long a socket may take to say something, and then be silent, in milliseconds. */
const opening = 10_000;
const silence = 45_000;

/**
 * How long the server may take to reply to an answer, in milliseconds. It gives its store ten seconds. One that takes
 * longer is frozen, or gone without a word, and another one may be there in its place.
 */
const replying = 12_000;

/** talk opens a socket, and is done when it has ended. */
export function talk(t: Talk, open = (url: string) => new WebSocket(url)): Promise<End> {
  return new Promise((resolve) => {
    const pending = new Map<number, (r: Reply | null) => void>();
    let live = false;
    let tags = 0;
    let socket: WebSocket;
    try {
      socket = open(t.url);
    } catch {
      return resolve({ kind: "closed" });
    }
    const ended = new AbortController();
    const end = (how: End) => {
      if (ended.signal.aborted) return;
      ended.abort();
      clearTimeout(timer);
      t.line(null);
      for (const tell of pending.values()) tell(null);
      socket.close();
      resolve(how);
    };
    const cut = () => end({ kind: live ? "cut" : "closed" });
    let timer = setTimeout(cut, opening);
    const send: Send = (body) => new Promise((done, fail) => {
      const tag = ++tags;
      const late = setTimeout(cut, replying);
      pending.set(tag, (reply) => {
        clearTimeout(late);
        pending.delete(tag);
        if (reply === null) fail(new TypeError("the connection was lost"));
        else if (reply.status < 300) done();
        else fail(new Failure(reply.status, reply.detail ?? ""));
      });
      socket.send(JSON.stringify({ ...body, tag }));
    });
    const hear = (m: Message) => {
      if (m.event !== "reply") {
        if (!live) t.live();
        if (!live) t.line(send);
        live = true;
        return t.message(m);
      }
      const reply = JSON.parse(m.data) as Reply;
      if (!live) return end({ kind: "refused", status: reply.status });
      pending.get(reply.tag)?.(reply);
    };
    const { signal } = ended;
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify({ token: t.token, after: t.after }));
    }, { signal });
    const reader = new Reader(String(t.after));
    socket.addEventListener("message", (e: MessageEvent<string>) => {
      clearTimeout(timer);
      timer = setTimeout(cut, silence);
      for (const message of reader.push(e.data)) hear(message);
    }, { signal });
    socket.addEventListener("close", cut, { signal });
    t.signal.addEventListener("abort", cut, { signal });
    globalThis.addEventListener?.("offline", cut, { signal });
  });
}
