import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, shot, turn } from "./play";

/** opens opens a page in a browser of its own. */
async function opens(browser: Browser, address: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** links are the addresses of the seats that are still free, by seat. */
async function links(page: Page): Promise<Map<number, string>> {
  const list = new Map<number, string>();
  for (const box of await page.locator("[data-link]").all()) {
    const seat = Number(await box.getAttribute("data-link"));
    list.set(seat, new URL(await box.locator("[data-invitation]").inputValue()).hash);
  }
  return list;
}

/** The ready squad that each seat brings, by its name. */
const squads = ["Red Flight", "High Guard", "Four Hammers", "Sharp Eyes"];

/** brings chooses a ready squad by its name and brings it. */
async function brings(page: Page, name: string): Promise<void> {
  await expect(page.locator("[data-bring]")).toBeVisible();
  const list = page.getByLabel("Your squad").first();
  const option = list.locator("option", { hasText: name }).first();
  await list.selectOption(await option.getAttribute("value"));
  await page.locator("[data-bring]").click();
}

test("four browsers meet at a table of teams and play its first rounds", async ({ browser, server }) => {
  test.setTimeout(240_000);
  const one = await opens(browser, server.address, "/");
  await one.locator("[data-teams=epic]").click();
  await expect(one.getByLabel("How many play")).toHaveValue("4");
  await accessible(one);
  await one.locator("summary", { hasText: "What the table agrees on" }).click();
  await one.getByLabel(/round/i).first().fill("2");
  await one.getByRole("button", { name: "Set the table" }).click();
  await expect(one.locator("[data-link]")).toHaveCount(3);
  await expect(one.locator("[data-seat='3']")).toContainText("Player 3, your partner: nobody has opened the link yet.");
  await accessible(one);
  await shot(one, "team-table");
  const sent = await links(one);
  const [two, three, four] = await Promise.all([2, 3, 4].map((seat) =>
    opens(browser, server.address, "/" + (sent.get(seat) ?? "")))) as [Page, Page, Page];
  await expect(one.locator("[data-link]")).toHaveCount(0);
  await brings(one, squads[0] ?? "");
  // The partner sees it, the opponents do not.
  await expect(three.locator("[data-partner]")).toContainText("Your partner brings Red Flight");
  await expect(two.locator("[data-seat='1']")).toHaveAttribute("data-doing", "ready");
  expect(await two.locator("main").innerText()).not.toContain("You bring");
  await expect(two.locator("[data-partner]")).toHaveCount(0);
  await accessible(three);
  await shot(three, "team-lobby");
  await brings(two, squads[1] ?? "");
  await brings(three, squads[2] ?? "");
  await brings(four, squads[3] ?? "");
  const pages = [one, two, three, four];
  for (const [i, page] of pages.entries()) {
    await page.waitForURL(/match/);
    await expect(page.locator(".who")).toHaveText(`You are player ${i + 1}`);
    await expect(page.locator(".squad")).toHaveCount(4);
  }
  await expect(one.locator(".squad").nth(1)).toContainText("your partner");
  await plays(pages);
  await Promise.all(pages.map((p) => p.context().close()));
});

/** plays lets whoever is asked answer until the match is over, with pictures on the way. */
async function plays(pages: Page[]): Promise<void> {
  const seen = new Set<string>();
  for (let k = 0; k < 2000; k++) {
    const { p, asked } = await Promise.any(pages.map((p) => turn(p).then((asked) => ({ p, asked }))));
    if (asked === "over") break;
    const seat = pages.indexOf(p) + 1;
    if (asked.about === "dial" && seat > 2 && !seen.has("planning")) {
      seen.add("planning");
      await accessible(p);
      await shot(p, "team-planning");
    }
    if (asked.about !== "dial" && asked.about !== "place" && seen.has("planning") && !seen.has("waiting")) {
      seen.add("waiting");
      const idle = pages.find((other) => other !== p) ?? p;
      await expect(idle.locator(".question")).toContainText(/Waiting for|Watch/);
      await shot(idle, "team-waiting");
    }
    await byClicks(p, asked, k);
  }
  expect([...seen]).toEqual(["planning", "waiting"]);
  for (const page of pages) {
    await expect(page.locator("[data-ended]")).toContainText(/Your side (wins|loses)|draw/);
  }
  await accessible(pages[2] as Page);
  await shot(pages[2] as Page, "team-end");
}

test("one person plays in teams with programs as the partner and the opponents", async ({ browser, server }) => {
  test.setTimeout(240_000);
  const page = await opens(browser, server.address, "/#/friend/first/epic/4");
  for (const seat of [2, 3, 4]) {
    const box = page.locator(`[data-team-seat="${seat}"]`);
    await box.getByLabel("Who it is").selectOption("beginner");
    await expect(box.getByLabel("Its squad")).toHaveValue("itself");
  }
  await expect(page.locator('[data-team-seat="3"] legend')).toHaveText("Your partner");
  await accessible(page);
  await shot(page, "team-programs");
  await page.locator("summary", { hasText: "What the table agrees on" }).click();
  await page.getByLabel(/round/i).first().fill("1");
  await page.getByRole("button", { name: "Set the table" }).click();
  await expect(page.locator("[data-seat='4']")).toContainText("the computer (beginner): has brought a squad");
  await expect(page.locator("[data-partner]")).toBeVisible();
  const list = page.getByLabel("Your squad").first();
  await list.selectOption("drawn");
  await expect(page.locator("[data-drawn=yes]")).toBeVisible();
  await page.locator("[data-bring]").click();
  await page.waitForURL(/match/);
  await expect(page.locator(".squad")).toHaveCount(4);
  for (let k = 0; ; k++) {
    const asked = await turn(page);
    if (asked === "over") break;
    await byClicks(page, asked, k);
  }
  await expect(page.locator("[data-ended]")).toContainText(/Your side (wins|loses)|draw/);
  await page.context().close();
});
