/** Wings of second edition's Epic: the formation before a leader is placed and before its dial is set, and a wing that is built. */
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, type Made, shot, turn, wholeMatch } from "./play";

/** winged makes an Epic match of a Raider with two wings against a corvette with two. */
async function winged(request: APIRequestContext): Promise<Made> {
  const response = await request.post("/api/v1/matches", {
    data: {
      edition: "second", way: "epic", settings: { "round-limit": 2 },
      seats: [{ who: "you", ready: "epic-black-wedge" }, { who: "bot", bot: "beginner", ready: "epic-long-broadside" }],
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { id, token, link } = await response.json();
  return { id, token, mine: `/#/match/${id}/${token}`, friend: `/#/sit/match/${id}/${link}` };
}

/** answerUntil answers without a page, as suggested, until a question is the one that is looked for. */
async function answerUntil(request: APIRequestContext, match: Made, found: (q: Asked) => boolean): Promise<void> {
  const headers = { Authorization: "Bearer " + match.token };
  const path = "/api/v1/matches/" + match.id;
  let { question } = await (await request.get(path, { headers })).json() as { question?: Asked };
  while (question && !found(question)) {
    const { place } = question;
    const answer = place ? `place ${place.word} ${place.suggest.x} ${place.suggest.y} ${place.suggest.heading}` : question.default;
    const response = await request.post(path + "/answers", { headers, data: { question: question.number, answer } });
    expect(response.ok(), await response.text()).toBe(true);
    ({ question } = await response.json() as { question?: Asked });
  }
}

/** Asked is what of a question a test looks at. */
interface Asked {
  number: number; about: string; default: string;
  place?: { word: string; ship?: number; suggest: { x: number; y: number; heading: number } };
}

/** Vader leads five academy pilots, and Turr Phennir two alphas. */
const vader = 1;
const mates = [2, 3, 4, 5, 6];

test("a leader is placed with its wing", async ({ page, request }) => {
  const match = await winged(request);
  await answerUntil(request, match, (q) => q.place?.ship === vader);
  await page.goto(match.mine);
  await turn(page);
  await expect(page.locator("[data-mate]")).toHaveCount(mates.length);
  await page.getByText("Place it to the millimeter").click();
  await page.getByRole("button", { name: "Down 10 mm" }).click();
  await expect(page.locator(".place .warned").first()).toContainText("no room for");
  await page.getByRole("button", { name: "Suggest a place" }).click();
  await expect(page.locator(".place .warned")).toHaveCount(0);
  await page.getByRole("button", { name: "Place here" }).click();
  await expect(page.locator(`[data-in-wing="${vader}"]`)).toHaveCount(mates.length);
});

test("the dial of a leader shows its wing at the end of a maneuver", async ({ page, request }) => {
  const match = await winged(request);
  await answerUntil(request, match, (q) => q.about === "dial");
  await page.goto(match.mine);
  await turn(page);
  // Mates have no dial of their own.
  await expect(page.locator(".tabs button")).toHaveCount(4);
  await page.locator(".tabs button").nth(1).click();
  await expect(page.locator(".question .quiet").first()).toContainText("leads C D E F G");
  await page.locator('[data-maneuver="3,straight"]').hover();
  await expect(page.locator(".ghosts [data-mate]")).toHaveCount(mates.length);
  await shot(page, "wings-dial");
  await accessible(page);
});

test("a whole match of wings is played by clicks", async ({ page, request }) => {
  test.slow();
  await page.goto((await winged(request)).mine);
  expect(await wholeMatch(page, (p, asked) => byClicks(p, asked, 0))).toBeGreaterThan(30);
});

test("a wing is built by picking a leader and its mates, and its link keeps it", async ({ page }) => {
  await page.goto("/#/build/second/rebelalliance/epic");
  await page.locator('[data-ship="t65xwing"]').click();
  await page.locator('[data-pilot="bluesquadronescort"]').click();
  for (let n = 2; n <= 4; n++) {
    await page.getByRole("button", { name: "Add another Blue Squadron Escort" }).first().click();
    await expect(page.locator("[data-member]")).toHaveCount(n);
  }
  await page.locator('[data-member="0"] [data-slot="command"]').click();
  await page.locator('[data-fit="veteranwingleader"]').click();
  const wing = page.locator('[data-wing="0"]');
  await expect(wing.locator('[aria-pressed="true"]')).toHaveCount(3);
  await wing.locator('[data-mate="1"]').click();
  await expect(wing.locator('[aria-pressed="true"]')).toHaveCount(2);
  await expect(page.locator('[data-legal="true"]')).toHaveCount(1);
  await wing.locator('[data-mate="2"]').click();
  await expect(page.locator('[data-legal="false"]')).toContainText("has 1 mate; Veteran Wing Leader allows 2 to 5");
  await shot(page, "wings-build");
  await accessible(page);
  await wing.locator('[data-mate="1"]').click();
  await expect(page.locator('[data-legal="true"]')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('[data-wing="0"] [data-mate="2"]')).toHaveAttribute("aria-pressed", "false");
});
