/** The chooser, the collection and the comparison of pilots by themselves: what the server answers is made up. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const drawing = { hull: "M-20 -20L20 -20L0 30Z" };
const squad = (name: string, kind: "xwing" | "tie", more: object = {}) => ({
  xws: name, name, faction: kind === "xwing" ? "Rebel Alliance" : "Galactic Empire", points: 100, legal: true,
  ships: [{ name: "Pilot of " + name, kind, type: kind === "xwing" ? "X-wing" : "TIE fighter", points: 100, cards: ["Juke"] }],
  ...more,
});
const ready = [
  squad("Red Flight", "xwing", { ready: "red" }), squad("Cadets", "tie", { ready: "cadets" }),
  squad("Heavy", "tie", { ready: "heavy", legal: false, why: "The squad costs 201 points; the maximum is 200." }),
];
const ship = (id: string, name: string) => ({ id, name, size: "small", drawing, numbers: [{ name: "attack", value: "3" }], pilots: [
  { id: id + "one", name: name + " One", points: 50, initiative: 5, slots: ["talent"], does: "Shoots twice.", facts: [{ name: "force", value: "2" }] },
  { id: id + "two", name: name + " Two", points: 40, initiative: 2, slots: ["talent"] },
] });

/** open shows the page of squads, with the chooser of second edition. */
async function open(page: Page): Promise<void> {
  await page.route("**/squads/shelf", (route) => {
    const { squads } = route.request().postDataJSON() as { squads?: string[] };
    return route.fulfill({ json: { squads: squads ? squads.map((s) => squad(s, "xwing")) : ready, drawings: { xwing: drawing, tie: drawing } } });
  });
  await page.route("**/squads/roster?**", (route) => {
    const faction = new URL(route.request().url()).searchParams.get("faction") ?? "rebelalliance";
    return route.fulfill({ json: {
      edition: "second", faction, format: "wildspace", limit: 200, obstacles: [],
      factions: [{ id: "rebelalliance", name: "Rebel Alliance" }, { id: "scumandvillainy", name: "Scum and Villainy" }],
      ships: faction === "rebelalliance" ? [ship("z95", "Z-95"), ship("xwing", "X-wing")] : [ship("z95", "Z-95"), ship("firespray", "Firespray")],
    } });
  });
  await page.goto("/#/squads");
  await page.getByLabel("Format").selectOption({ label: "X-Wing, second edition" });
  await expect(titles(page)).toHaveText(["Red Flight", "Cadets"]);
}
const chooser = (page: Page) => page.locator("[data-chooser]");
const titles = (page: Page) => chooser(page).locator(".squad-title b");

test("the chooser shows what may be flown, and the rest with the reason", async ({ page }) => {
  await open(page);
  await expect(chooser(page).getByRole("status")).toHaveText("2 squads");
  await chooser(page).getByLabel("Only legal squads").uncheck();
  await expect(titles(page)).toHaveText(["Red Flight", "Cadets", "Heavy"]);
  await expect(page.locator("[data-squad=heavy]")).toContainText("The squad costs 201 points; the maximum is 200.");
});

test("the chooser is searched by any card, and filtered by faction, ship and source", async ({ page }) => {
  await open(page);
  const all = chooser(page);
  await all.locator("[data-search]").fill("pilot of red");
  await expect(titles(page)).toHaveText(["Red Flight"]);
  await all.locator("[data-search]").fill("JUKE");
  await expect(titles(page)).toHaveText(["Red Flight", "Cadets"]);
  await all.getByLabel("Faction").selectOption("Galactic Empire");
  await expect(titles(page)).toHaveText(["Cadets"]);
  await all.getByLabel(/^Ship/).selectOption("X-wing");
  await expect(titles(page)).toHaveCount(0);
  await all.getByLabel("Faction").selectOption("");
  await expect(titles(page)).toHaveText(["Red Flight"]);
  await all.getByLabel(/^From/).selectOption("Saved by me");
  await expect(titles(page)).toHaveCount(0);
});

test("a saved squad is in the chooser, one of another game is not", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("koiogran.squads", JSON.stringify([
    { name: "Mine", xws: "Mine", edition: "second" }, { name: "Other", xws: "Other", edition: "first" },
  ])));
  await page.route("**/squads/shelf", (route) => {
    const { squads } = route.request().postDataJSON() as { squads?: string[] };
    return route.fulfill({ json: { squads: (squads ?? []).map((s) => squad(s, "xwing")), drawings: { xwing: drawing } } });
  });
  await page.goto("/#/squads");
  await page.getByLabel("Format").selectOption({ label: "X-Wing, second edition" });
  await expect(titles(page)).toHaveText(["Mine"]);
});

test("an event that is pasted is shown with players and ranks", async ({ page }) => {
  await open(page);
  await page.route("**/squads/check", (route) => route.fulfill({
    json: { xws: "First", name: "First", player: "Ann", rank: "1st", others: [{ xws: "Second", player: "Ben", rank: "2nd" }] },
  }));
  await chooser(page).getByText("Paste a squad").click();
  await chooser(page).locator("[data-pasted]").fill("an event");
  await chooser(page).locator("[data-read]").click();
  await expect(titles(page)).toHaveText(["First", "Second"]);
  await expect(page.locator("[data-squad=First]")).toContainText("Rebel Alliance · Ann · 1st");
  await expect(page.locator("[data-squad=Second]")).toContainText("Ben · 2nd");
});

test("a collection lists each ship once, is kept, and marks and filters squads", async ({ page }) => {
  await open(page);
  await page.locator("[data-collection]").click();
  const mine = page.getByRole("dialog", { name: "My collection" });
  await expect(mine.locator(".collection span")).toHaveText(["Firespray", "X-wing", "Z-95"]);
  await mine.getByLabel("Find a ship").fill("wing");
  await expect(mine.locator(".collection span")).toHaveText(["X-wing"]);
  await mine.locator("[data-own=xwing]").fill("2");
  expect(await page.evaluate(() => localStorage.getItem("koiogran.collection"))).toBe('{"second":{"xwing":2}}');
  await mine.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("[data-squad=cadets]")).toContainText("Not in your collection: TIE fighter.");
  await expect(page.locator("[data-squad=red]")).not.toContainText("Not in your collection");
  await chooser(page).getByLabel("Only ships in my collection").check();
  await expect(titles(page)).toHaveText(["Red Flight"]);
  await page.locator("[data-collection]").click();
  await mine.locator("[data-own=xwing]").fill("0");
  expect(await page.evaluate(() => localStorage.getItem("koiogran.collection"))).toBe('{"second":{}}');
});

test("two pilots are compared row by row, and what differs stands out", async ({ page }) => {
  await open(page);
  await page.goto("/#/build/second/rebelalliance");
  await page.locator("[data-ship=xwing]").click();
  await page.locator("[data-compare=xwingone]").click();
  await page.locator("[data-compare=xwingtwo]").click();
  const two = page.getByRole("dialog", { name: "Two pilots" });
  await expect(two.locator("thead th")).toHaveText(["X-wing One", "X-wing Two"]);
  const row = (name: string) => two.locator("tbody tr").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(row("Initiative").locator("td")).toHaveText(["5", "2"]);
  await expect(row("Initiative")).toHaveClass("differs");
  await expect(row("attack").locator("td")).toHaveText(["3", "3"]);
  await expect(row("attack")).not.toHaveClass("differs");
  await expect(row("force").locator("td")).toHaveText(["2", ""]);
  await expect(row("Ability").locator("td")).toHaveText(["Shoots twice.", ""]);
  await page.keyboard.press("Escape");
  await expect(two).toHaveCount(0);
});
