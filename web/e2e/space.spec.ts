/**
 * The table in space, drawn by the processor: slow, but the same picture. What is pressed and focused is where it is
 * seen, and where space cannot be had the table is flat.
 */
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, answerAll, byKeys, make, type Made, shot, tabTo, turn, wholeMatch } from "./play";

test.use({
  contextOptions: { reducedMotion: "no-preference" },
  launchOptions: {
    executablePath: process.env["KOIOGRAN_CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--headless", "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--enable-unsafe-swiftshader", "--use-gl=angle", "--use-angle=swiftshader", "--ignore-gpu-blocklist",
    ],
  },
});
test.describe.configure({ mode: "serial" });

/** The most that a picture may take, and the piece that draws it, in bytes. */
const mostCalls = 190;
const mostTriangles = 260_000;
const mostBytes = 160 * 1024;

/** always wants space, although the processor draws it, and nothing told step by step. */
async function always(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("koiogran.table", '"always"');
    localStorage.setItem("koiogran.speed", "0");
  });
}

/** inSpace opens a match whose ships stand on the table, in space. */
async function inSpace(page: Page, request: APIRequestContext): Promise<Made> {
  const match = await make(request, "bot", { "round-limit": 1 });
  await answerAll(request, match, "place");
  await always(page);
  await page.goto(match.mine);
  await space(page, true);
  return match;
}

/** space waits until the table is in space, or flat. */
async function space(page: Page, yes: boolean): Promise<void> {
  await expect(page.locator(".board")).toHaveAttribute("data-space", yes ? "yes" : "no", { timeout: 40_000 });
}

/** rests waits until the camera rests: the place of the drawing stays for a while. */
async function rests(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const svg = document.querySelector<SVGElement>("svg.table");
    const keep = window as unknown as { seen?: string; since?: number };
    if (!svg || keep.seen !== svg.style.transform) [keep.seen, keep.since] = [svg?.style.transform ?? "", Date.now()];
    return Date.now() - (keep.since ?? 0) > 700;
  }, undefined, { timeout: 40_000, polling: 100 });
}

/** pressed is the ship at the middle of each ship's base as it is seen, for those that are in view. */
async function pressed(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => {
    const board = document.querySelector(".board")?.getBoundingClientRect();
    return [...document.querySelectorAll<SVGElement>("[data-ship]")].flatMap((ship): [string, string][] => {
      const box = ship.querySelector(".hit")?.getBoundingClientRect();
      if (!box || !board) return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (x < board.left || x > board.right - 60 || y < board.top || y > board.bottom) return [];
      const at = document.elementFromPoint(x, y);
      return [[ship.dataset["ship"] ?? "", at?.closest<SVGElement>("[data-ship]")?.dataset["ship"] ?? "nothing"]];
    });
  });
}

test("ships are pressed and focused where they are seen, however the table is turned", async ({ page, request }) => {
  test.setTimeout(240_000);
  await inSpace(page, request);
  await turn(page);
  await rests(page);
  await shot(page, "space-planning");
  await accessible(page);
  const board = await page.locator(".board").boundingBox();
  const [x, y] = [(board?.x ?? 0) + (board?.width ?? 0) / 2, (board?.y ?? 0) + (board?.height ?? 0) / 2];
  for (const [dx, dy] of [[0, 0], [150, 60], [-300, -90]] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 2 });
    await page.mouse.up();
    await page.locator("[data-action]").click();
    await rests(page);
    const seen = await pressed(page);
    expect(seen.length, "the ships of the player are in view").toBeGreaterThanOrEqual(2);
    for (const [ship, found] of seen) expect(found, `after a drag by ${dx}, ${dy}`).toBe(ship);
  }
  await page.locator("svg.table").first().focus();
  const reached = new Set<string>();
  for (let k = 0; k < 6; k++) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => (document.activeElement as HTMLElement | SVGElement).dataset["ship"] ?? ""));
  }
  for (const [ship] of await pressed(page)) expect([...reached], "Tab goes through the ships").toContain(ship);
});

test("a round is played by the keyboard alone", async ({ page, request }) => {
  test.setTimeout(180_000);
  await inSpace(page, request);
  await wholeMatch(page, byKeys);
  await expect(page.locator(".board")).toHaveAttribute("data-space", "yes");
  await tabTo(page, "[data-ended] button");
});

test("V goes above the table and back, and pictures stay within their budget", async ({ page, request }) => {
  test.setTimeout(180_000);
  await inSpace(page, request);
  await turn(page);
  await rests(page);
  const { calls, triangles } = await page.locator(".space canvas").evaluate((c) => ({ ...(c as HTMLElement).dataset }));
  console.log(`space: ${calls} calls and ${triangles} triangles for 4 ships`);
  expect(Number(calls)).toBeGreaterThan(10);
  expect(Number(calls)).toBeLessThan(mostCalls);
  expect(Number(triangles)).toBeLessThan(mostTriangles);
  await page.keyboard.press("v");
  await space(page, false);
  await expect(page.locator(".stars")).toBeVisible();
  await expect(page.locator(".plates").first()).toBeVisible();
  await page.keyboard.press("v");
  await space(page, true);
  await expect(page.locator(".over .np").first()).toBeVisible();
});

test("a lost graphics card leaves the table flat, and says so", async ({ page, request }) => {
  test.setTimeout(120_000);
  await inSpace(page, request);
  await page.locator(".space canvas").evaluate((canvas) =>
    (canvas as HTMLCanvasElement).getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext());
  await space(page, false);
  await expect(page.getByRole("status").filter({ hasText: "the table is flat" })).toBeVisible();
  await expect(page.locator(".stars")).toBeVisible();
});

test("more contrast and little motion are flat at once", async ({ page, request }) => {
  test.setTimeout(120_000);
  await inSpace(page, request);
  await page.locator("[data-menu]").click();
  await page.getByLabel("High contrast").check();
  await space(page, false);
  await page.getByLabel("High contrast").uncheck();
  await space(page, true);
  await page.getByLabel("Reduced", { exact: true }).check();
  await space(page, false);
});

test("placing is done from above", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 1 });
  await always(page);
  await page.goto(match.mine);
  expect(await turn(page)).toMatchObject({ about: "place" });
  await space(page, false);
});

test("what draws in space is fetched for it alone, and is small", async ({ page, request }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, response }) => names.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? "";
    if (/\/space-[^/]*\.js$/.test(name)) bytes.set(name, encodedDataLength);
  });
  await always(page);
  await page.goto("/");
  await page.locator(".fleet").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect([...bytes], "the first page has none of it").toEqual([]);
  await inSpace(page, request);
  const all = [...bytes.values()].reduce((sum, n) => sum + n, 0);
  console.log(`the piece that draws in space: ${(all / 1024).toFixed(1)} KB`);
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThan(mostBytes);
});
