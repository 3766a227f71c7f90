/**
 * Says how fast the game in a tab is on this machine: node measure.mjs SITE [SLOWER]. SLOWER is how many times slower the
 * processor is made, as for a phone; 4 is what the browser's own tools call a mid-tier one.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { host } from "./host.mjs";

const [site, slower = "1"] = process.argv.slice(2);
const far = await host(site);
const { address } = far;
const browser = await chromium.launch({
  executablePath: process.env.KOIOGRAN_CHROMIUM ?? "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"],
});

const open = async (context) => {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
  return page;
};
const question = (page) => page.locator('.question[data-question][data-sending="no"]').first();
const ms = (n) => `${Math.round(n)} ms`;

/** start opens the first page and begins the match of one press. */
async function start(context) {
  const page = await open(context);
  const begun = Date.now();
  await page.goto(address);
  await page.locator("[data-play]:enabled").waitFor();
  const usable = Date.now() - begun;
  await page.locator("[data-play]").click();
  await question(page).waitFor({ timeout: 300_000 });
  return { page, usable, first: Date.now() - begun };
}

/** answers plays on and says how long the worker takes for each answer. */
async function answers(page, n) {
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    globalThis.took = [];
    const open = new Map();
    Worker.prototype.postMessage = function (m, ...rest) {
      if (m.url?.endsWith("/answers")) {
        open.set(m.id, performance.now());
        if (!this.heard) {
          this.heard = true;
          this.addEventListener("message", ({ data }) => {
            if (!data.end || !open.has(data.id)) return;
            globalThis.took.push(performance.now() - open.get(data.id));
            open.delete(data.id);
          });
        }
      }
      return post.call(this, m, ...rest);
    };
  });
  for (let k = 0; k < n; k++) {
    if (await page.locator("[data-ended]").count()) break;
    await question(page).waitFor({ timeout: 300_000 });
    const before = await question(page).getAttribute("data-question");
    await page.evaluate(() => {
      for (const what of ["[data-ready]", "[data-maneuver]", ".place .primary", ".question [data-answer]"]) {
        const button = document.querySelector(what);
        if (button && !button.disabled) return button.click();
      }
    });
    await page.waitForFunction((b) => document.querySelector("[data-ended], [data-ready]") ||
      document.querySelector(".question")?.dataset.question !== b, before, { timeout: 300_000 });
  }
  return page.evaluate(() => globalThis.took.sort((a, b) => a - b));
}

const wasm = fs.readdirSync(site).find((f) => f.endsWith(".wasm"));
const bytes = fs.readFileSync(path.join(site, wasm));
const mb = (n) => (n / 1e6).toFixed(2);
console.log(`machine: ${os.cpus()[0].model}, ${os.cpus().length} cores, load ${os.loadavg()[0].toFixed(1)}; slowed ${slower} times`);
console.log(`program: ${mb(bytes.length)} MB, gzip ${mb(gzipSync(bytes, { level: 9 }).length)} MB, brotli ${mb(brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: Number(process.env.QUALITY ?? 9), [constants.BROTLI_PARAM_LGWIN]: 24 } }).length)} MB`);
const context = await browser.newContext({ reducedMotion: "reduce" });
const cold = await start(context);
console.log(`cold: page usable ${ms(cold.usable)}, first question ${ms(cold.first)}`);
await cold.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
await cold.page.close();
const warm = await start(context);
console.log(`warm: page usable ${ms(warm.usable)}, first question ${ms(warm.first)}`);
const took = await answers(warm.page, Number(process.env.ANSWERS ?? 60));
const at = (share) => ms(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0);
console.log(`answers: ${took.length}, median ${at(0.5)}, 99th percentile ${at(0.99)}, worst ${ms(took.at(-1) ?? 0)}`);
await browser.close();
await far.stop();
