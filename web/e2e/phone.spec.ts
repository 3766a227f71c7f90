import { devices } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, make, past, recorded, shot, steady, turn, wholeMatch } from "./play";

const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices["Pixel 5"];
test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent });

test("a match on a phone held upright", async ({ page, request }) => {
  await page.goto("/");
  await shot(page, "phone-home");
  const match = await make(request, "bot", { "round-limit": 2 });
  await page.goto(match.mine);
  let seen = "";
  const k = await wholeMatch(page, async (p, asked, n) => {
    if (!seen.includes(asked.about)) {
      seen += asked.about + " ";
      await shot(p, "phone-" + asked.about);
      const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `the page is too wide at ${asked.about}`).toBeLessThanOrEqual(0);
    }
    await byClicks(p, asked, n);
  });
  expect(k).toBeGreaterThan(3);
  await accessible(page);
});

test("a finger's first tap shows where a dial leads, the second one sets it", async ({
  page, request,
}) => {
  const match = await make(request, "bot", { "round-limit": 1, "quick-setup": 1 });
  await page.goto(match.mine);
  for (let asked = await turn(page); asked !== "over"; asked = await turn(page)) {
    if (asked.about === "dial") break;
    await byClicks(page, asked, 0);
  }
  const asked = await turn(page);
  if (asked === "over") throw new Error("no dial was asked for");
  const straight = page.locator("[data-maneuver$=straight]").first();
  await straight.tap();
  await expect(page.locator("[data-ghost]")).toBeVisible();
  await expect(page.locator("[data-go]")).toContainText("Set");
  await expect(page.locator(`.question[data-question="${asked.number}"]`)).toBeVisible();
  await expect(page.locator("[data-kept]")).toHaveCount(0);
  await straight.tap();
  await past(page, asked.number);
  await expect(page.locator("[data-kept]")).toHaveCount(1);
});

test("a finger's first tap shows what an action does, the bright button takes it", async ({
  page, request,
}) => {
  const match = await make(request, "bot", { "round-limit": 1, "quick-setup": 1 });
  await page.goto(match.mine);
  for (let asked = await turn(page); asked !== "over" && asked.about !== "action"; asked = await turn(page)) {
    await steady(page, asked);
  }
  const asked = await turn(page);
  if (asked === "over") throw new Error("no action was asked for");
  const go = page.locator("[data-go]");
  const pass = page.locator('.question [data-answer="pass"]');
  await pass.tap();
  await expect(go).toHaveText("Skip the action");
  const focus = page.locator(".question [data-answer]").filter({ hasText: "Focus" });
  const before = await focus.boundingBox();
  await focus.tap();
  await expect(pass).toHaveAttribute("aria-pressed", "false");
  await expect(go).toContainText("Gain a focus token");
  await expect(page.locator(".ring-item.chosen")).toHaveCount(1);
  await expect(page.locator(`.question[data-question="${asked.number}"]`)).toBeVisible();
  expect(await focus.boundingBox(), "nothing moves under the finger").toEqual(before);
  await shot(page, "phone-action-shown");
  await go.tap();
  await past(page, asked.number);
});

test("two fingers make the board larger", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  await turn(page);
  const box = await page.locator(".board svg").boundingBox();
  if (!box) throw new Error("there is no board");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    session.send("Input.dispatchTouchEvent", {
      type, touchPoints: xs.map((at, id) => ({ x: at, y, id })),
    });
  const before = await page.locator(".board svg").getAttribute("viewBox");
  await touch("touchStart", x - 20, x + 20);
  for (const apart of [30, 45, 60, 80]) await touch("touchMove", x - apart, x + apart);
  await touch("touchEnd");
  await expect(page.locator(".board svg")).not.toHaveAttribute("viewBox", before ?? "");
});

test("the board has half of the height of a phone, whatever is asked", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 2 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(match.mine);
  const asked = new Set<string>();
  await wholeMatch(page, async (p, question, n) => {
    asked.add(question.about);
    const board = await p.locator(".board").boundingBox();
    expect(board?.height, `the board at ${question.about}`).toBeGreaterThanOrEqual(844 / 2 - 1);
    await byClicks(p, question, n);
  });
  expect(asked.size).toBeGreaterThan(2);
});

test("the board of a replay has a third of a phone, below the words that say who won", async ({ page }, info) => {
  const record = recorded(info.outputPath("match.txt"), ["ready-rebels", "ready-empire"], "--seed", "15", "--rounds", "1");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#/replays");
  await page.locator("textarea").fill(record);
  await page.getByRole("button", { name: "Show replay" }).click();
  const board = page.locator(".match.replay .board svg");
  await expect.poll(async () => (await board.boundingBox())?.height).toBeGreaterThanOrEqual(844 / 3);
  await expect.poll(async () => {
    const won = await page.locator(".replay-result").boundingBox();
    return won && won.y + won.height - ((await board.boundingBox())?.y ?? 0);
  }).toBeLessThanOrEqual(0);
});
