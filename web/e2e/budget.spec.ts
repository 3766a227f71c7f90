import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { make, past, shot, squadOf, turn } from "./play";

/** The most presses of a round, and how long a match may be played back, in seconds. */
const mostPresses = 15;
const mostPlayback = 120;

const ship = (id: string, xws: string) => ({ id, ship: xws, upgrades: {} });
const three = squadOf("Three Wings", "rebelalliance", [
  ship("redsquadronveteran", "t65xwing"), ship("bluesquadronescort", "t65xwing"),
  ship("redsquadronveteran", "t65xwing"),
]);
const eyes = squadOf("Three Eyes", "galacticempire", [
  ship("academypilot", "tielnfighter"), ship("academypilot", "tielnfighter"),
  ship("obsidiansquadronpilot", "tielnfighter"),
]);

test.describe("with animations", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a match of three against three takes few presses a round and little playback", async ({
    page, request,
  }) => {
    test.setTimeout(300_000);
    const match = await make(request, "bot", { "round-limit": 5 }, [three, eyes]);
    await page.goto(match.mine);
    const presses: Record<number, number> = {};
    let watched = 0;
    for (let k = 0; ; k++) {
      const before = Date.now();
      const asked = await turn(page);
      if (k > 0) watched += Date.now() - before;
      if (asked === "over") break;
      const round = Number((await page.locator(".rail .round").innerText()).match(/\d+/)?.[0] ?? 0);
      // A question may get the answer that a setting gives before it is pressed, and needs no press then.
      const press = async (what: string) => {
        const pressed = page.locator(what).first().click().then(() => true, () => false);
        await Promise.race([pressed, past(page, asked.number)]);
        if (await Promise.race([pressed, page.waitForTimeout(500).then(() => false)])) presses[round] = (presses[round] ?? 0) + 1;
      };
      if (asked.about === "place" && await page.locator("[data-line-up]").count()) await press("[data-line-up]");
      else if (asked.about === "place") await press(".place .primary");
      else if (asked.about === "dial") {
        const wanted = `[data-maneuver="${k % 3 ? "2,straight" : "3,straight"}"]`;
        await page.locator("[data-maneuver]").first().waitFor();
        await press(await page.locator(wanted).count() ? wanted : "[data-maneuver]"); // ions leave one maneuver
        const ready = page.locator("[data-ready]");
        await ready.or(page.locator(`.question:not([data-question="${asked.number}"])`)).first().waitFor();
        if (await ready.isVisible()) await press("[data-ready]");
      } else await press(".question [data-answer], .question [data-maneuver]");
      await past(page, asked.number);
    }
    await shot(page, "budget-end");
    const rounds = Object.keys(presses).filter((r) => r !== "0").length;
    const all = Object.entries(presses).reduce((sum, [r, n]) => sum + (r === "0" ? 0 : n), 0);
    console.log(`three against three: ${(all / rounds).toFixed(1)} presses a round (${JSON.stringify(presses)}), ` +
      `${(watched / 1000).toFixed(0)} s of playback in ${rounds} rounds`);
    expect(all / rounds).toBeLessThan(mostPresses);
    expect(watched / 1000).toBeLessThan(mostPlayback);
  });
});

/** toDials opens a match of five ships and places them. */
async function toDials(page: Page, request: APIRequestContext): Promise<void> {
  const ties = squadOf("Five Eyes", "galacticempire",
    Array.from({ length: 5 }, () => ship("academypilot", "tielnfighter")));
  const match = await make(request, "bot", { "round-limit": 1 }, [ties, eyes]);
  await page.goto(match.mine);
  for (let asked = await turn(page); asked !== "over" && asked.about !== "dial"; asked = await turn(page)) {
    const line = page.locator("[data-line-up]");
    await (await line.count() ? line : page.locator(".place .primary, .question [data-answer]").first()).click();
    await past(page, asked.number);
  }
}

test("the rest of dials and of a phase is handed over by one press each", async ({ page, request }) => {
  await toDials(page, request);
  await page.locator("[data-maneuver]").first().click();
  await expect(page.locator(`.tabs [aria-label*="dial: "]`)).toHaveCount(1);
  await page.locator("[data-rest=off]").click();
  await expect(page.locator(`.tabs [aria-label*="dial: "]`)).toHaveCount(5);
  await expect(page.locator("[data-rest]")).toHaveCount(0);
  await page.locator("[data-ready]").click();
  // The first player chooses which ship activates before there is an action.
  await page.locator(".question:not([data-about=dial]) [data-rest=off]").click();
  const phase = page.locator(".rail [aria-current]");
  await expect(phase).not.toContainText("activation", { ignoreCase: true });
  await expect(page.locator(".question:not([data-about=action])")).toBeVisible();
  await expect(page.locator("[data-rest=on]")).toHaveCount(0);
});

test("five dials are set with 15 keys", async ({ page, request }) => {
  await toDials(page, request);
  let keys = 0;
  const key = async (name: string) => {
    await page.keyboard.press(name);
    keys++;
  };
  for (let i = 0; i < 5; i++) {
    await key("2");
    if (i % 2) await key("ArrowRight");
    await expect(page.locator("[data-maneuver]:focus")).toBeVisible();
    await key("Enter");
    await expect(page.locator(`.tabs [aria-label*="dial: "]`)).toHaveCount(i + 1);
  }
  await expect(page.locator("[data-ready]")).toBeFocused();
  await key("Enter");
  await expect(page.locator(".rail [aria-current]")).not.toContainText("planning", { ignoreCase: true });
  expect(keys).toBeLessThanOrEqual(15);
});
