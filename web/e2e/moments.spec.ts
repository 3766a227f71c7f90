/** The moments of a match at five sizes of a screen: pictures to look at, and what must hold there. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, make, past, shot, squadOf, steady, turn } from "./play";

/** The sizes of screens at which a match is looked at. */
const sizes = [[1440, 900], [1280, 720], [390, 844], [360, 640], [640, 360]] as const;

/** The widths at which all of a page is judged, too, which takes half of the time: a desk's and a phone's. */
const judged: readonly number[] = [1440, 390];

/** How high the board is at least, in pixels. */
const leastBoard = 100;

/** Three ships against three. */
const ship = (id: string, xws: string) => ({ id, ship: xws, upgrades: {} });
const rebels = squadOf("Three Wings", "rebelalliance", [
  ship("wedgeantilles", "t65xwing"), ship("redsquadronveteran", "t65xwing"), ship("hansolo", "modifiedyt1300lightfreighter"),
]);
const empire = squadOf("Three Eyes", "galacticempire", [
  ship("howlrunner", "tielnfighter"), ship("academypilot", "tielnfighter"), ship("darthvader", "tieadvancedx1"),
]);

/** still fails where the page can be scrolled, or is wider than its window. */
async function still(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => {
    const e = document.documentElement;
    return [e.scrollWidth - innerWidth, e.scrollHeight - innerHeight];
  });
  expect(Math.max(...over), `the page scrolls at ${where}`).toBeLessThanOrEqual(0);
  const board = await page.locator(".board").boundingBox();
  expect(board?.height, `the board is seen at ${where}`).toBeGreaterThan(leastBoard);
}

/** pointAt focuses the answer of a number, or the last one. All at once: a setting may answer the question meanwhile. */
async function pointAt(page: Page, number: number): Promise<void> {
  await page.locator(".question [data-maneuver], .question [data-answer]")
    .evaluateAll((answers, k) => (answers as HTMLElement[])[Math.min(k, answers.length - 1)]?.focus(), number);
}

for (const [width, height] of sizes) {
  test(`every moment of a match at ${width} by ${height}`, async ({ page, request }) => {
    test.setTimeout(360_000);
    await page.setViewportSize({ width, height });
    const match = await make(request, "bot", { "round-limit": judged.includes(width) ? 3 : 2 }, [rebels, empire]);
    await page.goto("/");
    await page.locator(".fleet").first().waitFor();
    await shot(page, `moment-${width}-home`);
    if (judged.includes(width)) await accessible(page);
    await page.goto(match.mine);
    const seen = new Map<string, number>();
    for (let k = 0; ; k++) {
      const asked = await turn(page);
      if (asked === "over") break;
      const n = (seen.get(asked.about) ?? 0) + 1;
      seen.set(asked.about, n);
      if (asked.about === "action" || asked.about === "weapon") {
        await expect(page.locator("[data-arcs]"), "arcs before anything is pointed at").toBeVisible();
      }
      if (n === 1 || n === 4) {
        await pointAt(page, 7);
        await page.waitForTimeout(250);
        await shot(page, `moment-${width}-${asked.about}-${n}`);
        await still(page, asked.about);
        if (n === 1 && judged.includes(width)) await accessible(page);
      }
      if (asked.about === "place" && await page.locator("[data-line-up]").count()) {
        await page.locator("[data-line-up]").click();
        await past(page, asked.number);
      } else if (seen.has("action")) await byClicks(page, asked, 3 * k + 1);
      else await steady(page, asked); // an action is to be seen before ships meet
    }
    await shot(page, `moment-${width}-end`);
    await still(page, "end");
    await accessible(page);
    expect([...seen.keys()]).toEqual(expect.arrayContaining(["place", "dial", "action"]));
  });
}

for (const [width, height] of [[1280, 720], [390, 844]] as const) {
  test(`text of twice the usual size at ${width} by ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto("/");
    await page.locator(".fleet").first().waitFor();
    const root = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(await root(), "the page takes the size that the browser is set to").toBe("30px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await accessible(page);
    const match = await make(request, "bot", { "round-limit": 1 });
    await page.goto(match.mine);
    const seen = new Set<string>();
    for (let k = 0; ; k++) {
      const asked = await turn(page);
      if (asked === "over") break;
      if (!seen.has(asked.about)) {
        seen.add(asked.about);
        await page.waitForTimeout(250);
        await shot(page, `large-${width}-${asked.about}`);
        const now = page.locator(".rail .now"); // no phase is on in the set-up
        const [phase, score] = [await now.count() ? await now.boundingBox() : null, await page.locator(".score").boundingBox()];
        if (phase && score) expect(phase.x + phase.width, `the phase ends before the score at ${asked.about}`).toBeLessThanOrEqual(score.x);
        await still(page, asked.about);
      }
      await byClicks(page, asked, 3 * k + 1);
    }
    await shot(page, `large-${width}-end`);
  });
}
