/** The seats of a match in teams: for each of them a friend by a link, or a program with its squad. */
import { levelOf } from "../home/levels";
import { said } from "../language";
import { type Signal, useSignal } from "@preact/signals";
import type { Agreement, Bring, Lobby, NewSeat, Program } from "../api/types";
import { partnerOf } from "../match/team";
import { bringing, type Choice, SquadChoice, useChoice } from "./Choice";
import { shareOf, teamOf } from "./ways";
import { say } from "../language";

/** Seat is one of the others' seats: which program is there, none for a friend, and what it flies. */
interface Seat {
  bot: Signal<string>;
  choice: Choice;
}

/** Team is what has been chosen for a match in teams. */
export interface TeamTable {
  /** How many play. */
  size: Signal<number>;
  /** The player's own seat. */
  mine: Signal<number>;
  /** The seats apart from it, the lowest first. */
  others: Seat[];
}

/** useTeam begins a table for this many players at which all others are friends. */
export function useTeam(size: number): TeamTable {
  const seat = (): Seat => ({ bot: useSignal(""), choice: useChoice() });
  return { size: useSignal(size), mine: useSignal(1), others: [seat(), seat(), seat()] };
}

/** inTeams reports whether more than two are to play. */
export function inTeams(lobby: Lobby, agreement: Agreement, team: TeamTable): boolean {
  return !!teamOf(lobby, agreement, team.size.value);
}

/** Sitting is one of the others with the number of the seat. */
type Sitting = Seat & { seat: number };

/** sitting are the others of a table. */
function sitting(team: TeamTable): Sitting[] {
  const seats = Array.from({ length: team.size.value }, (_, i) => i + 1).filter((n) => n !== team.mine.value);
  return team.others.slice(0, seats.length).map((s, i) => ({ ...s, seat: seats[i] ?? 0 }));
}

/** alone reports whether programs have all other seats. */
function alone(team: TeamTable): boolean {
  return sitting(team).every((s) => s.bot.value);
}

/** squadIn is what a choice names for a seat. */
function squadIn(lobby: Lobby, agreement: Agreement, team: TeamTable, { seat, choice }: Pick<Sitting, "seat" | "choice">): Bring {
  return bringing(choice, shareOf(lobby, agreement, team.size.value, seat)[0]);
}

/** programs are the programs that take seats of a table, with their squads. */
export function programs(lobby: Lobby, agreement: Agreement, team: TeamTable): Program[] {
  return sitting(team).filter((s) => s.bot.value).map((s) => ({
    seat: s.seat, bot: s.bot.value, ...squadIn(lobby, agreement, team, s),
  }));
}

/** seatsOfTeam are all seats of a match where programs have the others: it begins at once. Else there are none. */
export function seatsOfTeam(lobby: Lobby, agreement: Agreement, team: TeamTable, mine: Choice): NewSeat[] | undefined {
  if (!alone(team)) return undefined;
  const own = { seat: team.mine.value, choice: mine };
  const seats: [number, NewSeat][] = programs(lobby, agreement, team)
    .map(({ seat, ...program }) => [seat, { who: "bot", ...program }]);
  seats.push([own.seat, { who: "you", ...squadIn(lobby, agreement, team, own) }]);
  return seats.sort(([a], [b]) => a - b).map(([, seat]) => seat);
}

/** Players chooses how many play and, where the sides are not alike, on which. */
export function Players({ team }: { team: TeamTable }) {
  const resize = (size: number) => {
    team.size.value = size;
    team.mine.value = 1;
  };
  return (
    <>
      <label>
        Number of players
        <select value={String(team.size.value)} onChange={(e) => resize(Number(e.currentTarget.value))}>
          <option value="2">Two players</option>
          <option value="3">Three: two against one</option>
          <option value="4">Four: two against two</option>
        </select>
      </label>
      {team.size.value === 3 && (
        <label>
          Your role
          <select
            value={String(team.mine.value)} onChange={(e) => (team.mine.value = Number(e.currentTarget.value))}
          >
            <option value="1">With a partner</option>
            <option value="2">Alone against two</option>
          </select>
        </label>
      )}
    </>
  );
}

type SeatsProps = { lobby: Lobby; agreement: Agreement; team: TeamTable; mine: Choice };

/** TeamSeats asks who takes each of the other seats and what programs fly, and the player too where no friend comes. */
export function TeamSeats({ lobby, agreement, team, mine }: SeatsProps) {
  const size = team.size.value;
  const own = { seat: team.mine.value, choice: mine };
  const points = (seat: number) => `${teamOf(lobby, agreement, size)?.points[seat - 1] ?? 0} points`;
  // Friends choose at the table, and so does the player who waits for them.
  const chosen = [...sitting(team).filter((s) => s.bot.value), ...(alone(team) ? [own] : [])];
  const foes = sitting(team).filter((s) => s.seat !== partnerOf(own.seat, size));
  const who = (seat: number) =>
    seat === partnerOf(own.seat, size) ? say`Your partner`
      : foes.length === 1 ? say`Your opponent` : say`Opponent ${foes.findIndex((s) => s.seat === seat) + 1}`;
  const choice = (label: string, at: Pick<Sitting, "seat" | "choice">) => {
    const squads = shareOf(lobby, agreement, size, at.seat);
    const partner = chosen.find((s) => s.seat === partnerOf(at.seat, size));
    const brings = partner && squadIn(lobby, agreement, team, partner);
    const drawn = !!brings && !brings.ready && !brings.xws;
    return (
      <SquadChoice
        label={label} choice={at.choice} squads={squads} otherwise={squads[0]}
        agreement={{ ...agreement, seat: at.seat, seats: size, ...(brings && !drawn && { partner: brings }) }}
        waits={drawn && partnerOf(at.seat, size) < at.seat}
      />
    );
  };
  return (
    <>
      {alone(team) && choice(say`Your squad, ${points(own.seat)}`, own)}
      {sitting(team).map((s) => (
        <fieldset key={s.seat} data-team-seat={s.seat}>
          <legend>{who(s.seat)}</legend>
          <label>
            {say`${who(s.seat)} is`}
            <select value={s.bot.value} onChange={(e) => (s.bot.value = e.currentTarget.value)}>
              <option value="">A friend (with a link)</option>
              {lobby.bots.map((b) => (
                <option key={b.id} value={b.id}>{`The computer: ${levelOf(b.id).name} (${said(levelOf(b.id).line)})`}</option>
              ))}
            </select>
          </label>
          {s.bot.value && choice(say`${who(s.seat)}: squad of ${points(s.seat)}`, s)}
        </fieldset>
      ))}
      <p class="quiet">
        {alone(team)
          ? "The match starts right away. Partners' squads are checked as one."
          : `You get an invitation link for each friend, and you submit a squad of ${points(own.seat)}. Everyone chooses a squad at the table. Partners' squads are checked as ` +
            "one. Partners see each other's squads right away; opponents see them once all are in."}
      </p>
    </>
  );
}
