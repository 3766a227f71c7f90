import { readFileSync } from "node:fs";
import { type APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, make, rebels, recorded, shot, squadOf } from "./play";

test("a squad is checked, kept and exported", async ({ page }) => {
  await page.goto("/#/squads");
  await page.locator("[data-xws]").fill(rebels);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.locator("[data-legal=true]")).toContainText("2 ships");
  await shot(page, "squads");
  await accessible(page);
  await page.getByRole("button", { name: "Save in this browser" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Two Wings", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Two Wings", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, "utf8")).name).toBe("Two Wings");
});

test("a squad that is not legal says why", async ({ page }) => {
  const twice = squadOf("Twice", "rebelalliance", [
    { id: "wedgeantilles", ship: "t65xwing" }, { id: "wedgeantilles", ship: "t65xwing" },
  ]);
  await page.goto("/#/squads");
  await page.locator("[data-xws]").fill(twice);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.locator("[data-legal=false]")).toBeVisible();
  await expect(page.getByRole("list", { name: "Reasons" }).getByRole("listitem").first())
    .toContainText("Wedge");
  await expect(page.getByRole("button", { name: "Play it against the computer" })).toBeDisabled();
});

test("what is not a squad is refused in a sentence", async ({ page, quiet }) => {
  quiet.allow.push(/Failed to load resource/);
  await page.goto("/#/squads");
  await page.locator("[data-xws]").fill("three ships and a bomb");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("alert")).toContainText("Expected a squad");
});

test("a rule is found, and a scenario that shows it is drawn", async ({ page }) => {
  await page.goto("/#/rules");
  await page.getByRole("searchbox").fill("2e.attack.range.measured-in-arc");
  await page.getByRole("button", { name: "Search" }).click();
  const clause = page.locator("[id='2e.attack.range.measured-in-arc']");
  await expect(clause).toContainText("Source");
  await shot(page, "rules");
  await accessible(page);
  await clause.getByRole("list").getByRole("link").first().click();
  await expect(page.getByRole("img")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "What happens" })).toBeVisible();
  await shot(page, "scenario");
  await accessible(page);
});

test("a question in a player's words is answered, for the game that is chosen", async ({ page }) => {
  await page.goto("/#/rules");
  await page.getByRole("searchbox").fill("who goes frist");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Searched for “first” instead of “frist”.")).toBeVisible();
  await expect(page.locator(".clause")).toHaveCount(10);
  await page.getByRole("button", { name: "Show all" }).click();
  expect(await page.locator(".clause").count()).toBeGreaterThan(10);
  await page.getByLabel("Game").selectOption("first");
  await expect(page.locator(".clause").first()).toHaveAttribute("id", "1e.initiative.lower-total-chooses");
  await expect(page.locator("[id^='2e.']")).toHaveCount(0);
  await accessible(page);
});

test("words that no rule has find nothing, and say so", async ({ page }) => {
  await page.goto("/#/rules/xyzzy");
  await expect(page.getByRole("status")).toContainText("No clause");
});

/** recordOf plays a match that is given up at once, and returns its record. */
async function recordOf(request: APIRequestContext): Promise<string> {

  const made = await make(request, "bot", {});
  const headers = { Authorization: "Bearer " + made.token };
  const path = "/api/v1/matches/" + made.id;
  const { question } = await (await request.get(path, { headers })).json();
  const data = { question: question?.number ?? 0, answer: "concede" };
  const response = await request.post(path + "/answers", { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await request.get(path + "/record")).text();
}

/** short is the record of a short match between programs. */
function short(file: string): string {
  return recorded(file, ["ready-rebels", "ready-empire"], "--seed", "3", "--rounds", "2");
}

test("a replay is looked through and played on from", async ({ page }, info) => {
  const record = short(info.outputPath("match.txt"));
  await page.goto("/#/replays");
  await page.locator("[data-record]").fill(record);
  await page.getByRole("button", { name: "Show replay" }).click();
  const scrubber = page.locator("[data-scrubber]");
  await expect(scrubber).toBeVisible();
  for (let i = 0; i < 30; i++) await page.locator("[data-next]").click();
  await page.keyboard.press("Escape");
  const at = Number(await scrubber.inputValue());
  expect(at).toBeGreaterThan(29);
  await shot(page, "replay");
  await accessible(page);
  await page.locator("[data-play-on]").click();
  await expect(page.locator("main.match[data-connection=live]")).toBeVisible();
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
});

test("a record is analyzed round by round, and what is found leads to its moment", async ({ page }, info) => {
  const record = short(info.outputPath("match.txt"));
  await page.goto("/#/replays");
  await page.locator("[data-record]").fill(record);
  await page.getByRole("button", { name: "Show replay" }).click();
  await page.locator("[data-analyze]").click();
  const study = page.locator(".study");
  await expect(study).toHaveAttribute("data-analyzed", "2", { timeout: 60_000 });
  await expect(study.getByRole("heading", { name: "Win chance of" })).toBeVisible();
  await expect(study).toContainText("expected");
  const finds = study.locator(".finds button");
  await page.locator("[data-scrubber]").press("Home");
  await finds.last().click();
  await expect(page.locator("[data-scrubber]")).not.toHaveValue("0");
  await study.scrollIntoViewIfNeeded();
  await shot(page, "replay-analyzed");
  await accessible(page);
});

test("a record of a match that was given up can be replayed", async ({ page, request }) => {
  const record = await recordOf(request);
  await page.goto("/#/replays");
  await page.locator("[data-record]").fill(record);
  await page.getByRole("button", { name: "Show replay" }).click();
  await page.locator("[data-scrubber]").press("End");
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("Concede");
});

test("every way into the rules leads to some", async ({ page, request }) => {
  await page.goto("/#/rules");
  const ways = page.locator(".topics a");
  await expect(ways.first()).toBeVisible();
  for (const way of await ways.all()) {
    const asked = decodeURIComponent((await way.getAttribute("href"))?.split("/").pop() ?? "");
    const found = await (await request.get("/api/v1/rules", { params: { q: asked } })).json();
    expect(found.clauses.length, asked).toBeGreaterThan(0);
  }
});
