/** The squads that this browser keeps. */
import { kept as keptValue } from "../prefs";

/** KeptSquad is a squad file under its name, with its edition unless it was kept long ago. */
export interface KeptSquad {
  name: string;
  xws: string;
  edition?: string;
  /** The points list that checked it. */
  list?: string;
  /** When it was kept, in milliseconds; missing where that was long ago. */
  at?: number;
  /** Whose it was in an event, and the rank that it had. */
  player?: string;
  rank?: string;
}

/** kept are the squads, the newest first. */
export const kept = keptValue<KeptSquad[]>("squads", []);

/** gone is when squads were forgotten, by their names, so that no other device brings them back. */
export const gone = keptValue<Record<string, number>>("squads-gone", {});

/** How many squads are kept, and how many forgotten ones are remembered. */
const most = 100;

/** keep keeps a squad in place of one of the same name, or forgets it where it is empty. */
export function keep(squad: KeptSquad): void {
  const others = kept.value.filter((s) => s.name !== squad.name);
  const at = Date.now();
  if (!squad.xws) gone.value = latest({ ...gone.value, [squad.name]: at });
  kept.value = squad.xws ? [{ ...squad, at }, ...others].slice(0, most) : others;
}

/** Shelf is what a device keeps: squads, and when others were forgotten. */
export interface Shelf {
  squads: KeptSquad[];
  gone: Record<string, number>;
}

/** joined is what two devices keep together: of one name the squad kept last, none that was forgotten later. */
export function joined(a: Shelf, b: Shelf): Shelf {
  const forgotten = { ...a.gone };
  for (const [name, at] of Object.entries(b.gone)) forgotten[name] = Math.max(at, forgotten[name] ?? 0);
  const at = (s?: KeptSquad) => s?.at ?? 0;
  const other = (list: KeptSquad[], s: KeptSquad) => list.find((o) => o.name === s.name);
  const squads = [
    ...a.squads.map((s) => { const o = other(b.squads, s); return o && at(o) > at(s) ? o : s; }),
    ...b.squads.filter((s) => !other(a.squads, s)),
  ].filter((s) => forgotten[s.name] === undefined || at(s) > (forgotten[s.name] ?? 0));
  return { squads: squads.slice(0, most), gone: latest(forgotten) };
}

/** latest leaves out what was forgotten longest ago, where it is too much. */
function latest(forgotten: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(forgotten).sort((a, b) => b[1] - a[1]).slice(0, most));
}
