/** What a match can be made of, and making one. */
import { api, must } from "./client";
import type { Created, Lobby, NewMatch } from "./types";

/** fetchLobby fetches squads, programs and settings. */
export function fetchLobby(): Promise<Lobby> {
  return must(api.GET("/api/v1/lobby"));
}

/** newMatch makes a match. */
export function newMatch(body: NewMatch): Promise<Created> {
  return must(api.POST("/api/v1/matches", { body }));
}

/** playNow is the match of one press: two ready squads, the best program, rocks already placed. */
export function playNow(lobby: Lobby): NewMatch {
  const mine = lobby.squads.find((s) => s.id === "ready-rebels") ?? lobby.squads[0];
  const other = lobby.squads.find((s) => s.id === "ready-empire") ?? lobby.squads[1] ?? mine;
  return {
    seats: [
      { who: "you", ready: mine?.id ?? "" },
      { who: "bot", ready: other?.id ?? "" },
    ],
    settings: placedRocks(lobby),
  };
}

/** placedRocks lets the obstacles lie on the table from the start, where that can be had. */
export function placedRocks(lobby: Lobby): Record<string, number> {
  return lobby.settings.some((s) => s.id === "placed-rocks") ? { "placed-rocks": 1 } : {};
}
