/** What a match can be made of, and making one. */
import { api, must, urlOf } from "./client";
import { follow } from "./events";
import type {
  Agreement, Bring, Created, Invitation, Lobby, NewInvitation, NewMatch, ReadySquad,
} from "./types";

/** fetchLobby fetches squads, programs and settings. */
export function fetchLobby(): Promise<Lobby> {
  return must(api.GET("/api/v1/lobby"));
}

/** newMatch makes a match. */
export function newMatch(body: NewMatch): Promise<Created> {
  return must(api.POST("/api/v1/matches", { body }));
}

/** invite makes an invitation. */
export function invite(body: NewInvitation): Promise<Created> {
  return must(api.POST("/api/v1/invitations", { body }));
}

/** drawSquad draws a squad at random that can be flown under an agreement. */
export function drawSquad(body: Agreement): Promise<ReadySquad> {
  return must(api.POST("/api/v1/squads/draw", { body }));
}

/** as names an invitation and the seat that asks. */
function as(id: string, token: string) {
  return { params: { path: { id }, header: { Authorization: "Bearer " + token } } };
}

/** fetchInvitation fetches how an invitation stands. */
export function fetchInvitation(id: string, token: string): Promise<Invitation> {
  return must(api.GET("/api/v1/invitations/{id}", as(id, token)));
}

/** bring brings a squad to an invitation, or takes it back where it names none. */
export function bring(id: string, token: string, body: Bring): Promise<Invitation> {
  return must(api.POST("/api/v1/invitations/{id}/squad", { ...as(id, token), body }));
}

/** Following says which invitation is followed, until when, and whom to tell. */
export interface Following {
  id: string;
  token: string;
  signal: AbortSignal;
  take: (invitation: Invitation) => void;
}

/** followInvitation tells how an invitation stands whenever that changes. */
export function followInvitation({ id, token, signal, take }: Following): Promise<void> {
  return follow({
    url: urlOf(`/api/v1/invitations/${encodeURIComponent(id)}/events`), token, signal,
    after: () => 0,
    message: (m) => take(JSON.parse(m.data) as Invitation),
    state: () => undefined,
  });
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
