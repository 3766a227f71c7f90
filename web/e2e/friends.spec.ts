import type { Browser, Page } from "@playwright/test";
import { type Cable, expect, test } from "./fixtures";
import { byClicks, make, shot, turn, wholeMatch } from "./play";

/** seats opens the pages of both players in browsers of their own; the first one has a cable. */
async function seats(
  browser: Browser, cable: Cable, server: { address: string },
  match: { mine: string; friend: string },
): Promise<[Page, Page]> {
  const seat = async (address: string, path: string) => {
    const context = await browser.newContext({ baseURL: address, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  return Promise.all([seat(cable.address, match.mine), seat(server.address, match.friend)]);
}

test("two browsers, with a reload and a cut connection in the middle", async ({
  browser, request, server, cable,
}) => {
  const match = await make(request, "friend", { "round-limit": 2 });
  const [page, friend] = await seats(browser, cable, server, match);
  const theirs = wholeMatch(friend, byClicks);
  for (let k = 0; ; k++) {
    const asked = await turn(page);
    if (asked === "over") break;
    if (k === 3) {
      await page.reload();
      await turn(page);
    } else if (k === 5) {
      cable.cut();
      await expect(page.locator("[data-connection=lost]")).toBeVisible();
      await shot(page, "match-cut");
      cable.mend();
      await expect(page.locator("[data-connection=live]")).toBeVisible();
    }
    await byClicks(page, asked, k);
  }
  expect(await theirs).toBeGreaterThan(3);
  const log = (p: Page) => p.locator(".line").count();
  expect(await log(friend)).toBe(await log(page));
});

test("what happened while the connection was cut is shown", async ({
  browser, request, server, cable,
}) => {
  const match = await make(request, "friend", { "round-limit": 1, "quick-setup": 1 });
  const [page, friend] = await seats(browser, cable, server, match);
  await expect(page.locator("[data-connection=live]")).toBeVisible();
  // The set-up goes on until it is the friend's turn.
  const asks = (p: Page) => p.locator(".question[data-about]").count();
  for (let k = 0; ; k++) {
    await expect.poll(async () => (await asks(page)) + (await asks(friend))).toBeGreaterThan(0);
    if (await asks(friend)) break;
    const asked = await turn(page);
    if (asked !== "over") await byClicks(page, asked, k);
  }
  cable.cut();
  await expect(page.locator("[data-connection=lost]")).toBeVisible();
  const asked = await turn(friend);
  if (asked !== "over") await byClicks(friend, asked, 0);
  cable.mend();
  await expect(page.locator("[data-missed]")).toBeVisible();
  await shot(page, "match-missed");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.locator("[data-missed]")).toHaveCount(0);
});

test("a link seats one friend, and no address gives a seat away", async ({
  browser, request, server, cable, page, quiet,
}) => {
  quiet.allow.push(/410/);
  const match = await make(request, "friend", { "round-limit": 1 });
  const [mine, friend] = await seats(browser, cable, server, match);
  await expect(mine.locator(".who")).toHaveAttribute("data-seat", "1");
  await expect(friend.locator(".who")).toHaveAttribute("data-seat", "2");
  for (const p of [mine, friend]) {
    await expect.poll(() => new URL(p.url()).hash).toBe("#/match/" + match.id);
  }
  await page.goto(match.friend);
  await expect(page.getByRole("alert")).toContainText("This link no longer works");
  await page.getByRole("link", { name: "Watch the match" }).click();
  await expect(page.locator(".who")).toHaveText("Watching");
  await friend.reload();
  await expect(friend.locator(".who")).toHaveAttribute("data-seat", "2");
});

test("no address takes a seat away", async ({ page, request, quiet }) => {
  quiet.allow.push(/401|404/); // the server knows no such token, and no such invitation
  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
  for (const address of [`/#/match/${match.id}/x`, `/#/join/${match.id}/x`, `/#/sit/match/${match.id}/x`]) {
    await page.goto("about:blank"); // another site, which sends the browser here
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  await page.goto("/#/match/" + match.id);
  await page.reload();
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
});

test("anyone who has only the number of a match watches it", async ({ page, request }) => {
  const match = await make(request, "friend", { "round-limit": 1 });
  await page.goto("/#/match/" + match.id);
  await expect(page.locator(".who")).toHaveText("Watching");
  await expect(page.locator(".question h2")).toHaveText(/^Waiting for (Two Wings|Two Eyes)…$/);
  await expect(page.locator("[data-answer], .place")).toHaveCount(0);
});

test("the computer plays itself while one watches", async ({ page }) => {
  await page.goto("/#/watch");
  await page.getByRole("button", { name: "Start a computer vs. computer match" }).click();
  await expect(page.locator(".who")).toHaveText("Watching");
  const position = async () => Number(await page.locator(".match").getAttribute("data-position"));
  await expect.poll(position).toBeGreaterThan(0);
  const before = await position();
  await expect.poll(position, { timeout: 20_000 }).toBeGreaterThan(before);
  await page.goto("/#/watch");
  await expect(page.locator(".matches a")).not.toHaveCount(0);
});

test("who leaves the table is missed, and back when they return", async ({
  browser, request, server, cable,
}) => {
  const match = await make(request, "friend", { "round-limit": 1 });
  const [page, friend] = await seats(browser, cable, server, match);
  const presence = page.locator("[data-presence]");
  await expect(presence).toHaveText("");
  const address = friend.url();
  await friend.goto("about:blank");
  await expect(presence).toContainText(/^\w+ \w+ is not connected\./, { timeout: 20_000 });
  await shot(page, "match-away");
  await friend.goto(address);
  await expect(presence).toHaveText("", { timeout: 20_000 });
});
