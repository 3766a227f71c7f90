/**
 * Squads as players make theirs are pasted and flown against the computer, each to the end of its match.
 * Two of them run with the other tests; KOIOGRAN_CORPUS=all runs them all.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "./fixtures";
import { byClicks, chooseGame, chooseOpponent, pasteSquad, steady, turn, wholeMatch } from "./play";

const folder = "../play/squad/testdata/corpus/";
const all = readdirSync(folder).filter((name) => name.endsWith(".xws"));
const some = ["first-scum-fangs.xws", "republic-jedi.xws"];

for (const name of process.env["KOIOGRAN_CORPUS"] === "all" ? all : some) {
  test(`${name} is pasted and flown to the end`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto("/#/friend");
    const form = page.locator("form");
    await chooseGame(page, name.startsWith("first-") ? "first" : "second");
    await chooseOpponent(page, "beginner");
    await pasteSquad(page, "Your squad", readFileSync(folder + name, "utf8"));
    await form.getByRole("button", { name: "Create the match" }).click();
    const answers = await wholeMatch(page, byClicks);
    expect(answers).toBeGreaterThan(10);
    await expect(page.locator("[data-ended] strong")).not.toBeEmpty();
  });
}

// The text that a builder gives for printing: names with prices, and lines that are not cards.
const text = `The Hound and Its Pup

**Bossk (63)**
Marksmanship (1)
Greedo (1)
Hound's Tooth (0)
Ship total: 65  Half Points: 33  Threshold: 6

**Nashtah Pup (4)**
Proton Rockets (7)
Ship total: 11  Half Points: 6  Threshold: 2

**Kavil (40)**
Ship total: 40  Half Points: 20  Threshold: 4

Total: 116
`;

test("the text of a squad is pasted and flown for two rounds", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/#/friend");
  const form = page.locator("form");
  await chooseGame(page, "second");
  await chooseOpponent(page, "beginner");
  await pasteSquad(page, "Your squad", text);
  await form.getByRole("button", { name: "Create the match" }).click();
  let dials = 0;
  while (dials < 4) { // two ships have dials, and no one loses one in the first round
    const asked = await turn(page);
    if (asked === "over") throw new Error(`it is over after ${dials} dials`);
    if (asked.about === "dial") dials++;
    await steady(page, asked);
  }
  await expect(page.locator("body")).toContainText("Bossk");
  await expect(page.locator("body")).toContainText("Nashtah Pup");
});
