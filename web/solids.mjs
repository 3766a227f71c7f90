// Takes a picture of all drawings of ships as solids, as the table in space shows them: node solids.mjs FILE.webp
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";

const file = process.argv[2];
if (!file) {
  console.error("usage: node solids.mjs FILE.webp: where the picture goes");
  process.exit(2);
}

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env["KOIOGRAN_CHROMIUM"] ?? places.find(existsSync) ?? "chromium";
const drawings = readFileSync(join(import.meta.dirname, "../play/draw/testdata/drawings.json"), "utf8");

const server = await createServer({ root: import.meta.dirname, logLevel: "error", server: { host: "127.0.0.1", port: 0 } });
await server.listen();
const browser = await chromium.launch({
  executablePath, args: ["--headless", "--no-sandbox", "--enable-unsafe-swiftshader", "--use-angle=swiftshader"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/icon.svg`);
  await page.goto("about:blank");
  await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/?solids`);
  const picture = await page.evaluate(async (all) => {
    document.body.innerHTML = '<canvas style="position:fixed;inset:0;width:1600px;height:1000px"></canvas>';
    const canvas = document.querySelector("canvas");
    const { show } = await import("/src/match/space/gallery.ts");
    show(canvas, JSON.parse(all));
    return canvas.toDataURL("image/webp", 0.82);
  }, drawings);
  writeFileSync(file, Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64"));
} finally {
  await browser.close();
  await server.close();
}
