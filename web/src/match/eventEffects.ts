/** How an event changes what the client shows of the table, before the update that it came with. */
import type { Event, Ship, Table, Token } from "../api/types";
import type { DiceShown } from "./store";

/** What an event of a kind does to its ship. */
const changes: Record<string, (ship: Ship, event: Event) => Ship> = {
  "shield-lost": (s, e) => ({ ...inSection(s, e, { shields: -1 }), shields: Math.max(0, s.shields - 1) }),
  "shield-regained": (s, e) => ({ ...inSection(s, e, { shields: 1 }), shields: s.shields + 1 }),
  "damage-dealt": (s, e) => ({ ...inSection(s, e, { hull: -1, cards: 1 }), hull: Math.max(0, s.hull - 1) }),
  "section-crippled": (s, e) => ({
    ...s, ...(s.sections && {
      sections: s.sections.map((n) => (n.name === e.section ? { ...n, crippled: true } : n)),
    }),
  }),
  "damage-repaired": (s) => ({ ...s, hull: s.hull + 1 }),
  "ship-destroyed": (s) => ({ ...s, hull: 0 }),
  "dial-revealed": (s, e) => e.maneuver
    ? { ...s, dial: { set: true, revealed: true, maneuver: e.maneuver } } : s,
  "token-gained": (s, e) => ({ ...powered(s, e.token, 1), tokens: counted(s.tokens, e.token, 1) }),
  "victory-laid": (s, e) => ({ ...s, tokens: counted(s.tokens, e.token, 1) }),
  "token-lost": (s, e) => ({ ...powered(s, e.token, -1), tokens: counted(s.tokens, e.token, -1) }),
};

/** inSection changes the section of a huge ship that an event is about. Sections that share hull and shields
 * have none of their own. */
function inSection(ship: Ship, { section }: Event, by: { hull?: number; shields?: number; cards?: number }): Ship {
  if (!section || !ship.sections) return ship;
  const change = (old: number | undefined, n = 0) => Math.max(0, (old ?? 0) + n);
  return {
    ...ship, sections: ship.sections.map((s) => s.name !== section ? s : {
      ...s, hull: change(s.hull, by.hull), shields: change(s.shields, by.shields),
      cards: change(s.cards, by.cards),
    }),
  };
}

/** powered changes the energy of a huge ship with its tokens. */
function powered(ship: Ship, token: Token | undefined, sign: number): Ship {
  if (!ship.energy || token?.name !== energy) return ship;
  return { ...ship, energy: { ...ship.energy, now: Math.max(0, ship.energy.now + sign * token.count) } };
}

/** The name of the tokens that are energy. */
const energy = "energy";

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
  const ships = next.ships?.map((s) => {
    if (event.kind === "victory-laid" && s.id === event.other) return { ...s, tokens: counted(s.tokens, event.token, -1) };
    return s.id === event.ship ? change(s, event) : s;
  });
  return ships ? { ...next, ships } : next;
}

/** rolledAlone are the dice that a ship has rolled outside of an attack; null where that is not what happened. */
export function rolledAlone(event: Event | undefined): DiceShown | null {
  if (event?.kind !== "rolled" || event.ship === undefined || event.other !== undefined || !event.dice) return null;
  const none = { attack: [], defense: [], range: null, obstructed: false, rolling: null, canceled: false };
  const side = event.side === "defense" ? "defense" : "attack";
  return { ...none, attacker: event.ship, defender: event.ship, [side]: event.dice, alone: true };
}
