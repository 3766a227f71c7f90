/** A host of files, as the game in a tab meets one: it knows types, and nothing else. */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2", ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** host serves a folder at a port of its own, the same each time it is started again. */
export async function host(folder) {
  const open = new Set();
  const h = { address: "", sent: new Map(), folder, start, stop };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://host").pathname).replace(/\/$/, "/index.html");
    try {
      const name = join(h.folder, path);
      if (!statSync(name).isFile()) throw new Error("no file");
      const content = readFileSync(name);
      response.writeHead(200, { "Content-Type": types[extname(name)] ?? "application/octet-stream" });
      h.sent.set(path, (h.sent.get(path) ?? 0) + content.length);
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  let port = 0;
  async function start() {
    await new Promise((done) => server.listen(port, "127.0.0.1", done));
    ({ port } = server.address());
    h.address = `http://127.0.0.1:${port}/`;
  }
  async function stop() {
    for (const socket of open) socket.destroy();
    await new Promise((done) => server.close(done));
  }
  await start();
  return h;
}
