import { expect, test } from "./fixtures";
import { byClicks, byKeys, make, shot, tabTo, turn, wholeMatch } from "./play";

test("a whole match by the keyboard alone, from the first page on", async ({ page, request }) => {
  await page.goto("/");
  await tabTo(page, "[data-play]");
  await page.keyboard.press("Enter");
  await turn(page);
  await shot(page, "match-ready");
  const match = await make(request, "bot", { "round-limit": 2 });
  await page.goto(match.mine);
  await wholeMatch(page, byKeys);
  await tabTo(page, "[data-ended] button");
  await expect(page.locator("[data-ended] button").first()).toBeFocused();
});

test("the focus follows the questions, and ships can be walked through", async ({
  page, request,
}) => {
  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  await turn(page);
  await expect(page.locator(".question h2")).toBeFocused();
  for (let asked = await turn(page); asked !== "over"; asked = await turn(page)) {
    if (asked.about === "dial") break;
    await byClicks(page, asked, 0);
  }
  await page.locator(".question h2").focus();
  const cell = await page.locator('[data-maneuver][tabindex="0"]').getAttribute("data-maneuver");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-maneuver]:focus"), "arrows go to the dial, where Tab does")
    .toHaveAttribute("data-maneuver", cell ?? "");
  await page.locator("[data-ship]").first().focus();
  await expect(page.locator("[data-arcs]")).toBeVisible();
  await expect(page.locator("[data-ship]").first()).toHaveAttribute("aria-label", /hull/);
  await shot(page, "match-arcs");
});
