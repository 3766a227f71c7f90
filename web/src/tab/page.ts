/** The page's side of the workers in which the game runs: ask is fetch, of them. */
import type { Asked, Begin, Said, Whole } from "./worker";

/** A request under way. */
interface Open {
  done: (r: Response) => void;
  fail: (e: unknown) => void;
  to?: ReadableStreamDefaultController<Uint8Array>;
}

/** How long the game has nothing to do before it counts as at rest, in milliseconds. */
const moment = 200;

let last = 0;
let module: WebAssembly.Module | undefined;

/** meta is what the page says of itself. */
function meta(name: string): string {
  return document.querySelector(`meta[name="koiogran-${name}"]`)?.getAttribute("content") ?? "";
}

/** Hand is one worker, started when it is first wanted. */
class Hand {
  #worker: Worker | null = null;
  #settle: () => void = () => undefined;
  /** settled is fulfilled once the worker is ready for the first time, or has died. */
  readonly settled = new Promise<void>((done) => (this.#settle = done));
  readonly #open = new Map<number, Open>();
  readonly #whole = new Map<number, { done: (m: Said) => void; fail: (e: unknown) => void }>();

  /** start starts the worker, once; if it has died, again: what was answered is kept. */
  start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const at = (name: string) => new URL(name, document.baseURI).href;
    const begin: Begin = { begin: {
      program: at(meta("tab")), support: at("wasm_exec.js"), version: meta("tab"), ...(module && { module }),
    } };
    worker.postMessage(begin);
    worker.addEventListener("message", (e: MessageEvent<Said>) => this.#hear(e.data));
    worker.addEventListener("error", () => this.#hear({ died: "the worker has ended" }));
    return (this.#worker = worker);
  }

  /** #hear takes what the worker says. */
  #hear(m: Said): void {
    if (m.module) module = m.module;
    if (m.ready) this.#settle();
    if (m.died !== undefined) return this.#end(m.died);
    if (m.whole !== undefined) {
      const w = this.#whole.get(m.whole);
      this.#whole.delete(m.whole);
      if (m.why) w?.fail(new Error(m.why));
      else w?.done(m);
    }
    const o = m.id === undefined ? undefined : this.#open.get(m.id);
    if (!o || m.id === undefined) return;
    if (m.status !== undefined) o.done(this.#response(m.id, o, m));
    if (m.bytes) o.to?.enqueue(m.bytes);
    if (!m.end) return;
    this.#open.delete(m.id);
    o.to?.close();
  }

  /** #end lets all requests fail: the next one starts another worker. */
  #end(why: string): void {
    this.#settle();
    this.#worker?.terminate();
    this.#worker = null;
    console.warn("koiogran: " + why);
    const error = new TypeError(why);
    for (const o of this.#open.values()) {
      o.fail(error);
      o.to?.error(error);
    }
    for (const w of this.#whole.values()) w.fail(error);
    this.#open.clear();
    this.#whole.clear();
  }

  /** #response is what the page gets of an answer. */
  #response(id: number, o: Open, { status = 500, headers: list = [] }: Said): Response {
    const headers = new Headers();
    for (let i = 0; i < list.length; i += 2) headers.append(list[i] ?? "", list[i + 1] ?? "");
    const body = status === 204 || status === 304 ? null : new ReadableStream<Uint8Array>({
      start: (to) => void (o.to = to),
      cancel: () => {
        delete o.to;
        this.#stop(id);
      },
    });
    return new Response(body as BodyInit | null, { status, headers });
  }

  #stop(id: number): void {
    const asked: Asked = { id, stop: true };
    this.#worker?.postMessage(asked);
  }

  /** rested is fulfilled once the worker is ready and has had nothing to do for a moment. */
  async rested(): Promise<void> {
    await this.settled;
    do await new Promise((done) => setTimeout(done, moment)); while (this.#open.size > 0);
  }

  /** ask is fetch. */
  async ask(request: Request): Promise<Response> {
    const id = ++last;
    const { signal } = request;
    signal.throwIfAborted();
    const asked: Asked = {
      id, method: request.method, url: request.url, headers: [...request.headers].flat(), body: await request.text(),
    };
    return new Promise((done, fail) => {
      const o: Open = { done, fail };
      this.#open.set(id, o);
      signal.addEventListener("abort", () => {
        if (!this.#open.delete(id)) return;
        this.#stop(id);
        fail(signal.reason);
        o.to?.error(signal.reason);
      });
      this.start().postMessage(asked);
    });
  }

  /** whole asks for everything that is kept, or brings it. */
  whole(tables?: unknown): Promise<Said> {
    const id = ++last;
    const message: Whole = { whole: id, ...(tables === undefined ? {} : { tables }) };
    return new Promise((done, fail) => {
      this.#whole.set(id, { done, fail });
      this.start().postMessage(message);
    });
  }
}

/** One worker keeps the tables; the other thinks about them, so that no answer waits for it. */
const table = new Hand();
const study = new Hand();

/** What takes long. */
const long = /\/(odds|suggestion|review|replay|replays|replays\/analysis|squads\/\w+|rules|cards|scenarios\/.+|lessons)$/;

/**
 * ask is fetch, of the workers. The second one begins when the first one is ready: so a match does not wait for it, and the
 * program is compiled once.
 */
export async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (!long.test(new URL(request.url).pathname)) return table.ask(request);
  start();
  await table.settled;
  return study.ask(request);
}

/** rested is fulfilled once the game is ready and no one waits for its answer. */
export function rested(): Promise<void> {
  start();
  return table.rested();
}

/** start starts what a match needs. */
export function start(): void {
  table.start();
}

/** exported is everything that is kept: all matches, whole. */
export async function exported(): Promise<unknown> {
  return (await table.whole()).tables;
}

/** imported takes in what another browser has exported, and says how many matches came. */
export async function imported(tables: unknown): Promise<number> {
  return (await table.whole(tables)).taken ?? 0;
}
