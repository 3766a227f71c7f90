/** A match goes over one socket, and over requests and a stream where something lets no socket through. */
import { type Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { byClicks, make, turn } from "./play";

/** answers counts the requests that carry an answer. */
function answers(page: Page): () => number {
  let n = 0;
  page.on("request", (r) => {
    if (r.method() === "POST" && r.url().endsWith("/answers")) n++;
  });
  return () => n;
}

/** play answers a few questions by clicks. */
async function play(page: Page): Promise<void> {
  for (let k = 0; k < 6; k++) {
    const asked = await turn(page);
    if (asked === "over") return;
    await byClicks(page, asked, k);
  }
}

test("answers go over the socket, which no secret is in the address of", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 2 });
  const sockets: string[] = [];
  page.on("websocket", (s) => sockets.push(s.url()));
  const sent = answers(page);
  await page.goto(match.mine);
  await play(page);
  expect(sent()).toBe(0);
  expect(sockets).toHaveLength(1);
  expect(sockets[0]).toMatch(/\/api\/v1\/matches\/[a-z2-7]{16}\/socket\?language=[a-z]+$/);
});

test("without sockets a match goes on as before", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 2 });
  await page.routeWebSocket(/\/socket\?language=[a-z]+$/, (s) => s.close());
  const sent = answers(page);
  await page.goto(match.mine);
  await play(page);
  expect(sent()).toBeGreaterThan(3);
});
