/** A match of days goes on after its server was killed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, start, test } from "./fixtures";
import { byClicks, make, meeting, past, shot, turn } from "./play";

test("two strangers play by correspondence, and the server is killed between two answers", async ({ browser, quiet }) => {
  quiet.allow.push(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  const folder = mkdtempSync(join(tmpdir(), "koiogran-"));
  let server = await start(folder);
  const port = Number(new URL(server.address).port);
  const people = [await meeting(browser, server, "Ada", "days"), await meeting(browser, server, "Ben", "days")];
  for (const page of people) {
    await page.locator('[data-pair="second"]').click();
    await page.waitForURL(/#\/join\//);
  }
  for (const page of people) await page.locator("[data-bring]").click();
  for (const page of people) await expect(page.locator("[data-clocks]")).toBeVisible();

  const asked = await Promise.race(people.map(async (page) => ({ page, turn: await turn(page) })));
  if (asked.turn === "over") throw new Error("the match is over before it began");
  await byClicks(asked.page, asked.turn, 0);
  await past(asked.page, asked.turn.number);
  await server.stop("SIGKILL");
  server = await start(folder, port);

  // Whose turn it is sees so on the first page, and goes on from there.
  const waits = await Promise.race(people.map(async (page) => {
    await page.goto("/");
    await page.reload();
    await page.locator('[data-turn="yours"]').first().waitFor();
    return page;
  }));
  await expect(waits.locator('[data-turn="yours"]')).toContainText("left");
  await shot(waits, "home-turn");
  await waits.locator(".held a").first().click();
  const next = await turn(waits);
  if (next === "over") throw new Error("the match has ended by the kill");
  await byClicks(waits, next, 1);
  await past(waits, next.number);
  for (const page of people) await page.context().close();
  await server.stop("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

test("a browser is asked to say when it is one's turn, and says so", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
  await context.grantPermissions(["notifications"], { origin: server.address });
  const page = await context.newPage();
  // A browser without a window reaches no push service: the test says where it would be notified.
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () => ({
      toJSON: () => ({
        endpoint: "https://fcm.googleapis.com/fcm/send/test",
        keys: {
          auth: "AAAAAAAAAAAAAAAAAAAAAA",
          p256dh: "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
        },
      }),
    }) as unknown as PushSubscription;
  });
  const match = await make(page.request, "friend", { "clock-days": 3 });
  await page.goto(match.mine);
  await page.locator("[data-menu]").click();
  await page.locator("[data-tell]").click();
  await expect(page.locator("[data-tell]")).toBeChecked();
  await page.reload();
  await page.locator("[data-menu]").click();
  await expect(page.locator("[data-tell]")).toBeChecked();

  const cdp = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => cdp.on(
    "ServiceWorker.workerRegistrationUpdated",
    ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
  ));
  await cdp.send("ServiceWorker.enable");
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker says what it has shown. A page that asks the browser for its notifications
  // while one is about to be shown makes Chromium forget that one.
  const worker = context.serviceWorkers()[0] ?? await context.waitForEvent("serviceworker");
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    Object.assign(globalThis, {
      shown: new Promise((resolve, reject) => {
        registration.showNotification = (title, options) => {
          const done = show(title, options);
          done.then(() => resolve({ title, body: options?.body }), reject);
          return done;
        };
      }),
    });
  });
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin: server.address, registrationId: await known,
    data: JSON.stringify({ match: match.id, text: "It is your turn." }),
  });
  const shown = await worker.evaluate(() => (globalThis as unknown as { shown: Promise<unknown> }).shown);
  expect(shown).toEqual({ title: "Koiogran", body: "It is your turn." });
  // A new secret of the seat ends what was asked for by the old one: the page asks again.
  await page.getByText("Your seat", { exact: true }).click();
  const again = page.waitForResponse((r) => r.url().endsWith("/push") && r.request().method() === "POST");
  await page.locator("[data-renew]").click();
  expect((await again).status()).toBe(204);
  await page.locator("[data-menu]").click();
  await expect(page.locator("[data-tell]")).toBeChecked();
  await page.locator("[data-tell]").click();
  await expect(page.locator("[data-tell]")).not.toBeChecked();
  await context.close();
});
