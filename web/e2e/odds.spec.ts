/** The odds of an attack count all cards. */
import { expect, test } from "./fixtures";
import { accessible, shot } from "./play";

test("a target shows what an attack on it comes to with all cards", async ({ page, request }) => {
  test.setTimeout(120_000);
  const seats = [{ who: "you", ready: "red-lanterns" }, { who: "bot", bot: "beginner", ready: "black-tide" }];
  const made = await (await request.post("/api/v1/matches", { data: { seats } })).json();
  const at = `/api/v1/matches/${made.id}`;
  const headers = { Authorization: `Bearer ${made.token}` };
  const get = async (path: string) => (await request.get(at + path, { headers })).json();
  let question = (await get("")).question;
  while (!question?.options[0]?.sights?.length || question.about !== "weapon") {
    expect(question, "the match comes to an attack").toBeTruthy();
    const { answer } = await get("/suggestion");
    await request.post(at + "/answers", { headers, data: { question: question.number, answer } });
    await expect.poll(async () => (question = (await get("")).question)).toBeTruthy();
  }
  const odds = await get("/odds");
  expect(odds.question).toBe(question.number);
  expect(odds.options.length).toBeGreaterThan(0);

  // An only target is attacked by itself otherwise.
  await page.addInitScript(() => localStorage.setItem("koiogran.target", "false"));
  await page.goto(`/#/match/${made.id}/${made.token}`);
  await expect(page.locator("[data-odds]")).toHaveText("These odds include all cards.");
  const [first] = odds.options;
  const row = page.locator(`.question [data-target="${first.ship}"]`).first();
  await expect(row).toContainText(`${first.odds.attack} attack di`);
  await expect(row).toContainText(first.odds.damage.toFixed(1));
  await accessible(page);
  await shot(page, "odds");
});
