/** The ways to matches that are kept: by a server, or by this tab. */
import { api, must, urlOf } from "../api/client";
import * as events from "../api/events";
import { tab } from "../api/host";
import type { Ears, Link, OfferKind } from "../api/link";
import type { Send } from "../api/socket";
import { tag } from "../language";
import { nonce, promise, rematchOf } from "./diceCommitment";
import type { Answer, Chances, Dials, Offered, State, Tried, Update } from "../api/types";

/** Seat is a seat of a match, with what holds it. */
export interface Seat { readonly id: string; readonly token: string }

/** as makes the headers and the path of a request about a match. */
export function as({ id, token }: Seat) {
  return { headers: token ? { Authorization: "Bearer " + token } : {}, params: { path: { id } } };
}

/** TabLink is the way to a match that this tab keeps: by requests and a stream of events. */
export class TabLink implements Link {
  readonly lesson = false;

  constructor(protected readonly seat: Seat) {}

  state(): Promise<State> {
    return must(api.GET("/api/v1/matches/{id}", as(this.seat)));
  }

  async answer(body: Answer): Promise<void> {
    const { headers, params } = as(this.seat);
    // How the match stands then comes by the stream.
    const minimal = { ...headers, Prefer: "return=minimal" };
    await must(api.POST("/api/v1/matches/{id}/answers", { headers: minimal, params, body }));
  }

  offer(kind: OfferKind): Promise<Offered> {
    return must(api.POST("/api/v1/matches/{id}/offers", { ...as(this.seat), body: { kind } }));
  }

  /** rematch asks to what dice the server commits itself before it says what this browser adds to them. */
  async rematch(kind: "rematch" | "swap" = "rematch"): Promise<Offered> {
    const { commitment } = await must(api.POST("/api/v1/matches/{id}/dice", as(this.seat)));
    const own = promise(rematchOf(this.seat.id), { commitment, nonce: nonce() });
    const body = { kind, nonce: own.nonce };
    return must(api.POST("/api/v1/matches/{id}/offers", { ...as(this.seat), body }));
  }

  chances(): Promise<Chances> {
    return must(api.GET("/api/v1/matches/{id}/odds", as(this.seat)));
  }

  async dials(): Promise<Dials> {
    if (this.seat.token === "") return { ships: [] };
    try {
      return await must(api.GET("/api/v1/matches/{id}/dials", as(this.seat)));
    } catch {
      return { ships: [] };
    }
  }

  tried(answer: string): Promise<Tried> {
    return must(api.POST("/api/v1/matches/{id}/try", { ...as(this.seat), body: { answer } }));
  }

  follow(ears: Ears, signal: AbortSignal): Promise<void> {
    return events.follow(this.stream(ears, signal));
  }

  /** stream says what to read, and whom to tell. */
  protected stream(ears: Ears, signal: AbortSignal): events.Stream {
    let cut = false;
    return {
      url: urlOf(`/api/v1/matches/${encodeURIComponent(this.seat.id)}/events`), token: this.seat.token, signal,
      after: () => ears.position(),
      message: (m) => {
        if (m.event === "state") ears.begin(JSON.parse(m.data) as State);
        else if (m.event === "update") ears.take(JSON.parse(m.data) as Update, cut);
        cut = false;
      },
      state: (connection, why) => {
        cut ||= connection === "lost";
        ears.connection(connection, why);
      },
    };
  }
}

/** ServerLink is the way to a match that a server keeps: over a socket, where one comes through. */
export class ServerLink extends TabLink {
  #send: Send | null = null;

  override answer(body: Answer): Promise<void> {
    return this.#send ? this.#send(body) : super.answer(body);
  }

  protected override stream(ears: Ears, signal: AbortSignal): events.Stream {
    const stream = super.stream(ears, signal);
    const url = stream.url.replace(/^http/, "ws").replace(/events$/, "socket?language=" + tag());
    return { ...stream, socket: { url, line: (send) => (this.#send = send) } };
  }
}

/** linkTo is the way to a match. */
export function linkTo(seat: Seat): Link {
  return tab ? new TabLink(seat) : new ServerLink(seat);
}
