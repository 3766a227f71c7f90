/** The head of a match: the rail of phases, the order of initiative, what is always at hand. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Match, Ship, ShipCard } from "../api/types";
import { Logo } from "../components/Logo";
import { sound } from "../prefs";
import { link } from "../router";
import { Portrait } from "./board/Definitions";
import { Icon } from "./icons";
import { Menu } from "./Menu";
import { ShipWindow } from "./Squads";
import { type MatchStore, nameIn } from "./store";
import { score } from "./tally";
import { team } from "./team";
import { say } from "../language";

/** Header says where the match stands. */
export function Header({ store, match }: { store: MatchStore; match: Match }) {
  const menu = useSignal(false);
  const connection = store.connection.value;
  return (
    <header class="status">
      <a href={link("")} class="home" aria-label="Koiogran home page">
        <Logo /><span>Koiogran</span>
      </a>
      <Rail store={store} match={match} />
      <Strip store={store} match={match} />
      <div class="at-hand">
        <Standing store={store} match={match} />
        <span class="who visually-hidden" data-seat={store.seat}>
          {store.seat === 0 ? "Watching" : say`You are playing ${match.players[store.seat - 1]?.squad}`}
        </span>
        <span class={"connection " + connection} role="status" title={say`Connection: ${connection}`}>
          {connection === "live" ? "live" : connection === "lost" ? "cut" : "…"}
        </span>
        <button
          type="button" class="bare" aria-label="Sound" aria-pressed={sound.value}
          onClick={() => (sound.value = !sound.value)}
        >
          <Icon name={sound.value ? "sound" : "mute"} />
        </button>
        <button
          type="button" class="bare" aria-label="Menu" data-menu onClick={() => (menu.value = true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {menu.value && <Menu store={store} onClose={() => (menu.value = false)} />}
    </header>
  );
}

/** Standing is the score: what each side has taken of the other, the viewer's own first. */
function Standing({ store, match }: { store: MatchStore; match: Match }) {
  const table = store.table.value;
  if (!table || store.lesson) return null;
  const { taken, unit } = score(match, table);
  const sides = store.side(1) === 1 ? [1, 2] : [2, 1];
  const of = (side: number) => taken[side - 1] ?? 0;
  const said = sides.map((side) => say`${team(match, side)} has scored ${of(side)} ${unit}`).join(", ");
  return (
    <span class="score" role="img" aria-label={said} title={said} data-score>
      <b class="side1">{of(sides[0] ?? 1)}</b><i>:</i><b class="side2">{of(sides[1] ?? 2)}</b>
    </span>
  );
}

/** Rail is the round and its phases, the one that is on marked. */
export function Rail({ store, match }: { store: MatchStore; match: Match }) {
  const table = store.table.value;
  if (!table) return null;
  const { phases } = match.terms;
  const now = phases.findIndex((p) => p.id === table.phase);
  const limit = match.settings.find((s) => s.name === "round-limit")?.number;
  const said = table.round > 0 ? say`Round ${table.round}, ${phases[now]?.full ?? ""}` : "Setup";
  return (
    <div class="rail" role="group" aria-label={said}>
      <b class="round">
        {table.round > 0
          ? <><small>Round </small>{table.round}{limit && <small>/{limit}</small>}</> : "Setup"}
      </b>
      <ol>
        {phases.map((phase, i) => (
          <li
            key={phase.id} class={i < now ? "past" : i === now ? "now" : ""}
            aria-current={i === now ? "step" : undefined}
          >
            <span>{phase.name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How wide a ship of the strip is with its gap, in pixels. */
const shipWidth = 41;

/** beyond is how many ships of the strip are out of view behind its end. */
export function beyond(strip: Pick<HTMLElement, "scrollWidth" | "clientWidth" | "scrollLeft">): number {
  const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
  return rest > 8 ? Math.ceil(rest / shipWidth) : 0;
}

/** Strip is the ships in the order in which they act in the phase that is on. */
function Strip({ store, match }: { store: MatchStore; match: Match }) {
  const open = useSignal<number | null>(null);
  const rest = useSignal(0);
  const strip = useRef<HTMLOListElement>(null);
  const look = () => { if (strip.current) rest.value = beyond(strip.current); };
  const table = store.table.value;
  useEffect(() => {
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
  useEffect(look);
  const shown = (table?.ships ?? []).flatMap((ship) => {
    const card = match.ships[ship.id];
    return card && (ship.pose || (ship.away === "destroyed" && !card.outline)) ? [{ ship, card }] : [];
  });
  const down = table?.phase === "engagement";
  shown.sort((a, b) => (down ? -1 : 1) * (a.ship.initiative - b.ship.initiative) ||
    a.card.id - b.card.id);
  if (shown.length === 0) return <span class="strip" />;
  return (
    <ol
      ref={strip} class="strip" onScroll={look}
      aria-label={say`Activation order by ${match.terms.initiative}`}
    >
      {shown.map(({ ship, card }) => (
        <li key={card.id} class={stateOf(store, ship, card, down)}>
          <button
            type="button" class="night" aria-label={said(match, ship, down)} aria-pressed={open.value === card.id}
            onClick={() => { store.scene.pin(card.id); open.value = card.id; }}
            onPointerEnter={(e) => { if (e.pointerType === "mouse") store.pointing.lookAt(card.id); }}
            onPointerLeave={() => store.pointing.lookAt(null)}
          >
            <Portrait store={store} card={card} />
            <span class="init">{ship.initiative}</span>
            <b class={`letter ${store.look(card.seat)}`}>{card.letter}</b>
          </button>
        </li>
      ))}
      {rest.value > 0 && (
        <li class="more">
          <button
            type="button" aria-label={say`Show ${rest.value} more`} data-more={rest.value}
            onClick={() => { if (strip.current) strip.current.scrollLeft += strip.current.clientWidth - 2 * shipWidth; }}
          >
            +{rest.value}
          </button>
        </li>
      )}
      {open.value !== null && (
        <ShipWindow
          store={store} ship={open.value}
          onClose={() => { store.scene.pinned.value = null; open.value = null; }}
        />
      )}
    </ol>
  );
}

/** These marks show what a ship has done. */
const done = (ship: Ship, down: boolean) =>
  ship.marks?.includes(down ? "engaged" : "activated") ?? false;

/** stateOf says how a ship of the strip is drawn. */
function stateOf(store: MatchStore, ship: Ship, card: ShipCard, down: boolean): string {
  const current = store.table.value?.active === ship.id || store.planning.shown.value === ship.id;
  return [
    store.look(card.seat), current && "current", done(ship, down) && "done",
    ship.away && "gone",
  ].filter(Boolean).join(" ");
}

/** said names a ship of the strip. */
function said(match: Match, ship: Ship, down: boolean): string {
  const card = match.ships[ship.id];
  const state = ship.away ? `, ${nameIn(match, "away", ship.away)}` : done(ship, down) ? ", done" : "";
  return `${card?.letter}, ${card?.name}, ${match.terms.initiative} ${ship.initiative}${state}`;
}
