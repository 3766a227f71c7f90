/** What is known at planning: where each enemy can be, and which of them could aim at where a ship would end. */
import { expect, test } from "./fixtures";
import { byClicks, make, past, shot, turn } from "./play";

test("dials say which enemies could aim at a place, and the board where an enemy can be", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 3 });
  await page.goto(match.mine);
  const dial = page.locator(".question [data-maneuver]");
  // Ships fly toward each other for a round, so that someone is in reach.
  for (let k = 0; ; k++) {
    const asked = await turn(page);
    if (asked === "over") throw new Error("the match is over before its second round");
    if (asked.about === "dial" && await page.locator("[data-round='2']").count()) break;
    if (asked.about !== "dial") {
      await byClicks(page, asked, 0);
      continue;
    }
    await page.locator('.question [data-maneuver="4,straight"], .question [data-maneuver="3,straight"]').first().click();
    const ready = page.locator(".question [data-ready]");
    await ready.or(page.locator(`.question:not([data-question="${asked.number}"])`)).first().waitFor();
    if (await ready.isVisible()) await ready.click();
    await past(page, asked.number);
  }
  await expect.poll(async () => {
    for (let i = 0; i < await dial.count(); i++) {
      await dial.nth(i).focus();
      if (await page.locator("[data-exposed] .seen-ship").count()) return true;
    }
    return false;
  }).toBe(true);
  await expect(page.locator(".meaning [data-exposed]")).toContainText(/After they move:.*\d+\/\d+/);
  await shot(page, "planning-exposed");
  // C is the first ship of the other side.
  await page.locator('.plate.side2 .card-head').first().hover();
  await expect(page.locator("[data-reach] path").nth(3)).toBeAttached();
  await shot(page, "planning-reach");
});
