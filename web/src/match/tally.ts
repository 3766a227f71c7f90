/** What a match comes to, counted from what happened: losses by round, and luck. */
import type { Event, Match, Table } from "../api/types";
import { sideOf } from "./team";

/** Loss is one ship as it ended: how much damage it dealt in its attacks, and how much it took. */
export interface Loss {
  ship: number;
  dealt: number;
  took: number;
  gone: boolean;
}

/** Luck is how the dice of one side fell. */
export interface Luck {
  dice: number;
  hits: number;
  evadeDice: number;
  evades: number;
}

/** Tally is the sum of a match. */
export interface Tally {
  losses: Loss[];
  luck: Luck[];
  /** What was left of hull and shields of each side after each round, in parts of the whole. */
  left: [number, number][];
}

/** How often a die shows a hit, and an evade: four and three of its eight sides. */
export const hitChance = 4 / 8;
export const evadeChance = 3 / 8;

const noLuck = (): Luck => ({ dice: 0, hits: 0, evadeDice: 0, evades: 0 });

/** tally counts a match. */
export function tally(match: Match, table: Table, events: readonly Event[]): Tally {
  const losses = match.ships.map((s) => {
    const away = table.ships?.find((t) => t.id === s.id)?.away;
    return { ship: s.id, dealt: 0, took: 0, gone: away === "destroyed" || away === "fled" };
  });
  const luck = [noLuck(), noLuck(), noLuck(), noLuck()];
  const whole = [1, 2].map((side) => match.ships.filter((s) => sideOf(s.seat) === side && !s.outline)
    .reduce((n, s) => n + s.hull + s.shields, 0));
  const lost = [0, 0];
  const left: [number, number][] = [];
  const note = () => left.push([0, 1].map((i) =>
    Math.max(0, 1 - (lost[i] ?? 0) / (whole[i] || 1))) as [number, number]);
  let attacker: number | undefined;
  for (const e of events) {
    if (e.round) note();
    if (e.kind === "attack-declared") attacker = e.ship;
    if (e.kind === "engage-began" || e.kind === "phase-began") attacker = undefined;
    // Dice of an obstacle or a card are no one's luck in a fight.
    if (e.kind === "rolled" && e.dice && e.other !== undefined) fell(luck[(match.ships[e.ship ?? -1]?.seat ?? 1) - 1], e);
    if (e.kind !== "shield-lost" && e.kind !== "damage-dealt") continue;
    const [by, to] = [losses[attacker ?? -1], losses[e.ship ?? -1]];
    if (by && by !== to) by.dealt++;
    if (to) to.took++;
    if (match.ships[e.ship ?? -1]?.outline) continue;
    const side = sideOf(match.ships[e.ship ?? -1]?.seat ?? 1);
    lost[side - 1] = (lost[side - 1] ?? 0) + 1;
  }
  note();
  return { losses, luck, left };
}

/** fell counts a roll. */
function fell(luck: Luck | undefined, e: Event): void {
  if (!luck || !e.dice) return;
  if (e.side === "attack") {
    luck.dice += e.dice.length;
    luck.hits += e.dice.filter((f) => f === "hit" || f === "crit").length;
  } else {
    luck.evadeDice += e.dice.length;
    luck.evades += e.dice.filter((f) => f === "evade").length;
  }
}

/** Score is what each side has taken of the other: points, or ships where they cost none. */
export interface Score {
  /** Of the first side and of the second. */
  taken: [number, number];
  unit: "points" | "ships";
}

/** score is what the server says, where points decide, or else the ships of each side that are destroyed or fled. */
export function score(match: Match, table: Table): Score {
  const [one, two] = table.scored ?? [];
  if (one !== undefined && two !== undefined) return { taken: [one, two], unit: "points" };
  const unit = match.ships.some((s) => s.points) ? "points" : "ships";
  const lost = (side: number) => match.ships.reduce((sum, s) => {
    const away = table.ships?.find((t) => t.id === s.id)?.away;
    const gone = sideOf(s.seat) === side && !s.outline && (away === "destroyed" || away === "fled");
    return sum + (gone ? (unit === "points" ? s.points ?? 0 : 1) : 0);
  }, 0);
  return { taken: [lost(2), lost(1)], unit };
}

/** By how much of the whole the balance must move for a round to have turned a match. */
const swingAtLeast = 0.1;

/** turningPoint is the round, from 1, in which the balance moved most; 0 where it never did. */
export function turningPoint(left: readonly [number, number][]): number {
  let [best, most] = [0, swingAtLeast];
  left.forEach(([a, b], i) => {
    const before = left[i - 1];
    if (!before) return;
    const swing = Math.abs(a - b - (before[0] - before[1]));
    if (swing > most) [best, most] = [i, swing];
  });
  return best;
}

/** Blow is what an attacker did to a defender in a round. */
export interface Blow {
  round: number;
  by: number;
  to: number;
  damage: number;
  destroyed: boolean;
}

/** blowOf is the heaviest blow of a round: it destroyed a ship, or did the most damage; null where no one was hit. */
export function blowOf(events: readonly Event[], round: number): Blow | null {
  const blows = new Map<string, Blow>();
  let [now, attacker] = [0, -1];
  for (const e of events) {
    if (e.round) now = e.round;
    if (e.kind === "attack-declared") attacker = e.ship ?? -1;
    if (e.kind === "engage-began" || e.kind === "phase-began") attacker = -1;
    if (now !== round || attacker < 0 || e.ship === undefined || e.ship === attacker) continue;
    if (e.kind !== "shield-lost" && e.kind !== "damage-dealt" && e.kind !== "ship-destroyed") continue;
    const key = `${attacker} ${e.ship}`;
    const blow = blows.get(key) ?? { round, by: attacker, to: e.ship, damage: 0, destroyed: false };
    if (e.kind === "ship-destroyed") blow.destroyed = blow.damage > 0;
    else blow.damage++;
    blows.set(key, blow);
  }
  const worth = (b: Blow) => b.damage + (b.destroyed ? 3 : 0);
  return [...blows.values()].filter((b) => b.damage > 0).sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** fortune is by how many results a side's dice did better than they do on average. */
export function fortune(luck: readonly Luck[], side: number): number {
  return luck.reduce((sum, l, i) => sideOf(i + 1) !== side ? sum
    : sum + l.hits - l.dice * hitChance + l.evades - l.evadeDice * evadeChance, 0);
}
