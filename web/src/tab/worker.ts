/**
 * A worker in which the server of the game runs, for pages that have none. The page says what it wants by messages:
 * Begin first, then requests; see page.ts. Requests that come before the server is ready wait here.
 */
import { open } from "./database.js";

/** Begin says where the program is, or brings it. */
export interface Begin { begin: { program: string; module?: WebAssembly.Module; support: string; version: string } }

/** Asked is a request, or the end of one. */
export interface Asked { id: number; method?: string; url?: string; headers?: string[]; body?: string; stop?: true }

/** Whole asks for everything that is kept, or brings it. */
export interface Whole { whole: number; tables?: unknown }

/** Said is what the worker says: of itself, or of a request. */
export interface Said {
  module?: WebAssembly.Module; ready?: true; died?: string;
  id?: number; status?: number; headers?: string[]; bytes?: Uint8Array; end?: true;
  whole?: number; tables?: unknown; taken?: number; why?: string;
}

/** What the program has of the page, and what it gives. */
interface Given {
  database: unknown; version: string; ready: () => void; died: (why: string) => void;
  ask?: (request: object) => () => void;
}

declare const self: {
  koiogran: Given;
  onmessage: (e: MessageEvent<Begin | Asked | Whole>) => void;
  postMessage(m: Said, moved: Transferable[]): void;
};
declare class Go {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}

const database = open("koiogran");
const stops = new Map<number, () => void>();
const early: Asked[] = [];
let ready = false;

const say = (m: Said, moved: Transferable[] = []) => self.postMessage(m, moved);

/** take hands a request to the program. */
function take({ id, stop, ...request }: Asked): void {
  if (stop) {
    stops.get(id)?.();
    const at = early.findIndex((a) => a.id === id);
    if (at >= 0) early.splice(at, 1);
    return;
  }
  if (!ready) return void early.push({ id, ...request });
  const ended = self.koiogran.ask?.({
    ...request,
    head: (status: number, headers: string[]) => say({ id, status, headers }),
    chunk: (bytes: Uint8Array) => say({ id, bytes }, [bytes.buffer]),
    end: () => {
      stops.delete(id);
      say({ id, end: true });
    },
  });
  if (ended) stops.set(id, ended);
}

/** compiled is the program, which is compiled while it comes where the host names its type. */
async function compiled(program: string): Promise<WebAssembly.Module> {
  const response = await fetch(program);
  if (!response.ok) throw new Error(`the program could not be fetched (${response.status})`);
  if (response.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** run runs the program until it ends, which it does by a bug alone. */
async function run({ program, module, support, version }: Begin["begin"]): Promise<void> {
  self.koiogran = {
    database, version,
    ready: () => {
      ready = true;
      say({ ready: true });
      for (const request of early.splice(0)) take(request);
    },
    died: (why) => say({ died: why }),
  };
  await import(/* @vite-ignore */ support);
  const go = new Go();
  const made = module ?? await compiled(program);
  if (!module) say({ module: made });
  await go.run(await WebAssembly.instantiate(made, go.importObject));
  say({ died: "the program has ended" });
}

/** whole exports everything that is kept, or imports it. */
async function whole({ whole: id, tables }: Whole): Promise<void> {
  try {
    const text = await database.do(tables ? "import" : "export", JSON.stringify(tables ? [tables] : []));
    say(tables ? { whole: id, taken: JSON.parse(text) as number } : { whole: id, tables: JSON.parse(text) as unknown });
  } catch (e) {
    say({ whole: id, why: String(e) });
  }
}

self.onmessage = ({ data }: MessageEvent<Begin | Asked | Whole>) => {
  if ("begin" in data) run(data.begin).catch((e: unknown) => say({ died: e instanceof Error ? e.message : String(e) }));
  else if ("whole" in data) void whole(data);
  else take(data);
};
