/** A squad is built from nothing, changed, kept and flown. */
import { expect, test } from "./fixtures";
import { accessible, shot } from "./play";

for (const [width, height] of [[1440, 900], [390, 844]] as const) {
  test(`a squad is built from nothing and flown, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await page.getByRole("link", { name: "Build a squad" }).click();
    await page.locator("[data-faction]").selectOption({ label: "Galactic Empire" });
    await page.locator('[data-ship="tielnfighter"]').click();
    await page.locator('[data-pilot="howlrunner"]').click();
    await expect(page.locator("[data-member]")).toHaveCount(1);
    await page.locator('[data-member="0"] [data-slot="talent"]').click();
    await page.locator("[data-fit]").first().waitFor();
    await shot(page, `build-${width}-slot`);
    await page.getByRole("dialog").getByRole("searchbox").fill("crack");
    await page.locator('[data-fit="crackshot"]').click();
    await expect(page.locator('[data-equipped="crackshot"]')).toHaveCount(1);
    await page.locator('[data-pilot="academypilot"]').click();
    await page.getByRole("button", { name: "Add another Academy Pilot" }).first().click();
    await expect(page.locator("[data-member]")).toHaveCount(3);
    await expect(page.locator('[data-legal="true"]')).toHaveCount(1);
    await shot(page, `build-${width}`);
    await accessible(page);
    const points = Number(await page.locator("[data-points]").getAttribute("data-points"));
    await page.locator('[data-equipped="crackshot"]').click();
    await expect(page.locator("[data-points]")).not.toHaveAttribute("data-points", String(points));
    await page.getByLabel("Name", { exact: true }).fill("Three Eyes");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Three Eyes is saved in this browser.")).toBeVisible();
    await page.getByRole("button", { name: "Play it against the computer" }).click();
    await page.locator("[data-question]").first().waitFor();
  });
}

test("a second copy of a limited pilot is not legal, and says why", async ({ page }) => {
  await page.goto("/#/build/second/galacticempire");
  await page.locator('[data-ship="tielnfighter"]').click();
  await page.locator('[data-pilot="howlrunner"]').click();
  await expect(page.locator("[data-member]")).toHaveCount(1);
  await page.locator('[data-pilot="howlrunner"]').click();
  await expect(page.locator('[data-legal="false"]')).toContainText("Howlrunner");
  await page.reload();
  await expect(page.locator("[data-member]")).toHaveCount(2); // the squad is not lost
});

test("a ready squad can be changed", async ({ page }) => {
  await page.goto("/#/squads");
  await page.locator("[data-squad]").first().click();
  await page.locator("[data-edit]").click();
  await page.locator("[data-member]").first().waitFor();
  await expect(page.locator('[data-legal="true"]')).toHaveCount(1);
});

for (const [edition, faction] of [["first", "rebel"], ["flightpath", ""]]) {
  test(`squads of ${edition} can be built`, async ({ page }) => {
    await page.goto(`/#/build/${edition}/${faction}`);
    await page.locator("[data-ship]").first().click();
    await page.locator("[data-pilot]").first().click();
    await page.locator("[data-legal]").waitFor();
    await shot(page, `build-${edition}`);
    await accessible(page);
  });
}

test("the rest of a squad is suggested, and the suggestion can be taken back", async ({ page }) => {
  await page.goto("/#/build/second/rebelalliance");
  await page.locator('[data-ship="t65xwing"]').click();
  await page.locator('[data-pilot="wedgeantilles"]').click();
  await expect(page.locator("[data-member]")).toHaveCount(1);
  await page.locator("[data-suggest]").click();
  await expect(page.locator("[data-member]").nth(1)).toBeVisible();
  await expect(page.locator("[data-member]").first()).toContainText("Wedge Antilles");
  await expect(page.locator('[data-legal="true"]')).toHaveCount(1);
  await expect.poll(async () => Number(await page.locator("[data-points]").getAttribute("data-points"))).toBeGreaterThan(180);
  await shot(page, "build-suggested");
  await page.evaluate(() => {
    window.print = () => { document.title = document.querySelector(".paper h2")?.textContent ?? ""; };
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page, "what is printed has its name").toHaveTitle(/Rebel Alliance, \d+ points/);
  await page.getByRole("button", { name: "Undo suggestion" }).click();
  await expect(page.locator("[data-member]")).toHaveCount(1);
});

test("a squad is dealt, saved as a picture, and printed alone", async ({ page }) => {
  await page.goto("/#/squads");
  await page.getByLabel("Format").selectOption({ label: "X-Wing, first edition: Epic" });
  await page.locator("[data-deal]").click();
  await expect(page.locator("[data-sheet] [data-legal=true]")).toHaveCount(1);
  await expect(page.locator("[data-sheet]")).toContainText("Legal in Epic:");
  await expect(page.locator("[data-squad]").first()).toBeVisible();
  await accessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"), page.getByRole("button", { name: "Save image" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-sheet] .ship-sheet").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "All squads" })).toBeHidden();
  await shot(page, "squad-printed");
});
