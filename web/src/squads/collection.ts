/** The ships that someone owns. No card says in which expansion it came, so ships are counted by their types. */
import { kept } from "../prefs";
import type { Collection } from "./filter";

/** collections are the ships that are owned, of each game by its edition. */
export const collections = kept<Record<string, Collection>>("collection", {});

/** own notes how many ships of a type are owned. */
export function own(edition: string, kind: string, count: number): void {
  const next = { ...collections.value[edition] };
  if (count > 0) next[kind] = count;
  else delete next[kind];
  collections.value = { ...collections.value, [edition]: next };
}

/** collectionOf are the ships that are owned of a game. */
export function collectionOf(edition: string): Collection {
  return collections.value[edition] ?? {};
}

/** collects reports whether anything is owned of a game. */
export function collects(edition: string): boolean {
  return Object.keys(collectionOf(edition)).length > 0;
}
