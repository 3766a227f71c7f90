/**
 * Squads as players make theirs are pasted and flown against the computer, each to the end of its match.
 * Two of them run with the other tests; KOIOGRAN_CORPUS=all runs them all.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "./fixtures";
import { byClicks, wholeMatch } from "./play";

const folder = "../play/squad/testdata/corpus/";
const all = readdirSync(folder).filter((name) => name.endsWith(".xws"));
const some = ["first-scum-fangs.xws", "republic-jedi.xws"];

for (const name of process.env["KOIOGRAN_CORPUS"] === "all" ? all : some) {
  test(`${name} is pasted and flown to the end`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto("/#/friend");
    const form = page.locator("form");
    await form.getByLabel("The game").selectOption(name.startsWith("first-") ? "first" : "second");
    await form.getByLabel("The other player").selectOption("beginner");
    await form.getByLabel("Your squad").selectOption("pasted");
    await form.locator("[data-pasted]").fill(readFileSync(folder + name, "utf8"));
    await form.getByRole("button", { name: "Set the table" }).click();
    const answers = await wholeMatch(page, byClicks);
    expect(answers).toBeGreaterThan(10);
    await expect(page.locator("[data-ended] strong")).not.toBeEmpty();
  });
}
