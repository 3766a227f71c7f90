/** The differences of two points lists in groups, as koiogran cards diff has them. */
import type { CardChange } from "../api/book";

/** groups are the kinds of difference in the order in which they are shown. */
export const groups = [
  { id: "dearer", title: "Dearer" }, { id: "cheaper", title: "Cheaper" }, { id: "other", title: "Other prices" },
  { id: "slots", title: "Slots" }, { id: "pools", title: "Formats" },
] as const;

export type Group = (typeof groups)[number]["id"];

/** changesIn lists the cards of a group: those whose cost differs most come first. */
export function changesIn(group: Group, changes: CardChange[]): CardChange[] {
  const by = (c: CardChange) => c.by ?? 0;
  const costs = (c: CardChange) => c.before !== undefined;
  const some = (list?: string[]) => (list?.length ?? 0) > 0;
  const belongs: Record<Group, (c: CardChange) => boolean> = {
    dearer: (c) => by(c) > 0, cheaper: (c) => by(c) < 0, other: (c) => costs(c) && by(c) === 0,
    slots: (c) => some(c.gained) || some(c.lost), pools: (c) => some(c.joined) || some(c.left),
  };
  return changes.filter(belongs[group])
    .toSorted((a, b) => Math.abs(by(b)) - Math.abs(by(a)) || a.name.localeCompare(b.name));
}
