/**
 * Who keeps the matches of this page: a server at its address, or the tab itself, where no server is. A meta tag of the
 * page decides, so that one build of the client serves both.
 */

/** tab reports whether the game runs in this tab. */
export const tab = !!globalThis.document?.querySelector('meta[name="koiogran-tab"]');

/** alone is what the tab says of what it cannot do. */
export const alone = "You are playing without a server: no one else can reach this table.";

/** The routes with one answer for all: the page of a tab has it in a file beside it. */
const beside = /\/api\/v1\/(lobby|lessons)$/;

/** rested is fulfilled once what can wait may be asked: at once of a server, and when a tab's game has nothing else to do. */
export async function rested(): Promise<void> {
  if (tab) await (await import("../tab/page")).rested();
}

/** ask is fetch, of the server or tab that keeps the matches. */
export async function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!tab) return fetch(input, init);
  const file = beside.exec(new URL(input instanceof Request ? input.url : input, document.baseURI).pathname)?.[1];
  if (file) {
    const response = await fetch(new URL(`${file}.json`, document.baseURI));
    if (response.ok) return response;
  }
  const page = await import("../tab/page");
  return page.ask(input, init);
}
