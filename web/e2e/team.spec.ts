import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, next, opens, pickSquad, seatLinks, shot, turn } from "./play";

/** The ready squad that each seat brings, by its name. */
const squads = ["Red Flight", "High Guard", "Four Hammers", "Sharp Eyes"];

/** brings chooses a ready squad by its name and brings it. */
async function brings(page: Page, name: string): Promise<void> {
  await expect(page.locator("[data-bring]")).toBeVisible();
  await pickSquad(page, await page.locator("[data-choice]").first().getAttribute("aria-label") ?? "", name);
  await page.locator("[data-bring]").click();
}

test("four browsers meet at a table of teams and play a round", async ({ browser, server }) => {
  test.setTimeout(240_000);
  const one = await opens(browser, server.address, "/");
  await one.locator("[data-teams=epic]").click();
  await expect(one.getByLabel("Number of players")).toHaveValue("4");
  await accessible(one);
  await one.locator("summary", { hasText: "House rules" }).click();
  await one.getByLabel(/round/i).first().fill("1");
  await one.getByRole("button", { name: "Create the match" }).click();
  await expect(one.locator("[data-link]")).toHaveCount(3);
  await expect(one.locator("[data-seat='3']")).toContainText("Your partner: has not opened the link yet.");
  await accessible(one);
  await shot(one, "team-table");
  const sent = await seatLinks(one);
  const [two, three] = await Promise.all([2, 3].map((seat) =>
    opens(browser, server.address, "/" + (sent.get(seat) ?? "")))) as [Page, Page];
  // Only player 2 can still invite player 4, with a link that player 1 does not have.
  await expect(one.locator("[data-passed='4']")).toHaveText("Your opponent now has the link for their partner.");
  await expect(one.locator("[data-link]")).toHaveCount(0);
  await expect(two.locator("[data-link='4']")).toContainText("Send this link to your partner.");
  const four = await opens(browser, server.address, "/" + ((await seatLinks(two)).get(4) ?? ""));
  await expect(two.locator("[data-link]")).toHaveCount(0);
  await brings(one, squads[0] ?? "");
  // The partner sees it, the opponents do not.
  await expect(three.locator("[data-partner]")).toContainText("Your partner's squad: Red Flight");
  await expect(two.locator("[data-seat='1']")).toHaveAttribute("data-doing", "ready");
  expect(await two.locator("main").innerText()).not.toContain("Your squad:");
  await expect(two.locator("[data-partner]")).toHaveCount(0);
  await accessible(three);
  await shot(three, "team-lobby");
  await brings(two, squads[1] ?? "");
  await brings(three, squads[2] ?? "");
  await brings(four, squads[3] ?? "");
  const pages = [one, two, three, four];
  for (const [i, page] of pages.entries()) {
    await page.waitForURL(/match/);
    await expect(page.locator(".who")).toHaveAttribute("data-seat", String(i + 1));
    await expect(page.locator(".squad")).toHaveCount(4);
  }
  await expect(one.locator(".squad").nth(1)).toContainText("your partner");
  await plays(pages);
  await Promise.all(pages.map((p) => p.context().close()));
});

/** teams opens the page of an Epic match in teams, for one round. */
async function teams(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("[data-teams=epic]").click();
  await expect(page.locator("[data-team-seat]")).toHaveCount(3);
  await page.locator("summary", { hasText: "House rules" }).click();
  await page.getByLabel(/round/i).first().fill("1");
}

/** seats puts a program in a seat of the others. */
async function seats(page: Page, seat: number, bot: string): Promise<void> {
  const at = page.locator(`[data-team-seat="${seat}"]`);
  await at.locator("select").first().selectOption(bot);
  await expect(at.getByRole("region", { name: /: squad of \d+ points/ })).toBeVisible();
}

/** alone answers what one page is asked until the match is over. */
async function alone(page: Page, moment?: (k: number) => Promise<void>): Promise<void> {
  for (let k = 0; ; k++) {
    const asked = await turn(page);
    if (asked === "over") break;
    await moment?.(k);
    await byClicks(page, asked, k);
  }
  await expect(page.locator("[data-ended]")).toContainText(/Your side (wins|loses)|draw/);
}

test("one player plays with a program as partner against two programs", async ({ page }) => {
  test.setTimeout(240_000);
  await teams(page);
  await expect(page.getByLabel("Your squad")).toHaveCount(0);
  for (const [seat, bot] of [[2, "beginner"], [3, "wingman"], [4, "random"]] as const) await seats(page, seat, bot);
  await expect(page.getByLabel("Your squad")).toBeVisible();
  // The partner's squad is drawn: it keeps to a partner's share of the points.
  const drawing = page.waitForResponse(/squads.draw/);
  await page.locator("[data-team-seat='3'] [data-random]").click();
  await expect(page.locator("[data-team-seat='3'] [data-drawn]")).toHaveAttribute("data-drawn", "yes");
  expect((await (await drawing).json()).points).toBeLessThanOrEqual(200);
  await accessible(page);
  await shot(page, "team-programs", true);
  await page.getByRole("button", { name: "Create the match" }).click();
  await page.waitForURL(/match/);
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
  await expect(page.locator(".squad")).toHaveCount(4);
  await expect(page.locator(".squad").nth(1)).toContainText("your partner");
  await alone(page, async (k) => {
    if (k === 15) await shot(page, "team-with-programs");
  });
  await accessible(page);
  await shot(page, "team-with-programs-end");
});

test("a friend joins a table at which programs have the other seats", async ({ page, browser, server }) => {
  test.setTimeout(240_000);
  await teams(page);
  await page.getByLabel("Number of players").selectOption("3");
  await expect(page.locator("[data-team-seat]")).toHaveCount(2);
  await page.getByLabel("Your role").selectOption("2");
  await expect(page.locator("[data-team-seat='1']")).toContainText("Opponent 1");
  await seats(page, 3, "beginner");
  await page.getByRole("button", { name: "Create the match" }).click();
  await expect(page.locator("[data-link]")).toHaveCount(1);
  await expect(page.locator("[data-seat='3']")).toHaveAttribute("data-doing", "ready");
  await expect(page.locator("[data-seat='3']")).toContainText("the computer (beginner)");
  const friend = await opens(browser, server.address, "/" + ((await seatLinks(page)).get(1) ?? ""));
  await expect(friend.locator("[data-partner]")).toBeVisible();
  await friend.locator("[data-bring]").click();
  await page.locator("[data-bring]").click();
  const pages = [friend, page];
  for (const [i, p] of pages.entries()) {
    await p.waitForURL(/match/);
    await expect(p.locator(".who")).toHaveAttribute("data-seat", String(i + 1));
    await expect(p.locator(".squad")).toHaveCount(3);
  }
  await shot(page, "team-friend-and-programs");
  await friend.context().close();
});

test("a team of the usual match is drawn, each within half of the points", async ({ page }) => {
  await page.goto("/#/friend/first");
  await page.getByLabel("Number of players").selectOption("4");
  for (const seat of [2, 3, 4]) await seats(page, seat, "random");
  await expect(page.locator("[data-drawn=yes]")).toHaveCount(4);
  await page.getByRole("button", { name: "Create the match" }).click();
  await page.waitForURL(/match/);
  await expect(page.locator(".squad")).toHaveCount(4);
});

/** plays lets anyone who is asked answer until the match is over, with pictures on the way. */
async function plays(pages: Page[]): Promise<void> {
  const seen = new Set<string>();
  for (let k = 0; k < 2000; k++) {
    const { page: p, asked } = await next(pages);
    if (asked === "over") break;
    const seat = pages.indexOf(p) + 1;
    if (asked.about === "dial" && seat > 2 && !seen.has("planning")) {
      seen.add("planning");
      await accessible(p);
      await shot(p, "team-planning");
    }
    if (asked.about !== "dial" && asked.about !== "place" && seen.has("planning") && !seen.has("waiting")) {
      seen.add("waiting");
      const idle = pages.find((other) => other !== p) ?? p;
      await expect(idle.locator(".question")).toContainText(/Waiting for|Watch/);
      await shot(idle, "team-waiting");
    }
    await byClicks(p, asked, k);
  }
  expect([...seen]).toEqual(["planning", "waiting"]);
  for (const page of pages) {
    await expect(page.locator("[data-ended]")).toContainText(/Your side (wins|loses)|draw/);
  }
  await accessible(pages[2] as Page);
  await shot(pages[2] as Page, "team-end");
}
