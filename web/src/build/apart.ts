/** How ship cards of one name differ. */
import type { RosterPilot } from "../api/book";
import { say } from "../language";

/** apart says why a ship has another card of the same pilot: fixed upgrades, pack, points; "" where there is none. */
export function apart(pilot: RosterPilot, pilots: RosterPilot[]): string {
  const others = pilots.filter((p) => p.name === pilot.name && p.id !== pilot.id);
  if (others.length === 0) return "";
  const kind = pilot.loadout ? say`Standard loadout` : say`Upgrades of your choice`;
  const pack = pilot.caption && others.some((p) => p.caption !== pilot.caption) ? pilot.caption : "";
  return [kind, pack, say`${pilot.points} points`].filter(Boolean).join(", ");
}
