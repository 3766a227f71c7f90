/** What the server knows beside matches: squads, rules, scenarios, replays. */
import { api, must } from "./client";
import type { components } from "./schema";
import type { Created } from "./types";

type Schemas = components["schemas"];

export type SquadSheet = Schemas["SquadSheet"];
export type SquadShip = Schemas["SquadShip"];
export type Clause = Schemas["Clause"];
export type Scenario = Schemas["Scenario"];
export type Replay = Schemas["Replay"];
export type ReplayStep = Schemas["ReplayStep"];
export type NewReplayMatch = Schemas["NewReplayMatch"];

/** checkSquad reads a squad file, judges it, for a way to play and by a points list if these are named, and lays it out. */
export function checkSquad(xws: string, way = "", list = ""): Promise<SquadSheet> {
  return must(api.POST("/api/v1/squads/check", { body: { xws, ...(way && { way }), ...(list && { list }) } }));
}

export type FoundClauses = Schemas["FoundClauses"];

export type ListChanges = Schemas["ListChanges"];
export type CardChange = Schemas["CardChange"];

/** fetchChanges fetches how the cards of an edition differ between two points lists. */
export function fetchChanges(edition: string, a: string, b: string): Promise<ListChanges> {
  return must(api.GET("/api/v1/points/changes", { params: { query: { edition, a, b } } }));
}

/** searchRules finds clauses by a question, an id or the beginning of one; in all games unless one is named. */
export function searchRules(q: string, edition?: string): Promise<FoundClauses> {
  return must(api.GET("/api/v1/rules", { params: { query: { q, ...(edition && { edition }) } } }));
}

/** fetchScenario fetches a scenario with its drawings. */
export function fetchScenario(id: string): Promise<Scenario> {
  return must(api.GET("/api/v1/scenarios/{id}", { params: { path: { id } } }));
}

/** replayOf fetches the replay of a finished match. */
export function replayOf(id: string): Promise<Replay> {
  return must(api.GET("/api/v1/matches/{id}/replay", { params: { path: { id } } }));
}

/** replayRecord replays a record. */
export function replayRecord(record: string): Promise<Replay> {
  return must(api.POST("/api/v1/replays", { body: { record } }));
}

/** playOn begins a match that goes on from a place of a record. */
export function playOn(body: NewReplayMatch): Promise<Created> {
  return must(api.POST("/api/v1/replays/matches", { body }));
}

export type Analysis = Schemas["Analysis"];
export type NewAnalysis = Schemas["NewAnalysis"];

/** analyzeRound says what happened in a round of a match that is over. */
export function analyzeRound(body: NewAnalysis): Promise<Analysis> {
  return must(api.POST("/api/v1/replays/analysis", { body }));
}

export type Roster = Schemas["Roster"];
export type RosterShip = Schemas["RosterShip"];
export type RosterPilot = Schemas["RosterPilot"];
export type Draft = Schemas["Draft"];
export type Built = Schemas["Built"];
export type Opening = Schemas["Opening"];
export type Fitting = Schemas["Fitting"];

/** fetchRoster fetches what a faction can bring; the first faction where none is named. */
export function fetchRoster(edition: string, faction?: string, way?: string, list?: string): Promise<Roster> {
  return must(api.GET("/api/v1/squads/roster", {
    params: { query: { edition, ...(faction && { faction }), ...(way && { way }), ...(list && { list }) } },
  }));
}

/** buildSquad prices and judges a squad that is being built. */
export function buildSquad(body: Draft): Promise<Built> {
  return must(api.POST("/api/v1/squads/build", { body }));
}

/** completeSquad suggests the rest of a squad that is being built. */
export function completeSquad(body: Draft): Promise<Draft> {
  return must(api.POST("/api/v1/squads/complete", { body }));
}
