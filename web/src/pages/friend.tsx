/** The page on which a match is made by choice: squads, seats, settings. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { fetchLobby, newMatch } from "../api/lobby";
import type { Lobby, NewSeat } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { enter } from "../match/enter";

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
  const mine = useSignal(lobby.squads[0]?.id ?? "");
  const theirs = useSignal(lobby.squads[1]?.id ?? "");
  const other = useSignal<"friend" | "bot">("friend");
  const open = useSignal(false);
  const error = useSignal("");
  const busy = useSignal(false);
  const settings = useSignal<Record<string, number>>({});
  const make = async () => {
    busy.value = true;
    error.value = "";
    const seats: NewSeat[] = [
      { who: "you", ready: mine.value }, { who: other.value, ready: theirs.value },
    ];
    try {
      const created = await newMatch({ seats, settings: settings.value, public: open.value });
      enter(created, other.value === "friend" ? "Against a friend" : "Against the computer");
    } catch (e) {
      error.value = sentence(e);
    }
    busy.value = false;
  };
  return (
    <form onSubmit={(e) => { e.preventDefault(); void make(); }}>
      <SquadChoice lobby={lobby} label="Your squad" value={mine} />
      <SquadChoice lobby={lobby} label="The other squad" value={theirs} />
      <label>
        The other player
        <select
          value={other.value}
          onChange={(e) => (other.value = e.currentTarget.value === "bot" ? "bot" : "friend")}
        >
          <option value="friend">A friend, by a link</option>
          <option value="bot">The computer</option>
        </select>
      </label>
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

/** Settings are what a table can agree on; most tables leave them alone. */
function Settings({ lobby, settings }: {
  lobby: Lobby; settings: { value: Record<string, number> };
}) {
  const set = (id: string, n: number) => (settings.value = { ...settings.value, [id]: n });
  return (
    <details>
      <summary>What the table agrees on</summary>
      {lobby.settings.map((s) => {
        const value = settings.value[s.id] ?? s.default;
        return (
          <label key={s.id}>
            {s.kind === "switch" ? (
              <input
                type="checkbox" checked={value === 1}
                onChange={(e) => set(s.id, e.currentTarget.checked ? 1 : 0)}
              />
            ) : (
              <input
                type="number" min="0" max={s.most} value={value}
                onChange={(e) => set(s.id, e.currentTarget.valueAsNumber || 0)}
              />
            )}{" "}
            {s.text}
          </label>
        );
      })}
    </details>
  );
}

type ChoiceProps = { lobby: Lobby; label: string; value: { value: string } };

/** SquadChoice picks one of the ready squads and lists its ships. */
function SquadChoice({ lobby, label, value }: ChoiceProps) {
  const squad = lobby.squads.find((s) => s.id === value.value);
  return (
    <div>
      <label>
        {label}
        <select value={value.value} onChange={(e) => (value.value = e.currentTarget.value)}>
          {lobby.squads.map((s) => (
            <option key={s.id} value={s.id}>{`${s.name}, ${s.faction}, ${s.points} points`}</option>
          ))}
        </select>
      </label>
      <ul class="quiet">{squad?.ships.map((line, i) => <li key={i}>{line}</li>)}</ul>
    </div>
  );
}
