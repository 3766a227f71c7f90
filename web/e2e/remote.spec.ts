/** A remote on the table: it is drawn as what it is, and has no dial. */
import { expect, test } from "./fixtures";
import { make, shot, squadOf, steady, turn } from "./play";

/** Two ships of which one has probe droids on board. */
const droids = squadOf("Droids", "separatistalliance", [
  { id: "066", ship: "sithinfiltrator", upgrades: { "tactical-relay": [], device: ["drk1probedroids"] } },
  { id: "tradefederationdrone", ship: "vultureclassdroidfighter", upgrades: {} },
]);
const empire = squadOf("Two Eyes", "galacticempire", [
  { id: "academypilot", ship: "tielnfighter", upgrades: {} }, { id: "academypilot", ship: "tielnfighter", upgrades: {} },
]);

test("a probe droid is on the table, and no dial is set for it", async ({ page, request }) => {
  test.setTimeout(180_000);
  const match = await make(request, "bot", { "round-limit": 3 }, [droids, empire]);
  await page.goto(match.mine);
  const remote = page.locator("[data-ship] .remote");
  for (;;) {
    const asked = await turn(page);
    if (asked === "over") throw new Error("no dial was asked for after a droid was placed");
    if (asked.about === "dial" && await remote.count() > 0) break;
    const send = page.locator(".question [data-answer]", { hasText: "DRK-1" }).first();
    if (await send.isVisible()) {
      await send.click();
      continue;
    }
    await steady(page, asked);
  }
  await expect(page.locator(".tabs button")).toHaveCount(2);
  await expect(page.locator(".card, [data-card]").filter({ has: page.locator(".remote") })).toHaveCount(1);
  await shot(page, "remote");
});
