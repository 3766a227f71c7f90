import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { byClicks, make, past, shot, type Turn, turn, wholeMatch } from "./play";

/** tabTo presses Tab until something that matches has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** byKeys answers one question with the keyboard alone. */
async function byKeys(page: Page, asked: Exclude<Turn, "over">, k: number): Promise<void> {
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
    await tabTo(page, await page.locator(".piece.legal").count() ? ".place .primary"
      : ".place .primary + button");
    await page.keyboard.press("Enter");
    if (await page.locator(`.question[data-question="${asked.number}"]`).count()) {
      if (await page.evaluate(() => document.activeElement?.textContent) === "Suggest") {
        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Enter");
      }
    }
  } else {
    await page.keyboard.press("1");
  }
  await past(page, asked.number);
}

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
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-maneuver]:focus"), "arrows go to the dial").toBeVisible();
  await page.locator("[data-ship]").first().focus();
  await expect(page.locator("[data-arcs]")).toBeVisible();
  await expect(page.locator("[data-ship]").first()).toHaveAttribute("aria-label", /hull/);
  await shot(page, "match-arcs");
});
