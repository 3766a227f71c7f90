import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, type Made, recorded, shot, steady, turn } from "./play";

/** epic makes an Epic match of two ready squads: CR90 and GR-75 with fighters, a Raider with fighters. */
async function epic(request: APIRequestContext, settings: Record<string, number> = {}): Promise<Made> {
  const response = await request.post("/api/v1/matches", {
    data: {
      edition: "first", way: "epic", settings: { "round-limit": 5, "full-energy": 1, ...settings },
      seats: [{ who: "you", ready: "first-epic-convoy" }, { who: "bot", bot: "beginner", ready: "first-epic-hammer" }],
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { id, token, link } = await response.json();
  return { id, token, mine: `/#/match/${id}/${token}`, friend: `/#/sit/match/${id}/${link}` };
}

/** setUp answers all that is asked of the first seat before the first dials, without a page. */
async function setUp(request: APIRequestContext, match: Made): Promise<void> {
  const headers = { Authorization: "Bearer " + match.token };
  const path = "/api/v1/matches/" + match.id;
  let { question } = await (await request.get(path, { headers })).json();
  while (question && question.about !== "dial") {
    const { place } = question;
    const answer = place ? `place ${place.word} ${place.suggest.x} ${place.suggest.y} ${place.suggest.heading}`
      : question.default;
    const response = await request.post(path + "/answers", { headers, data: { question: question.number, answer } });
    expect(response.ok(), await response.text()).toBe(true);
    ({ question } = await response.json());
  }
}

/** Seen are pictures that are still to be taken, by the question. */
type Moment = (page: Page) => Promise<boolean>;

test("the first page begins an Epic match, which is set up on six by three feet", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-play-way=epic]").click();
  const asked = await turn(page);
  // Anyone who has the initiative chooses an edge first.
  if (asked !== "over" && asked.about === "choice") await byClicks(page, asked, 0);
  await turn(page);
  await expect(page.locator(".question")).toHaveAttribute("data-about", "place");
  await shot(page, "epic-place");
  await page.locator("[data-line-up]").click();
  await expect(page.locator("[data-ship]")).not.toHaveCount(0);
});

test("the zone of a ship is drawn at the edge that its player has", async ({ page, request }) => {
  const match = await epic(request);
  const headers = { Authorization: "Bearer " + match.token };
  const path = "/api/v1/matches/" + match.id;
  let { question, table } = await (await request.get(path, { headers })).json();
  while (question.place?.ship === undefined) {
    const { place } = question;
    const answer = place ? `place ${place.word} ${place.suggest.x} ${place.suggest.y} ${place.suggest.heading}`
      : (question.options.find((o: { text: string }) => o.text === "right edge")?.answer ?? question.default);
    await request.post(path + "/answers", { headers, data: { question: question.number, answer } });
    ({ question, table } = await (await request.get(path, { headers })).json());
  }
  const edge = table.edge ?? 0;
  await page.goto(match.mine);
  const got = await page.locator("path.zone").evaluate((e) => {
    const { x, y, width, height } = (e as SVGPathElement).getBBox();
    return { x, y, width, height };
  });
  const [wide, high] = [1828, 914];
  // The page draws up as less: the top edge is at minus the height.
  const want = [
    { x: 0, y: -100, width: wide, height: 100 }, { x: wide - 100, y: -high, width: 100, height: high },
    { x: 0, y: -high, width: wide, height: 100 }, { x: 0, y: -high, width: 100, height: high },
  ][edge];
  expect(want).toBeDefined();
  for (const [name, n] of Object.entries(want ?? {})) expect(got[name as keyof typeof got]).toBeCloseTo(n, 0);
  await shot(page, "epic-zone");
});

test("a whole Epic match is played by clicks, with its sections in sight", async ({ page, request }) => {
  test.setTimeout(480_000);
  const match = await epic(request, { "round-limit": 3 });
  await setUp(request, match);
  await page.goto(match.mine);
  await turn(page);
  await expect(page.locator("[data-ship]")).toHaveCount(21);
  await shot(page, "epic-begin");
  await accessible(page);
  const moments: Record<string, Moment> = {
    "epic-planning": async () => {
      const tab = page.locator(".tabs button").first();
      if (!(await tab.isVisible()) || await page.locator(".question").getAttribute("data-about") !== "dial") return false;
      await tab.click();
      await page.locator('[data-maneuver="2,bank-right"]').hover();
      await expect(page.locator("[data-long-template]").first()).toBeVisible();
      await expect(page.locator(".gains")).toContainText("energy");
      return true;
    },
    "epic-energy": async () => (await page.locator(".question h2, .question .quiet").allInnerTexts())
      .some((t) => t.includes("energy")),
    "epic-dice": async () => page.locator("[data-tray] .half.defense small", { hasText: "section" }).isVisible(),
    "epic-crippled": async () => (await page.locator(".crippled").count()) > 0,
  };
  await playOut(page, moments);
  // What else is seen depends on the dice.
  console.log(`an Epic match: not seen: ${Object.keys(moments).join(", ") || "nothing"}`);
  expect(Object.keys(moments)).not.toContain("epic-planning");
  await shot(page, "epic-end");
  await page.getByRole("button", { name: "View the board" }).click();
  await shot(page, "epic-table");
});

/** Step is a decision of a replay. */
interface Step { at: number; seat: number; question: string; answer: string }

test("a section of a huge ship is chosen as a target", async ({ page, request }, info) => {
  // The dice of a record fall as they fell: there is an attack on a section, and the match goes on just before it.
  const record = recorded(info.outputPath("epic.txt"), ["first-epic-convoy", "first-epic-hammer"],
    "--format", "first-epic", "--seed", "1", "--rounds", "5", "--bots", "beginner", "--full-energy");
  const { steps } = await (await request.post("/api/v1/replays", { data: { record } })).json() as { steps: Step[] };
  const shots = steps.filter((s, i) => s.seat === 1 && s.question.endsWith("choose a weapon.") &&
    /\/(fore|aft)$/.test(steps[i + 1]?.answer ?? ""));
  expect(shots.length, "attacks of player 1 on sections in the record").toBeGreaterThan(0);
  const response = await request.post("/api/v1/replays/matches", {
    data: { record, at: (shots[0]?.at ?? 1) - 1, seats: [{ who: "you" }, { who: "bot", bot: "beginner" }] },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { id, token } = await response.json();
  await page.goto(`/#/match/${id}/${token}`);
  expect(await turn(page)).toMatchObject({ about: "weapon" });
  await page.locator("[data-section]").first().focus();
  await expect(page.locator(".option[data-part]").first()).toContainText("section");
  await accessible(page);
  await shot(page, "epic-target");
});

/** playOut plays a match to its end by clicks, and takes the pictures that are still to be taken. */
async function playOut(page: Page, moments: Record<string, Moment>): Promise<void> {
  for (;;) {
    const asked = await turn(page);
    if (asked === "over") return;
    for (const [name, moment] of Object.entries(moments)) {
      if (!(await moment(page))) continue;
      await shot(page, name);
      delete moments[name];
    }
    const now = await turn(page);
    if (now === "over") return;
    await expect.poll(() => behind(page)).toBeLessThan(40);
    await steady(page, now);
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("one finds one's way on the long table", async ({ page, request }) => {
    const match = await epic(request);
    await setUp(request, match);
    await page.goto(match.mine);
    await turn(page);
    await page.locator(".tabs button").first().tap();
    await page.waitForTimeout(600);
    await shot(page, "epic-phone");
    const close = await page.locator("svg.table").getAttribute("viewBox");
    await page.getByRole("button", { name: "Whole table" }).tap();
    await page.waitForTimeout(600);
    await shot(page, "epic-phone-whole");
    const whole = await page.locator("svg.table").getAttribute("viewBox");
    expect(Number(whole?.split(" ")[2])).toBeGreaterThan(Number(close?.split(" ")[2]) * 1.3);
    await page.getByRole("button", { name: "Return to the action" }).tap();
    await page.waitForTimeout(600);
    expect(await page.locator("svg.table").getAttribute("viewBox")).toBe(close);
    await accessible(page);
  });
});

/** behind is how far above its end the log stands, in pixels. */
function behind(page: Page): Promise<number> {
  return page.locator(".log").evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
}
