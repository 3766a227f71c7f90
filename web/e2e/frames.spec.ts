import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { answerAll, make, shot, squadOf, turn } from "./play";

/** How long frames are counted, in milliseconds. */
const long = 2000;

/** How long the work of a frame may take, in milliseconds, for 60 of them a second. */
const frame = 1000 / 60;

// Others may use the machine as well, so what counts is not how many frames were seen but how much
// of a processor's time each took: drawing and putting on the screen are done side by side.
test("the work of a frame of the board with 16 ships fits 60 times into a second", async ({
  page, browser, request,
}) => {
  const eyes = Array.from({ length: 8 }, () =>
    ({ id: "academypilot", ship: "tielnfighter", upgrades: {} }));
  const swarm = squadOf("Eight Eyes", "galacticempire", eyes);
  const match = await make(request, "bot", {}, [swarm, swarm]);
  await answerAll(request, match, "place");
  await page.goto(match.mine);
  await turn(page);
  await expect(page.locator("[data-ship]")).toHaveCount(16);
  await page.locator("[data-ship]").first().focus();
  await shot(page, "match-sixteen");
  const before = await spent(browser);
  const { count, rate } = await frames(page);
  const after = await spent(browser);
  const each = (kind: string) => ((after[kind] ?? 0) - (before[kind] ?? 0)) / count;
  const [mine, screen] = [each("renderer"), each("GPU")];
  console.log(`board with 16 ships: ${rate.toFixed(0)} frames a second, each ` +
    `${mine.toFixed(1)} ms of the page's and ${screen.toFixed(1)} ms of the screen's process`);
  expect(Math.max(mine, screen)).toBeLessThan(frame);
});

/** spent is how many milliseconds of processor time the browser's processes have used, by kind. */
async function spent(browser: Browser): Promise<Record<string, number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const times: Record<string, number> = {};
  for (const p of processInfo) times[p.type] = (times[p.type] ?? 0) + p.cpuTime * 1000;
  return times;
}

/** frames zooms in and out at every frame, and counts them. */
function frames(page: Page): Promise<{ count: number; rate: number }> {
  return page.evaluate((milliseconds) => {
    const svg = document.querySelector(".board svg");
    const box = svg?.getBoundingClientRect();
    if (!svg || !box) throw new Error("there is no board");
    return new Promise((resolve) => {
      let count = 0;
      const begin = performance.now();
      const tick = (now: number) => {
        svg.dispatchEvent(new WheelEvent("wheel", {
          deltaY: count % 60 < 30 ? -40 : 40, bubbles: true, cancelable: true,
          clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
        }));
        count++;
        if (now - begin < milliseconds) requestAnimationFrame(tick);
        else resolve({ count, rate: (count - 1) / ((now - begin) / 1000) });
      };
      requestAnimationFrame(tick);
    });
  }, long);
}
