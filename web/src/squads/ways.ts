/** What can be agreed on and flown in each way to play. */
import type { Agreement, Lobby, ReadySquad, Way } from "../api/types";

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

/** settingsFor are the settings that a match under an agreement has. */
export function settingsFor(lobby: Lobby, { edition, way }: Agreement): Choosable[] {
  return lobby.settings.filter((s) =>
    (!s.edition || s.edition === edition) && (!s.way || s.way === way));
}
