/** Squads are chosen by looking: from the table, by a link that is pasted, from a collection; lists are compared. */
import { expect, test } from "./fixtures";
import { accessible, chooseGame, chooseOpponent, pasteSquad, shot } from "./play";

const yasb = "https://yasb.app/?f=Rebel%20Alliance&d=v8ZsZ200Z4XW136Y5X127&sn=Two%20of%20a%20kind&obs=coreasteroid0,gascloud2,yt2400debris1";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const [name, width, height] of [["desk", 1360, 850], ["phone", 390, 844]] as const) {
  test(`a link is pasted at the table, flown, and copied back: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/#/friend");
    await chooseGame(page, "second");
    await chooseOpponent(page, "beginner");
    await pasteSquad(page, "Your squad", yasb);
    const seat = page.getByRole("region", { name: "Your squad" });
    await expect(seat).toContainText("Two of a kind");
    await expect(seat.getByRole("list", { name: "Obstacles" })).toContainText("Gas cloud 2");
    await expect(seat).not.toContainText("coreasteroid");
    await seat.locator("[data-choose]").click();
    await page.getByRole("dialog").locator("[data-search]").fill("luke");
    await shot(page, `chooser-${name}`);
    await accessible(page);
    await page.getByRole("dialog").locator("[data-squad]").filter({ hasText: "Two of a kind" }).first().click();
    await page.getByRole("button", { name: "Create the match" }).click();
    await expect(page).toHaveURL(/#\/match\//);

    await page.goto("/#/build/second/rebelalliance");
    await page.getByText("Paste a squad").click();
    await page.locator("[data-paste]").fill(yasb);
    await page.locator("[data-open]").click();
    await expect(page.locator("[data-member]")).toHaveCount(2);
    await page.locator("[data-link]").click();
    await expect(page.locator("[data-copied]")).toContainText("The link is copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto("/");
    await page.goto(copied);
    await expect(page.getByRole("heading", { name: "Two of a kind" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Obstacles" }).first()).toContainText("Debris 2, YT-2400");
  });
}

test("two seats begin with squads of different factions, and a collection marks what is missing", async ({ page }) => {
  await page.goto("/#/friend");
  await chooseGame(page, "second");
  await chooseOpponent(page, "beginner");
  const seats = page.locator("[data-choice]");
  await expect(seats).toHaveCount(2);
  const [mine, theirs] = await seats.evaluateAll((all) => all.map((s) => s.getAttribute("data-choice")));
  expect(mine).not.toBe(theirs);
  await seats.first().locator("[data-choose]").click();
  await page.locator("[data-collection]").click();
  await page.locator("[data-own=tielnfighter]").fill("8");
  await shot(page, "collection");
  await page.getByRole("dialog", { name: "My collection" }).getByRole("button", { name: "Close" }).click();
  const chooser = page.locator("[data-chooser]");
  await expect(chooser.getByText(/Not in your collection/).first()).toBeVisible();
  await page.getByLabel("Only ships in my collection").check();
  await expect(chooser.getByText(/Not in your collection/)).toHaveCount(0);
  await expect(page.locator("[data-squad]").first()).toContainText("TIE/ln");
});

test("two points lists are compared, and two pilots", async ({ page }) => {
  await page.goto("/#/points");
  await expect(page.locator("[data-changes]")).toBeVisible();
  await page.getByLabel("to the list").selectOption({ label: "Legacy, 2026-03-31" });
  await expect(page.getByRole("region", { name: "Cheaper" })).toContainText("Soontir Fel");
  await shot(page, "points");
  await accessible(page);
  await page.goto("/#/build/second/rebelalliance");
  await page.locator("[data-ship=t65xwing]").click();
  await page.locator("[data-compare=lukeskywalker]").click();
  await page.locator("[data-compare=wedgeantilles]").click();
  await expect(page.getByRole("dialog", { name: "Two pilots" })).toContainText("Wedge Antilles");
  await shot(page, "compare");
  await accessible(page);
});
