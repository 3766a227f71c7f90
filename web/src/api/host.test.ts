import { afterEach, expect, it, vi } from "vitest";

vi.mock("../tab/page", () => ({ ask: vi.fn(async () => new Response("the worker")) }));

afterEach(() => vi.unstubAllGlobals());

/** inTab is what a page of a tab asks with. */
async function inTab(fetched: (url: string) => Response) {
  vi.resetModules();
  vi.stubGlobal("document", { baseURI: "https://play.example/app/", querySelector: () => ({}) });
  vi.stubGlobal("fetch", vi.fn(async (url: URL) => fetched(String(url))));
  return (await import("./host")).ask;
}

it("reads what never changes from the file beside the page of a tab", async () => {
  const ask = await inTab((url) => new Response(url));
  const said = async (path: string) => (await ask(new Request(`https://play.example/app/api/v1/${path}`))).text();
  expect(await said("lobby")).toBe("https://play.example/app/lobby.json");
  expect(await said("lessons")).toBe("https://play.example/app/lessons.json");
  expect(await said("lessons/puzzle-1")).toBe("the worker");
});

it("asks the worker where the file is not there", async () => {
  const ask = await inTab(() => new Response("", { status: 404 }));
  expect(await (await ask("https://play.example/app/api/v1/lobby")).text()).toBe("the worker");
});
