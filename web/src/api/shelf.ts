/** Squads among which a player chooses, with what is needed to look at them. */
import { api, must } from "./client";
import type { components } from "./schema";
import type { DrawnSquad } from "./types";

type Schemas = components["schemas"];

export type Shelved = Schemas["Shelved"];
export type ShelfSquad = Schemas["ShelfSquad"];
export type ObstaclePicture = Schemas["ObstaclePicture"];

/** The shelves of ready-made squads that were fetched, by the agreement that they depend on. */
const known = new Map<string, Promise<Shelved>>();

/** readyShelf fetches the ready-made squads as a seat sees them under an agreement, once. */
export function readyShelf(agreement: DrawnSquad): Promise<Shelved> {
  const body = bodyOf(agreement);
  const key = JSON.stringify(body);
  const before = known.get(key);
  if (before) return before;
  const asked = must(api.POST("/api/v1/squads/shelf", { body }));
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

/** How many squads are asked for at once. */
const most = 100;

/** shelfOf fetches what squad files are under an agreement, in their order. */
export async function shelfOf(agreement: DrawnSquad, squads: string[]): Promise<Shelved> {
  const all: Shelved = { squads: [], drawings: {} };
  for (let at = 0; at < squads.length; at += most) {
    const part = await must(api.POST("/api/v1/squads/shelf", {
      body: { ...bodyOf(agreement), squads: squads.slice(at, at + most) },
    }));
    all.squads.push(...part.squads);
    Object.assign(all.drawings, part.drawings);
  }
  return all;
}

/** bodyOf is what of an agreement a shelf depends on. */
function bodyOf({ edition, way, list, settings, seat, seats }: DrawnSquad) {
  const threat = settings?.["threat"];
  return {
    ...(edition && { edition }), ...(way && { way }), ...(list && { list }), ...(threat && { settings: { threat } }),
    ...(seat && { seat }), ...(seats && { seats }),
  };
}
