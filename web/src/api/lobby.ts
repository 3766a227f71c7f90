/** What a match can be made of, and making one. */
import { nonce, promise } from "../match/diceCommitment";
import { session } from "../prefs";
import { api, Failure, must, urlOf } from "./client";
import { follow } from "./events";
import type { components } from "./schema";
import type {
  Bring, Created, DrawnSquad, Invitation, Lobby, NewInvitation, NewMatch, ReadySquad,
} from "./types";

/** fetchLobby fetches squads, programs and settings. */
export function fetchLobby(): Promise<Lobby> {
  return must(api.GET("/api/v1/lobby"));
}

/** How often a promise of dice is asked for, since one can be too old. */
const tries = 5;

/**
 * newMatch makes a match with dice that the server has promised, to which it then adds a nonce: so
 * the server cannot have drawn a lucky secret.
 */
export async function newMatch(body: NewMatch): Promise<Created> {
  for (let n = 1; ; n++) {
    const { commitment, sealed } = await must(api.POST("/api/v1/dice"));
    const own = nonce();
    try {
      const made = await must(api.POST("/api/v1/matches", { body: { ...body, dice: { sealed, nonce: own } } }));
      // Anyone who only watches adds nothing.
      promise(made.id, { commitment, ...(made.seat ? { nonce: own } : {}) });
      return made;
    } catch (e) {
      if (!(e instanceof Failure) || e.status !== 409 || n === tries) throw e;
    }
  }
}

/** signed are the headers of a player who is signed in, none for a guest. */
export function signed(): Record<string, string> {
  return session.peek() ? { Authorization: "Bearer " + session.peek() } : {};
}

/** invite makes an invitation. */
export function invite(body: NewInvitation): Promise<Created> {
  return must(api.POST("/api/v1/invitations", { headers: signed(), body }));
}

/** OpenTable is a table at which anyone may sit down. */
export type OpenTable = components["schemas"]["OpenTable"];

/** fetchTables fetches the open tables, who has waited longest first. */
export function fetchTables(): Promise<OpenTable[]> {
  return must(api.GET("/api/v1/tables"));
}

/** findOpponent sits down with anyone who has waited longest, or waits at a new table, to hold the seat by a token as take does. */
export function findOpponent(
  edition: string, host: string, token: string, settings: Record<string, number> = {}, way = "",
): Promise<Created> {
  return must(api.POST("/api/v1/tables", {
    headers: signed(), body: { edition, host, token, settings, ...(way && { way }) },
  }));
}

/** sitDown takes the free seat of an open table, to hold it by a token as take does. */
export function sitDown(id: string, name: string, token: string): Promise<Created> {
  const of = { headers: signed(), params: { path: { id } }, body: { name, token } };
  return must(api.POST("/api/v1/tables/{id}/seat", of));
}

/** relink replaces the link of a friend's seat, of the only one where none is named, and returns the new one. */
export async function relink(page: "match" | "join", id: string, token: string, seat = 0): Promise<string> {
  const { params } = as(id, token);
  const of = { params: { ...params, query: { seat } } };
  const { link, links } = await must(page === "join"
    ? api.POST("/api/v1/invitations/{id}/link", of) : api.POST("/api/v1/matches/{id}/link", of));
  return links?.[0]?.link ?? link ?? "";
}

/** drawSquad draws a squad at random that a seat can fly under an agreement. */
export function drawSquad(body: DrawnSquad): Promise<ReadySquad> {
  return must(api.POST("/api/v1/squads/draw", { body }));
}

/**
 * take takes the free seat of a match or of an invitation by its link, to hold it by a token. Sent again, the
 * same token takes the same seat, so that no answer that was lost loses the seat.
 */
export function take(
  page: "match" | "join", id: string, secret: string, name: string, token: string,
): Promise<Created> {
  const of = { headers: signed(), params: { path: { id } }, body: { link: secret, name, token } };
  return must(page === "join"
    ? api.POST("/api/v1/invitations/{id}/seat", of) : api.POST("/api/v1/matches/{id}/seat", of));
}

/** as names an invitation and the seat that asks. */
function as(id: string, token: string) {
  return { params: { path: { id }, header: { Authorization: "Bearer " + token } } };
}

/** fetchInvitation fetches how an invitation stands. */
export function fetchInvitation(id: string, token: string): Promise<Invitation> {
  return must(api.GET("/api/v1/invitations/{id}", as(id, token)));
}

/**
 * bring brings a squad to an invitation, or takes it back where it names none. With the squad comes
 * a nonce for the dice, which the server did not know when it committed itself to them.
 */
export function bring(id: string, token: string, squad: Bring): Promise<Invitation> {
  // The same one again, if the answer is lost or another squad is brought: the server keeps to it.
  const body = squad.ready || squad.xws ? { ...squad, nonce: promise(id, { nonce: nonce() }).nonce } : squad;
  return must(api.POST("/api/v1/invitations/{id}/squad", { ...as(id, token), body }));
}

/** Following says which invitation is followed, until when, and whom to tell. */
export interface Following {
  id: string;
  token: string;
  signal: AbortSignal;
  take: (invitation: Invitation) => void;
}

/** followInvitation says how an invitation stands whenever that changes. */
export function followInvitation({ id, token, signal, take }: Following): Promise<void> {
  return follow({
    url: urlOf(`/api/v1/invitations/${encodeURIComponent(id)}/events`), token, signal,
    after: () => 0,
    message: (m) => take(JSON.parse(m.data) as Invitation),
    state: () => undefined,
  });
}

/** The styles in which bots can play, as ids of bots begin with them. */
const styles = /^(careful|bold|swarm|joust)-/;

/** botOf takes an id apart: the bot, and the manner that it plays in, empty for none. */
export function botOf(id: string): { manner: string; level: string } {
  const manner = styles.exec(id)?.[1] ?? "";
  return { manner, level: manner ? id.slice(manner.length + 1) : id };
}

/** inManner is the id of a bot that plays in a manner, empty for none. */
export function inManner(level: string, manner: string): string {
  return manner ? `${manner}-${level}` : level;
}

/** offers reports whether the server has a bot that plays in the manner of its id, if there is one in it. */
export function offers(lobby: Lobby, id: string): boolean {
  const { manner, level } = botOf(id);
  return lobby.bots.some((b) => b.id === level && (!manner || b.manners === true));
}

/** The ready squads of a match of one press, where a game has them. */
export const favorites = ["ready-rebels", "ready-empire"] as const;

/**
 * playNow is the match of one press: two ready squads of a game against a program, the best one
 * where none is named or there is no such, with rocks already placed. A way to play has squads of
 * its own.
 */
export function playNow(lobby: Lobby, edition?: string, bot = "", way = ""): NewMatch {
  const game = edition ?? lobby.squads.find((s) => s.id === favorites[0])?.edition;
  const squads = lobby.squads.filter((s) =>
    s.edition === game && (way ? s.alone && s.ways?.includes(way) : !s.alone));
  const others = way ? squads.filter((s) => s.faction !== squads[0]?.faction) : squads.slice(1);
  const id = (n: 0 | 1) => squads.find((s) => s.id === favorites[n])?.id ??
    (n === 1 ? others[0] : undefined)?.id ?? squads[0]?.id ?? "";
  const who = offers(lobby, bot) ? { bot } : {};
  const seats: NewMatch["seats"] = [
    { who: "you", ready: id(0) }, { who: "bot", ready: id(1), ...who },
  ];
  return way && game ? { seats, edition: game, way } : { seats };
}

/** A squad that someone has built, as far as a match needs to know it. */
type Own = Pick<components["schemas"]["SquadSheet"], "edition" | "faction" | "way" | "list" | "xws">;

/**
 * newMatchWith is a match of a squad against a ready one of another faction, by the rules that it is for. By a points list that is
 * not the usual one, ready squads may not be legal: there a random squad meets it.
 */
export async function newMatchWith(lobby: Lobby, own: Own): Promise<NewMatch> {
  const way = own.way ?? "";
  const lists = lobby.editions.find((e) => e.id === own.edition)?.points ?? [];
  if (own.list && own.list !== lists[0]?.id) {
    const agreement = { edition: own.edition, list: own.list, ...(way && { way }) };
    const { xws } = await drawSquad(agreement);
    return { seats: [{ who: "you", xws: own.xws }, { who: "bot", xws }], ...agreement };
  }
  const others = lobby.squads.filter((s) =>
    s.edition === own.edition && (way ? s.alone && s.ways?.includes(way) : !s.alone));
  const foe = others.find((s) => s.faction !== own.faction) ?? others[0];
  return {
    seats: [{ who: "you", xws: own.xws }, { who: "bot", ready: foe?.id ?? "" }],
    ...(way && { edition: own.edition, way }),
  };
}

/** playItself is a match between programs with the same two squads, for those who watch. */
export function playItself(lobby: Lobby): NewMatch {
  const { seats } = playNow(lobby);
  return { seats: seats.map((s) => ({ ...s, who: "bot" as const })), public: true };
}
