/** Branches of a match: matches that went on from one of its places. Together they are a study that a link shares. */
import { kept } from "../prefs";
import { link } from "../router";

/** Branch is a match that went on from a place of another one. */
export interface Branch { id: string; at: number }

/** The most branches of a match, and matches with branches, that are remembered. */
const most = 40;

/** own are the branches that were begun in this browser, by the match from which they go. */
export const own = kept<Record<string, Branch[]>>("branches", {});

/** branch remembers a branch of a match; one of a mere record has no address to share. */
export function branch(match: string | undefined, b: Branch): void {
  if (!match) return;
  const list = merged(own.value[match] ?? [], [b]).slice(-most);
  const others = Object.entries(own.value).filter(([id]) => id !== match).slice(1 - most);
  own.value = Object.fromEntries([...others, [match, list]]);
}

/** merged are the branches of two lists, each once. */
export function merged(one: readonly Branch[], other: readonly Branch[]): Branch[] {
  return [...one, ...other.filter((b) => !one.some((o) => o.id === b.id))];
}

/** studyLink is the address of a match with branches. */
export function studyLink(match: string, list: readonly Branch[]): string {
  return link("replays", match, "study", ...list.map((b) => `${b.at}-${b.id}`));
}

/** branchesOf are the branches that the parts of an address name behind the match; what names none is left out. */
export function branchesOf(parts: readonly string[]): Branch[] {
  if (parts[0] !== "study") return [];
  return parts.slice(1, 1 + most).flatMap((part) => {
    const [, at, id] = /^(\d{1,5})-([a-z0-9]+)$/.exec(part) ?? [];
    return at && id ? [{ id, at: Number(at) }] : [];
  });
}
