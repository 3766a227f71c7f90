/** The page of a table at which players choose their squads, unseen by their opponents. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { bring, fetchInvitation, fetchLobby, followInvitation } from "../api/lobby";
import type { Agreement, Bring, Invitation as Invited, Lobby, ReadySquad } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { begin } from "../match/enter";
import { useHolding } from "../match/holding";
import { Invitation } from "../match/Invitation";
import { promise } from "../match/diceCommitment";
import { partnerOf } from "../match/team";
import { bringing, Ships, SquadChoice, useChoice } from "../squads/Choice";
import { firstOf, shareOf, squadsFor, wayOf } from "../squads/ways";

/** JoinPage seats the holder of a token of an invitation, and goes on to its match. */
export default function JoinPage({ parts }: { parts: string[] }) {
  const { token, why } = useHolding("join", parts);
  if (token !== null) return <Seated id={parts[0] ?? ""} token={token} />;
  return (
    <Page title="Choose your squad">
      {why ? <Failed why={why} /> : <Loading what="Loading the table" />}
    </Page>
  );
}

/** Seated shows an invitation to the holder of a token. */
function Seated({ id, token }: { id: string; token: string }) {
  const lobby = useSignal<Lobby | null>(null);
  const invited = useSignal<Invited | null>(null);
  const error = useSignal("");
  useEffect(() => {
    const leave = new AbortController();
    const fail = (e: unknown) => (error.value = sentence(e));
    const take = (i: Invited) => {
      if (leave.signal.aborted) return;
      invited.value = i;
      const own = promise(id, i.dice);
      if (!i.match) return;
      leave.abort();
      promise(i.match, own);
      begin({ id, match: i.match }, token);
    };
    fetchLobby().then((l) => (lobby.value = l), fail);
    fetchInvitation(id, token).then((i) => {
      take(i);
      return followInvitation({ id, token, signal: leave.signal, take });
    }).catch(fail);
    return () => leave.abort();
  }, [id, token]);
  const send = async (squad: Bring) => {
    error.value = "";
    try {
      invited.value = await bring(id, token, squad);
    } catch (e) {
      error.value = sentence(e);
    }
  };
  return (
    <Page title="Choose your squad">
      {lobby.value && invited.value ? (
        <Table lobby={lobby.value} invited={invited.value} error={error} send={send} />
      ) : error.value ? (
        <Failed why={error.value} />
      ) : (
        <Loading what="Loading the table" />
      )}
    </Page>
  );
}

type TableProps = {
  lobby: Lobby; invited: Invited; error: Signal<string>; send: (squad: Bring) => Promise<void>;
};

/**
 * useTallest keeps an element as tall as it has ever been: nothing below it moves away under a pointer when someone
 * comes or goes.
 */
function useTallest() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.style.minHeight = `${box.current.offsetHeight}px`;
  });
  return box;
}

/** Table says what was agreed on and who is ready, and takes one's own squad. */
function Table({ lobby, invited, error, send }: TableProps) {
  const game = lobby.editions.find((e) => e.id === invited.edition)?.name ?? invited.edition;
  const way = wayOf(lobby, agreementOf(invited));
  const partner = partnerOf(invited.seat, invited.seats ?? 2);
  const others = useTallest();
  return (
    <>
      <p>{`${game}${way ? ", " + way.name : ""}.${partner ? ` You are on a side with ${invited.names?.[partner - 1] || "a partner"}.` : ""}`}</p>
      <ul class="quiet" aria-label="Match settings">
        {invited.settings.map((s) => <li key={s.name}>{s.text}</li>)}
      </ul>
      <details>
        <summary>Fair dice</summary>
        <p class="quiet">
          The server has committed to a secret; this is its hash. When you submit your squad, your browser adds
          a random number, and so does your opponent's. Every roll is computed from all three, and the match
          record proves it.
        </p>
        <p class="hex">{invited.dice.commitment}</p>
      </details>
      <div ref={others} class="banner company">
        {invited.seats ? <Seats invited={invited} size={invited.seats} />
          : <p role="status" data-other={other(invited)}>{wordsOf(invited)}</p>}
        <Invitation id={invited.id} free={invited.free ?? []} open={invited.open ?? false} seat={invited.seat} />
      </div>
      {invited.squad ? (
        <Brought squad={invited.squad} team={!!invited.seats} quick={way?.squads === "quick"} send={send} />
      ) : (
        <Choose lobby={lobby} invited={invited} send={send} />
      )}
      {invited.partner && (
        <section aria-labelledby="partner" data-partner>
          <h2 id="partner">{`Your partner's squad: ${invited.partner.name}`}</h2>
          <p>{`${invited.partner.faction}, ${invited.partner.points} points. Your two squads are checked as one.`}</p>
          <Ships lines={invited.partner.ships} />
        </section>
      )}
      {error.value && <Failed why={error.value} />}
    </>
  );
}

/** What the other player is doing, in words: a friend, or anyone who has come. */
const words = {
  free: ["No one has opened the link yet.", "No one has joined yet. Your table is in the list of open tables."],
  away: ["Your friend is not connected.", "Your opponent is not connected."],
  choosing: [
    "Your friend is choosing a squad.",
    "Your opponent is choosing a squad.",
  ],
  ready: [
    "Your friend's squad is in. You will see it when yours is in, too.",
    "Your opponent's squad is in. You will see it when yours is in, too.",
  ],
} as const;

/** wordsOf says what the other player is doing. */
function wordsOf(invited: Invited): string {
  return words[other(invited)][invited.open ? 1 : 0];
}

/** other says what the other player is doing. */
function other(invited: Invited): keyof typeof words {
  return doing(invited, 3 - invited.seat);
}

/** doing says what anyone who has a seat is doing. */
function doing(invited: Invited, seat: number): keyof typeof words {
  if (invited.free?.includes(seat)) return "free";
  if (invited.ready.includes(seat)) return "ready";
  return invited.here.includes(seat) ? "choosing" : "away";
}

/** What the players of a match in teams are doing, in words. */
const done = {
  free: "has not opened the link yet", away: "is not at the table", choosing: "is choosing a squad",
  ready: "has submitted a squad",
} as const;

/** Seats says of each player of a match in teams who they play with and what they are doing. */
function Seats({ invited, size }: { invited: Invited; size: number }) {
  const partner = partnerOf(invited.seat, size);
  const seats = Array.from({ length: size }, (_, i) => i + 1);
  const called = (seat: number) => {
    const program = invited.programs?.[seat - 1];
    const name = program ? `the computer (${program})` : invited.names?.[seat - 1];
    const opponents = seats.filter((s) => s !== invited.seat && s !== partner);
    const which = opponents.length === 1 ? "Your" : ["First", "Second"][opponents.indexOf(seat)];
    const role = seat === partner ? "Your partner" : `${which} opponent`;
    return name ? `${role}, ${name}` : role;
  };
  return (
    <div role="status">
      <ul aria-label="Players" data-seats={size}>
        {seats.map((seat) => (
          <li key={seat} data-seat={seat} data-doing={doing(invited, seat)}>
            {seat === invited.seat
              ? (invited.ready.includes(seat) ? "You have submitted your squad." : "You are choosing your squad.")
              : `${called(seat)}: ${done[doing(invited, seat)]}.`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Choose asks for a squad. */
function Choose({ lobby, invited, send }: Pick<TableProps, "lobby" | "invited" | "send">) {
  const agreement = agreementOf(invited);
  const { seat, seats: size, partner } = invited;
  const squads = size ? shareOf(lobby, agreement, size, seat) : squadsFor(lobby, agreement, seat);
  const otherwise = size ? squads[0] : firstOf(lobby, agreement, seat);
  const choice = useChoice();
  const busy = useSignal(false);
  const ready = async () => {
    busy.value = true;
    await send(bringing(choice, otherwise));
    busy.value = false;
  };
  return (
    <form onSubmit={(e) => { e.preventDefault(); void ready(); }}>
      <SquadChoice
        label="Your squad" squads={squads} choice={choice}
        otherwise={otherwise} agreement={{ ...agreement, seat, seats: size ?? 2, ...(partner && { partner: { xws: partner.xws } }) }}
      />
      <button type="submit" class="primary" disabled={busy.value} data-bring>Submit squad</button>
    </form>
  );
}

/** agreementOf is what decides which squads can be drawn for an invitation. */
function agreementOf({ edition, way, threat, list }: Invited): Agreement {
  return { edition, way: way ?? "", ...(list && { list }), settings: threat ? { threat } : {} };
}

type BroughtProps = { squad: ReadySquad; team: boolean; quick: boolean } & Pick<TableProps, "send">;

/** Brought shows the player's squad while the other one is awaited. */
function Brought({ squad, team, quick, send }: BroughtProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <section aria-labelledby="own" data-brought>
      <h2 id="own">{`Your squad: ${squad.name || "unnamed squad"}`}</h2>
      <p>
        {squad.faction}{quick ? "" : `, ${squad.points} points`}.{" "}
        {team ? "Your opponents will see it when all squads are in." : "Only you can see it until both squads are in."}
      </p>
      <Ships lines={squad.ships} />
      <button ref={back} type="button" onClick={() => void send({})}>Change squad</button>
    </section>
  );
}
