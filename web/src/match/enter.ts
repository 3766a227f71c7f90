/** How one comes to a match: its seat is remembered, and the page changes to it. */
import type { Created } from "../api/types";
import { type Held, held, hold } from "../prefs";
import { go, link } from "../router";

/** enter goes to a match that was made, and remembers it under a few words. */
export function enter(created: Created, text: string): void {
  remember(created, text);
  go("match", created.id, created.token ?? "");
}

/** gather goes to the table of an invitation that was made, and remembers it. */
export function gather(created: Created): void {
  remember(created, "A table for a friend", "join");
  go("join", created.id, created.token ?? "");
}

/** begin goes from the table of an invitation to its match, which the same token holds. */
export function begin(invitation: { id: string; match: string }, token: string): void {
  const waiting = held.value.find((h) => h.id === invitation.id);
  if (waiting) hold({ ...waiting, text: "" });
  remember({ id: invitation.match, token }, "Against a friend");
  // Going back from the match leads to where one came from, not to the table that it has left.
  location.replace(link("match", invitation.match, token));
}

/** remember keeps the seat of a match, or of an invitation, with the time. */
function remember(of: Pick<Created, "id" | "token" | "friend">, text: string, page?: "join"): void {
  const friend = of.friend ? { friend: of.friend } : {};
  const where = page ? { page } : {};
  const when = new Date().toLocaleString([], { dateStyle: "short", timeStyle: "short" });
  hold({ id: of.id, token: of.token ?? "", text: `${text}, ${when}`, ...friend, ...where });
}

/** linkTo is the address of what is held, behind "#", for a token of one of its seats. */
export function linkTo(of: Pick<Held, "id" | "page">, token: string): string {
  return link(of.page ?? "match", of.id, token);
}

/** invitation is the address that seats a friend. What is behind "#" never reaches a server. */
export function invitation(of: Pick<Held, "id" | "page" | "friend">): string {
  return location.href.replace(/#.*$/, "") + linkTo(of, of.friend ?? "");
}
