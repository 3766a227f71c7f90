/** The page on which a match is made by choice: squads, seats, settings. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { sentence } from "../api/client";
import { fetchLobby, newMatch } from "../api/lobby";
import type { Lobby, NewSeat } from "../api/types";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { enter } from "../match/enter";
import { kept, type KeptSquad } from "../squads/kept";

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
  const own = kept.value.filter((k) => !k.edition || k.edition === edition.value);
  const mine = useSignal("");
  const theirs = useSignal("");
  const other = useSignal("");
  const open = useSignal(false);
  const error = useSignal("");
  const busy = useSignal(false);
  const settings = useSignal<Record<string, number>>({});
  const [first, second] = [mine.value || ready(squads[0]), theirs.value || ready(squads[1])];
  const make = async () => {
    busy.value = true;
    error.value = "";
    const opponent: Pick<NewSeat, "who" | "bot"> =
      other.value ? { who: "bot", bot: other.value } : { who: "friend" };
    const seats = [{ who: "you" as const, ...squadOf(first) }, { ...opponent, ...squadOf(second) }];
    try {
      const created = await newMatch({ seats, settings: settings.value, public: open.value });
      enter(created, other.value ? "Against the computer" : "Against a friend");
    } catch (e) {
      error.value = sentence(e);
    }
    busy.value = false;
  };
  return (
    <form onSubmit={(e) => { e.preventDefault(); void make(); }}>
      <Editions lobby={lobby} value={edition} changed={() => (mine.value = theirs.value = "")} />
      <SquadChoice
        {...{ squads, own }} label="Your squad" shown={first} value={mine}
      />
      <SquadChoice
        {...{ squads, own }} label="The other squad" shown={second} value={theirs}
      />
      <label>
        The other player
        <select value={other.value} onChange={(e) => (other.value = e.currentTarget.value)}>
          <option value="">A friend, by a link</option>
          {lobby.bots.map((b) => (
            <option key={b.id} value={b.id}>{`The computer: ${b.id}. ${b.text}`}</option>
          ))}
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

type Ready = Lobby["squads"][number];

/** ready is the value of a ready squad in a list of squads, which holds kept ones too. */
function ready(squad: Ready | undefined): string {
  return squad ? "ready " + squad.id : "";
}

/** squadOf is the squad of a seat that such a value names. */
function squadOf(value: string): Pick<NewSeat, "ready" | "xws"> {
  const squad = kept.value.find((k) => "kept " + k.name === value);
  return squad ? { xws: squad.xws } : { ready: value.replace(/^ready /, "") };
}

type EditionsProps = { lobby: Lobby; value: { value: string }; changed: () => void };

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

type ChoiceProps = {
  squads: Ready[]; own: KeptSquad[]; label: string; shown: string; value: { value: string };
};

/** SquadChoice picks a ready squad, whose ships it lists, or one that this browser keeps. */
function SquadChoice({ squads, own, label, shown, value }: ChoiceProps) {
  const squad = squads.find((s) => ready(s) === shown);
  return (
    <div>
      <label>
        {label}
        <select value={shown} onChange={(e) => (value.value = e.currentTarget.value)}>
          {squads.map((s) => (
            <option key={s.id} value={ready(s)}>
              {`${s.name}, ${s.faction}, ${s.points} points`}
            </option>
          ))}
          {own.map((k) => (
            <option key={"kept " + k.name} value={"kept " + k.name}>
              {`${k.name}, kept here`}
            </option>
          ))}
        </select>
      </label>
      <ul class="quiet">{squad?.ships.map((line, i) => <li key={i}>{line}</li>)}</ul>
    </div>
  );
}
