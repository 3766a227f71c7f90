/**
 * Kills a tab again and again while it answers, and fails if a question that was answered is asked again.
 * node kills.mjs SITE [TIMES]
 */
import { chromium } from "@playwright/test";
import { host } from "./host.mjs";

const [site, times = "200"] = process.argv.slice(2);
const far = await host(site);
const { address } = far;
const browser = await chromium.launch({
  executablePath: process.env.KOIOGRAN_CHROMIUM ?? "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
const context = await browser.newContext({ reducedMotion: "reduce" });

/** asked waits for an open question, and gives its number; null where the match is over. */
async function asked(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector("[data-ended]")) return "over";
    const q = document.querySelector(".question");
    return q?.dataset.question && q.dataset.sending === "no" ? q.dataset.question : null;
  }, null, { timeout: 120_000 });
  const number = await found.jsonValue();
  return number === "over" ? null : Number(number);
}

/** press answers what is asked, in whatever way is offered first. */
function press(page) {
  return page.evaluate(() => {
    for (const what of ["[data-ready]", "[data-maneuver]", ".place .primary", ".question [data-answer]"]) {
      const button = document.querySelector(what);
      if (button && !button.disabled) return button.click();
    }
  });
}

/** seen is the number of the question that the page shows, as the server of the tab has told it. */
function seen(page) {
  return page.evaluate(() => Number(document.querySelector(".question")?.dataset.question ?? -1));
}

await context.newPage(); // one that stays, since a browser ends with its last page
let page = await context.newPage();
let matches = 0;
/** fresh begins a match. */
async function fresh() {
  await page.goto(address);
  await page.locator("[data-play]").click();
  await asked(page);
  matches++;
  return page.url();
}
let match = await fresh();
let answered = 0;
let lost = 0;
for (let n = 1; n <= Number(times); n++) {
  let number = await asked(page);
  if (number === null) {
    match = await fresh();
    number = await asked(page);
  }
  // Every second time one answer is told first, and the kill comes during the next one.
  let told = number;
  await press(page);
  if (n % 2 === 0) {
    for (let k = 0; k < 50 && told === number; k++) {
      await new Promise((done) => setTimeout(done, 200));
      told = Math.max(told, await seen(page));
      if (told === number) await press(page); // a dial takes a second press
    }
    await press(page);
  }
  await new Promise((done) => setTimeout(done, Math.random() * 400));
  told = Math.max(told, await seen(page));
  answered += told - number;
  const wire = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  wire.send("Page.crash").catch(() => undefined); // it does not live to answer
  await crashed;
  page = await context.newPage();
  await page.goto(match);
  const now = await asked(page);
  if (now !== null && now < told) {
    lost++;
    console.log(`kill ${n}: question ${told} was told, and ${now} is asked again`);
  }
  if (n % 20 === 0) console.log(`${n} kills, ${answered} answers told before them, ${matches} matches, ${lost} lost`);
}
await browser.close();
await far.stop();
console.log(`${times} kills during answers: ${answered} answers told before them, ${lost} lost`);
process.exitCode = lost ? 1 : 0;
