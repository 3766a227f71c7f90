/** Two strangers play by the clock, and talk. */
import { expect, test } from "./fixtures";
import { accessible, make, meeting, shot } from "./play";

test("two strangers pair with a clock, see each other's names, and talk", async ({ browser, server }) => {
  const one = await meeting(browser, server, "Ada");
  const two = await meeting(browser, server, "Ben");
  await one.locator('[data-pair="second"]').click();
  await expect(one.locator('[data-other="free"]')).toBeVisible();
  await expect(one.getByText("Each player has 15 minutes for all answers.")).toBeVisible();
  await one.waitForLoadState("networkidle"); // the squad that is offered is drawn
  const place = async () => (await one.locator("[data-bring]").boundingBox())?.y;
  const stood = await place();
  await two.locator('[data-pair="second"]').click();
  await expect(one.locator('[data-other="choosing"]')).toBeVisible();
  expect(await place(), "Ready stays where it is when someone comes").toBe(stood);
  for (const page of [one, two]) await page.locator("[data-bring]").click();

  for (const page of [one, two]) {
    await expect(page.locator("[data-clocks]")).toContainText("Ada");
    await expect(page.locator("[data-clocks]")).toContainText("Ben");
  }
  const left = () => one.locator(".clocks .going [data-left]").first().innerText();
  const before = await left();
  await expect.poll(left).not.toBe(before);

  await one.locator("[data-talk] summary").click();
  await two.locator("[data-talk] summary").click();
  await one.locator('[data-phrase="luck"]').click();
  await expect(two.locator("[data-talk] li")).toHaveText("Ada Good luck!");
  await two.getByPlaceholder("Type a message").fill("You too");
  await two.getByRole("button", { name: "Send" }).click();
  await expect(one.locator("[data-talk] li").last()).toHaveText("Ben You too");
  const field = two.getByPlaceholder("Type a message");
  await two.route("**/words", (route) => route.abort(), { times: 1 });
  await field.fill("No one hears this");
  await field.press("Enter");
  await expect(field, "what was not heard can be said again").toHaveValue("No one hears this");
  let hear: (() => Promise<void>) | undefined;
  await two.route("**/words", (route) => void (hear = () => route.continue()), { times: 1 });
  await field.fill("Have fun");
  await field.press("Enter");
  await field.fill("What is typed meanwhile stays");
  await expect.poll(() => hear).toBeTruthy();
  await hear?.();
  await expect(one.locator("[data-talk] li").last()).toHaveText("Ben Have fun");
  await expect(field).toHaveValue("What is typed meanwhile stays");
  await accessible(one);
  await shot(one, "match-clock");
  await one.getByRole("button", { name: "Mute Ben" }).click();
  await expect(one.locator("[data-talk] li")).toHaveCount(1);
  await one.getByRole("button", { name: "Mute Ben" }).click();
  await one.getByRole("button", { name: "Delete my messages" }).click();
  await expect(two.locator("[data-talk] li")).toHaveText(["Ben You too", "Ben Have fun"]);
  await one.context().close();
  await two.context().close();
});

test("the link of a friend and the secret of a seat are replaced", async ({ page, request, quiet }) => {
  quiet.allow.push(/401/);
  await page.goto("/#/friend");
  await page.getByRole("button", { name: "Create the match" }).click();
  const link = page.locator("[data-invitation]");
  const before = await link.inputValue();
  await page.locator("[data-relink]").click();
  await expect(link).not.toHaveValue(before);

  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
  const token = () => page.evaluate((id) =>
    (JSON.parse(localStorage.getItem("koiogran.held") ?? "[]") as { id: string; token: string }[])
      .find((h) => h.id === id)?.token, match.id);
  const old = await token();
  await page.locator("[data-menu]").click();
  await page.getByText("Your seat", { exact: true }).click();
  await page.locator("[data-renew]").click();
  // The page is loaded again with the new secret, which this outlasts.
  await page.waitForFunction(({ id, old }) =>
    (JSON.parse(localStorage.getItem("koiogran.held") ?? "[]") as { id: string; token: string }[])
      .some((h) => h.id === id && h.token !== old), { id: match.id, old });
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
  const refused = await request.get(`/api/v1/matches/${match.id}`, {
    headers: { Authorization: `Bearer ${old}` },
  });
  expect(refused.status()).toBe(401);
  await page.goto("/");
  await expect(page.locator("[data-turn=yours]")).toHaveCount(1);
});

test("a new secret whose answer was lost holds the seat when the page is loaded again", async ({ page, request, quiet }) => {
  quiet.allow.push(/ERR_FAILED|Failed to fetch|401/); // the old secret, whose streams end
  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
  await page.route("**/token", async (route) => {
    await route.fetch(); // it reaches the server, and its answer no one
    await route.abort();
  });
  await page.locator("[data-menu]").click();
  await page.getByText("Your seat", { exact: true }).click();
  await page.locator("[data-renew]").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute("**/token");
  await page.reload();
  await expect(page.locator(".who")).toHaveAttribute("data-seat", "1");
  const refused = await request.get(`/api/v1/matches/${match.id}`, { headers: { Authorization: `Bearer ${match.token}` } });
  expect(refused.status()).toBe(401);
});

test("who runs out of time loses, and both are shown why", async ({ page, request, browser, server }) => {
  test.setTimeout(150_000);
  const match = await make(request, "friend", { "clock": 1, "round-limit": 1 });
  const friend = await (await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" })).newPage();
  await page.goto(match.mine);
  await friend.goto(match.friend);
  await expect(page.locator("[data-clocks]")).toBeVisible();
  for (const p of [page, friend]) {
    await expect(p.locator("[data-ended]")).toBeVisible({ timeout: 90_000 });
    await expect(p.locator("[data-ended] strong")).toHaveText(/You (win|lose)\./);
    await expect(p.locator("[data-ended]")).toContainText(/time/);
  }
  const said = await Promise.all([page, friend].map((p) => p.locator("[data-ended] strong").innerText()));
  expect(said.sort()).toEqual(["You lose.", "You win."]);
  await shot(page, "match-time");
  await friend.context().close();
});
