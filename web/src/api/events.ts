/** The stream of a match: it comes over a socket, or is read with fetch, since a seat's token goes into a header. */
import { ask, tab } from "./host";
import type { Connection } from "./link";
import { tag } from "../language";
import { type Send, talk } from "./socket";
import { type Message, Reader } from "./sse";

/** Stream says what to read and whom to tell. */
export interface Stream {
  url: string;
  /** A socket to try first, where there is one, and the listener that learns how answers go over it. */
  socket?: { url: string; line: (send: Send | null) => void };
  /** The seat's token; "" for a watcher. */
  token: string;
  /** The position behind which the stream begins. */
  after: () => number;
  message: (m: Message) => void;
  state: (c: Connection, why: string) => void;
  signal: AbortSignal;
}

/** The waits before the next attempts, in milliseconds; the last one is kept. */
const waits = [300, 700, 1500, 3000, 6000];

/** How long a stream may be silent before it counts as cut, in milliseconds. */
const silence = 45_000;

/** follow reads the stream until signal, and connects again by itself whenever it is cut. */
export async function follow(s: Stream): Promise<void> {
  let failures = 0;
  let cut = false;
  while (!s.signal.aborted) {
    s.state(cut ? "lost" : "connecting", "");
    try {
      const refused = await read(s, () => (failures = 0));
      if (refused) {
        s.state("refused", refused);
        return;
      }
    } catch {
      // The network went away; the next attempt reports whether it is back.
    }
    if (s.signal.aborted) return;
    cut = true;
    s.state("lost", "");
    await pause(waits[Math.min(failures++, waits.length - 1)] ?? 0, s.signal);
  }
}

/** plain says that something on the way to the server lets no socket through. It holds until the page is loaded again. */
let plain = false;

/** read reads one connection to its end. It returns a sentence if the server does not want it. */
async function read(s: Stream, opened: () => void): Promise<string> {
  const live = () => {
    opened();
    s.state("live", "");
  };
  if (!s.socket || plain) return stream(s, live);
  const { url, line } = s.socket;
  const { token, message, signal } = s;
  const end = await talk({ url, line, token, message, signal, live, after: s.after() });
  if (end.kind === "refused") return refusal(end.status);
  if (end.kind === "cut" || signal.aborted) return "";
  return stream(s, () => {
    plain = true; // the server is there, and its socket is not
    live();
  });
}

/** refusal is the sentence with which a status ends the stream, or an error if it may be another one soon. */
function refusal(status: number): string {
  if (status >= 400 && status < 500 && status !== 429) return `The server won't show this match (status ${status}).`;
  throw new Error(`api: status ${status}`);
}

/** stream reads one stream to its end. */
async function stream(s: Stream, live: () => void): Promise<string> {
  const cut = new AbortController();
  const after = s.after();
  const headers: Record<string, string> = {
    Accept: "text/event-stream", "Last-Event-ID": String(after),
  };
  headers["Accept-Language"] = tag();
  if (s.token) headers["Authorization"] = "Bearer " + s.token;
  const response = await ask(`${s.url}?after=${after}`, {
    headers, cache: "no-store", signal: AbortSignal.any([s.signal, cut.signal]),
  });
  if (!response.ok || !response.body) return refusal(response.status);
  live();
  await pump(response.body, String(after), s, cut);
  return "";
}

/** pump hands on what a stream says until it ends or falls silent. */
async function pump(
  body: ReadableStream<Uint8Array>, id: string, s: Stream, cut: AbortController,
): Promise<void> {
  const reader = new Reader(id);
  const stream = body.pipeThrough(new TextDecoderStream() as never) as ReadableStream<string>;
  const source = stream.getReader();
  const end = () => cut.abort();
  if (!tab) addEventListener("offline", end, { signal: cut.signal });
  for (;;) {
    const watch = setTimeout(end, silence);
    const { done, value } = await source.read().finally(() => clearTimeout(watch));
    if (done) return end();
    for (const message of reader.push(value)) s.message(message);
  }
}

/** pause waits, or less if the network comes back or no one reads any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
