/** What is done about dice is seen on them before it is done. */
import { expect, test } from "./fixtures";
import { accessible, byClicks, past, shot, turn } from "./play";

for (const [width, height] of [[1440, 900], [1280, 720], [1024, 700], [390, 844], [360, 640]] as const) {
  test(`dice show what a token makes of them at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/#/learn/lesson-5");
    for (let asked = await turn(page); asked !== "over" && asked.about !== "dice"; asked = await turn(page)) {
      const bubble = page.locator("[data-bubble]");
      if (await bubble.count()) await bubble.getByRole("button").click();
      if (asked.about === "dial") {
        await page.locator('[data-maneuver="2,straight"]').click();
        await page.locator("[data-ready]").click();
        await past(page, asked.number);
      } else if (asked.about === "action") {
        await page.locator('.question [data-answer*="focus"]').click();
        await past(page, asked.number);
      } else await byClicks(page, asked, 0);
    }
    const mine = page.locator("[data-tray] .half.defense");
    const then = page.locator("[data-tray] .between");
    await page.locator("[data-bubble]").getByRole("button").click();
    const tray = await page.locator("[data-tray]").boundingBox();
    if (width > height) expect(tray!.height).toBeLessThanOrEqual(height / 4);
    await expect(mine.locator(".die.focus")).toHaveCount(2);
    await expect(then).toContainText("2hits now");
    const spend = page.locator(".question [data-answer]").filter({ hasText: "Spend focus" });
    await expect(spend).toContainText("2 evades · no damage");
    await spend.focus();
    await expect(mine.locator(".die.would.evade")).toHaveCount(2);
    await expect(mine.locator(".die.focus")).toHaveCount(0);
    await expect(then).toContainText("0hits then");
    await shot(page, `dice-then-${width}`);
    await accessible(page);
    await page.locator('.question [data-answer="pass"]').focus();
    await expect(mine.locator(".die.would")).toHaveCount(0);
    await expect(page.locator('.question [data-answer="pass"]')).toContainText("no evade");
    await spend.click();
    await expect(page.locator("[data-ended].reached")).toBeVisible();
  });
}
