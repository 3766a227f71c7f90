/** The game in a tab: no server answers, a host of files is all there is. make site makes the folder. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import AxeBuilder from "@axe-core/playwright";
import { type Host, host } from "../host.mjs";
import { past, recorded, turn } from "./play";

const site = join(import.meta.dirname, "../../site");

/** A test has a host of its own, whose folder it may change, and no error on its pages. */
const test = base.extend<{ far: Host; quiet: string[] }>({
  far: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "koiogran-site-"));
    cpSync(site, folder, { recursive: true });
    const far = await host(folder);
    await use(far);
    await far.stop().catch(() => undefined); // a test may have stopped it
    rmSync(folder, { recursive: true, force: true });
  },
  quiet: [async ({ context }, use) => {
    const errors: string[] = [];
    context.on("page", (page) => page.on("pageerror", (e) => errors.push(String(e))));
    await use(errors);
    expect(errors).toEqual([]);
  }, { auto: true }],
});

// The game begins in a worker that is compiled first, on whatever else runs here.
test.describe.configure({ timeout: 300_000 });
const slow = { timeout: 120_000 };

/** begin opens the first page and begins the match of one press. */
async function begin(page: Page, far: Host): Promise<void> {
  await page.goto(far.address);
  await page.locator("[data-play]").click();
  await page.locator(".question[data-question]").waitFor(slow);
}

/** step answers what is asked, in whatever way is offered first. */
async function step(page: Page): Promise<boolean> {
  const asked = await turn(page);
  if (asked === "over") return false;
  const line = page.locator("[data-line-up]");
  if (asked.about === "dial") {
    await page.locator("[data-maneuver]").first().click();
    const ready = page.locator("[data-ready]");
    await ready.or(page.locator(`.question:not([data-question="${asked.number}"])`)).first().waitFor();
    if (await ready.isVisible()) await ready.click();
  } else if (await line.count()) await line.click();
  else {
    // Once its odds are known a question may get the answer that a setting gives, under the press.
    const press = page.locator(".place .primary, .question [data-answer]").first().click();
    press.catch(() => undefined);
    await Promise.race([press, past(page, asked.number)]);
  }
  await past(page, asked.number);
  return true;
}

/** installed waits until the browser keeps the whole game. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test("the first page can be used before the game is there, and a match begins", async ({ page, far }) => {
  await page.goto(far.address);
  await expect(page.locator("[data-play]")).toBeEnabled();
  await expect(page.getByRole("link", { name: "Find an opponent" })).toHaveCount(0);
  await expect(page.getByText("Saved in this browser")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await begin(page, far);
  for (let n = 0; n < 6; n++) expect(await step(page)).toBe(true);
  await expect(page.locator(".log, [aria-label=Log], .log-list").first()).toBeVisible();
});

test("a match goes on after a restart without a network, with every answer", async ({ page, context, far }) => {
  await begin(page, far);
  for (let n = 0; n < 4; n++) await step(page);
  const asked = await turn(page);
  await installed(page);
  await far.stop();
  await page.close();
  const again = await context.newPage();
  await again.goto(far.address);
  await again.locator(".held a").first().click();
  await again.locator(".question[data-question]").waitFor(slow);
  expect(await turn(again)).toEqual(asked);
  expect(await step(again)).toBe(true);
});

test("an answer in one tab shows in the other", async ({ page, context, far }) => {
  await begin(page, far);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator(".question[data-question]").waitFor(slow);
  const before = await turn(other);
  expect(await turn(page)).toEqual(before);
  await step(page);
  const now = await turn(page);
  await expect.poll(() => turn(other), slow).toEqual(now);
});

test("a lesson, the builder and the rules answer", async ({ page, far }) => {
  await page.goto(far.address + "#/learn/match-1");
  await page.locator(".question[data-question]").waitFor(slow);
  await page.goto(far.address + "#/build/second");
  await expect(page.locator("main")).toContainText("TIE/ba Interceptor", slow);
  await page.goto(far.address + "#/rules");
  await page.locator("input[type=search], input").first().fill("coordinate");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toContainText("2e.action.coordinate", slow);
});

test("a record is replayed and analyzed, beside a match that goes on", async ({ page, far }, info) => {
  const record = recorded(info.outputPath("match.record"), ["ready-rebels", "ready-empire"], "--seed", "3", "--rounds", "2");
  await page.goto(far.address + "#/replays");
  await page.locator("[data-record]").fill(record);
  await page.getByRole("button", { name: "Show replay" }).click();
  await page.locator("[data-analyze]").click(slow);
  await expect(page.locator(".study")).not.toHaveAttribute("data-analyzed", "0", slow);
});

test("what needs a server says so, with a way to one", async ({ page, far }) => {
  for (const path of ["meet", "join/abc", "sit/match/abc/def", "account", "ladder"]) {
    await page.goto(far.address + "#/" + path);
    await expect(page.locator("[data-no-server]")).toBeVisible();
    await expect(page.locator("[data-server]")).toBeVisible();
  }
  await page.locator("[data-server]").fill("nowhere");
  await page.getByRole("button", { name: "Go there" }).click();
  await expect(page.getByRole("alert")).toContainText("not the address of a server");
});

test("a newer build waits until it is wanted, and fetches only what has changed", async ({ page, far }) => {
  await begin(page, far);
  await installed(page);
  far.sent.clear();
  // The same game with another page: as an update without new rules.
  const sw = join(far.folder, "sw.js");
  writeFileSync(sw, readFileSync(sw, "utf8").replace(/const build = "\w+"/, 'const build = "0123456789"'));
  const index = join(far.folder, "index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace("<title>Koiogran", '<meta name="newer" /><title>Koiogran'));
  await page.goto(far.address);
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((r) => r?.update()).then(() => undefined));
  await expect(page.locator("[data-newer]")).toBeVisible(slow);
  expect(await page.locator('meta[name="newer"]').count()).toBe(0);
  expect([...far.sent.keys()].some((path) => path.endsWith(".wasm"))).toBe(false);
  await page.getByRole("button", { name: "Use it now" }).click();
  await expect.poll(() => page.locator('meta[name="newer"]').count().catch(() => 0), slow).toBe(1);
});

test("everything moves to another browser as one file", async ({ page, browser, far }) => {
  await begin(page, far);
  for (let n = 0; n < 3; n++) await step(page);
  const asked = await turn(page);
  await page.goto(far.address + "#/");
  const saved = page.waitForEvent("download");
  await page.locator("[data-save]").click();
  const file = await (await saved).path();
  const elsewhere: BrowserContext = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(far.address);
  await other.locator("[data-take]").setInputFiles(file);
  await expect(other.getByText("1 match came.")).toBeVisible(slow);
  await other.locator(".held a").first().click(slow);
  await other.locator(".question[data-question]").waitFor(slow);
  expect(await turn(other)).toEqual(asked);
  await elsewhere.close();
});

test("a squad that is shared with the app is read", async ({ page, far }) => {
  const squad = JSON.stringify({
    name: "Shared", faction: "rebelalliance", version: "2.0.0",
    pilots: [{ id: "wedgeantilles", ship: "t65xwing", upgrades: {} }],
  });
  await page.goto(far.address + "?text=" + encodeURIComponent(squad));
  await expect(page.locator("main")).toContainText("Wedge Antilles", slow);
  expect(new URL(page.url()).search).toBe("");
});
