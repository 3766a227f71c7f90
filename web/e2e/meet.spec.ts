/** Two strangers find one another. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, meeting, shot } from "./play";

/** The sizes of screens at which names are looked at. */
const sizes = [[1360, 850], [768, 1024], [390, 844]] as const;

/** fits fails where a page is wider than its screen at any size, or has a serious finding. */
async function fits(page: Page, name: string, also?: () => Promise<void>): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over, `${name} at ${width}`).toBeLessThanOrEqual(0);
    await also?.();
    await shot(page, `${name}-${width}`);
    await accessible(page);
  }
}

test("no name and no words of a stranger take room from the page or the question", async ({ browser, server }) => {
  const one = await meeting(browser, server, "W".repeat(30));
  const two = await meeting(browser, server, "\u05d0\u05d1 7 <b>x</b>");
  await one.locator('[data-pair="first"]').click();
  await expect(one.locator('[data-other="free"]')).toBeVisible();
  await expect(two.locator("[data-table]")).toContainText("WWWW");
  await fits(two, "stranger-meet");
  await two.locator('[data-pair="first"]').click();
  for (const page of [one, two]) await page.locator("[data-bring]").click();
  for (const page of [one, two]) await page.locator("[data-talk] summary").click();
  for (const words of ["M".repeat(200), "W ".repeat(100), "m".repeat(200)]) {
    await two.getByPlaceholder("Type a message").fill(words);
    await two.getByRole("button", { name: "Send" }).click();
  }
  await expect(one.locator("[data-talk] li")).toHaveCount(3);
  await fits(one, "stranger-match", async () => {
    const box = await one.locator(".question").boundingBox();
    expect(box?.height, "the question has room").toBeGreaterThan(44);
  });
  await two.goto("/");
  await expect(two.locator(".resume [data-turn]")).toHaveCount(1);
  await fits(two, "stranger-home");
  for (const page of [one, two]) await page.context().close();
});

test("two strangers press the same button, choose squads and play", async ({ browser, server }) => {
  const people = await Promise.all([1, 2].map(async () => {
    const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
    return context.newPage();
  }));
  const [one, two] = people;
  if (!one || !two) throw new Error("two pages are needed");
  await one.goto("/");
  await one.getByRole("link", { name: "Find an opponent" }).click();
  await expect(one.getByText("No one is waiting right now.")).toBeVisible();
  await one.getByRole("textbox").fill("Ada");
  await accessible(one);
  await one.locator('[data-pair="second"]').click();
  await expect(one.locator('[data-other="free"]')).toContainText("No one has joined yet.");

  await two.goto("/#/meet");
  await expect(two.locator("[data-table]")).toContainText("Ada");
  await shot(two, "meet");
  await accessible(two);
  await two.locator('[data-pair="second"]').click();
  await expect(one.locator('[data-other="choosing"]')).toContainText("Your opponent is choosing a squad");
  for (const page of people) await page.locator("[data-bring]").click();
  for (const page of people) await page.locator("[data-question], .waiting").first().waitFor();
  for (const page of people) {
    expect(page.url()).toContain("#/match/");
    await page.context().close();
  }
});
