/** A whole match of every game, from the first page to the end of the match, by clicks and keys. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, chooseGame, chooseOpponent, past, pickSquad, shot, type Turn, wholeMatch } from "./play";

/** pilot is a ship of a squad file; upgrades are by slot. */
function pilot(id: string, ship: string, upgrades: Record<string, string[]> = {}) {
  return { id, ship, upgrades };
}

/** older is a ship of a squad file of first edition, which has a name for an id. */
function older(name: string, ship: string, upgrades: Record<string, string[]> = {}) {
  return { name, ship, upgrades };
}

/** file is a squad file. */
function file(name: string, faction: string, pilots: object[], more: object = {}): string {
  return JSON.stringify({ name, faction, version: "2.0.0", pilots, ...more });
}

/** Of each game: its name, two small squads, and words that its page says, and does not say. */
const games = [
  {
    id: "first", name: /first edition/, more: { version: "1.0.0" },
    says: ["pilot skill", "target lock", "hull", "shields"], never: /initiative|structure|armor/i,
    squads: [
      ["Red Pair", "rebel", [
        older("wedgeantilles", "xwing", { amd: ["r2astromech"] }), older("rookiepilot", "xwing"),
      ]],
      ["Black Pair", "imperial", [
        older("academypilot", "tiefighter"), older("academypilot", "tiefighter"),
      ]],
    ],
  },
  {
    id: "second", name: /second edition/, more: {},
    says: ["initiative", "lock", "hull", "shields"], never: /pilot skill|structure|armor/i,
    squads: [
      ["Two Wings", "rebelalliance", [
        pilot("wedgeantilles", "t65xwing"), pilot("redsquadronveteran", "t65xwing"),
      ]],
      ["Two Eyes", "galacticempire", [
        pilot("academypilot", "tielnfighter"), pilot("academypilot", "tielnfighter"),
      ]],
    ],
  },
  {
    id: "flightpath", name: /Flightpath/, more: { ruleset: "flightpath" },
    says: ["initiative", "structure", "armor", "guard", "melee range", "newtype", "shields 2/2"],
    never: /pilot skill|hull|ships/i,
    squads: [
      ["Two Eyes of Iron", "zeon", [
        pilot("ramba-ral-zaku-i-commander", "ms-05s-zaku-i-commander", {
          loadout: ["ms-05s-zaku-i-commander.mg"],
        }),
        pilot("char-aznable-zaku", "ms-06s-zaku-ii-commander", {
          loadout: ["ms-06s-zaku-ii-commander.mg"],
        }),
      ]],
      ["Two Suits", "federation", [
        pilot("yuu-kajima-gm-command", "rgm-79gs-gm-command", {
          loadout: ["rgm-79gs-gm-command.mg"],
        }),
        pilot("gm-line-pilot", "rgm-79-gm", { loadout: ["rgm-79-gm.bsg"] }),
      ]],
    ],
  },
] as const;

/** keepSquad checks a squad on the page of squads and keeps it in the browser. */
async function keepSquad(page: Page, name: string, xws: string): Promise<void> {
  await page.locator("[data-xws]").fill(xws);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.locator("[data-sheet] h2")).toHaveText(name);
  await page.getByRole("button", { name: "Save in this browser" }).click();
}

/** set makes a match of some rounds against the computer, from the first page on. */
async function set(page: Page, game: (typeof games)[number], rounds: number): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: /^Squads/ }).click();
  for (const [name, faction, pilots] of game.squads) {
    await keepSquad(page, name, file(name, faction, [...pilots], game.more));
  }
  await shot(page, game.id + "-squads");
  await page.goBack();
  await page.getByRole("link", { name: "Play", exact: true }).click();
  const form = page.locator("form");
  await chooseGame(page, game.id);
  await chooseOpponent(page, "beginner");
  await pickSquad(page, "Your squad", game.squads[0][0]);
  await pickSquad(page, "Opponent's squad", game.squads[1][0]);
  await form.getByText("House rules").click();
  await form.getByRole("spinbutton", { name: /round/i }).first().fill(String(rounds));
  await shot(page, game.id + "-form");
  await form.getByRole("button", { name: "Create the match" }).click();
}

/** byBoth answers lists by the keyboard, one option after another, and the rest by clicks. */
async function byBoth(page: Page, asked: Exclude<Turn, "over">, k: number): Promise<void> {
  const list = await page.locator(".question .option[data-answer]").count(); // those that have a number
  if (list === 0 || asked.about === "dial") return byClicks(page, asked, k);
  await page.keyboard.press(String(1 + (k % Math.min(list, 9))));
  await past(page, asked.number);
}

/** speaks opens all cards and holds what they say against the words of the game. */
async function speaks(page: Page, game: (typeof games)[number]): Promise<void> {
  const heads = page.locator(".card-head");
  let said = "";
  for (const head of await heads.all()) {
    await head.click();
    said += await page.getByRole("dialog").innerText();
    await shot(page, game.id + "-cards");
    await page.getByRole("button", { name: "Close" }).click();
  }
  for (const word of game.says) expect(said).toContain(word);
  expect(said).not.toMatch(game.never);
}

/** fits looks at the page as it is on a phone, and makes it wide again. */
async function fits(page: Page, name: string): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 393, height: 727 });
  // All at once: a setting may answer the question meanwhile.
  await page.locator(".question h2").evaluateAll((h) => h[0]?.scrollIntoView({ block: "nearest" }));
  await shot(page, name);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${name}: the page is too wide`).toBeLessThanOrEqual(0);
  if (wide) await page.setViewportSize(wide);
}

for (const game of games) {
  test(`a whole match of ${game.id}, from the first page to its end`, async ({ page }) => {
    await set(page, game, 4);
    const seen = new Set<string>();
    await wholeMatch(page, async (p, asked, k) => {
      if (!seen.has(asked.about)) {
        seen.add(asked.about);
        await shot(p, `${game.id}-${asked.about}`);
        const tabs = p.locator(".question .tabs button");
        if (asked.about === "dial") {
          await speaks(p, game);
          await tabs.last().click();
          const own = p.locator(".squad.side1 .card-head .name").last();
          await expect(p.locator(".question .asks")).toContainText(await own.innerText());
        }
        await fits(p, `phone-${game.id}-${asked.about}`);
        if (asked.about === "dial") await tabs.first().click();
      }
      await byBoth(p, asked, k);
    });
    await expect(page.locator("[data-ended] strong")).not.toBeEmpty();
    await shot(page, game.id + "-over");
    await accessible(page);
  });
}
