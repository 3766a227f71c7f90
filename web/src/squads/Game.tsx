/** Choosing what is played by looking at it: the game by its ships, the mode by a sign, the opponent by a line. */
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { tab } from "../api/host";
import { botOf, inManner, offers } from "../api/lobby";
import type { Lobby, Way } from "../api/types";
import games from "../home/games.json";
import { Manner } from "../home/Manner";
import { type Level, levelOf, levels } from "../home/levels";
import { said } from "../language";
import { link } from "../router";
import "./games.css";

/** The signs of modes, in a box from 0 to 24, by the beginnings of their ids; the last one is for all others. */
const signs: readonly [begins: string, path: string][] = [
  ["standard", "M4 20L8 12L12 20ZM12 4L16 12L20 4Z"],
  ["quick", "M4 8H14V21H4ZM7 8V5H17V18H14M10 5V2H20V15H17"],
  ["escalation", "M3 21V16H8V11H13V6H18V2M18 2L15 5M18 2L21 5M3 21H21V6"],
  ["epic", "M2 12L7 8H19L22 12L19 16H7ZM8 8V5H12V8M14 16V19H18V16"],
  ["", "M6 22V3M6 4H18L15 8L18 12H6"],
];

/** Sign is the sign of a mode. */
function Sign({ of }: { of: string }) {
  const path = signs.find(([begins]) => of.startsWith(begins))?.[1];
  return <svg viewBox="0 0 24 24" width="30" height="30" class="icon" aria-hidden="true"><path d={path} /></svg>;
}

type GameProps = { lobby: Lobby; edition: string; way: Way | undefined; change: (edition: string, way: string) => void };

/** Game chooses the game and the mode. */
export function Game({ lobby, edition, way, change }: GameProps) {
  const fleet = useSignal<ComponentType<{ game: string }> | null>(null);
  useEffect(() => {
    void import("../home/Battle").then((m) => (fleet.value = m.Fleet), () => undefined);
  }, []);
  const Fleet = fleet.value;
  const ways = lobby.ways.filter((w) => w.edition === edition);
  return (
    <>
      {lobby.editions.length > 1 && (
        <fieldset class="picks">
          <legend>Game</legend>
          {lobby.editions.map((e) => (
            <label key={e.id} class="pick" data-game={e.id}>
              <input type="radio" name="game" checked={e.id === edition} onChange={() => change(e.id, "")} />
              <span>
                <span class={"pick-fleet night " + e.id}>{Fleet && <Fleet game={e.id} />}</span>
                <b>{nameOf(e.id, e.name)}</b>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {ways.length > 0 && (
        <fieldset class="picks modes">
          <legend>Mode</legend>
          {[{ id: "", name: said("Standard match") }, ...ways].map((w) => (
            <label key={w.id} class="pick" data-mode={w.id}>
              <input type="radio" name="mode" checked={w.id === (way?.id ?? "")} onChange={() => change(edition, w.id)} />
              <span><Sign of={w.id || "standard"} /><b>{w.name}</b></span>
            </label>
          ))}
        </fieldset>
      )}
      {way && <p class="quiet" data-way>{way.text}</p>}
    </>
  );
}

/** nameOf is what a game is called on every page. */
function nameOf(id: string, otherwise: string): string {
  const game = games.find((g) => g.id === id);
  return game ? `${game.name} · ${said(game.edition)}` : otherwise;
}

/** Opponent chooses who is in the other seat: the computer in three levels or more, a friend by a link, or anyone. */
export function Opponent({ lobby, value }: { lobby: Lobby; value: Signal<string> }) {
  const has = (id: string) => lobby.bots.some((b) => b.id === id);
  const first = levels.filter((l) => has(l.id));
  const more = lobby.bots.map((b) => levelOf(b.id)).filter((l) => !first.some((f) => f.id === l.id));
  const { manner, level } = botOf(value.value);
  const further = more.some((l) => l.id === level);
  const chooses = lobby.bots.some((b) => b.id === level && b.manners);
  const set = (id: string) => {
    const next = inManner(id, manner);
    value.value = offers(lobby, next) ? next : id;
  };
  const pick = (id: string, name: string, line: string) => (
    <label key={id} class="pick" data-opponent={id}>
      <input type="radio" name="opponent" checked={level === id} onChange={() => set(id)} />
      <span><b>{name}</b><small>{said(line)}</small></span>
    </label>
  );
  return (
    <fieldset class="picks">
      <legend>Opponent</legend>
      {!tab && pick("", said("A friend"), "with a link that you send")}
      {first.map((l) => pick(l.id, said("Computer: ") + said(l.name), l.line))}
      {more.length > 0 && <More list={more} value={further ? level : ""} set={set} />}
      {chooses && <Manner value={value} />}
      {!tab && <a class="pick" href={link("meet")}><span><b>Anyone</b><small>find an opponent who waits</small></span></a>}
    </fieldset>
  );
}

/** More are the other levels of the computer. */
function More({ list, value, set }: { list: Level[]; value: string; set: (id: string) => void }) {
  return (
    <label class="pick more-levels">
      <span class={value ? "chosen" : ""}>
        <b>More levels</b>
        <select
          value={value} data-more-levels
          onChange={(e) => { if (e.currentTarget.value) set(e.currentTarget.value); }}
        >
          <option value="">Choose one</option>
          {list.map((l) => <option key={l.id} value={l.id}>{`${said(l.name)} (${said(l.line)})`}</option>)}
        </select>
      </span>
    </label>
  );
}
