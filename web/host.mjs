/** Serves a folder, as a host of files does, and says where: node host.mjs FOLDER [PORT] */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2", ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};
const [folder, port = "0"] = process.argv.slice(2);
const server = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? "/", "http://host").pathname).replace(/\/$/, "/index.html");
  try {
    const name = join(folder, path);
    if (!statSync(name).isFile()) throw new Error("no file");
    response.writeHead(200, { "Content-Type": types[extname(name)] ?? "application/octet-stream" });
    response.end(readFileSync(name));
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(Number(port), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
