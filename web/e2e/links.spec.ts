/** Squads by links: pasted, flown, copied back and opened. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, chooseGame, chooseOpponent, shot } from "./play";

const yasb = "https://yasb.app/?f=Rebel%20Alliance&d=v8ZsZ200Z4XW136Y5X127&sn=Two%20of%20a%20kind&obs=";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a link of a builder is pasted, copied as our own link, and opened", async ({ page }) => {
  await page.goto("/#/squads");
  await page.locator("[data-xws]").fill(`My list: ${yasb}`);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.locator("[data-legal=true]")).toContainText("2 ships");
  await expect(page.locator("[data-open-in] a")).toHaveText(["X2PO's builder", "YASB", "Launch Bay Next"]);
  await expect(page.locator("[data-open-in] a").nth(1)).toHaveAttribute("href", /^https:\/\/yasb\.app\/\?f=Rebel%20Alliance&d=v8/);
  await page.locator("[data-link]").click();
  await expect(page.locator("[data-copied]")).toContainText("The link is copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/#\/squad\/second\/rebelalliance\//);
  await shot(page, "links");
  await accessible(page);
  await page.goto("/");
  await page.goto(copied);
  await expect(page.getByRole("heading", { name: "Two of a kind" })).toBeVisible();
  await expect(page.locator("[data-legal=true]")).toContainText("2 ships");
});

test("a pasted link is flown, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#/squads");
  await page.locator("[data-xws]").fill(yasb);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.locator("[data-legal=true]")).toBeVisible();
  await page.locator("[data-open-in]").scrollIntoViewIfNeeded();
  await shot(page, "links-phone");
  await accessible(page);
  await page.getByRole("button", { name: "Play it against the computer" }).click();
  await expect(page).toHaveURL(/#\/match\//);
});

test("an unknown card in a paste gets a suggestion", async ({ page }) => {
  await page.goto("/#/squads");
  await page.locator("[data-xws]").fill("Luke Skywalker + Proton Torpedos");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("list", { name: "Reasons" })).toContainText('Did you mean "protontorpedoes"?');
});

test("of several links in one paste each can be looked at", async ({ page }) => {
  await page.goto("/#/squads");
  await page.locator("[data-xws]").fill(`${yasb} and https://launchbaynext.app/?lbx='Sunny'.31.3.0.l44.188.l3.256rr`);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { name: "Two of a kind" })).toBeVisible();
  await page.getByRole("button", { name: "Squad 2" }).click();
  await expect(page.getByRole("heading", { name: "Sunny", exact: true })).toBeVisible();
});

// 200 points by the list that it names, 201 by the usual one.
const older = "/#/squad/second/firstorder/626.334~236~742.105~382//Two%20lists?list=legacy%402026-03-31";

test("a squad is judged by two points lists, built by either, and flown by its own", async ({ page }) => {
  await page.goto(older);
  await expect(page.locator("[data-sheet] [data-legal=true]")).toContainText("(Legacy, 2026-03-31): 4 ships, 200 points");
  await page.getByText("By other points lists").click();
  const others = page.locator("[data-lists]");
  await expect(others).toContainText("X2PO, 2025-12-10 201 points, not legal");
  await others.getByRole("button", { name: "X2PO, 2025-12-10" }).click();
  await expect(page.locator("[data-sheet] [data-legal=false]")).toContainText("201 points");
  await expect(page.locator("[data-sheet]")).toContainText("By the points list legacy@2026-03-31 it is legal, with 200 points.");
  await page.locator("[data-lists]").getByRole("button", { name: "Legacy, 2026-03-31" }).click();
  await expect(page.locator("[data-sheet] [data-legal=true]")).toBeVisible();

  await page.locator("[data-edit]").click();
  const list = page.locator("[data-points-list]");
  await expect(list).toHaveValue("legacy@2026-03-31");
  await expect(page.locator("[data-points]")).toHaveAttribute("data-points", "200");
  await list.selectOption("");
  await expect(page.locator("[data-points]")).toHaveAttribute("data-points", "201");
  await expect(page.locator("[data-legal=false]")).toContainText("it is legal, with 200 points");
  await page.locator("[data-link]").click();
  await expect(page.locator("[data-copied]")).toContainText("The link is copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain("list=");
  await list.selectOption("legacy@2026-03-31");
  await expect(page.locator("[data-points]")).toHaveAttribute("data-points", "200");
  await shot(page, "build-list");
  await page.reload();
  await expect(list).toHaveValue("legacy@2026-03-31"); // it goes by its list as long as it is built
  await page.locator("[data-link]").click();
  await expect(page.locator("[data-copied]")).toContainText("The link is copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("list=legacy%402026-03-31");
  await accessible(page);
  await page.getByRole("button", { name: "Play it against the computer" }).click();
  await expect(page).toHaveURL(/#\/match\//);
});

test("a link is pasted, checked and flown with the keyboard alone", async ({ page }) => {
  await page.goto("/#/squads");
  await page.locator("[data-xws]").focus();
  await page.keyboard.insertText(yasb);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-sheet] [data-legal=true]")).toBeVisible();
  await tabTo(page, "Play it against the computer");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/match\//);
});

test("a squad is chosen with the keyboard alone", async ({ page }) => {
  await page.goto("/#/friend");
  await chooseGame(page, "second");
  await chooseOpponent(page, "beginner");
  const seat = page.getByRole("region", { name: "Your squad" });
  await seat.locator("[data-choose]").focus();
  await page.keyboard.press("Enter");
  const chooser = page.getByRole("dialog");
  await expect(chooser.locator("[data-squad]").first()).toBeVisible();
  await tabTo(page, "Search");
  await page.keyboard.type("red lanterns");
  await expect(chooser.locator("[data-squad]")).toHaveCount(1);
  await tabTo(page, "Red Lanterns");
  await page.keyboard.press("Enter");
  await expect(chooser).toBeHidden();
  await expect(seat).toContainText("Red Lanterns");
  await expect(seat.locator("[data-choose]")).toBeFocused();
});

/** tabTo goes on with the tab key until something with these words has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      return [at?.textContent, at?.closest("label")?.textContent, at?.getAttribute("aria-label")].join(" ");
    });
    if (here.includes(words)) return;
  }
  throw new Error(`the tab key does not reach ${words}`);
}
