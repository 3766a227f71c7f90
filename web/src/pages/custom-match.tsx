/** The page on which a match is made by choice: game, way to play, seats, squads, settings. */
import { useEffect } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { alone, tab } from "../api/host";
import { fetchLobby, invite, newMatch } from "../api/lobby";
import type { Agreement, Bring, Lobby, NewSeat, Way } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { said, say } from "../language";
import { enter, gather } from "../match/enter";
import { callsign } from "../prefs";
import { link } from "../router";
import { Game, Opponent } from "../squads/Game";
import { bringing, forget, Ships, SquadChoice, useChoice } from "../squads/Choice";
import { inTeams, Players, programs, seatsOfTeam, TeamSeats, useTeam } from "../squads/Team";
import { firstOf, settingsFor, squadsFor, teamOf, type Choosable, wayOf } from "../squads/ways";

/** FriendPage makes a match against a friend, or against the computer with other squads. */
export default function FriendPage({ parts }: { parts: string[] }) {
  const lobby = useSignal<Lobby | null>(null);
  const error = useSignal("");
  useEffect(() => {
    fetchLobby().then(
      (l) => (lobby.value = l),
      (e) => (error.value = sentence(e)),
    );
  }, []);
  return (
    <Page title={tab ? "Set up a match" : "Play"}>
      {tab && <p data-no-server>{alone} <a href={link("meet")}>Play others at a server</a></p>}
      {error.value && <Failed why={error.value} />}
      {lobby.value ? <Form lobby={lobby.value} parts={parts} /> : !error.value && <Loading what="Loading" />}
    </Page>
  );
}

/** Values are what has been put into the form. */
function useValues(lobby: Lobby, [edition, way = "", players]: string[]) {
  return {
    edition: useSignal(edition ?? lobby.editions[0]?.id ?? ""), list: useSignal(""), way: useSignal(way), other: useSignal(tab ? lobby.bots[0]?.id ?? "" : ""),
    team: useTeam(Number(players ?? 2)),
    side: useSignal(1), open: useSignal(false), settings: useSignal<Record<string, number>>({}),
    mine: useChoice(), theirs: useChoice(),
  };
}

type Values = ReturnType<typeof useValues>;

/** agreementOf is what is agreed on; settings that this match does not have are left out. */
function agreementOf(lobby: Lobby, v: Values): Agreement {
  const bare = { edition: v.edition.value, way: v.way.value, ...(v.list.value && { list: v.list.value }) };
  const has = new Set(settingsFor(lobby, bare).map((s) => s.id));
  const settings = Object.entries(v.settings.value).filter(([id]) => has.has(id));
  return { ...bare, settings: Object.fromEntries(settings) };
}

/** make makes the match, or the invitation to it, and goes there. */
async function make(lobby: Lobby, v: Values): Promise<void> {
  const agreement = { ...agreementOf(lobby, v), public: v.open.value };
  const listed = wayOf(lobby, agreement)?.squads === "listed";
  const side = v.side.value;
  if (inTeams(lobby, agreement, v.team)) {
    const seats = seatsOfTeam(lobby, agreement, v.team, v.mine);
    if (seats) {
      enter(await newMatch({ seats, ...agreement, name: callsign.value }), "Match with the computer, in teams");
      return;
    }
    gather(await invite({
      ...agreement, seat: v.team.mine.value, seats: v.team.size.value, host: callsign.value,
      programs: programs(lobby, agreement, v.team),
    }), "A table for teams");
    return;
  }
  if (!v.other.value && !listed) {
    gather(await invite({ ...agreement, seat: side, host: callsign.value }));
    return;
  }
  const squad = (choice: Values["mine"], seat: number): Bring =>
    listed ? {} : bringing(choice, firstOf(lobby, agreement, seat));
  const you: NewSeat = { who: "you", ...squad(v.mine, side) };
  const other: NewSeat = v.other.value
    ? { who: "bot", bot: v.other.value, ...squad(v.theirs, 3 - side) } : { who: "friend" };
  const seats = side === 1 ? [you, other] : [other, you];
  const text = v.other.value ? "Match against the computer" : "Match against a friend";
  enter(await newMatch({ seats, ...agreement, name: callsign.value }), text);
}

/** Form asks for what a match is made of. */
function Form({ lobby, parts }: { lobby: Lobby; parts: string[] }) {
  const v = useValues(lobby, parts);
  const error = useSignal("");
  const busy = useSignal(false);
  const agreement = agreementOf(lobby, v);
  const way = wayOf(lobby, agreement);
  const settings = settingsFor(lobby, agreement);
  const submit = async () => {
    busy.value = true;
    error.value = "";
    try {
      await make(lobby, v);
    } catch (e) {
      error.value = sentence(e);
    }
    busy.value = false;
  };
  return (
    <form onSubmit={(e) => { e.preventDefault(); void submit(); }}>
      <Game lobby={lobby} edition={v.edition.value} way={way} change={(edition, id) => change(v, edition, id)} />
      <Points lobby={lobby} v={v} />
      <Settings settings={settings.filter((s) => s.way)} values={v.settings} />
      {teamOf(lobby, agreement, 3) && <Players team={v.team} />}
      {!inTeams(lobby, agreement, v.team) && <Opponent lobby={lobby} value={v.other} />}
      <label>
        Your name (optional)
        <input
          value={callsign.value} maxLength={30} autocomplete="nickname"
          onInput={(e) => (callsign.value = e.currentTarget.value)}
        />
      </label>
      {way?.forces && <Side value={v.side} names={way.forces.map((f) => f.name)} />}
      <Squads lobby={lobby} v={v} agreement={agreement} />
      <HouseRules settings={settings.filter((s) => !s.way)} values={v.settings} />
      <label>
        <input
          type="checkbox" checked={v.open.value}
          onChange={(e) => (v.open.value = e.currentTarget.checked)}
        />{" "}
        List this match under Watch
      </label>
      {error.value && <Failed why={error.value} />}
      <button type="submit" class="primary" disabled={busy.value}>Create the match</button>
    </form>
  );
}

/** change takes another game or mode, and drops what was chosen for the one before. */
function change(v: Values, edition: string, way: string): void {
  if (v.edition.value !== edition) v.list.value = "";
  v.edition.value = edition;
  v.way.value = way;
  v.side.value = 1;
  forget(v.mine);
  forget(v.theirs);
  v.team.others.forEach((seat) => forget(seat.choice));
}

/** Points chooses the points list that the squads are checked against, where there are several. */
function Points({ lobby, v }: { lobby: Lobby; v: Values }) {
  const lists = lobby.editions.find((e) => e.id === v.edition.value)?.points ?? [];
  if (lists.length < 2) return null;
  return (
    <label>
      Points list
      <select value={v.list.value} data-points-list onChange={(e) => (v.list.value = e.currentTarget.value)}>
        {lists.map((l, i) => <option key={l.id} value={i === 0 ? "" : l.id}>{l.title}</option>)}
      </select>
    </label>
  );
}

/** Side chooses the player's own seat, where the two are to do different things. */
function Side({ value, names }: { value: Signal<number>; names: string[] }) {
  return (
    <label>
      Your side
      <select
        value={String(value.value)} onChange={(e) => (value.value = Number(e.currentTarget.value))}
      >
        <option value="1">{names[0]}, at the bottom edge</option>
        <option value="2">{names[1]}, at the top edge</option>
      </select>
    </label>
  );
}

type SquadsProps = { lobby: Lobby; v: Values; agreement: Agreement };

/** Squads chooses both squads, or says who flies what. */
function Squads({ lobby, v, agreement }: SquadsProps) {
  const way = wayOf(lobby, agreement);
  if (way?.squads === "listed") return <Listed way={way} />;
  if (inTeams(lobby, agreement, v.team)) {
    return <TeamSeats lobby={lobby} agreement={agreement} team={v.team} mine={v.mine} />;
  }
  if (!v.other.value) {
    return (
      <p class="quiet">
        You each choose a squad at the table. Neither of you sees the other's squad until both are in.
      </p>
    );
  }
  const choice = (label: string, of: Values["mine"], seat: number) => (
    <SquadChoice
      label={label} choice={of} agreement={agreement} squads={squadsFor(lobby, agreement, seat)}
      otherwise={firstOf(lobby, agreement, seat)}
    />
  );
  return (
    <>
      {choice("Your squad", v.mine, v.side.value)}
      {choice("Opponent's squad", v.theirs, 3 - v.side.value)}
    </>
  );
}

/** Listed shows what both sides fly where nothing is chosen. */
function Listed({ way }: { way: Way }) {
  return (
    <div data-listed>
      {way.forces?.map((force, p) => (
        <div key={force.id}>
          <p>{`${force.name}, at the ${p === 0 ? "bottom" : "top"} edge:`}</p>
          <Ships lines={force.ships} />
        </div>
      ))}
    </div>
  );
}

type SettingsProps = { settings: Choosable[]; values: Signal<Record<string, number>> };

/** The titles of the groups of house rules. */
const groups: { id: Choosable["group"]; title: string }[] = [
  { id: "length", title: "How long it lasts" },
  { id: "clocks", title: "Clocks" },
  { id: "setup", title: "Set-up" },
  { id: "watching", title: "Ratings, hints and watchers" },
  { id: "rules", title: "Rules" },
];

/** HouseRules are all settings that a table can agree on, in groups; it says how many are not as usual. */
function HouseRules({ settings, values }: SettingsProps) {
  const changed = settings.filter((s) => (values.value[s.id] ?? s.default) !== s.default).length;
  return (
    <details class="house-rules">
      <summary>House rules{changed > 0 && say`: ${changed} changed`}</summary>
      {groups.map((g) => {
        const list = settings.filter((s) => s.group === g.id);
        return list.length > 0 && (
          <fieldset key={g.id}>
            <legend>{said(g.title)}</legend>
            <Settings settings={list} values={values} />
          </fieldset>
        );
      })}
      <button type="button" disabled={changed === 0} onClick={() => (values.value = {})}>Reset all</button>
    </details>
  );
}

/** Settings are what a table can agree on; most tables leave them alone. */
function Settings({ settings, values }: SettingsProps) {
  const set = (id: string, n: number) => (values.value = { ...values.value, [id]: n });
  return (
    <>
      {settings.map((s) => {
        const value = values.value[s.id] ?? s.default;
        return s.kind === "switch" ? (
          <label key={s.id}>
            <input
              type="checkbox" checked={value === 1}
              onChange={(e) => set(s.id, e.currentTarget.checked ? 1 : 0)}
            />{" "}
            {s.text}
          </label>
        ) : (
          <label key={s.id}>
            {s.text}
            <input
              type="number" min="0" max={s.most} value={value}
              onChange={(e) => set(s.id, e.currentTarget.valueAsNumber || 0)}
            />
          </label>
        );
      })}
    </>
  );
}
