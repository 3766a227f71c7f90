/** The board: the table in SVG, which can be moved, made larger, pointed at and walked through. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Match } from "../../api/types";
import { table } from "../../prefs";
import type { MatchStore } from "../store";
import { middle, pan, whole, zoom } from "../camera";
import { num } from "../geometry";
import { Aims } from "./Aims";
import { Arcs, BandNumbers } from "./Arcs";
import { Definitions } from "./Definitions";
import { Depths } from "./depth";
import { Effects } from "./effects";
import { Ends, Ghosts, GhostTags } from "./Ghosts";
import { Devices, Markers, Obstacles, Sky } from "./Ground";
import { Dragging } from "./dragging";
import { Locks, Measure, MeasureTag, Piece, PieceTag, Shot, Trail, Wings } from "./Overlays";
import { Ring } from "./Ring";
import { Plates } from "./Plates";
import { ShipFigure } from "./ShipFigure";
import "./board.css";

/** How much a press of a button or key makes the board larger. */
const step = 1.4;

/** Board draws the table of a match. */
export function Board({ store, match }: { store: MatchStore; match: Match }) {
  const { scene } = store;
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // Words that rise in space have a layer of their own, which comes with what stands upright there.
  const words = useMemo(() => document.createElementNS("http://www.w3.org/2000/svg", "g"), []);
  const depths = useSignal<Depths | null>(null);
  const bounds = store.bounds;
  const space = scene.spatial.value;
  const camera = space ? { x: 0, y: 0, width: match.width, height: match.height } : (scene.drawn.value ?? whole(bounds));
  const turn = bounds.turned ? `rotate(180 ${match.width / 2} ${match.height / 2})` : undefined;
  useEffect(() => {
    if (!svg.current || !layer.current || !box.current) return;
    const hand = new Dragging(svg.current, store);
    const flat = new Effects(layer.current);
    scene.effects = flat;
    store.show.frame();
    depths.value = new Depths(store, match, box.current, words, () => {
      scene.effects = flat;
      hand.look();
    });
    return () => {
      depths.value?.leave();
      hand.leave();
      scene.effects = null;
      scene.box = null;
    };
  }, [store]);
  return (
    <div class={space ? "board in-space" : "board"} data-space={space ? "yes" : "no"}>
      <div ref={box} class="space" aria-hidden="true" hidden />
      <svg
        ref={svg} role="group" aria-label="The table" tabindex={0} class="table"
        viewBox={`${num(camera.x)} ${num(camera.y)} ${num(camera.width)} ${num(camera.height)}`}
        onKeyDown={(e) => keys(e, store)}
      >
        <Definitions drawings={match.drawings} />
        <g transform={turn} data-turned={bounds.turned ? "yes" : "no"}>
          {!space && <Sky width={match.width} height={match.height} />}
          <Ground store={store} match={match} />
          {!space && <Wings store={store} match={match} />}
          <Arcs store={store} match={match} />
          <Trail store={store} match={match} />
          <Locks store={store} match={match} />
          {match.ships.map((card) => <ShipFigure key={card.id} store={store} card={card} />)}
          {!space && <Plates store={store} match={match} />}
          <Ghosts store={store} match={match} />
          <Ends store={store} match={match} />
          <Piece store={store} match={match} />
          <Shot store={store} match={match} />
          <Measure store={store} match={match} />
          {!space && <Uprights store={store} match={match} />}
          <g ref={layer} class="effects" aria-hidden="true" />
        </g>
      </svg>
      {space && (
        <svg class="table over" aria-hidden="true">
          <Plates store={store} match={match} />
          <Uprights store={store} match={match} />
          <g class="effects" ref={(g) => g?.replaceChildren(words)} />
        </svg>
      )}
      {depths.value && <Note depths={depths.value} />}
      <Buttons store={store} depths={depths.value} />
    </div>
  );
}

/** Uprights are what stands upright whichever way one looks: words, numbers, the actions around a ship. */
function Uprights({ store, match }: { store: MatchStore; match: Match }) {
  return (
    <>
      <BandNumbers store={store} match={match} />
      <GhostTags store={store} match={match} />
      <PieceTag store={store} match={match} />
      <MeasureTag store={store} match={match} />
      <Aims store={store} match={match} />
      <Ring store={store} match={match} />
    </>
  );
}

/** Note says why the table is flat, where it was not before. */
function Note({ depths }: { depths: Depths }) {
  return <p class="board-note" role="status" hidden={!depths.note.value}>{depths.note.value}</p>;
}

/** Ground is what is on the table. */
function Ground({ store, match }: { store: MatchStore; match: Match }) {
  const table = store.table.value;
  return (
    <>
      <Obstacles match={match} list={table?.obstacles ?? []} meets={store.scene.meets.value} />
      <Devices match={match} list={table?.devices ?? []} side={(seat) => store.side(seat)} />
      <Markers match={match} list={table?.markers ?? []} up={store.turned ? 180 : 0} />
    </>
  );
}

/** Buttons make the board larger and smaller for those who have no wheel. */
function Buttons({ store, depths }: { store: MatchStore; depths: Depths | null }) {
  const { above } = store.scene;
  return (
    <div class="board-buttons">
      {depths?.can.value && table.value !== "flat" && (
        <button
          type="button" aria-label="From above" title="From above (V)" aria-pressed={above.value} data-above
          onClick={() => (above.value = !above.value)}
        >
          ◇
        </button>
      )}
      <button type="button" aria-label="Zoom in" onClick={() => magnify(store, step)}>+</button>
      <button type="button" aria-label="Zoom out" onClick={() => magnify(store, 1 / step)}>
        −
      </button>
      <button type="button" aria-label="Whole table" onClick={() => store.scene.release()}>
        ⤢
      </button>
      <button type="button" aria-label="Return to the action" data-action onClick={() => store.scene.follow(() => store.show.frame())}>
        ◎
      </button>
    </div>
  );
}

/** magnify makes the board larger around its middle. */
function magnify(store: MatchStore, factor: number): void {
  const camera = store.scene.camera.value ?? whole(store.bounds);
  store.scene.held.value = true;
  store.scene.camera.value = zoom(camera, store.bounds, factor, middle(camera));
}

/** The directions of the arrow keys, in parts of what is shown. */
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1],
};

/** keys moves the board, unless something is being placed: then the keys move that. */
function keys(e: KeyboardEvent, store: MatchStore): void {
  if (e.key === "+" || e.key === "=") magnify(store, step);
  else if (e.key === "-") magnify(store, 1 / step);
  else if (arrows[e.key] && !store.scene.piece.value) {
    const camera = store.scene.camera.value ?? whole(store.bounds);
    const [dx, dy] = arrows[e.key] ?? [0, 0];
    const moved = pan(camera, store.bounds, dx * camera.width, dy * camera.height);
    store.scene.held.value = true;
    store.scene.camera.value = moved;
  } else return;
  e.preventDefault();
}
