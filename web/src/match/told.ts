/** How an event changes what the client shows of the table, before the update that it came with. */
import type { Event, Ship, Table, Token } from "../api/types";

/** What an event of a kind does to its ship. */
const changes: Record<string, (ship: Ship, event: Event) => Ship> = {
  "shield-lost": (s) => ({ ...s, shields: Math.max(0, s.shields - 1) }),
  "shield-regained": (s) => ({ ...s, shields: s.shields + 1 }),
  "damage-dealt": (s) => ({ ...s, hull: Math.max(0, s.hull - 1) }),
  "damage-repaired": (s) => ({ ...s, hull: s.hull + 1 }),
  "ship-destroyed": (s) => ({ ...s, hull: 0 }),
  "dial-revealed": (s, e) => e.maneuver
    ? { ...s, dial: { set: true, revealed: true, maneuver: e.maneuver } } : s,
  "token-gained": (s, e) => ({ ...s, tokens: counted(s.tokens, e.token, 1) }),
  "token-lost": (s, e) => ({ ...s, tokens: counted(s.tokens, e.token, -1) }),
};

/** counted adds tokens to a list, or takes them away. */
function counted(list: readonly Token[] = [], token: Token | undefined, sign: number): Token[] {
  if (!token) return [...list];
  const old = list.find((t) => t.name === token.name);
  const count = (old?.count ?? 0) + sign * token.count;
  const others = list.filter((t) => t.name !== token.name);
  if (count <= 0) return others;
  if (old) return list.map((t) => (t === old ? { ...t, count } : t));
  return [...others, { ...token, count }];
}

/** after returns the table as it is shown once an event has been seen. */
export function after(table: Table, event: Event): Table {
  let next = table;
  if (event.phase) next = { ...next, phase: event.phase };
  if (event.round) next = { ...next, round: event.round };
  const change = changes[event.kind];
  if (!change || event.ship === undefined) return next;
  const ships = next.ships?.map((s) => (s.id === event.ship ? change(s, event) : s));
  return ships ? { ...next, ships } : next;
}
