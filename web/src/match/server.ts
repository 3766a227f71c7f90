/** What the seat of a match asks as well, of anyone who keeps it. */
import { api, must, sentence } from "../api/client";
import type { NewWords, Presence, Review, Suggestion } from "../api/types";
import { as, type Seat } from "./link";

export { sentence };

/** suggestion asks what a program would answer, and why. */
export function suggestion(store: Seat): Promise<Suggestion> {
  return must(api.GET("/api/v1/matches/{id}/suggestion", as(store)));
}

/** review asks what a program saw in the last round. */
export function review(store: Seat): Promise<Review> {
  return must(api.GET("/api/v1/matches/{id}/review", as(store)));
}

/** presence asks who is at the table. */
export function presence(store: Seat): Promise<Presence> {
  return must(api.GET("/api/v1/matches/{id}/presence", as(store)));
}

/** claim ends a match that the other player has left. */
export async function claim(store: Seat, kind: "win" | "draw"): Promise<void> {
  await must(api.POST("/api/v1/matches/{id}/claims", { ...as(store), body: { kind } }));
}

/** say says something to the other player. */
export async function say(store: Seat, body: NewWords): Promise<void> {
  await must(api.POST("/api/v1/matches/{id}/words", { ...as(store), body }));
}

/** clearWords takes back all that one has said. */
export async function clearWords(store: Seat): Promise<void> {
  await must(api.DELETE("/api/v1/matches/{id}/words", as(store)));
}

/** report reports the other player. */
export async function report(store: Seat, why: string): Promise<void> {
  await must(api.POST("/api/v1/matches/{id}/reports", { ...as(store), body: { why } }));
}

/** renew replaces the token of the seat by another one. Sent again, it does no harm. */
export async function renew(store: Seat, token: string): Promise<void> {
  await must(api.POST("/api/v1/matches/{id}/token", { ...as(store), body: { token } }));
}
