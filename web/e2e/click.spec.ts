import { expect, test } from "./fixtures";
import { accessible, byClicks, empire, make, opponent, past, rebels, shot, squadOf, steady, turn, wholeMatch } from "./play";

test("a whole match against the computer by clicks", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 3 });
  await page.goto(match.mine);
  const asked = await turn(page);
  expect(asked).toMatchObject({ about: "place" });
  await shot(page, "match-place");
  await wholeMatch(page, byClicks);
  await expect(page.locator("[data-ended] strong")).not.toBeEmpty();
  await expect(page.locator(".log > ol > .line").last()).toBeVisible();
  await shot(page, "match-over");
  await accessible(page);
  await page.getByRole("link", { name: "Analyze" }).click();
  await expect(page.locator(".study")).not.toHaveAttribute("data-analyzed", "0", { timeout: 30_000 });
});

test("a costly decision is tried again from the analysis", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  await wholeMatch(page, byClicks);
  // What the analysis finds is said for it, so that no luck decides whether there is a loss.
  await page.route("**/api/v1/replays/analysis", (route) => route.fulfill({ json: {
    round: 1, program: "admiral", decisions: [{ at: 19, seat: 1, chance: 0.62, error: 0.041 }], missed: [], attacks: [],
    losses: [{ at: 20, round: 1, seat: 1, asked: "Which?", chose: "Focus", better: "Evade", lost: 0.2, error: 0.05,
      options: [{ answer: "a", text: "Boost", verb: "move", ship: 0, pose: { x: 400, y: 400, heading: 30 } }] }],
  } }));
  await page.getByRole("link", { name: "Analyze" }).click();
  await expect(page.locator("[data-loss]")).toContainText("Better: Evade");
  await expect(page.locator("[data-loss]")).toContainText("−20 ± 5 %");
  await page.locator("[data-loss]").click();
  await expect(page.locator("[data-kept='0']")).toBeVisible(); // what would have been better, on the table
  await expect(page.locator("main")).toHaveAttribute("data-at", "19");
  await expect(page.locator("[data-chance]")).toHaveText("After the decision shown: 62 ± 5 %");
  await shot(page, "analysis-try");
  await page.locator("[data-try]").click();
  await turn(page);
  expect(page.url()).toContain("#/match/");
  expect(page.url()).not.toContain(match.id);
  const branch = /#\/match\/([a-z0-9]+)/.exec(page.url())?.[1] ?? "";
  await page.goto(`/#/replays/${match.id}/study/7-abc`); // a link that brings a branch of someone else
  await expect(page.locator("[data-branches='2']")).toBeVisible();
  await expect(page.locator(`[data-branch='${branch}']`)).toHaveCount(1);
  await accessible(page);
});

test("one press on the first page and a ready squad flies", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-play]").click();
  await turn(page);
  expect(page.url()).toContain("#/match/");
  await expect(page.locator("[data-card]")).not.toHaveCount(0);
  await accessible(page);
});

test("sides are swapped after a match, and a match is shown on the first page", async ({ page, request, browser, baseURL }) => {
  const seats = [{ who: "you", xws: rebels }, { ...opponent, xws: empire }];
  const made = await request.post("/api/v1/matches", { data: { seats, settings: { "quick-setup": 1 }, public: true } });
  const match = await made.json();
  const concede = { headers: { Authorization: "Bearer " + match.token }, data: { question: 0, answer: "concede" } };
  expect((await request.post(`/api/v1/matches/${match.id}/answers`, concede)).ok()).toBe(true);
  await page.goto(`/#/match/${match.id}/${match.token}`);
  const mine = page.locator(".squad.side1 h2");
  await expect(mine).toContainText("Two Wings");
  await page.locator("[data-swap]").click();
  await expect(page.locator("[data-ended]")).toHaveCount(0);
  await turn(page);
  await expect(mine).toContainText("Two Eyes");
  await page.locator("[data-line-up]").click();
  await expect(page.locator("[data-ship='0'], [data-ship='1']")).toHaveCount(2);
  const watcher = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await watcher.goto("/");
  await expect(watcher.locator("[data-live]")).toContainText("Two Eyes");
  await expect(watcher.locator(".live-table .ship")).not.toHaveCount(0);
  await shot(watcher, "first-page-live");
  await accessible(watcher);
  await watcher.context().close();
});

test("dice that are not those promised to this browser are reported", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-play]").click();
  await turn(page);
  await expect(page.locator("[data-broken]")).toHaveCount(0);
  await page.goto("/");
  await page.route("**/api/v1/dice", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...await response.json(), commitment: "0123" } });
  });
  await page.locator("[data-play]").click();
  await expect(page.locator("[data-broken]")).toContainText("The dice do not match the server's commitment (0123).");
  await accessible(page);
});

test("a dial shows where the ship would end, and can be changed until it is ready",
  async ({ page, request }) => {
    const match = await make(request, "bot", { "round-limit": 1 });
    await page.goto(match.mine);
    for (let asked = await turn(page); asked !== "over"; asked = await turn(page)) {
      if (asked.about === "dial") break;
      await byClicks(page, asked, 0);
    }
    const dial = page.locator("[data-maneuver]");
    await dial.nth(3).hover();
    await expect(page.locator("[data-ghost]")).toBeVisible();
    await expect(page.locator("[data-arcs]")).toBeVisible();
    await shot(page, "match-dial");
    const first = await turn(page);
    await dial.nth(3).click();
    if (first !== "over") await past(page, first.number);
    await dial.nth(4).click();
    const ready = page.locator("[data-ready]");
    await expect(ready).toBeVisible();
    await dial.nth(5).click();
    await expect(dial.nth(5)).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("group", { name: "Ships" }).getByRole("button").first().click();
    await dial.nth(2).click();
    await expect(dial.nth(2)).toHaveAttribute("aria-pressed", "true");
    await accessible(page);
    await ready.click();
    await expect(page.locator(".rail [aria-current]")).not.toContainText("planning", {
      ignoreCase: true,
    });
  });

test.describe("with animations", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what happens is shown step by step and can be skipped", async ({ page, request }) => {
    const match = await make(request, "bot", { "round-limit": 1 });
    await page.goto(match.mine);
    for (let asked = await turn(page); asked !== "over"; asked = await turn(page)) {
      if (asked.about === "dial") break;
      await byClicks(page, asked, 7);
    }
    const asked = await turn(page);
    await page.locator("[data-maneuver]").nth(7).click();
    if (asked !== "over") await past(page, asked.number);
    await page.locator("[data-maneuver]").nth(7).click();
    await page.locator("[data-ready]").click();
    const skip = page.getByRole("button", { name: "Skip", exact: true });
    await expect(skip).toBeVisible();
    await skip.click();
    await turn(page);
    await expect(skip).toHaveCount(0);
  });
});

test("a place that is not legal is refused with its reason before it is sent",
  async ({ page, request }) => {
    const match = await make(request, "bot", { "round-limit": 1 });
    await page.goto(match.mine);
    await turn(page);
    await page.locator(".board svg").focus();
    for (let i = 0; i < 14; i++) await page.keyboard.press("Shift+ArrowUp");
    await expect(page.locator(".verdict.no")).toBeVisible();
    await expect(page.getByRole("button", { name: "Place here" })).toBeDisabled();
    await shot(page, "match-refused");
    await page.getByRole("button", { name: "Suggest" }).click();
    await expect(page.getByRole("button", { name: "Place here" })).toBeEnabled();
  });

test("a rule of the log opens over the match, which stays where it is", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  await turn(page);
  const address = page.url();
  await page.locator(".log .link:visible").last().click();
  await expect(page.getByRole("dialog").locator("[data-rule]")).not.toBeEmpty();
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(page.locator(".question h2")).toBeVisible();
});

test("the places of a barrel roll are picked on the table", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 1, "quick-setup": 1 });
  await page.goto(match.mine);
  let asked = await turn(page);
  for (; asked !== "over" && asked.about !== "action"; asked = await turn(page)) await steady(page, asked);
  if (asked === "over") throw new Error("no action was asked for");
  await page.locator(".question [data-answer]").filter({ hasText: "Barrel roll" }).click();
  await past(page, asked.number);
  const side = await turn(page);
  if (side === "over") throw new Error("it is over");
  const ends = page.locator("[data-end]");
  await expect(ends).toHaveCount(2);
  await expect(page.locator("[data-ghost]")).toHaveCount(0);
  await ends.first().hover();
  await expect(page.locator("[data-ghost]")).toHaveCount(1);
  await shot(page, "match-ends");
  await ends.first().click();
  await past(page, side.number);
});

test("a squad lines up in one press", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  for (let asked = await turn(page); asked !== "over"; asked = await turn(page)) {
    if (await page.locator("[data-line-up]").count()) break;
    await byClicks(page, asked, 0);
  }
  await page.locator("[data-line-up]").click();
  await expect(page.locator(".question[data-about=place]")).toHaveCount(0);
  await expect(page.locator("[data-ship='0'], [data-ship='1']")).toHaveCount(2);
});

test("an answer can be taken back, which says what it undoes", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  for (let asked = await turn(page); asked !== "over"; asked = await turn(page)) {
    if (asked.about === "dial") break;
    await byClicks(page, asked, 0);
  }
  const asked = await turn(page);
  await page.locator("[data-maneuver]").first().click();
  if (asked !== "over") await past(page, asked.number);
  const back = page.getByRole("button", { name: /Undo: .*dial/i });
  await back.click();
  await expect(page.locator("[data-maneuver][aria-pressed=true]")).toHaveCount(0);
  await expect(page.locator(".tabs").first()).not.toContainText("✓");
});

test("conceding asks once more and ends the match", async ({ page, request }) => {
  const match = await make(request, "bot", {});
  await page.goto(match.mine);
  await turn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await shot(page, "match-menu");
  await accessible(page);
  await page.getByRole("button", { name: "Concede…" }).click();
  await page.getByRole("button", { name: "Yes, concede" }).click();
  await expect(page.locator("[data-ended]")).toBeVisible();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.locator("[data-ended]")).toHaveCount(0);
  await turn(page);
});

test("a move and the action linked to it are one choice", async ({ page, request }) => {
  const aces = squadOf("Two Aces", "galacticempire", [
    { id: "darthvader", ship: "tieadvancedx1", upgrades: {} }, { id: "maarekstele", ship: "tieadvancedx1", upgrades: {} },
  ]);
  const match = await make(request, "bot", { "round-limit": 1 }, [aces, rebels]);
  await page.goto(match.mine);
  let asked = await turn(page);
  for (; asked !== "over" && asked.about !== "action"; asked = await turn(page)) await steady(page, asked);
  if (asked === "over") throw new Error("no action was asked for");
  const own = await page.locator("[data-end]").count();
  await page.locator("[data-link]").first().click();
  await expect(page.locator("[data-link]").first()).toHaveAttribute("aria-pressed", "true");
  const chips = page.locator(".question .end-chip").filter({ hasText: "gains 1 stress" });
  await expect(page.locator("[data-end]")).toHaveCount(await chips.count());
  expect(own).toBeGreaterThan(0);
  await accessible(page);
  await shot(page, "match-linked");
  await chips.filter({ hasNotText: "no room" }).first().click();
  await past(page, asked.number);
  await turn(page);
  const log = page.locator(".log");
  await expect(log).toContainText(/moves|barrel/i);
});
