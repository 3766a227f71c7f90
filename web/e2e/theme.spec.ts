/** Light pages and colors for the color-blind: all that is read can be read there, too. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { accessible, byClicks, make, shot, squadOf, turn } from "./play";

/** A squad with a card that no one knows. */
const odd = squadOf("Odd", "rebelalliance", [
  { id: "nosuchpilot", ship: "nosuchship", upgrades: {} }, { id: "wedgeantilles", ship: "t65xwing", upgrades: {} },
]);

/** look sets a theme and a palette for a page before it is opened. */
async function look(page: Page, theme: string, palette: string): Promise<void> {
  await page.addInitScript(([t, p]) => {
    localStorage.setItem("koiogran.theme", JSON.stringify(t));
    localStorage.setItem("koiogran.palette", JSON.stringify(p));
  }, [theme, palette] as const);
}

for (const [theme, palette] of [["light", "usual"], ["light", "safe"], ["dark", "safe"]] as const) {
  test(`pages and a match are read in ${theme} and ${palette} colors`, async ({ page, request }) => {
    test.setTimeout(180_000);
    await look(page, theme, palette);
    for (const path of ["", "learn", "friend", "squads", "rules", "watch", "account"]) {
      await page.goto("/#/" + path);
      await page.locator("h1").waitFor();
      await page.waitForLoadState("networkidle");
      await shot(page, `theme-${theme}-${palette}-${path || "home"}`);
      await accessible(page);
    }
    const match = await make(request, "bot", { "round-limit": 1 });
    await page.goto(match.mine);
    const seen = new Set<string>();
    for (let k = 0; ; k++) {
      const asked = await turn(page);
      if (asked === "over") break;
      if (!seen.has(asked.about)) {
        seen.add(asked.about);
        await page.waitForTimeout(250);
        await shot(page, `theme-${theme}-${palette}-${asked.about}`);
        await accessible(page);
      }
      await byClicks(page, asked, 3 * k + 1);
    }
    await shot(page, `theme-${theme}-${palette}-end`);
    await accessible(page);
  });
}

test("the theme and the colors are chosen in the settings and stay", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Light").check();
  await page.getByLabel("Color-blind friendly").check();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("html")).toHaveAttribute("data-palette", "safe");
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe("rgb(238, 242, 249)");
});

test("a card that no one knows says so, and the button says why it cannot be pressed", async ({ page }) => {
  await page.goto("/#/squads");
  await page.getByLabel(/^A squad from a builder/).fill(odd);
  await page.getByRole("button", { name: "Check" }).click();
  const sheet = page.locator("[data-sheet]");
  await expect(sheet.locator(".ship-sheet").first()).toContainText("This card is not known here.");
  await expect(sheet).not.toContainText(", , ");
  const play = sheet.getByRole("button", { name: "Play it against the computer" });
  await expect(play).toBeDisabled();
  await expect(play).toHaveAccessibleDescription(/once the problems above are fixed/);
});
