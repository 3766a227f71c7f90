/** A turning point as a moving picture, and the puzzle of the day on the first page. */
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures";
import { accessible, recorded, shot } from "./play";

/** The most bytes of a moving picture. */
const most = 2 * 1024 * 1024;

test("the round that turned a match is saved as a moving picture", async ({ context, page }, info) => {
  const record = recorded(info.outputPath("clip.record"), ["ready-rebels", "ready-empire"], "--seed=3", "--bots=beginner,beginner");
  await page.goto("/#/replays");
  await page.locator("[data-record]").fill(record);
  await page.getByRole("button", { name: "Show replay" }).click();
  const button = page.locator("[data-clip]");
  await expect(button).toHaveText(/Save round \d as a video/);
  const download = page.waitForEvent("download");
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^koiogran-round-\d\.webm$/);
  const path = info.outputPath("clip.webm");
  await file.saveAs(path);
  const bytes = readFileSync(path);
  expect(bytes.subarray(0, 4).toString("hex"), "it is WebM").toBe("1a45dfa3");
  expect(bytes.length).toBeGreaterThan(20_000);
  expect(bytes.length).toBeLessThan(most);
  await expect(button).toHaveText(/Save round/);
  const player = await context.newPage(); // nothing plays on our own pages
  await player.setContent(`<video src="data:video/webm;base64,${bytes.toString("base64")}" muted></video>`);
  const seen = await player.locator("video").evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = 2.5;
    await new Promise((resolve) => (video.onseeked = resolve));
    return [video.videoWidth, video.videoHeight];
  });
  expect(seen).toEqual([720, 720]);
  await shot(player, "clip");
});

test("the first page has the puzzle of the day", async ({ page }) => {
  await page.goto("/");
  const today = page.locator("[data-today]");
  await expect(today).toContainText("Puzzle of the day");
  await accessible(page);
  await today.scrollIntoViewIfNeeded();
  await shot(page, "home-today");
  await today.getByRole("link", { name: "Solve it" }).click();
  await expect(page.locator("[data-coach]")).toBeVisible();
});
