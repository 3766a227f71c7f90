/** One ship on the board: its base, what can be done with it, and what is floated around it. */
import { useComputed } from "@preact/signals";
import type { Option, ShipCard, Token } from "../../api/types";
import { alike, type MatchStore } from "../store";
import { chipDrawing, chipShape } from "../chips";
import { basePath, num, onTable, polygon, sectionAt } from "../geometry";
import { onTable as tableAt } from "../camera";
import { byTouch } from "../touch";
import { brief, outlook, spoken } from "../words";
import { wingWords } from "../wing";
import { Base } from "./Base";
import { RemoteMark } from "./Definitions";
import { say } from "../../language";

/** How far around a base its halo runs, and how far the corners of a reticle, in millimeters. */
const halo = 9;
const reticle = 16;

/** ShipFigure draws the ship and lets it be pointed at, focused and chosen. */
export function ShipFigure({ store, card }: { store: MatchStore; card: ShipCard }) {
  const { scene } = store;
  const ship = useComputed(() => store.shipAt(card.id));
  const pose = useComputed(() => scene.poses[card.id]?.value ?? null);
  const gone = useComputed(() => pose.value === null);
  const place = useComputed(() => (pose.value ? onTable(pose.value, store.height) : ""));
  const option = useComputed(() => store.targets.value.get(card.id));
  const state = useComputed(() => stateOf(store, card));
  if (gone.value || !ship.value) return null;
  const side = store.side(card.seat);
  const { width: w, length: l } = card;
  const sections = store.sections(card.id);
  return (
    <>
    <g
      class={`ship ${store.look(card.seat)} ${state.value}`} tabindex={0} role="button" data-ship={card.id}
      aria-label={[spoken(store, card, ship.value, option.value), wingWords(store, card)].filter(Boolean).join(", ")}
      onPointerEnter={(e) => { if (e.pointerType === "mouse") store.pointing.lookAt(card.id); }}
      onPointerLeave={(e) => { if (e.pointerType === "mouse") store.pointing.lookAt(null); }}
      onFocus={() => store.pointing.lookAt(card.id)}
      onBlur={() => store.pointing.lookAt(null)}
      onClick={(e) => store.pickShip(card.id, byTouch(e as unknown as MouseEvent))}
      onKeyDown={(e) => {
        if (e.key !== "Enter" && e.key !== " ") return;
        e.preventDefault();
        e.stopPropagation();
        store.pickShip(card.id, false);
      }}
    >
      <g transform={place}>
        <path d={basePath(w + halo, l + halo, side)} class="halo" />
        {scene.spatial.value
          ? <path d={card.outline ? polygon(card.outline) : basePath(w + 8, l + 8, side)} class="hit" />
          : card.outline
          ? <Remote card={card} side={side} hull={ship.value.hull} up={store.turned ? 180 : 0} heading={pose.value?.heading ?? 0} />
          : <Base card={card} side={side} ship={ship.value} />}
        {option.value && sections.size === 0 && !scene.spatial.value && (
          <path d={corners(w + reticle, l + reticle)} class="reticle" />
        )}
      </g>
      {scene.spatial.value && <Body store={store} card={card} />}
    </g>
    {[...sections].map(([name, option]) => (
      <SectionFigure key={name} {...{ store, card, option, name }} place={place.value} />
    ))}
    </>
  );
}

/** How high the body of a ship stands over a table in space, and how wide it is beside its base. */
const bodyHigh = 26;
const bodyWide = 0.36;

/** Body is where the body of a ship in space is seen, on the plane of the table: who presses it presses the ship. */
function Body({ store, card }: { store: MatchStore; card: ShipCard }) {
  const { lens, poses } = store.scene;
  const pose = poses[card.id]?.value;
  if (!lens.value || !pose || card.outline) return null;
  const seen = lens.value.ray(lens.value.project(store.seen(pose), bodyHigh));
  const at = tableAt(store.bounds, seen);
  return <circle class="hit" cx={num(at.x)} cy={num(store.height - at.y)} r={num(Math.min(card.width, card.length) * bodyWide)} />;
}

type RemoteProps = { card: ShipCard; side: 1 | 2; hull: number; up: number; heading: number };

/**
 * Remote is a device that can be attacked: its outline in the color of its side, what it looks like, and a
 * dot for each point of its hull, filled while it is left.
 */
function Remote({ card, side, hull, up, heading }: RemoteProps) {
  return (
    <g class="remote">
      <path d={polygon(card.outline ?? [])} class={`device side${side}`} />
      <RemoteMark card={card} />
      <g transform={`rotate(${num(up - heading)})`}>
        {Array.from({ length: card.hull }, (_, i) => (
          <circle key={i} cx={num((i - (card.hull - 1) / 2) * 8)} cy="11" r="2.8"
            class={i < hull ? "remote-hull" : "remote-hull lost"} />
        ))}
      </g>
    </g>
  );
}

type SectionProps = { store: MatchStore; card: ShipCard; option: Option; name: string; place: string };

/** SectionFigure is a section of a huge ship that can be chosen, which is pressed itself. */
function SectionFigure({ store, card, option, name, place }: SectionProps) {
  const { width: w, length: l } = card;
  const chosen = store.pointing.armed.value !== null && alike(store.pointing.armed.value, option);
  const note = [brief(option), outlook(store.chances.of(option))].filter(Boolean).join(", ");
  return (
    <g
      class={`section ${store.look(card.seat)} option${chosen ? " chosen" : ""}`} tabindex={0} role="button"
      data-section={`${card.id} ${name}`}
      aria-label={say`${card.letter}, ${card.name}, ${name} section, option ${store.optionNumber(option)}` +
        (note ? `: ${note}` : "")}
      onPointerEnter={(e) => { if (e.pointerType === "mouse") store.pointing.at(option); }}
      onPointerLeave={(e) => { if (e.pointerType === "mouse") store.pointing.at(null); }}
      onFocus={() => store.pointing.at(option)} onBlur={() => store.pointing.at(null)}
      onClick={(e) => store.press(option, byTouch(e as unknown as MouseEvent))}
      onKeyDown={(e) => {
        if (e.key !== "Enter" && e.key !== " ") return;
        e.preventDefault();
        e.stopPropagation();
        store.press(option, false);
      }}
    >
      <g transform={`${place} translate(0 ${num(-sectionAt(l, name))})`}>
        <rect x={-w / 2} y={-l / 4} width={w} height={l / 2} class="section-back" />
        <path d={corners(w + reticle / 2, l / 2 - 5)} class="reticle" />
      </g>
    </g>
  );
}

/** stateOf says in which state a ship is drawn: asked, possible, chosen, dimmed, done. */
function stateOf(store: MatchStore, card: ShipCard): string {
  const { scene } = store;
  const asked = store.question.value?.ship === card.id || store.planning.shown.value === card.id;
  const states = [
    asked && "asked",
    store.table.value?.active === card.id && "active",
    store.targets.value.has(card.id) && "option",
    store.pointing.armed.value?.ship === card.id && store.targets.value.has(card.id) && "chosen",
    scene.lit.value.size > 0 && !scene.lit.value.has(card.id) && "dimmed",
  ];
  return states.filter(Boolean).join(" ");
}

/** corners are the four corners of a reticle around a base. */
function corners(width: number, length: number): string {
  const [w, l, c] = [width / 2, length / 2, Math.min(width, length) * 0.22];
  const one = (x: number, y: number) =>
    `M${num(x * (w - c))} ${num(y * l)}H${num(x * w)}V${num(y * (l - c))}`;
  return one(-1, -1) + one(1, -1) + one(1, 1) + one(-1, 1);
}

/** Chip is one token around the origin: its shape with its drawing, or its first letters. */
export function Chip({ token }: { token: Pick<Token, "name" | "color"> }) {
  const drawing = chipDrawing(token.name);
  const lower = token.color === "orange" ? "translate(0 1.5) scale(0.85)" : undefined;
  return (
    <>
      <path d={chipShape(token.color)} class="plate" />
      {drawing
        ? <path d={drawing} class="drawing" transform={lower} />
        : <text y="3">{token.name.slice(0, 2)}</text>}
    </>
  );
}
