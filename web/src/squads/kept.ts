/** The squads that this browser keeps. */
import { kept as keptValue } from "../prefs";

/** KeptSquad is a squad file under its name, with its edition unless it was kept long ago. */
export interface KeptSquad {
  name: string;
  xws: string;
  edition?: string;
}

/** kept are the squads, the newest first. */
export const kept = keptValue<KeptSquad[]>("squads", []);

/** How many squads are kept. */
const most = 100;

/** keep keeps a squad in place of one of the same name, or forgets it where it is empty. */
export function keep(squad: KeptSquad): void {
  const others = kept.value.filter((s) => s.name !== squad.name);
  kept.value = squad.xws ? [squad, ...others].slice(0, most) : others;
}
