/** Ways to play apart from the usual match: begun from the first page, and played. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, chooseGame, chooseMode, chooseOpponent, shot, turn, wholeMatch } from "./play";

/** choose fills in the form for a way to play against the computer. */
async function choose(page: Page, game: string, way: string): Promise<void> {
  await page.goto("/#/friend");
  await chooseGame(page, game);
  await chooseMode(page, way);
  await chooseOpponent(page, "beginner");
  await expect(page.locator("[data-way]")).not.toBeEmpty();
}

/** set sets the table for this many rounds at most. */
async function set(page: Page, rounds: number): Promise<void> {
  await page.getByText("House rules").click();
  await page.getByRole("spinbutton", { name: /this many rounds/ }).fill(String(rounds));
  await page.getByRole("button", { name: "Create the match" }).click();
}

/** says opens the menu and holds what the table has agreed on against some words. */
async function says(page: Page, words: RegExp, picture: string): Promise<void> {
  await page.locator("[data-menu]").click();
  await expect(page.getByRole("dialog")).toContainText(words);
  await shot(page, picture);
  await page.keyboard.press("Escape");
}

test("Escalation with drawn squads, to its end", async ({ page }) => {
  await choose(page, "second", "escalation");
  await expect(page.locator("[data-drawn=yes]")).toHaveCount(2);
  await accessible(page);
  await shot(page, "ways-escalation");
  const before = await page.locator("[data-drawn]").first().innerText();
  await expect.poll(async () => {
    await page.locator("[data-drawn] button").first().press("Enter");
    return page.locator("[data-drawn]").first().innerText();
  }).not.toBe(before);
  await set(page, 4);
  await turn(page);
  await says(page, /Escalation with threat 4/, "ways-escalation-agreed");
  let seen = false;
  await wholeMatch(page, async (p, asked, k) => {
    if (asked.about === "dial" && !seen) {
      seen = true;
      await shot(p, "ways-escalation-dials");
    }
    await byClicks(p, asked, k);
  });
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.locator(".board svg")).toBeVisible();
  await shot(page, "ways-escalation-replay");
});

test("a scenario card from the other side, with the forces that it lists", async ({ page }) => {
  await choose(page, "flightpath", "sc-relay-beacons");
  await expect(page.locator("[data-listed] p")).toHaveCount(2);
  await page.getByLabel("Your side").selectOption("2");
  await accessible(page);
  await shot(page, "ways-scenario");
  await set(page, 2);
  await turn(page);
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "2");
  await says(page, /Mission: relay beacons\. Each round, a player scores 1 point/, "ways-scenario-agreed");
  await wholeMatch(page, byClicks);
  await shot(page, "ways-scenario-over");
});

test("quick builds of an agreed threat at a table of two, on a phone", async ({
  page, browser, server,
}) => {
  await page.setViewportSize({ width: 393, height: 727 });
  await page.goto("/#/friend");
  await chooseGame(page, "second");
  await chooseMode(page, "quick-build");
  await page.getByRole("spinbutton", { name: /threat of each side/ }).fill("5");
  await shot(page, "phone-ways-quick");
  await page.getByRole("button", { name: "Create the match" }).click();
  const address = await page.locator("[data-invitation]").inputValue();
  await expect(page.getByText("The threat of each side is 5.")).toBeVisible();
  await expect(page.locator("[data-drawn=yes]")).toBeVisible();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await shot(page, "phone-ways-join");
  await page.locator("[data-bring]").click();
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  const friend = await context.newPage();
  await friend.goto(address);
  await expect(friend.locator("[data-drawn=yes]")).toBeVisible();
  await friend.locator("[data-bring]").click();
  for (const p of [page, friend]) await expect(p.locator(".who")).toHaveAttribute("data-seat", /[12]/);
  await context.close();
});

test("a mission of first edition is offered with its forces", async ({ page }) => {
  await choose(page, "first", "escort");
  await expect(page.getByRole("region", { name: "Your squad" })).toContainText("Convoy");
  await expect(page.getByRole("region", { name: "Opponent's squad" })).toContainText("Hunters");
  await shot(page, "ways-mission");
  await set(page, 2);
  await turn(page);
  await says(page, /first ship of the squad leaves by the edge/, "ways-mission-agreed");
});
