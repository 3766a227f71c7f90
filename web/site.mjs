/**
 * Makes a folder that any host of files can serve: the client with the game inside; and beside it the same files
 * compressed, which go build puts into the program. node site.mjs DIST BIN OUT PACKED, where BIN has
 * the program, koiogran.wasm, and the answers that stand beside it, lobby.json and lessons.json.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { png } from "./icons.mjs";

const [dist, bin, out, packed] = process.argv.slice(2);
const program = path.join(bin, "koiogran.wasm");
const file = (name) => path.join(out, name);
const hash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 10);

fs.rmSync(out, { recursive: true, force: true });
fs.cpSync(dist, out, { recursive: true });
fs.rmSync(file("unbuilt.txt"), { force: true });
// Every browser in which the game runs reads the other format.
for (const f of fs.readdirSync(file("assets"))) if (f.endsWith(".woff")) fs.rmSync(file("assets/" + f));

const root = execFileSync("go", ["env", "GOROOT"]).toString().trim();
fs.copyFileSync(path.join(root, "lib/wasm/wasm_exec.js"), file("wasm_exec.js"));
const wasm = `koiogran-${hash(fs.readFileSync(program))}.wasm`;
fs.copyFileSync(program, file(wasm));
for (const answer of ["lobby.json", "lessons.json"]) fs.copyFileSync(path.join(bin, answer), file(answer));

/** What the page may load: what stands beside it, and the program. */
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; " +
  "form-action 'self'";
const page = fs.readFileSync(file("index.html"), "utf8");
const head = '<meta charset="utf-8" />';
if (!page.includes(head)) throw new Error(`site.mjs: index.html has no ${head}`);
fs.writeFileSync(file("index.html"), page.replace(head, `${head}
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="koiogran-tab" content="${wasm}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-180.png" />`));

const icon = fs.readFileSync(file("icon.svg"), "utf8");
for (const size of [180, 192, 512]) fs.writeFileSync(file(`icon-${size}.png`), png(icon, size));
fs.writeFileSync(file("icon-maskable-512.png"), png(icon, 512, { whole: true }));
fs.writeFileSync(file("manifest.webmanifest"), JSON.stringify({
  id: "./", name: "Koiogran", short_name: "Koiogran", start_url: "./", scope: "./", display: "standalone",
  description: "Dial-and-template miniatures games with every rule enforced, against the computer.",
  background_color: "#060a13", theme_color: "#060a13", categories: ["games"],
  icons: [
    { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  ],
  share_target: {
    action: "./", method: "GET", enctype: "application/x-www-form-urlencoded",
    params: { title: "title", text: "text", url: "url" },
  },
  file_handlers: [{
    action: "./", accept: { "application/json": [".xws"], "text/plain": [".record"] },
  }],
  launch_handler: { client_mode: "navigate-existing" },
}, null, 2) + "\n");

// The service worker knows every file of this version.
const files = fs.readdirSync(out, { recursive: true })
  .filter((f) => f !== "sw.js" && fs.statSync(file(f)).isFile()).sort();
const build = hash(files.map((f) => f + hash(fs.readFileSync(file(f)))).join("\n"));
const listed = ["./", ...files.filter((f) => f !== "index.html")];
fs.writeFileSync(file("sw.js"), `const build = ${JSON.stringify(build)};\nconst files = ${JSON.stringify(listed)};\n` +
  fs.readFileSync(new URL("site-sw.js", import.meta.url), "utf8"));
for (const f of fs.readdirSync(packed)) if (f !== "unbuilt.txt") fs.rmSync(path.join(packed, f), { recursive: true });
for (const f of [...files, "sw.js"]) {
  const name = path.join(packed, f + ".gz");
  fs.mkdirSync(path.dirname(name), { recursive: true });
  fs.writeFileSync(name, gzipSync(fs.readFileSync(file(f)), { level: 9 }));
}
const size = files.reduce((sum, f) => sum + fs.statSync(file(f)).size, 0);
console.log(`${out}: ${files.length + 1} files, ${(size / 1e6).toFixed(1)} MB, build ${build}`);
