/** Accounts: signing in by a passkey, rated matches, and being forgotten. */
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, next, shot } from "./play";

/** person opens a browser whose device makes passkeys. A passkey needs a name of the server. */
async function person(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address.replace("127.0.0.1", "localhost"), reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true,
      isUserVerified: true, automaticPresenceSimulation: true,
    },
  });
  return page;
}

/** join makes an account by the pages, from the first one on. */
async function join(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.locator("[data-account]").click();
  await page.getByRole("textbox").fill(name);
  await page.locator("[data-create]").click();
  await expect(page.locator("[data-passkey]")).toHaveCount(1);
}

test("two people with accounts play a rated match, and both ratings change", async ({ browser, server }) => {
  const people = [await person(browser, server.address), await person(browser, server.address)] as const;
  const [ada, ben] = people;
  await ada.goto("/#/account");
  await accessible(ada);
  await join(ada, "Ada");
  await join(ben, "Ben");
  await accessible(ada);
  await shot(ada, "account");
  for (const page of people) {
    await page.goto("/#/meet");
    await page.locator("[data-rated]").check();
    await page.locator('[data-pair="second"]').click();
    await page.waitForURL(/#\/join\//);
  }
  for (const page of people) await page.locator("[data-bring]").click();
  for (const page of people) await page.locator("[data-question], .waiting").first().waitFor();
  await expect(ada.locator("body")).toContainText("Ben");

  // Ada signs out and in again, as on another device: her match is there.
  await ada.goto("/#/account");
  await ada.locator("[data-sign-out]").click();
  await ada.evaluate(() => localStorage.clear());
  await ada.reload();
  await ada.locator("[data-sign-in]").click();
  await expect(ada.locator("[data-passkey]")).toHaveCount(1);
  await ada.goto("/");
  await expect(ada.locator(".held li")).toHaveCount(1);
  await ada.locator(".held a").click();
  await ada.locator("[data-question], .waiting").first().waitFor();

  // A match counts once both have answered something.
  for (const waits = new Set([ada, ben]); waits.size > 0;) {
    const { page, asked } = await next([ada, ben]);
    if (asked === "over") throw new Error("the match ended before both had answered");
    await byClicks(page, asked, 0);
    waits.delete(page);
  }
  await concede(ben);
  await ada.locator("[data-ended]").waitFor();
  for (const [page, rating] of [[ada, "1662?"], [ben, "1338?"]] as const) {
    await page.goto("/#/account");
    await expect(async () => {
      await page.reload();
      await expect(page.locator('[data-rating="second"]')).toContainText(rating, { timeout: 1000 });
    }).toPass();
  }
  await ada.goto("/#/ladder");
  await expect(ada.getByText("No one is ranked yet.")).toBeVisible();
  await accessible(ada);

  await ben.goto("/#/account");
  await ben.getByLabel("Permanently delete my account and data").check();
  await ben.locator("[data-delete]").click();
  await expect(ben.locator("[data-sign-in]")).toBeVisible();
  await ben.locator("[data-sign-in]").click();
  await expect(ben.getByRole("alert")).toContainText("This passkey does not belong to any account here");
  for (const page of people) await page.context().close();
});

/** concede gives a match up by its menu. */
async function concede(page: Page): Promise<void> {
  const { id, token } = await page.evaluate(() => {
    const held = JSON.parse(localStorage.getItem("koiogran.held") ?? "[]") as { id: string; token: string; page?: string }[];
    const h = held.find((one) => !one.page);
    return { id: h?.id ?? "", token: h?.token ?? "" };
  });
  const answer = await page.request.post(`/api/v1/matches/${id}/answers`, {
    headers: { Authorization: `Bearer ${token}` }, data: { question: 0, answer: "concede" },
  });
  expect(answer.ok()).toBe(true);
}
