/** How the tests play: making short matches, and answering what is asked. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import type { Server } from "./fixtures";

/** ship is a ship of a squad file. */
function ship(id: string, xws: string) {
  return { id, ship: xws, upgrades: {} };
}

/** squadOf is a squad file. */
export function squadOf(name: string, faction: string, pilots: object[]): string {
  return JSON.stringify({ name, faction, version: "2.0.0", pilots });
}

/** Two small squads. */
export const rebels = squadOf("Two Wings", "rebelalliance", [
  ship("wedgeantilles", "t65xwing"), ship("redsquadronveteran", "t65xwing"),
]);
export const empire = squadOf("Two Eyes", "galacticempire", [
  ship("academypilot", "tielnfighter"), ship("academypilot", "tielnfighter"),
]);

/** A match that was made, by the address of its page for each seat. */
export interface Made {
  id: string;
  token: string;
  mine: string;
  friend: string;
}

/** A bot that decides in milliseconds: the best one, which a match has by default, takes most of a test's time. */
export const opponent = { who: "bot", bot: "beginner" } as const;

/** make makes a short match against the computer or a friend. */
export async function make(
  request: APIRequestContext, who: "bot" | "friend", settings: Record<string, number>,
  squads: [string, string] = [rebels, empire],
): Promise<Made> {
  const [mine, other] = squads;
  const response = await request.post("/api/v1/matches", {
    data: { seats: [{ who: "you", xws: mine }, { ...(who === "bot" ? opponent : { who }), xws: other }], settings },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { id, token, link } = await response.json();
  return { id, token, mine: `/#/match/${id}/${token}`, friend: `/#/sit/match/${id}/${link}` };
}

/** recorded lets programs play a match of two ready squads and returns its record: the same one every time. */
export function recorded(file: string, squads: [string, string], ...settings: string[]): string {
  const root = join(import.meta.dirname, "../..");
  execFileSync(join(root, "bin/koiogran"), [
    "play", ...squads.map((name) => join(root, `content/squads/${name}.xws`)), "--quiet", "--record", file, ...settings,
  ]);
  return readFileSync(file, "utf8");
}

/** seeded has all chance of a lesson follow from one seed, which the page draws otherwise. */
export async function seeded(page: Page, seed = 7): Promise<void> {
  await page.route("**/api/v1/lessons/*", (route) =>
    route.fallback({ postData: { ...route.request().postDataJSON(), seed } }));
}

/** answerAll answers for the first seat, without a page, as long as something is to be placed. */
export async function answerAll(
  request: APIRequestContext, match: Made, about: string,
): Promise<void> {
  const headers = { Authorization: "Bearer " + match.token };
  const path = "/api/v1/matches/" + match.id;
  let { question } = await (await request.get(path, { headers })).json();
  while (question?.about === about) {
    const { word, suggest } = question.place;
    const answer = `place ${word} ${suggest.x} ${suggest.y} ${suggest.heading}`;
    const data = { question: question.number, answer };
    const response = await request.post(path + "/answers", { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    ({ question } = await response.json());
  }
}

/** Turn is what a page waits for: the number of its question, or that the match is over. */
export type Turn = { number: string; about: string } | "over";

/** turn waits until the page asks something, or the match is over. */
export async function turn(page: Page): Promise<Turn> {
  const handle = await page.waitForFunction(() => {
    if (document.querySelector("[data-ended]")) return "over";
    const q = document.querySelector<HTMLElement>(".question");
    const ready = q?.dataset["question"] && q.dataset["sending"] === "no";
    return ready ? { number: q.dataset["question"], about: q.dataset["about"] } : false;
  });
  return (await handle.jsonValue()) as Turn;
}

/** past waits until the page asks something else than the question with a number. */
export async function past(page: Page, number: string): Promise<void> {
  await page.waitForFunction((old) => {
    const now = document.querySelector<HTMLElement>(".question")?.dataset["question"];
    return now !== old || document.querySelector("[data-ended]");
  }, number);
}

/** next waits until any of several pages asks something, or its match is over. */
export async function next(pages: Page[]): Promise<{ page: Page; asked: Turn }> {
  return Promise.any(pages.map(async (page) => ({ page, asked: await turn(page) })));
}

/** ready says that all dials are set, if that of the question with a number was the last one. */
export async function ready(page: Page, number: string): Promise<void> {
  const button = page.locator(".question [data-ready]");
  await button.or(page.locator(`.question:not([data-question="${number}"])`)).first().waitFor();
  if (await button.isVisible()) await button.click();
}

/**
 * steady answers one question so that a test knows where ships are, whatever the dice and damage cards: every dial
 * at the slowest straight maneuver, or at the slowest there is where a card forbids those, all else as is offered
 * first. In the first round a ship then stays where no obstacle lies and no enemy reaches it.
 */
export async function steady(page: Page, asked: Exclude<Turn, "over">): Promise<void> {
  if (asked.about !== "dial") return byClicks(page, asked, 0);
  const dial = page.locator(".question [data-maneuver]");
  await dial.first().waitFor();
  const straight = page.locator('.question [data-maneuver$=",straight"]');
  await (await straight.count() ? straight : dial).last().click();
  await ready(page, asked.number);
  await past(page, asked.number);
}

/** byClicks answers one question with the mouse. The number k varies what is chosen. */
export async function byClicks(page: Page, asked: Exclude<Turn, "over">, k: number): Promise<void> {
  const question = page.locator(".question");
  if (asked.about === "dial") {
    const dial = question.locator("[data-maneuver]");
    await dial.first().waitFor();
    await dial.nth(k % (await dial.count())).click();
    await ready(page, asked.number);
  } else if (asked.about === "place") {
    await question.getByRole("button", { name: "Place here" }).click();
  } else {
    // Once its odds are known a question may get the answer that a setting gives, and another player is asked.
    const press = page.locator(`.question[data-question="${asked.number}"]`).locator("[data-answer], [data-maneuver]").first().click();
    press.catch(() => undefined);
    await Promise.race([press, past(page, asked.number)]);
  }
  await past(page, asked.number);
}

/** tabTo presses Tab until something that matches has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** byKeys answers one question with the keyboard alone. */
export async function byKeys(page: Page, asked: Exclude<Turn, "over">, k: number): Promise<void> {
  if (asked.about === "dial") {
    await tabTo(page, "[data-maneuver]");
    await page.keyboard.press(k % 2 ? "ArrowUp" : "ArrowLeft");
    await page.keyboard.press("Enter");
    const ready = page.locator("[data-ready]");
    const moved = page.locator(`.question:not([data-question="${asked.number}"])`);
    await ready.or(moved).first().waitFor();
    if (await ready.isVisible()) {
      await tabTo(page, "[data-ready]");
      await page.keyboard.press("Enter");
    }
  } else if (asked.about === "place") {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("e");
    await page.keyboard.press("q");
    await page.locator(".piece.legal, .piece.illegal").waitFor();
    if (await page.locator(".piece.illegal").count()) {
      await tabTo(page, ".place .primary + button"); // where the server suggests
      await page.keyboard.press("Enter");
    }
    await tabTo(page, ".place .primary");
    await page.keyboard.press("Enter");
  } else {
    await page.keyboard.press("1");
  }
  await past(page, asked.number);
}

/** wholeMatch answers everything until the match is over. It returns how much was answered. */
export async function wholeMatch(page: Page, answer: typeof byClicks): Promise<number> {
  for (let k = 0; ; k++) {
    const asked = await turn(page);
    if (asked === "over") return k;
    await answer(page, asked, k);
  }
}

/** meeting returns the page of a stranger by this name who is about to be paired. */
export async function meeting(browser: Browser, server: Server, name: string, pace = "fast"): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/#/meet");
  await page.getByRole("textbox").fill(name);
  await page.locator("[data-pace]").selectOption(pace);
  return page;
}

/** opens opens a page in a browser of its own, whose steps may take as long as a number of milliseconds says, 0 for the usual time. */
export async function opens(browser: Browser, address: string, path: string, patience = 0): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: "reduce" });
  if (patience) context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** seatLinks are the addresses of the seats at a table that are still free, by seat. */
export async function seatLinks(page: Page): Promise<Map<number, string>> {
  const list = new Map<number, string>();
  for (const box of await page.locator("[data-link]").all()) {
    const seat = Number(await box.getAttribute("data-link"));
    list.set(seat, new URL(await box.locator("[data-invitation]").inputValue()).hash);
  }
  return list;
}

/** chooseGame, chooseMode and chooseOpponent choose on the page Play. */
export async function chooseGame(page: Page, id: string): Promise<void> {
  await page.locator(`[data-game="${id}"]`).click();
}
export async function chooseMode(page: Page, id: string): Promise<void> {
  await page.locator(`[data-mode="${id}"]`).click();
}
export async function chooseOpponent(page: Page, id: string): Promise<void> {
  await page.locator(`[data-opponent="${id}"]`).click();
}

/** pasteSquad has a seat fly a squad that is pasted. */
export async function pasteSquad(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("region", { name: label }).locator("[data-choose]").click();
  const dialog = page.getByRole("dialog", { name: label });
  await dialog.getByText("Paste a squad").click();
  await dialog.locator("[data-pasted]").fill(text);
  await dialog.locator("[data-read]").click();
  await expect(dialog).toHaveCount(0);
}

/** pickSquad has a seat fly the first squad that words find in the chooser. */
export async function pickSquad(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole("region", { name: label }).locator("[data-choose]").click();
  const dialog = page.getByRole("dialog", { name: label });
  await dialog.locator("[data-search]").fill(words);
  await dialog.locator("[data-squad]").filter({ hasText: words }).first().click();
  await expect(dialog).toHaveCount(0);
}

/** shot saves a picture of the page for anyone who wants to look: SHOTS=1 asks for them, since each takes a while. */
export async function shot(page: Page, name: string, fullPage = false): Promise<void> {
  if (process.env["SHOTS"]) await page.screenshot({ path: `e2e/shots/${name}.png`, fullPage });
}

/** accessible fails where the page has a serious finding. */
export async function accessible(page: Page): Promise<void> {
  // Pages here have no frames, which alone need a second page; and what passes need not be described.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] }).analyze();
  const serious = violations
    .filter((v) => v.impact === "serious" || v.impact === "critical")
    .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join("; ")}`);
  expect(serious).toEqual([]);
}
