/** What can be agreed on and flown in each way to play. */
import type { Agreement, Lobby, ReadySquad, Team, Way } from "../api/types";

export type Choosable = Lobby["settings"][number];

/** wayOf is the way to play that an agreement names; nothing for the usual match. */
export function wayOf(lobby: Lobby, { edition, way }: Agreement): Way | undefined {
  return lobby.ways.find((w) => w.edition === edition && w.id === way);
}

/** squadsFor are the squads that a seat can choose from, those first that a mission lists for it. */
export function squadsFor(lobby: Lobby, agreement: Agreement, seat: number): ReadySquad[] {
  const way = wayOf(lobby, agreement);
  const all = lobby.squads.filter((s) => s.edition === agreement.edition);
  if (way?.squads === "quick" || way?.squads === "format") {
    return all.filter((s) => s.ways?.includes(way.id));
  }
  const listed = way?.forces?.[seat - 1];
  const usual = all.filter((s) => !s.alone);
  return listed ? [listed, ...usual] : usual;
}

/** What is drawn once for the page, from 0 to below 1: with which ready-made squads seats begin. */
const lot = Math.random();

/**
 * firstOf is the squad that a seat begins with: that of a mission that lists them, else one by lot; the second seat has
 * one of another faction where there is one.
 */
export function firstOf(lobby: Lobby, agreement: Agreement, seat: number, by = lot): ReadySquad | undefined {
  const squads = squadsFor(lobby, agreement, seat);
  if (wayOf(lobby, agreement)?.forces) return squads[0];
  const at = Math.floor(by * squads.length);
  const turned = [...squads.slice(at), ...squads.slice(0, at)];
  if (seat === 1) return turned[0];
  return turned.slice(1).find((s) => s.faction !== turned[0]?.faction) ?? turned[1] ?? turned[0];
}

/** teamOf is what is known of a match of this many players; nothing where they cannot play in teams. */
export function teamOf(lobby: Lobby, agreement: Agreement, seats: number): Team | undefined {
  const { edition, way } = agreement;
  const of = way ? wayOf(lobby, agreement) : lobby.editions.find((e) => e.id === edition);
  return of?.teams?.find((t) => t.seats === seats);
}

/** shareOf are the ready squads that a seat of a match in teams can fly, the best choice first. */
export function shareOf(lobby: Lobby, agreement: Agreement, seats: number, seat: number): ReadySquad[] {
  const ids = teamOf(lobby, agreement, seats)?.ready[seat - 1] ?? [];
  return ids.flatMap((id) => lobby.squads.find((s) => s.id === id) ?? []);
}

/** settingsFor are the settings that a match under an agreement has. */
export function settingsFor(lobby: Lobby, { edition, way }: Agreement): Choosable[] {
  return lobby.settings.filter((s) =>
    (!s.edition || s.edition === edition) && (!s.way || s.way === way));
}
