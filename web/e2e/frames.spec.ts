import { expect, test } from "./fixtures";
import { answerAll, make, shot, squadOf, turn } from "./play";

/** How long the frames are counted, in milliseconds. */
const long = 2000;

test("the board is redrawn 60 times a second with 16 ships", async ({ page, request }) => {
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
  const rate = await page.evaluate((milliseconds) => {
    const svg = document.querySelector(".board svg");
    const box = svg?.getBoundingClientRect();
    if (!svg || !box) return 0;
    return new Promise<number>((resolve) => {
      let frames = 0;
      const begin = performance.now();
      const tick = (now: number) => {
        svg.dispatchEvent(new WheelEvent("wheel", {
          deltaY: frames % 60 < 30 ? -40 : 40, bubbles: true, cancelable: true,
          clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
        }));
        frames++;
        if (now - begin < milliseconds) requestAnimationFrame(tick);
        else resolve((frames - 1) / ((now - begin) / 1000));
      };
      requestAnimationFrame(tick);
    });
  }, long);
  console.log(`board with 16 ships: ${rate.toFixed(1)} frames a second`);
  expect(rate).toBeGreaterThan(55);
});
