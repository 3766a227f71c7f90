/** How a match is spoken with: one that a server keeps, one that this tab keeps, and a lesson, which no one does. */
import type { Answer, Chances, Dials, Offered, State, Tried, Update } from "./types";

/** Connection is how the news of a match come. */
export type Connection = "connecting" | "live" | "lost" | "refused";

/** Ears hear what happens in a match. */
export interface Ears {
  /** The position of the last update that was sent. */
  position(): number;
  begin(state: State): void;
  /** What is missed happened while the connection was cut. */
  take(update: Update, missed: boolean): void;
  connection(now: Connection, why: string): void;
}

/** What can be offered to the other player. */
export type OfferKind = "draw" | "takeback" | "rematch" | "swap" | "no";

/** Link is the way to a match. */
export interface Link {
  /** No one else is there: there is no one to talk to, to offer something, or to wait for. */
  readonly lesson: boolean;
  /** state is all that may be known of the match. */
  state(): Promise<State>;
  /** follow lets ears hear what happens until signal. */
  follow(ears: Ears, signal: AbortSignal): Promise<void>;
  /** answer answers the open question; ears hear what results from it. */
  answer(body: Answer): Promise<void>;
  /** offer offers something to the other player, or agrees to it. */
  offer(kind: OfferKind): Promise<Offered>;
  /** rematch offers a rematch, or agrees to one, with dice to which both sides add; after a swap each flies the other's squad. */
  rematch(kind?: "rematch" | "swap"): Promise<Offered>;
  /** chances are what the answers to the open question come to with all cards. */
  chances(): Promise<Chances>;
  /** dials are what each dial can be set to; none where that is not known now. */
  dials(): Promise<Dials>;
  /** tried reports whether a place would be legal. */
  tried(answer: string): Promise<Tried>;
}
