/** How one comes to a match: its seat is remembered, and the page changes to it. */
import type { Created } from "../api/types";
import { hold } from "../prefs";
import { go, link } from "../router";

/** enter goes to a match that was made, and remembers it under a few words. */
export function enter(created: Created, text: string): void {
  const friend = created.friend ? { friend: created.friend } : {};
  const when = new Date().toLocaleString([], { dateStyle: "short", timeStyle: "short" });
  hold({ id: created.id, token: created.token ?? "", text: `${text}, ${when}`, ...friend });
  go("match", created.id, created.token ?? "");
}

/** invitation is the address that seats a friend. What is behind "#" never reaches a server. */
export function invitation(created: Pick<Created, "id" | "friend">): string {
  return location.href.replace(/#.*$/, "") + link("match", created.id, created.friend ?? "");
}
