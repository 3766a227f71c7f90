/** The page on which a match is made by choice: the game, seats, squads, settings. */
import { useEffect } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { fetchLobby, invite, newMatch } from "../api/lobby";
import type { Lobby } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { enter, gather } from "../match/enter";
import { bringing, SquadChoice, useChoice } from "../squads/Choice";

/** FriendPage makes a match against a friend, or against the computer with other squads. */
export default function FriendPage() {
  const lobby = useSignal<Lobby | null>(null);
  const error = useSignal("");
  useEffect(() => {
    fetchLobby().then(
      (l) => (lobby.value = l),
      (e) => (error.value = sentence(e)),
    );
  }, []);
  return (
    <Page title="Play a friend">
      {error.value && <Failed why={error.value} />}
      {lobby.value ? <Form lobby={lobby.value} /> : !error.value && <Loading what="Loading" />}
    </Page>
  );
}

/** Form asks for what a match is made of. */
function Form({ lobby }: { lobby: Lobby }) {
  const edition = useSignal(lobby.editions[0]?.id ?? "");
  const squads = lobby.squads.filter((s) => s.edition === edition.value);
  const mine = useChoice();
  const theirs = useChoice();
  const other = useSignal("");
  const open = useSignal(false);
  const error = useSignal("");
  const busy = useSignal(false);
  const settings = useSignal<Record<string, number>>({});
  const make = async () => {
    busy.value = true;
    error.value = "";
    const agreed = { settings: settings.value, public: open.value };
    try {
      if (other.value) {
        const seats = [
          { who: "you" as const, ...bringing(mine, squads[0]) },
          { who: "bot" as const, bot: other.value, ...bringing(theirs, squads[1]) },
        ];
        enter(await newMatch({ seats, ...agreed }), "Against the computer");
      } else {
        gather(await invite({ edition: edition.value, ...agreed }));
      }
    } catch (e) {
      error.value = sentence(e);
    }
    busy.value = false;
  };
  const renew = () => (mine.word.value = theirs.word.value = "");
  return (
    <form onSubmit={(e) => { e.preventDefault(); void make(); }}>
      <Editions lobby={lobby} value={edition} changed={renew} />
      <Opponent lobby={lobby} value={other} />
      {other.value ? (
        <>
          <SquadChoice
            label="Your squad" edition={edition.value} squads={squads} choice={mine}
            otherwise={squads[0]}
          />
          <SquadChoice
            label="The other squad" edition={edition.value} squads={squads} choice={theirs}
            otherwise={squads[1]}
          />
        </>
      ) : (
        <p class="quiet">
          Each of you chooses a squad at the table. Neither sees the other's until both are there.
        </p>
      )}
      <Settings lobby={lobby} settings={settings} />
      <label>
        <input
          type="checkbox" checked={open.value}
          onChange={(e) => (open.value = e.currentTarget.checked)}
        />{" "}
        Others may find it under Watch
      </label>
      {error.value && <Failed why={error.value} />}
      <button type="submit" class="primary" disabled={busy.value}>Set the table</button>
    </form>
  );
}

/** Opponent chooses who sits in the other seat. */
function Opponent({ lobby, value }: { lobby: Lobby; value: Signal<string> }) {
  return (
    <label>
      The other player
      <select value={value.value} onChange={(e) => (value.value = e.currentTarget.value)}>
        <option value="">A friend, by a link</option>
        {lobby.bots.map((b) => (
          <option key={b.id} value={b.id}>{`The computer: ${b.id}. ${b.text}`}</option>
        ))}
      </select>
    </label>
  );
}

type EditionsProps = { lobby: Lobby; value: Signal<string>; changed: () => void };

/** Editions chooses the game, where there are several. */
function Editions({ lobby, value, changed }: EditionsProps) {
  if (lobby.editions.length < 2) return null;
  return (
    <label>
      The game
      <select
        value={value.value}
        onChange={(e) => {
          value.value = e.currentTarget.value;
          changed();
        }}
      >
        {lobby.editions.map((e) => <option key={e.id} value={e.id}>{e.name}</option>)}
      </select>
    </label>
  );
}

type SettingsProps = { lobby: Lobby; settings: Signal<Record<string, number>> };

/** Settings are what a table can agree on; most tables leave them alone. */
function Settings({ lobby, settings }: SettingsProps) {
  const set = (id: string, n: number) => (settings.value = { ...settings.value, [id]: n });
  return (
    <details>
      <summary>What the table agrees on</summary>
      {lobby.settings.map((s) => {
        const value = settings.value[s.id] ?? s.default;
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
    </details>
  );
}
