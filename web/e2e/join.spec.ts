/** Two players at one table: each chooses a squad, unseen by the other, and then they play. */
import type { Browser, Page } from "@playwright/test";
import { devices } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, chooseGame, empire, next, pasteSquad, shot, squadOf } from "./play";

/** set makes a table for a friend and returns the friend's link. */
async function set(page: Page): Promise<string> {
  await page.goto("/#/friend");
  await chooseGame(page, "second");
  await shot(page, "friend");
  await page.getByRole("button", { name: "Create the match" }).click();
  return page.locator("[data-invitation]").inputValue();
}

/** phone opens an address in a browser of its own, as it is on a phone. */
async function phone(browser: Browser, address: string): Promise<Page> {
  const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices["Pixel 5"];
  const context = await browser.newContext({
    viewport, deviceScaleFactor, isMobile, hasTouch, userAgent, reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** fits fails where a page is wider than its screen. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

test("a friend brings a squad of their own, which no one sees before both are there", async ({
  page, browser, quiet,
}) => {
  quiet.allow.push(/422/);
  const address = await set(page);
  const other = page.locator("[data-other]");
  await expect(other).toHaveAttribute("data-other", "free");
  await accessible(page);
  const friend = await phone(browser, address);
  await expect(other).toHaveAttribute("data-other", "choosing");
  await fits(friend);
  await shot(friend, "phone-join");

  // A squad that is not legal is refused with its reason; a legal one is taken.
  const twins = [{ id: "wedgeantilles", ship: "t65xwing", upgrades: {} }];
  await pasteSquad(friend, "Your squad", squadOf("Twins", "rebelalliance", [...twins, ...twins]));
  await friend.locator("[data-bring]").click();
  await expect(friend.getByRole("alert")).toContainText("not legal");
  await shot(friend, "phone-join-refused");
  await pasteSquad(friend, "Your squad", empire);
  await friend.locator("[data-bring]").click();
  await expect(friend.locator("[data-brought]")).toContainText("Your squad: Two Eyes");
  await shot(friend, "phone-join-brought");
  await accessible(friend);

  await expect(other).toHaveAttribute("data-other", "ready");
  expect(await page.content()).not.toContain("Two Eyes");
  await shot(page, "join");
  await byKeys(page);
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
  await expect(friend.locator(".who")).toHaveAttribute("data-seat", "2");
  await expect(friend.getByRole("heading", { level: 1 })).toContainText("against Two Eyes");
  await shot(friend, "phone-join-match");
  // Both browsers know what they have added to the dice, and find it in the match.
  for (const p of [page, friend]) {
    await expect(p.locator("[data-broken]")).toHaveCount(0);
    await p.locator("[data-menu]").click();
    await p.getByText("Match settings and dice fairness").click();
    const own = await p.locator("dt", { hasText: "Nonce from your browser" }).locator("xpath=../dd").innerText();
    await expect(p.locator("dd.hex", { hasText: own })).toHaveCount(2);
  }
  await friend.context().close();
});

/** byKeys chooses a ready squad and brings it by the keyboard alone. */
async function byKeys(page: Page): Promise<void> {
  await page.locator("[data-choose]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-squad]").first()).toBeVisible();
  await page.locator("[data-search]").focus();
  for (let k = 0; !await page.evaluate(() => document.activeElement?.hasAttribute("data-squad")); k++) {
    expect(k).toBeLessThan(20);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator("[data-bring]").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/match/);
}

test("a squad is taken back, the page reloaded, and the match found from the first page", async ({
  page, browser,
}) => {
  const address = await set(page);
  await page.locator("[data-bring]").click();
  await expect(page.locator("[data-brought]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change squad" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.locator("[data-bring]").click();
  await expect(page.locator("[data-brought]")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-brought]")).toBeVisible();
  await page.goto("/");
  await page.getByRole("link", { name: /A table for a friend/ }).click();
  await expect(page.locator("[data-brought]")).toBeVisible();
  await page.goto("/");

  const friend = await phone(browser, address);
  await friend.locator("[data-bring]").click();
  await friend.waitForURL(/match/);
  await page.getByRole("link", { name: /A table for a friend/ }).click();
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
  const pages = [page, friend];
  for (let k = 0; k < 4; k++) {
    const at = await next(pages);
    if (at.asked !== "over") await byClicks(at.page, at.asked, k);
  }
  await friend.context().close();
});

test("a link that is not whole says so", async ({ page, quiet }) => {
  quiet.allow.push(/Failed to load resource/);
  await page.goto("/#/join/0123456789abcdef/nothing");
  await expect(page.getByRole("alert")).toContainText("Match not found.");
  await page.goto("/#/sit/join/0123456789abcdef/nothing");
  await expect(page.getByRole("alert")).toContainText("Match not found.");
});
