/**
 * Whole matches of second edition's fleets, by clicks: one player against the computer, and four in teams. They take minutes,
 * so they are run by hand: KOIOGRAN_FLEETS=20 npx playwright test fleets, with the number of rounds after which they end.
 * With SHOTS=1 there are pictures of each kind of question in e2e/shots, at three widths.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, next, opens, past, pickSquad, ready, seatLinks, shot, type Turn, turn } from "./play";

/** The number of rounds to play. */
const rounds = Number(process.env["KOIOGRAN_FLEETS"] ?? 0);
test.skip(rounds === 0, "minutes long: set KOIOGRAN_FLEETS to a number of rounds");

/** How long one of four pages that share a machine may take for a step, in milliseconds. */
const patience = 180_000;

type Asked = Exclude<Turn, "over">;

/** The sizes of the pictures: a desk, a tablet, a phone. */
const sizes = [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 390, height: 844 }];

/** shots saves pictures at all sizes, where they are asked for. */
async function shots(page: Page, name: string): Promise<void> {
  if (!process.env["SHOTS"]) return;
  const usual = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForTimeout(400);
    await shot(page, `fleets-${name}-${size.width}`);
  }
  if (usual) await page.setViewportSize(usual);
}

/** aimed sets the dial that has the most enemies in an arc and meets the least, and takes the first option everywhere else. */
async function aimed(page: Page, asked: Asked, k: number): Promise<void> {
  if (asked.about === "place") return byClicks(page, asked, k);
  const best = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>(".question [data-maneuver]:enabled")];
    const worth = (b: HTMLElement) => {
      const parts = (b.getAttribute("aria-label") ?? "").split(";");
      const arc = parts.filter((p) => / in arc at range/.test(p)).length;
      const bad = parts.slice(1).filter((p) => !/ in arc at range|in the arc of|energy/.test(p)).length;
      return 2 * arc - 5 * bad - (/red/i.test(parts[0] ?? "") ? 1 : 0) + (/[23] straight/.test(parts[0] ?? "") ? 0.6 : 0);
    };
    return all.sort((a, b) => worth(b) - worth(a))[0]?.dataset["maneuver"];
  });
  if (asked.about !== "dial" || !best) return byClicks(page, asked, k);
  await page.locator(`.question [data-maneuver="${best}"]`).click();
  await ready(page, asked.number);
  await past(page, asked.number);
}

/** moment names what is asked, once for each kind, "" where there is a picture of it already. */
function moment(asked: Asked, round: string, seen: Set<string>): string {
  const name = Number(round) > 2 ? `late-${asked.about}` : asked.about;
  if (seen.has(name)) return "";
  seen.add(name);
  return name;
}

/** roundOf is the round that a page shows. */
async function roundOf(page: Page): Promise<string> {
  return (await page.locator("[data-round]").first().getAttribute("data-round")) ?? "0";
}

test("a match of Black Wedge against Long Broadside", async ({ page, request }) => {
  test.setTimeout(1_800_000);
  const response = await request.post("/api/v1/matches", {
    data: {
      edition: "second", way: "epic", settings: { "round-limit": rounds },
      seats: [{ who: "you", ready: "epic-black-wedge" }, { who: "bot", bot: "beginner", ready: "epic-long-broadside" }],
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { id, token } = await response.json();
  await page.goto(`/#/match/${id}/${token}`);
  const seen = new Set<string>();
  const begun = Date.now();
  let clicks = 0, last = "0";
  for (; ; clicks++) {
    const asked = await turn(page);
    if (asked === "over") break;
    last = await roundOf(page);
    const name = moment(asked, last, seen);
    if (name) await shots(page, name);
    const now = await turn(page);
    if (now === "over") break;
    await aimed(page, now, clicks);
  }
  console.log(`Black Wedge: ${last} rounds, ${clicks} clicks, ${Math.round((Date.now() - begun) / 1000)} s; seen: ${[...seen].join(" ")}`);
  await shots(page, "end");
  await page.getByRole("button", { name: "View the board" }).click();
  await shots(page, "end-table");
  await accessible(page);
});

/** The ready squad that each seat brings, by its name. */
const squads = ["Hostile Bid", "First Away", "Private Interest", "Half a Broadside"];

test("four browsers play second edition's fleets in teams of two", async ({ browser, server }) => {
  test.setTimeout(1_800_000);
  const one = await opens(browser, server.address, "/#/friend/second/epic", patience);
  await one.getByLabel("Number of players").selectOption("4");
  await shots(one, "team-create");
  await one.locator("summary", { hasText: "House rules" }).click();
  await one.getByLabel(/round/i).first().fill(String(rounds));
  await one.getByRole("button", { name: "Create the match" }).click();
  await expect(one.locator("[data-link]")).toHaveCount(3);
  const sent = await seatLinks(one);
  const [two, three] = await Promise.all([2, 3].map((seat) => opens(browser, server.address, "/" + (sent.get(seat) ?? ""), patience))) as [Page, Page];
  await expect(two.locator("[data-link='4']")).toBeVisible();
  const four = await opens(browser, server.address, "/" + ((await seatLinks(two)).get(4) ?? ""), patience);
  const pages = [one, two, three, four];
  for (const [i, page] of pages.entries()) {
    await expect(page.locator("[data-bring]")).toBeVisible();
    const label = await page.locator("[data-choice]").first().getAttribute("aria-label") ?? "";
    await pickSquad(page, label, squads[i] ?? "");
    if (i === 3) await shots(page, "team-lobby");
    await page.locator("[data-bring]").click();
  }
  for (const [i, page] of pages.entries()) {
    await page.waitForURL(/match/);
    await expect(page.locator(".who")).toHaveAttribute("data-seat", String(i + 1));
    await expect(page.locator(".squad")).toHaveCount(4);
  }
  const seen = new Set<string>();
  const begun = Date.now();
  let clicks = 0, last = "0";
  for (; ; clicks++) {
    const { page, asked } = await next(pages);
    if (asked === "over") break;
    last = await roundOf(page);
    const name = moment(asked, last, seen);
    if (name) await shots(page, "team-" + name);
    await aimed(page, asked, clicks);
  }
  console.log(`teams: ${last} rounds, ${clicks} clicks, ${Math.round((Date.now() - begun) / 1000)} s; seen: ${[...seen].join(" ")}`);
  for (const page of pages) await expect(page.locator("[data-ended]")).toContainText(/Your side (wins|loses)|draw/);
  await shots(three, "team-end");
  await accessible(three);
  await Promise.all(pages.map((p) => p.context().close()));
});
