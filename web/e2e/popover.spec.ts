/** What is said beside what one points at, and that it never is in the way of an answer. */
import { expect, test } from "./fixtures";
import { answerAll, make, turn } from "./play";

test("what is pointed at says what it is, and only as long as it is there", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 1 });
  await answerAll(request, match, "place");
  await page.goto(match.mine);
  await turn(page);
  const said = page.locator("[data-popover]");
  const rock = page.locator('[data-pop^="obstacle|"]').first();
  await rock.hover();
  await expect(said).toContainText("obstructs attacks");
  await rock.evaluate((e) => e.remove());
  await expect(said).toHaveCount(0);
});

test("a page that changes under a mouse at rest says nothing", async ({ page, request }) => {
  const match = await make(request, "bot", { "round-limit": 1 });
  await page.goto(match.mine);
  await turn(page);
  await page.mouse.move(300, 300);
  // As a board does that grows when the question becomes shorter.
  await page.evaluate(() => {
    const rock = document.createElement("div");
    rock.dataset["pop"] = "obstacle|asteroid";
    rock.style.cssText = "position: fixed; left: 250px; top: 250px; width: 100px; height: 100px; z-index: 99";
    document.body.append(rock);
  });
  await page.waitForTimeout(700);
  await expect(page.locator("[data-popover]")).toHaveCount(0);
  await page.mouse.move(305, 305);
  await expect(page.locator("[data-popover]")).toBeVisible();
});
