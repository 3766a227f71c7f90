import { expect, test } from "./fixtures";
import { accessible, byClicks, past, seeded, shot, turn } from "./play";

/** How long the way from the address to the first shot of the guided match may take, in milliseconds. */
const twoMinutes = 120_000;

/** A look around, as long as one takes to read what is said, in milliseconds. */
const reading = 2500;

test.describe("with animations", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("from the address to the first shot of the guided match in under two minutes", async ({ page }) => {
    test.setTimeout(180_000);
    await seeded(page);
    const begin = Date.now();
    await page.goto("/");
    await page.locator("[data-learn]").click();
    for (let k = 0; ; k++) {
      const asked = await turn(page);
      expect(asked).not.toBe("over");
      if (asked === "over") break;
      const bubble = page.locator("[data-bubble]");
      if (await bubble.count()) {
        await page.waitForTimeout(reading);
        await shot(page, `learn-${asked.about}`);
        await accessible(page);
        await bubble.getByRole("button").click();
      }
      // Who knows no rules sets the slow straight maneuver and takes the first of what is offered.
      const straight = page.locator('[data-maneuver="2,straight"]');
      if (asked.about === "dial" && await straight.count()) {
        await straight.click();
        const ready = page.locator("[data-ready]");
        const moved = page.locator(`.question:not([data-question="${asked.number}"])`);
        await ready.or(moved).first().waitFor();
        if (await ready.isVisible()) await ready.click();
      } else await byClicks(page, asked, k);
      if (await page.locator("[data-tray]").count()) break;
      expect(Date.now() - begin).toBeLessThan(twoMinutes);
    }
    await shot(page, "learn-first-shot");
    const took = Date.now() - begin;
    console.log(`the first shot of the guided match after ${(took / 1000).toFixed(1)} s`);
    expect(took).toBeLessThan(twoMinutes);
  });
});

for (const [width, height] of [[1440, 900], [390, 844], [360, 640]] as const) {
  test(`a lesson checks itself and is remembered at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/#/learn");
    await expect(page.locator("[data-lesson]")).toHaveCount(41);
    await shot(page, `learn-list-${width}`);
    await accessible(page);
    await page.locator('[data-lesson="lesson-1"]').click();
    const asked = await turn(page);
    if (asked === "over") throw new Error("it is over");
    await shot(page, `learn-lesson-${width}`);
    await accessible(page);
    const scrolls = await page.evaluate(() =>
      [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    expect(Math.max(...scrolls)).toBeLessThanOrEqual(0);
    await page.locator('[data-maneuver="2,straight"]').click();
    await page.locator("[data-ready]").click();
    await past(page, asked.number);
    await page.locator("[data-answer]").first().click();
    while (await turn(page) !== "over") await page.locator("[data-answer]").first().click();
    await shot(page, `learn-missed-${width}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await turn(page);
    await page.locator('[data-maneuver="4,straight"]').click();
    await page.locator("[data-ready]").click();
    await expect(page.locator("[data-ended].reached")).toBeVisible();
    await shot(page, `learn-done-${width}`);
    await accessible(page);
    await page.getByRole("link", { name: "Exit the lesson" }).click();
    await expect(page.locator(".done [data-lesson='lesson-1']")).toBeVisible();
    await page.reload();
    await expect(page.locator(".done [data-lesson='lesson-1']")).toBeVisible();
  });
}

test("a puzzle shows its dice, and an answer can be taken back", async ({ page }) => {
  await page.goto("/#/learn/puzzle-2");
  const asked = await turn(page);
  if (asked === "over") throw new Error("it is over");
  await expect(page.locator(".fall")).toHaveCount(2);
  await shot(page, "learn-puzzle");
  const hit = page.locator(".fall .die.hit .face").first();
  expect(await hit.evaluate((face) => getComputedStyle(face).fillOpacity), "a hit is drawn").toBe("1");
  await accessible(page);
  await page.locator('[data-maneuver="3,straight"]').click();
  await page.locator("[data-ready]").click();
  await past(page, asked.number);
  await page.getByRole("button", { name: /Undo: / }).click();
  await expect(page.locator("[data-maneuver]").first()).toBeVisible();
});
