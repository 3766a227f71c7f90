/** Which of the squads that a player may choose are shown. */
import type { ShelfSquad } from "../api/shelf";

/** Where a squad is from: ready-made, saved in this browser, or of an event or another paste. */
export type Source = "ready" | "mine" | "event" | "pasted";

/** Card is a squad to choose, with where it is from and whose it was. */
export interface Card extends ShelfSquad {
  source: Source;
  /** The edition that it is for. */
  edition: string;
  player?: string;
  rank?: string;
}

/** Wanted is what a player looks for; "" and false leave everything in. */
export interface Wanted {
  words: string;
  faction: string;
  /** A type of ship. */
  kind: string;
  source: Source | "";
  /** Only those that may be flown. */
  legal: boolean;
  /** Only those of ships in the collection. */
  owned: boolean;
}

/** everything leaves all squads in. */
export const everything: Wanted = { words: "", faction: "", kind: "", source: "", legal: false, owned: false };

/** Collection is how many ships of each type someone owns, by the ids of the types. */
export type Collection = Record<string, number>;

/** wanted reports whether a squad is one that a player looks for. Every word must be in one of its names. */
export function wanted(card: Card, by: Wanted, collection: Collection): boolean {
  const words = by.words.toLowerCase().split(/\s+/).filter(Boolean);
  const names = [
    card.name, card.faction, card.player ?? "", ...card.ships.flatMap((s) => [s.name, s.type, ...s.cards]),
  ].join("\n").toLowerCase();
  return words.every((w) => names.includes(w)) &&
    (!by.faction || card.faction === by.faction) &&
    (!by.kind || card.ships.some((s) => s.kind === by.kind)) &&
    (!by.source || card.source === by.source) &&
    (!by.legal || card.legal) &&
    (!by.owned || missing(card, collection).length === 0);
}

/** missing lists the types of ship of which a squad has more than the collection, by their names. */
export function missing(card: ShelfSquad, collection: Collection): string[] {
  const left = { ...collection };
  const names = new Set<string>();
  for (const ship of card.ships) {
    left[ship.kind] = (left[ship.kind] ?? 0) - 1;
    if ((left[ship.kind] ?? 0) < 0) names.add(ship.type);
  }
  return [...names];
}

/** kindsOf lists the types of ship in squads by name, each once. */
export function kindsOf(cards: ShelfSquad[]): { id: string; name: string }[] {
  const names = new Map(cards.flatMap((c) => c.ships.map((s) => [s.kind, s.type] as const)).filter(([id]) => id));
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}

/** fleetOf counts the ships of a squad by their types, in the order of the squad. */
export function fleetOf(card: ShelfSquad): { kind: string; type: string; count: number }[] {
  const fleet: { kind: string; type: string; count: number }[] = [];
  for (const { kind, type } of card.ships) {
    const same = fleet.find((f) => f.kind === kind);
    if (same) same.count++;
    else fleet.push({ kind, type, count: 1 });
  }
  return fleet;
}
