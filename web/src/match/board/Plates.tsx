/** The plates of ships: letter, initiative and tokens, beside their bases with a leader. */
import { useComputed } from "@preact/signals";
import type { Match, Pose, Ship, ShipCard, Token } from "../../api/types";
import type { MatchStore } from "../store";
import { middle, whole } from "../camera";
import { ahead, isHuge, num } from "../geometry";
import type { Lens } from "../lens";
import { type Area, platesOf, type Put } from "./plates";
import type { Side } from "./Base";
import { Chip } from "./ShipFigure";
import { say } from "../../language";
import { formed, wingOf } from "../wing";
import { allEnds } from "../ends";
import { ringOf } from "./around";
import { uprightOf } from "./upright";

/** The measures of a plate in pixels: its height, its letter with the initiative, a token. */
const high = 22;
const head = 40;
const each = 19;

/** How wide a letter alone is, where there is no room for more: who leads a wing is then seen by its lines. */
const bare = 24;

/** From how many millimeters of the table a pixel shows plates of many ships have no room. */
const dense = 1.8;

/** How high above a table in space the middle of a ship is taken to be, in millimeters. */
const middling = 14;

/** The fewest ships for which plates are small. */
const many = 11;

/** How many tokens a plate shows. */
const most = 7;

/** chipsOf lists a ship's tokens, its locks and the dial that lies facedown, as chips. */
export function chipsOf(ship: Ship): Token[] {
  const chips: Token[] = (ship.tokens ?? []).filter((t) => t.count > 0 &&
    (!ship.energy || (t.name !== "energy" && !t.name.startsWith("reinforce"))));
  const locks = ship.locks?.length ?? 0;
  if (locks > 0) chips.push({ name: "lock", color: "red", count: locks });
  if (ship.dial?.set && !ship.dial.revealed) chips.push({ name: "dial set", color: "facedown", count: 1 });
  return chips.slice(0, most);
}

/** Plates are the plates of all ships on the table. They move with their ships. */
export function Plates({ store, match }: { store: MatchStore; match: Match }) {
  const { scene } = store;
  const scale = useComputed(() => {
    const small = match.ships.length >= many ? 0.8 : scene.unit.value > 1.4 ? 0.84 : 1;
    if (scene.spatial.value) return small;
    return Math.min(Math.max(scene.unit.value * small, 0.3), 3);
  });
  const brief = useComputed(() => match.ships.length >= many && scene.unit.value > dense);
  const puts = useComputed(() => layout(store, match, scale.value, brief.value));
  return (
    <g class="plates" aria-hidden="true">
      {match.ships.map((card) => (
        <Plate key={card.id} store={store} card={card} scale={scale.value}
          put={puts.value.get(card.id)} brief={brief.value} />
      ))}
    </g>
  );
}

/** layout puts the plates of the ships where they stand at rest. */
function layout(store: MatchStore, match: Match, scale: number, brief: boolean): Map<number, Put> {
  const { scene } = store;
  void scene.rests.value;
  const lens = scene.lens.value;
  const seen = (p: { x: number; y: number }) => (lens ? lens.project(store.seen(p), middling) : store.seen(p));
  const mm = (p: { x: number; y: number }) => (lens ? lens.scale(store.seen(p)) : 1);
  const bearers = match.ships.flatMap((card) => {
    const pose = scene.poses[card.id]?.peek();
    const ship = store.shipAt(card.id);
    if (!pose || !ship) return [];
    const reach = (Math.hypot(card.width, card.length) / 2) * 0.95 * mm(pose) + 3 * scale;
    const lines = linesOf(card, ship);
    const width = widthOf(ship, lines, headOf(brief, wingOf(store, card.id) !== undefined)) * scale;
    const height = (high + lines.length * row) * scale;
    return [{
      id: card.id, ...seen(pose), reach, width, height,
      ...(isHuge(card) && { half: lens ? seenExtent(lens, store, card, pose) : extent(card, pose.heading) }),
    }];
  });
  const around = (p: { x: number; y: number }, r: number): Area => {
    const at = seen(p);
    return { x: at.x - r, y: at.y - r, width: 2 * r, height: 2 * r };
  };
  const ghosts = [scene.ghost.value, ...store.planning.ghosts.value].flatMap((g) =>
    g ? [around(g.pose, (match.ships[g.ship]?.width ?? 40) * 0.6 * mm(g.pose))] : []);
  const mates = [scene.ghost.value, ...store.planning.ghosts.value].flatMap((g) =>
    g ? formed(match, g.option?.mates ?? [], g.pose).map(({ card, pose }) => around(pose, card.width * 0.6 * mm(pose))) : []);
  const ends = allEnds(store.question.value, store.pointing.linkedTo).flatMap((o) =>
    o.pose ? [around(o.pose, (match.ships[o.ship ?? store.question.value?.ship ?? -1]?.width ?? 40) * 0.6 * mm(o.pose))] : []);
  const pixel = lens ? 1 : scene.unit.value;
  const rings = match.ships.flatMap((card) => {
    const pose = scene.poses[card.id]?.peek();
    if (!pose) return [];
    const at = seen(pose);
    return ringOf(store, card.id, (Math.hypot(card.width, card.length) / 2) * mm(pose), pixel)
      .map(({ x, y, room }): Area => ({ x: at.x + x - room, y: at.y + y - room, width: 2 * room, height: 2 * room }));
  });
  return platesOf(bearers, [...ghosts, ...mates, ...ends, ...rings], viewOf(store, lens));
}

/** viewOf is what is seen of the board: more than its camera shows where its box has another shape. */
function viewOf(store: MatchStore, lens: Lens | null): Area {
  if (lens) return { x: 0, y: 0, width: lens.width, height: lens.height };
  const { drawn, unit, box } = store.scene;
  const c = drawn.value ?? whole(store.bounds);
  const shown = box?.();
  const [width, height] = shown ? [shown.width * unit.value, (shown.height - shown.covered.bottom) * unit.value] : [c.width, c.height];
  const hidden = shown ? (shown.covered.bottom * unit.value) / 2 : 0;
  const at = middle(c);
  return { x: at.x - width / 2, y: at.y - hidden - height / 2, width, height };
}

/** A line of a plate of a huge ship: its height, and how wide a letter of it is, in pixels. */
const row = 14;
const letter = 6.2;

/** linesOf says in a line each how the sections of a huge ship stand, and its energy; none for other ships. */
function linesOf(card: ShipCard, ship: Ship): { key: string; text: string; class: string }[] {
  if (!ship.energy) return [];
  const left = (shields: number, hull: number) => `◆${shields} ■${hull}`;
  const own = (card.sections ?? []).some((s) => s.hull);
  const sections = !own ? [{ key: "ship", text: left(ship.shields, ship.hull), class: "" }]
    : (ship.sections ?? []).map((s) => ({
      key: s.name,
      text: `${s.name} ${s.crippled ? "crippled" : left(s.shields ?? 0, s.hull ?? 0)}${s.reinforced ? " +" : ""}`,
      class: s.crippled ? "crippled" : "",
    }));
  return [...sections, { key: "energy", text: say`energy ${ship.energy.now}/${ship.energy.most}`, class: "power" }];
}

/** How wide the mark of a wing is on a plate. */
const wingRoom = 22;

/** headOf is how wide a plate is before its chips: its letter, and where there is room the initiative and the mark of a wing. */
function headOf(brief: boolean, winged: boolean): number {
  return brief ? bare : head + (winged ? wingRoom : 0);
}

/** widthOf is how wide a plate is. */
function widthOf(ship: Ship, lines: readonly { text: string }[], before: number): number {
  return Math.max(before + chipsOf(ship).length * each, ...lines.map((l) => 18 + l.text.length * letter));
}

/** extent is how far a base reaches to the side and up and down, as it is turned. */
function extent(card: ShipCard, heading: number): { x: number; y: number } {
  const angle = (heading * Math.PI) / 180;
  const [s, c] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { x: (c * card.width + s * card.length) / 2, y: (s * card.width + c * card.length) / 2 };
}

/** seenExtent is how far a huge ship reaches to the side and up and down as it is seen in space. */
function seenExtent(lens: Lens, store: MatchStore, card: ShipCard, pose: Pose): { x: number; y: number } {
  const middle = lens.project(store.seen(pose), middling);
  const ends = [1, -1].flatMap((l) => [1, -1].map((w) => {
    const along = ahead(pose, (l * card.length) / 2);
    const at = ahead({ ...along, heading: pose.heading + 90 }, (w * card.width) / 2);
    return lens.project(store.seen(at), middling);
  }));
  return {
    x: Math.max(...ends.map((p) => Math.abs(p.x - middle.x))), y: Math.max(...ends.map((p) => Math.abs(p.y - middle.y))),
  };
}

type PlateProps = { store: MatchStore; card: ShipCard; scale: number; put: Put | undefined; brief: boolean };

/** Plate is the plate of one ship. */
function Plate({ store, card, scale, put, brief }: PlateProps) {
  const ship = useComputed(() => store.shipAt(card.id));
  const gone = useComputed(() => !store.scene.poses[card.id]?.value);
  const place = useComputed(() => {
    const pose = store.scene.poses[card.id]?.value;
    const u = uprightOf(store);
    const at = pose && u.at(pose, middling);
    return at ? `translate(${num(at.x)} ${num(at.y)}) rotate(${u.turn})` : "";
  });
  const dimmed = useComputed(() =>
    store.scene.lit.value.size > 0 && !store.scene.lit.value.has(card.id));
  if (gone.value || !ship.value || !put) return null;
  const side = store.side(card.seat);
  const chips = chipsOf(ship.value);
  const lines = linesOf(card, ship.value);
  const leader = store.match.value?.ships[wingOf(store, card.id) ?? -1];
  const before = headOf(brief, !!leader);
  const wide = widthOf(ship.value, lines, before);
  const tall = high + lines.length * row;
  const near = (a: number, b: number, size: number) => Math.min(Math.max(a, b), b + size);
  const [endX, endY] = [
    near(put.leadX, put.dx, wide * scale), near(put.leadY, put.dy, tall * scale),
  ];
  return (
    <g transform={place} class={`np ${store.look(card.seat)}` + (dimmed.value ? " dimmed" : "")}>
      <path
        d={`M${num(put.leadX)} ${num(put.leadY)}L${num(endX)} ${num(endY)}`} class="leader"
        stroke-width={num(scale)}
      />
      <g transform={`translate(${num(put.dx)} ${num(put.dy)}) scale(${num(scale)})`}>
        <rect x="8" y="0.500" width={wide - 8} height={tall - 1} rx="4" class="plate-back" />
        {lines.map((l, i) => (
          <text key={l.key} x="16" y={high + 10 + i * row} class={"part-line " + l.class}>{l.text}</text>
        ))}
        <g transform="translate(11 11)">
          <Letter side={side} letter={card.letter} />
        </g>
        {!brief && <text x="31" y="16" class="init">{ship.value.initiative}</text>}
        {leader && !brief && (
          <g transform={`translate(${head + 9} 11)`} class={"wing-mark" + (leader.id === card.id ? " leads" : "")} data-wing={leader.letter}>
            <path d="M-10 8L0-9.500L10 8Z" />
            <text y="6">{leader.letter}</text>
          </g>
        )}
        {chips.map((t, i) => (
          <g
            key={t.name} transform={`translate(${before + 8 + i * each} 11)`} class={"chip " + t.color}
            data-pop={"token|" + t.name} data-color={t.color}
          >
            <Chip token={t} />
            {t.count > 1 && <text x="7" y="-2" class="count">{t.count}</text>}
          </g>
        ))}
      </g>
    </g>
  );
}

/** Letter is a ship's letter around the origin: round on the first side, octagonal on the second. */
export function Letter({ side, letter }: { side: Side; letter: string }) {
  return (
    <>
      {side === 1
        ? <circle r="11" class="letter-back" />
        : <path d="M-5.500-11H5.500L11-5.500V5.500L5.500 11H-5.500L-11 5.500V-5.500Z" class="letter-back" />}
      <text y="5.200" class="letter-text">{letter}</text>
    </>
  );
}
