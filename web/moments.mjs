// Takes pictures of the same moments from two builds of the program and lays them side by side, before and now:
// node moments.mjs OLD NEW FOLDER. Its moments are those of the guided first match, whose dice are always the same.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";

const [old, now, folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node moments.mjs OLD NEW FOLDER: two builds of koiogran, and where the pictures go");
  process.exit(2);
}

/** The sizes of a screen at which pictures are taken, by the beginning of their names. */
const sizes = { "": { width: 1280, height: 720 }, "phone-": { width: 360, height: 640 } };

/** The moments of a match that are looked at, by what is asked. */
const asked = new Set(["action", "weapon", "target", "dice"]);

/** The most questions that are answered on the way to them. */
const most = 80;

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env["KOIOGRAN_CHROMIUM"] ?? places.find(existsSync) ?? "chromium";
const browser = await chromium.launch({ executablePath, args: ["--headless", "--no-sandbox", "--disable-gpu"] });

/** serve runs a program over a database of its own as long as work goes on with its address. */
async function serve(program, work) {
  const data = mkdtempSync(join(tmpdir(), "koiogran-moments-"));
  const server = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--database", join(data, "matches.db"), "--unlimited"]);
  try {
    const address = await new Promise((resolve, reject) => {
      server.on("exit", () => reject(new Error(`${program} has ended`)));
      for (const out of [server.stdout, server.stderr]) {
        createInterface({ input: out }).on("line", (line) => {
          const found = /http:\/\/localhost(:\d+)/.exec(line);
          if (found) resolve(`http://127.0.0.1${found[1]}`);
        });
      }
    });
    return await work(address);
  } finally {
    server.removeAllListeners("exit");
    server.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }
}

/** question waits until something is asked, or it is over. */
async function question(page) {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector("[data-ended]")) return "over";
    const q = document.querySelector(".question");
    const ready = q?.dataset["question"] && q.dataset["sending"] === "no";
    return ready ? { number: q.dataset["question"], about: q.dataset["about"] } : false;
  });
  return handle.jsonValue();
}

/** answer answers a question: a slow straight maneuver, or the first of what is offered. */
async function answer(page, { number, about }) {
  const bubble = page.locator("[data-bubble] button");
  if (await bubble.count()) await bubble.first().click();
  if (about === "dial") {
    await page.locator('[data-maneuver="2,straight"]').first().click();
    const ready = page.locator("[data-ready]");
    await ready.or(page.locator(`.question:not([data-question="${number}"])`)).first().waitFor();
    if (await ready.isVisible()) await ready.click();
  } else await page.locator(".question [data-answer], .question [data-maneuver]").first().click();
  await page.waitForFunction((before) =>
    document.querySelector(".question")?.dataset["question"] !== before || document.querySelector("[data-ended]"), number);
}

/** moments takes the pictures of one program at one size. */
async function moments(address, viewport) {
  const context = await browser.newContext({ viewport, baseURL: address, reducedMotion: "reduce" });
  // What the page draws by lot is the same in both builds.
  await context.addInitScript(() => {
    let state = 7;
    Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  });
  const page = await context.newPage();
  const pictures = new Map();
  const take = async (name) => {
    await page.waitForTimeout(600);
    pictures.set(name, await page.screenshot());
  };
  await page.goto("/");
  await page.locator(".fleet").first().waitFor();
  await take("first-page");
  await page.goto("/#/learn/match-1");
  for (let k = 0; k < most; k++) {
    const open = await question(page);
    if (open === "over") break;
    const bubble = page.locator("[data-bubble] button");
    if (open.about === "dial" && await bubble.count()) await bubble.first().click();
    if (open.about === "dial" && !pictures.has("dial")) {
      await page.locator('[data-maneuver="2,bank-left"]').first().focus();
      await take("dial");
    }
    if (asked.has(open.about) && !pictures.has(open.about)) {
      if (await bubble.count()) await bubble.first().click();
      await take(open.about);
    }
    await answer(page, open);
  }
  if (await page.locator("[data-ended]").count()) await take("end");
  await context.close();
  return pictures;
}

/** beside writes two pictures as one. */
async function beside(one, other, { width, height }, file) {
  const gap = 8;
  const page = await browser.newPage({ viewport: { width: 2 * width + gap, height } });
  const image = (data) => `<img src="data:image/png;base64,${data.toString("base64")}" width="${width}" height="${height}">`;
  await page.setContent(`<body style="margin:0;display:flex;gap:${gap}px;background:#fff">${image(one)}${image(other)}`);
  await page.waitForFunction(() => [...document.images].every((i) => i.complete));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  writeFileSync(file, Buffer.from(data, "base64"));
  await page.close();
}

mkdirSync(folder, { recursive: true });
try {
  for (const [begin, size] of Object.entries(sizes)) {
    const before = await serve(old, (address) => moments(address, size));
    const after = await serve(now, (address) => moments(address, size));
    for (const [name, picture] of after) {
      const other = before.get(name);
      if (!other) continue;
      const file = join(folder, `${begin}${name}.webp`);
      await beside(other, picture, size, file);
      console.log(`${file}: ${Math.round(readFileSync(file).length / 1024)} KB`);
    }
  }
} finally {
  await browser.close();
}
