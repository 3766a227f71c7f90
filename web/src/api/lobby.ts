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
  const [mine, other] = [pick(lobby, "ready-rebels", 0), pick(lobby, "ready-empire", 1)];
  return { seats: [{ who: "you", ready: mine }, { who: "bot", ready: other }] };
}

/** playItself is a match between programs with the same two squads, for those who watch. */
export function playItself(lobby: Lobby): NewMatch {
  const { seats } = playNow(lobby);
  return { seats: seats.map((s) => ({ ...s, who: "bot" as const })), public: true };
}

/** pick is the id of a ready squad, or of another one where there is none such. */
function pick(lobby: Lobby, id: string, otherwise: number): string {
  const squads = lobby.squads;
  return squads.some((s) => s.id === id) ? id : (squads[otherwise]?.id ?? squads[0]?.id ?? "");
}
