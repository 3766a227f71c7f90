/**
 * Plays matches of three against three through the page and says how many clicks and how many seconds of waiting a
 * round takes: node clicks.mjs [MATCHES [ROUNDS [EPIC]]]. It starts bin/koiogran itself. Chance is chance, so ten
 * matches are compared, not one; what is chosen follows from a number. A click is a press of a button; waiting is the
 * time from a press to the moment at which something can be pressed again. At the end it says what the clicks and the
 * waits of a round consist of.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";

const [matches = 10, rounds = 8] = process.argv.slice(2, 4).map(Number);
const epic = process.argv[4] === "epic";
const own = Number(process.argv[5] ?? Infinity);
/** How long a phase that is handed over may be shown, in milliseconds. */
const patience = 600_000;
const root = join(import.meta.dirname, "..");
const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const squad = (name, faction, pilots) => JSON.stringify({
  name, faction, version: "2.0.0", pilots: pilots.map(([id, ship]) => ({ id, ship, upgrades: {} })),
});
const ready = (name) => readFileSync(join(root, `content/squads/${name}.xws`), "utf8");
const rebels = squad("Three Wings", "rebelalliance",
  [["wedgeantilles", "t65xwing"], ["lukeskywalker", "t65xwing"], ["norrawexley", "arc170starfighter"]]);
const empire = squad("Three Eyes", "galacticempire",
  [["soontirfel", "tieininterceptor"], ["darthvader", "tieadvancedx1"], ["tomaxbren", "tiesabomber"]]);

/** serve starts the program over a folder of its own. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), "koiogran-"));
  const server = spawn(join(root, "bin/koiogran"), [
    "serve", "--listen", "127.0.0.1:0", "--database", join(folder, "matches.db"), "--unlimited",
  ], { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      const found = /http:\/\/localhost(:\d+)/.exec(line);
      if (found) resolve(`http://127.0.0.1${found[1]}`);
    });
    server.on("exit", () => reject(new Error("the server has ended")));
  });
  return { address, stop: () => { server.kill(); rmSync(folder, { recursive: true, force: true }); } };
}

/** standing is what the page shows: what is asked, and in which round; null while nothing can be pressed. */
const standing = () => {
  const q = document.querySelector(".question");
  const over = document.querySelector("[data-ended]") !== null;
  const free = over || document.querySelector("[data-ready]:enabled") ||
    (q?.dataset.question && q.dataset.sending === "no" && q.querySelector("button:enabled"));
  if (!free) return null;
  const round = Number(document.querySelector("[data-round]")?.dataset.round ?? 0);
  const phase = document.querySelector(".rail [aria-current]")?.textContent ?? "";
  return { over, round, phase, about: q?.dataset.about ?? "", number: q?.dataset.question ?? "" };
};

/**
 * watch adds up, from now on, what the page shows while nothing can be pressed, in milliseconds: flights, attacks, other
 * events, an answer that is on its way, and the other player who is waited for.
 */
const watch = () => {
  globalThis.seen = {};
  let then = performance.now();
  setInterval(() => {
    const now = performance.now();
    const q = document.querySelector(".question");
    const acts = q?.querySelector("[data-acting] p");
    const kind = q?.dataset.sending === "yes" ? "an answer on its way"
      : acts ? (acts.querySelector("svg") ? "flights" : document.querySelector(".rolling") ? "dice that roll" : "attacks")
      : q?.querySelector(".watching") ? "other events"
      : document.querySelector("[data-ready]:enabled") || q?.dataset.question ? "" : "the other player";
    if (kind) globalThis.seen[kind] = (globalThis.seen[kind] ?? 0) + now - then;
    then = now;
  }, 10);
};

/**
 * press chooses as a player might who wants to shoot: it clicks once and returns what it has pressed, "" where the
 * question was answered by itself in the meantime.
 */
const press = ([k, enough]) => {
  const q = document.querySelector(".question");
  const ready = document.querySelector("[data-ready]:enabled");
  if (ready) return ready.click(), "ready";
  const rest = enough && document.querySelector("[data-rest=off]");
  if (rest) return rest.click(), "rest";
  const about = q?.dataset.about;
  if (!about) return "";
  if (about === "dial") {
    const all = [...q.querySelectorAll("[data-maneuver]:enabled")];
    const worth = (b) => {
      const label = b.getAttribute("aria-label");
      const parts = label.split(";");
      const arc = parts.filter((p) => / in arc at range/.test(p)).length;
      const bad = parts.slice(1).filter((p) => !/ in arc at range|in the arc of/.test(p)).length;
      return 2 * arc - 5 * bad - (/red/i.test(label) ? 1 : 0) + (/(2|3) straight/.test(label) ? 0.6 : 0);
    };
    all.sort((a, b) => worth(b) - worth(a));
    return all[0].click(), "dial";
  }
  const line = q.querySelector("[data-line-up]:enabled");
  if (line) return line.click(), "place";
  if (about === "place") {
    const place = q.querySelector(".primary:enabled"); // none while the server is asked about the place
    return place ? (place.click(), "place") : "";
  }
  const go = document.querySelector("[data-recommended]:enabled");
  if (go) return go.click(), about;
  const options = [...q.querySelectorAll("[data-answer]:enabled")].filter((b) => !b.classList.contains("pass"));
  const list = options.length > 0 ? options : [...q.querySelectorAll("[data-answer]:enabled, [data-maneuver]:enabled")];
  const chosen = about === "action" || about === "move" ? list[k % list.length] : list[0];
  if (!chosen) return "";
  return chosen.click(), about;
};

/** play plays one match to a number of rounds. */
async function play(browser, address, n) {
  const seats = [{ who: "you", xws: epic ? ready("first-epic-convoy") : n % 2 ? empire : rebels },
    { who: "bot", bot: "beginner", xws: epic ? ready("first-epic-hammer") : n % 2 ? rebels : empire }];
  const way = epic ? { edition: "first", way: "epic" } : {};
  const made = await fetch(address + "/api/v1/matches", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ seats, ...way }),
  });
  const { id, token, ...rest } = await made.json();
  if (!id) throw new Error(JSON.stringify(rest));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/#/match/${id}/${token}`);
  await page.evaluate(watch);
  const told = new Map();
  let shot = null;
  const begun = performance.now();
  for (let k = n; ; k++) {
    const from = performance.now();
    const handle = await page.waitForFunction(standing, undefined, { timeout: patience, polling: 30 });
    const now = await handle.jsonValue();
    const waited = performance.now() - from;
    // What is waited for after the last press of a round belongs to that round.
    const last = [...told.values()].at(-1);
    if (last) {
      last.waits += waited;
      const seen = await page.evaluate(() => { const all = globalThis.seen; globalThis.seen = {}; return all; });
      for (const [kind, ms] of Object.entries(seen)) last.kinds[kind] = (last.kinds[kind] ?? 0) + ms;
    }
    if (now.over || now.round > rounds) break;
    if (!told.has(now.round)) told.set(now.round, { clicks: 0, waits: 0, about: {}, phases: {}, kinds: {} });
    const round = told.get(now.round);
    if (shot === null && (now.about === "weapon" || now.about === "target" || now.about === "dice")) shot = performance.now() - begun;
    const what = await page.evaluate(press, [k, (round.phases[now.phase] ?? 0) >= own]);
    if (what === "") continue;
    round.clicks++;
    round.phases[now.phase] = (round.phases[now.phase] ?? 0) + 1;
    round.about[what] = (round.about[what] ?? 0) + 1;
    await page.waitForFunction((old) => {
      const q = document.querySelector(".question");
      return document.querySelector("[data-ended]") || document.querySelector("[data-ready]") || q?.dataset.question !== old ||
        q?.dataset.sending === "no";
    }, now.number, { timeout: patience, polling: 30 });
  }
  await context.close();
  return { rounds: [...told].filter(([r]) => r > 0).map(([, r]) => r), setup: told.get(0), shot };
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** parts says what rounds consist of on average, the largest part first. */
function parts(rounds, of, unit) {
  const all = {};
  for (const r of rounds) for (const [what, n] of Object.entries(r[of])) all[what] = (all[what] ?? 0) + n;
  return Object.entries(all).sort((a, b) => b[1] - a[1]).map(([what, n]) => `${what} ${(n / unit / rounds.length).toFixed(1)}`).join(", ");
}

const far = await serve();
const browser = await chromium.launch({
  executablePath: process.env.KOIOGRAN_CHROMIUM ?? places.find(existsSync) ?? "chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
try {
  const all = [];
  for (let n = 0; n < matches; n++) {
    const played = await play(browser, far.address, n);
    all.push(...played.rounds);
    const s = (ms) => (ms / 1000).toFixed(1);
    console.log(`match ${n + 1}: ${played.rounds.length} rounds, clicks ${played.rounds.map((r) => r.clicks).join(" ")}, ` +
      `waits ${played.rounds.map((r) => s(r.waits)).join(" ")} s, set-up ${played.setup?.clicks ?? 0} clicks`);
  }
  console.log(`${all.length} rounds: median ${median(all.map((r) => r.clicks))} clicks, ` +
    `${(median(all.map((r) => r.waits)) / 1000).toFixed(1)} s of waiting`);
  console.log(`clicks of a round: ${parts(all, "about", 1)}`);
  console.log(`seconds of waiting of a round: ${parts(all, "kinds", 1000)}`);
} finally {
  await browser.close();
  far.stop();
}
