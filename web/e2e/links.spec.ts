/** Squads by links: pasted, flown, copied back and opened. */
import { expect, test } from "./fixtures";
import { accessible, shot } from "./play";

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
