/** What every test in the browser has: a server of its worker's own, and no errors on the page. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test as base, expect } from "@playwright/test";

/** The program, as make builds it. */
const program = join(import.meta.dirname, "../../bin/koiogran");

/** Server is a server that runs, and where. */
export interface Server {
  address: string;
}

/** Cable is a way to the server that can be cut and mended. */
export interface Cable {
  address: string;
  cut(): void;
  mend(): void;
}

type Own = { quiet: { allow: RegExp[] }; cable: Cable };

/** Running is a server of a test's own. */
export interface Running extends Server {
  /** stop ends it: as an operator does, or all at once. */
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** start runs a server over the database of a folder, at a port or any. */
export async function start(folder: string, port = 0): Promise<Running> {
  const server = spawn(program, [
    "serve", "--listen", `127.0.0.1:${port}`, "--database", join(folder, "matches.db"), "--unlimited",
  ], { stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (line: string) => {
      said.push(line);
      const found = /http:\/\/localhost(:\d+)/.exec(line);
      if (found) resolve(`http://127.0.0.1${found[1]}`);
    };
    createInterface({ input: server.stdout }).on("line", listen);
    createInterface({ input: server.stderr }).on("line", listen);
    server.on("error", reject);
    server.on("exit", () => reject(new Error("the server has ended: " + said.join("\n"))));
  });
  return {
    address,
    stop: async (signal) => {
      const ended = new Promise((resolve) => server.on("exit", resolve));
      server.kill(signal);
      await ended;
    },
  };
}

export const test = base.extend<Own, { server: Server }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "koiogran-"));
      const server = await start(folder);
      await use(server);
      await server.stop("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 20_000 },
  ],

  baseURL: async ({ server }, use) => use(server.address),

  cable: async ({ server }, use) => {
    const far = new URL(server.address);
    const open = new Set<Socket>();
    let broken = false;
    const near = createServer((socket) => {
      if (broken) {
        socket.destroy();
        return;
      }
      const other = connect(Number(far.port), far.hostname);
      for (const s of [socket, other]) {
        open.add(s);
        s.on("error", () => s.destroy());
        s.on("close", () => open.delete(s));
      }
      socket.pipe(other);
      other.pipe(socket);
    });
    await new Promise<void>((resolve) => near.listen(0, "127.0.0.1", resolve));
    const { port } = near.address() as AddressInfo;
    const drop = () => open.forEach((s) => s.destroy());
    await use({
      address: `http://127.0.0.1:${port}`,
      cut: () => {
        broken = true;
        drop();
      },
      mend: () => (broken = false),
    });
    drop();
    near.close();
  },

  /** What a page still asks when its test ends goes to no one. */
  page: async ({ page }, use) => {
    await use(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },

  /** A page that says an error fails its test, unless the test allows for it. */
  quiet: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const allow: RegExp[] = [];
      context.on("page", (page) => {
        page.on("pageerror", (e) => errors.push(String(e)));
        page.on("console", (m) => {
          if (m.type() === "error") errors.push(m.text());
        });
      });
      await use({ allow });
      expect(errors.filter((e) => !allow.some((a) => a.test(e)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
