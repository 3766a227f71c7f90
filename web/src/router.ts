/**
 * The router: which page the part of the address behind "#" names. That part never reaches a
 * server, so it may carry the token of a seat.
 */
import { signal } from "@preact/signals";

/** Route is a page with the parts of the address that follow its name. */
export interface Route {
  page: string;
  parts: string[];
  /** The place behind "?at=", such as that of a replay. */
  at?: number;
}

/** parse reads a hash such as "#/match/ID/TOKEN". An empty one is the opening page. */
export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.split("?");
  const at = Number.parseInt(new URLSearchParams(query).get("at") ?? "", 10);
  const [page = "", ...parts] = path
    .replace(/^#\/?/, "")
    .split("/")
    .filter((part) => part !== "")
    .map(decode);
  return { page, parts, ...(at >= 0 ? { at } : {}) };
}

/** link writes the hash of a page, the inverse of parse. */
export function link(page: string, ...parts: string[]): string {
  return "#/" + [page, ...parts].filter((part) => part !== "").map(encodeURIComponent).join("/");
}

/** route is the page that is shown. It follows the address. */
export const route = signal<Route>(parse(globalThis.location?.hash ?? ""));

/** go changes to another page. */
export function go(page: string, ...parts: string[]): void {
  location.hash = link(page, ...parts);
}

/** follow keeps route in step with the address from now on. */
export function follow(): void {
  window.addEventListener("hashchange", () => {
    route.value = parse(location.hash);
  });
}

/** decode undoes the escapes of a part, and leaves a part alone whose escapes are broken. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
