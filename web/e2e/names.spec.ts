/** Names that are markup or script are shown as they are, on every page that names someone. */
import { expect, test } from "./fixtures";
import { opponent, rebels } from "./play";

const host = "<img src=x onerror=hurt=1>";
const words = "<script>hurt=1</script><b onclick=hurt=1>";

test("names that are markup are shown as they are", async ({ page, request, quiet }) => {
  test.setTimeout(180_000);
  quiet.allow.push(/401|404|409/);
  const squad = JSON.stringify({ ...JSON.parse(rebels), name: words });
  const post = async (path: string, data: object, token = "") => {
    const got = await request.post("/api/v1" + path, { data, headers: token ? { Authorization: "Bearer " + token } : {} });
    expect(got.ok(), await got.text()).toBe(true);
    return got.status() === 204 ? {} : got.json();
  };
  const made = await post("/matches", {
    seats: [{ who: "you", xws: squad }, { who: "friend", xws: squad }], name: host, public: true, settings: { "round-limit": 1 },
  });
  const friend = await post(`/matches/${made.id}/seat`, { link: made.link, name: host });
  await post(`/matches/${made.id}/words`, { text: words }, friend.token);
  const table = await post("/invitations", { edition: "second", host });
  await post("/tables", { edition: "second", host });
  const over = await post("/matches", { seats: [{ who: "you", xws: squad }, { ...opponent, xws: squad }], name: host });
  await post(`/matches/${over.id}/answers`, { question: 0, answer: "concede" }, over.token);
  for (const [path, shown] of [
    ["/", ""], [`/#/match/${made.id}/${made.token}`, words], [`/#/match/${made.id}`, words], ["/#/matches", ""],
    [`/#/join/${table.id}/${table.token}`, ""], [`/#/match/${over.id}/${over.token}`, words], [`/#/replays/${over.id}`, words],
    [`/#/replays/${over.id}/analysis`, ""],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(path);
    await expect(page.locator("main").first()).toBeVisible();
    if (shown) await expect(page.getByText(shown).first()).toBeAttached();
    expect(await page.evaluate(() => "hurt" in window), path).toBe(false);
    await expect(page.locator("img[src='x'], b[onclick]"), path).toHaveCount(0);
  }
});
