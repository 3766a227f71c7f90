/** Two strangers find one another. */
import { expect, test } from "./fixtures";
import { accessible, shot } from "./play";

test("two strangers press the same button, choose squads and play", async ({ browser, server }) => {
  const people = await Promise.all([1, 2].map(async () => {
    const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
    return context.newPage();
  }));
  const [one, two] = people;
  if (!one || !two) throw new Error("two pages are needed");
  await one.goto("/");
  await one.getByRole("link", { name: "Find an opponent" }).click();
  await expect(one.getByText("Nobody waits now.")).toBeVisible();
  await one.getByRole("textbox").fill("Ada");
  await accessible(one);
  await one.locator('[data-pair="second"]').click();
  await expect(one.locator('[data-other="free"]')).toContainText("You are in the list of open tables.");

  await two.goto("/#/meet");
  await expect(two.locator("[data-table]")).toContainText("Ada");
  await shot(two, "meet");
  await accessible(two);
  await two.locator('[data-pair="second"]').click();
  await expect(one.locator('[data-other="choosing"]')).toContainText("Your opponent is at the table");
  for (const page of people) await page.locator("[data-bring]").click();
  for (const page of people) await page.locator("[data-question], .waiting").first().waitFor();
  for (const page of people) {
    expect(page.url()).toContain("#/match/");
    await page.context().close();
  }
});
