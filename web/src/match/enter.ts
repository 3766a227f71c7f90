/** How one comes to a match: its seat is remembered, and the page changes to it. */
import { take } from "../api/lobby";
import type { Created } from "../api/types";
import { callsign, type Held, hasRoom, held, hold } from "../prefs";
import { go, link } from "../router";
import { renew } from "./server";

/** enter goes to a match that was made, and remembers it under a few words. */
export function enter(created: Created, text: string): void {
  remember(created, text);
  go("match", created.id);
}

/** gather goes to the table of an invitation that was made, and remembers it. */
export function gather(created: Created, text = "A table for a friend"): void {
  remember(created, text, "join");
  go("join", created.id);
}

/** begin goes from the table of an invitation to its match, which the same token holds. */
export function begin(invitation: { id: string; match: string }, token: string): void {
  const waiting = held.value.find((h) => h.id === invitation.id);
  if (waiting) hold({ ...waiting, text: "" });
  remember({ id: invitation.match, token }, "Match against a friend");
  // Going back from the match leads to where one came from, not to the table that it has left.
  location.replace(link("match", invitation.match));
}

/** tooMany says why a seat from an address is not taken. */
export const tooMany = "This browser has saved too many seats. Delete some of them on the home page.";

/** takeSeat takes the free seat of a link, once, and goes to its match or its invitation. */
export async function takeSeat(page: "match" | "join", id: string, secret: string): Promise<void> {
  if (!held.value.some((h) => h.id === id && h.token)) {
    if (!hasRoom(id)) throw new Error(tooMany);
    const created = await take(page, id, secret, callsign.peek(), drawn(id));
    remember(created, "Match against a friend", page === "join" ? page : undefined);
  }
  location.replace(link(page, id));
}

const taking = "koiogran.taking.";

/** drawn is the token that will hold a seat: drawn once, whether the page is loaded again or not. */
export function drawn(id: string): string {
  const key = taking + id;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const fresh = btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  try {
    const before = sessionStorage.getItem(key);
    if (before) return before;
    sessionStorage.setItem(key, fresh);
  } catch {
    // Nothing can be kept here: a page that is loaded again draws another one.
  }
  return fresh;
}

/** renewSeat replaces the token that holds a seat by one drawn here: the same again if the answer was lost. */
export async function renewSeat(seat: { id: string; token: string }): Promise<void> {
  const token = drawn(seat.id);
  await renew(seat, token);
  spend(seat.id);
  const mine = held.value.find((h) => h.id === seat.id);
  hold({ id: seat.id, text: "A match", ...mine, token });
}

/**
 * settleRenewal carries a renewal through whose answer was not heard before the page was loaded again: no one knows
 * which of the two tokens holds the seat. It returns whether there is a new one; if not, the old one is tried.
 */
export async function settleRenewal(seat: { id: string; token: string }): Promise<boolean> {
  try {
    if (!seat.token || !sessionStorage.getItem(taking + seat.id)) return false;
    await renewSeat(seat);
    return true;
  } catch {
    return false; // the old token holds the seat, or the page says that none does
  }
}

/** spend lets go of a token that holds its seat now: the next one will be another. */
export function spend(id: string): void {
  try {
    sessionStorage.removeItem(taking + id);
  } catch {
    // Nothing was kept here.
  }
}

/** remember keeps the seat of a match, or of an invitation, with the time. */
export function remember(of: Pick<Created, "id" | "token" | "link" | "links">, text: string, page?: "join"): void {
  const secret = of.links ? { links: of.links } : of.link ? { link: of.link } : {};
  const where = page ? { page } : {};
  const when = new Date().toLocaleString([], { dateStyle: "short", timeStyle: "short" });
  hold({ id: of.id, token: of.token ?? "", text: `${text}, ${when}`, ...secret, ...where });
}

/** linkTo is the address of what is held, behind "#". It gives nothing away. */
export function linkTo(of: Pick<Held, "id" | "page">): string {
  return link(of.page ?? "match", of.id);
}

/** invitation is the address that seats a friend. What is behind "#" never reaches a server. */
export function invitation(of: Pick<Held, "id" | "page" | "link">): string {
  return location.href.replace(/#.*$/, "") + link("sit", of.page ?? "match", of.id, of.link ?? "");
}
