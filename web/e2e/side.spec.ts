/** Anyone who is at the upper edge sees the table turned, and moves things on it as it is drawn. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { byClicks, make, next, shot, turn } from "./play";

/** middle is where something is on the screen. */
async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** upright reports whether everything written on the board stands upright. */
async function upright(page: Page): Promise<boolean> {
  return page.locator(".board svg text").evaluateAll((list) => list.length > 0 &&
    list.every((t) => ((t as SVGGraphicsElement).getScreenCTM()?.a ?? 0) > 0));
}

test("each player sees their own edge at the bottom", async ({ page, browser, request, server }) => {
  const match = await make(request, "friend", { "quick-setup": 1, "round-limit": 1 });
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  const friend = await context.newPage();
  await page.goto(match.mine);
  await friend.goto(match.friend);
  const table = (p: Page) => p.locator("[data-turned]");
  await expect(table(page)).toHaveAttribute("data-turned", "no");
  await expect(table(friend)).toHaveAttribute("data-turned", "yes");
  for (let tried = 0; ; ) {
    const { page: playing, asked } = await next([page, friend]);
    if (asked === "over" || asked.about === "dial") break;
    if (playing === friend && asked.about === "place" && tried++ === 0) await moves(friend);
    await byClicks(playing, asked, 0);
  }
  await turn(friend);
  for (const [p, own, other] of [[page, 0, 2], [friend, 2, 0]] as const) {
    const below = await middle(p.locator(`[data-ship="${own}"] .base`));
    const above = await middle(p.locator(`[data-ship="${other}"] .base`));
    expect(below.y).toBeGreaterThan(above.y + 100);
    expect(await upright(p)).toBe(true);
  }
  await shot(friend, "match-turned");
  await context.close();
});

/** moves holds what is being placed against the pointer and the keys. */
async function moves(page: Page): Promise<void> {
  const piece = page.locator("[data-piece]");
  const board = await page.locator(".board .area").boundingBox();
  if (!board) throw new Error("there is no board");
  const start = await middle(piece);
  expect(start.y, "its zone is below").toBeGreaterThan(board.y + 0.8 * board.height);
  const spot = { x: board.x + 0.3 * board.width, y: board.y + 0.95 * board.height };
  await page.mouse.click(spot.x, spot.y);
  await expect.poll(async () => Math.hypot(
    (await middle(piece)).x - spot.x, (await middle(piece)).y - spot.y)).toBeLessThan(3);
  await expect(page.locator(".piece.legal")).toBeVisible();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await middle(piece)).x - spot.x).toBeGreaterThan(3);
  await page.keyboard.press("Shift+ArrowUp");
  await expect.poll(async () => (await middle(piece)).y - spot.y).toBeLessThan(-3);
  await page.locator(".exactly summary").click();
  const said = await page.locator(".where").innerText();
  expect(said).toMatch(/from below, heading 0\.0°/);
  const held = await middle(piece);
  await page.mouse.move(held.x, held.y);
  await page.mouse.down();
  await page.mouse.move(held.x + 20, held.y + 5, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await middle(piece)).x - held.x).toBeGreaterThan(12);
  await page.getByRole("button", { name: "Suggest" }).click();
}
