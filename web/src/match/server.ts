/** What a match asks of the server. */
import { api, must, sentence, urlOf } from "../api/client";
import * as events from "../api/events";
import type { Send } from "../api/socket";
import type {
  Answer, Chances, Dials, NewWords, Offered, Presence, State, Suggestion, Tried, Update,
} from "../api/types";
import type { MatchStore, OfferKind } from "./store";

/** Seat is a seat of a match, by what holds it. */
type Seat = Pick<MatchStore, "id" | "token">;

export { sentence };

/** as makes the headers and the path of a request about a match. */
function as(store: Seat) {
  const headers = store.token ? { Authorization: "Bearer " + store.token } : {};
  return { headers, params: { path: { id: store.id } } };
}

/** fetchState fetches all that may be known of a match. */
export function fetchState(store: MatchStore): Promise<State> {
  if (store.course) return store.course.begin();
  return must(api.GET("/api/v1/matches/{id}", as(store)));
}

/** lines are how answers go over the sockets of matches that have one. */
const lines = new WeakMap<MatchStore, Send>();

/** answer answers the open question. */
export async function answer(store: MatchStore, body: Answer): Promise<void> {
  if (store.course) return store.take(await store.course.answer(body.answer), false);
  const send = lines.get(store);
  if (send) return send(body);
  const { headers, params } = as(store);
  // How the match stands then comes by the stream.
  const minimal = { ...headers, Prefer: "return=minimal" };
  await must(api.POST("/api/v1/matches/{id}/answers", { headers: minimal, params, body }));
}

/** suggestion asks what a program would answer, and why. */
export function suggestion(store: MatchStore): Promise<Suggestion> {
  return must(api.GET("/api/v1/matches/{id}/suggestion", as(store)));
}

/** chances asks what the answers to the open question come to with all cards. */
export function chances(store: MatchStore): Promise<Chances> {
  return must(api.GET("/api/v1/matches/{id}/odds", as(store)));
}

/** offer offers something to the other player, or agrees to it. */
export async function offer(store: MatchStore, kind: OfferKind): Promise<Offered> {
  if (store.course) {
    store.begin(await store.course.back());
    return { agreed: true, position: store.position };
  }
  return must(api.POST("/api/v1/matches/{id}/offers", { ...as(store), body: { kind } }));
}

/** presence asks who is at the table. */
export function presence(store: Seat): Promise<Presence> {
  return must(api.GET("/api/v1/matches/{id}/presence", as(store)));
}

/** claim ends a match that the other player has left. */
export async function claim(store: MatchStore, kind: "win" | "draw"): Promise<void> {
  await must(api.POST("/api/v1/matches/{id}/claims", { ...as(store), body: { kind } }));
}

/** say says something to the other player. */
export async function say(store: MatchStore, body: NewWords): Promise<void> {
  await must(api.POST("/api/v1/matches/{id}/words", { ...as(store), body }));
}

/** clearWords takes back all that one has said. */
export async function clearWords(store: MatchStore): Promise<void> {
  await must(api.DELETE("/api/v1/matches/{id}/words", as(store)));
}

/** report reports the other player. */
export async function report(store: MatchStore, why: string): Promise<void> {
  await must(api.POST("/api/v1/matches/{id}/reports", { ...as(store), body: { why } }));
}

/** renew replaces the token of the seat by another one. Sent again, it does no harm. */
export async function renew(store: Seat, token: string): Promise<void> {
  await must(api.POST("/api/v1/matches/{id}/token", { ...as(store), body: { token } }));
}

/** dialsOf asks what the seat's dials can be set to; none where that cannot be told now. */
export async function dialsOf(store: MatchStore): Promise<Dials> {
  if (store.course) return store.course.dials;
  if (store.token === "") return { ships: [] };
  try {
    return await must(api.GET("/api/v1/matches/{id}/dials", as(store)));
  } catch {
    return { ships: [] };
  }
}

/** tried asks whether a place would be legal. A request that fails is no verdict but a reason. */
export async function tried(store: MatchStore, text: string): Promise<Tried> {
  try {
    if (store.course) return await store.course.tried(text);
    const body = { answer: text };
    return await must(api.POST("/api/v1/matches/{id}/try", { ...as(store), body }));
  } catch (e) {
    return { legal: false, why: sentence(e) };
  }
}

/** follow hands the messages of a match to its store until signal. */
export async function follow(store: MatchStore, signal: AbortSignal): Promise<void> {
  if (store.course) {
    store.connection.value = "live";
    return;
  }
  let cut = false;
  const url = urlOf(`/api/v1/matches/${encodeURIComponent(store.id)}/`);
  const line = (send: Send | null) => {
    if (send) lines.set(store, send);
    else lines.delete(store);
  };
  await events.follow({
    url: url + "events",
    socket: { url: url.replace(/^http/, "ws") + "socket", line },
    token: store.token,
    after: () => store.show.position,
    message: (m) => {
      if (m.event === "state") store.begin(JSON.parse(m.data) as State);
      else if (m.event === "update") store.take(JSON.parse(m.data) as Update, cut);
      cut = false;
    },
    state: (connection, why) => {
      cut ||= connection === "lost";
      store.connection.value = connection;
      if (why) store.error.value = why;
    },
    signal,
  });
}
