/** The board: the table in SVG, which can be moved, made larger, pointed at and walked through. */
import { useEffect, useRef } from "preact/hooks";
import type { Match } from "../../api/types";
import type { MatchStore } from "../store";
import { middle, pan, whole, zoom } from "../camera";
import { num } from "../geometry";
import { Aims } from "./Aims";
import { Arcs } from "./Arcs";
import { Definitions } from "./Definitions";
import { Effects } from "./effects";
import { Ends, Ghosts } from "./Ghosts";
import { Devices, Markers, Obstacles, Sky } from "./Ground";
import { Hand } from "./hand";
import { Locks, Measure, Piece, Shot, Trail } from "./Overlays";
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
  const bounds = store.bounds;
  const camera = scene.drawn.value ?? whole(bounds);
  const turn = bounds.turned ? `rotate(180 ${match.width / 2} ${match.height / 2})` : undefined;
  useEffect(() => {
    if (!svg.current || !layer.current) return;
    const hand = new Hand(svg.current, store);
    scene.effects = new Effects(layer.current);
    store.show.frame();
    return () => {
      hand.leave();
      scene.effects = null;
      scene.box = null;
    };
  }, [store]);
  return (
    <div class="board">
      <svg
        ref={svg} role="group" aria-label="The table" tabIndex={0} class="table"
        viewBox={`${num(camera.x)} ${num(camera.y)} ${num(camera.width)} ${num(camera.height)}`}
        onKeyDown={(e) => keys(e, store)}
      >
        <Definitions drawings={match.drawings} />
        <g transform={turn} data-turned={bounds.turned ? "yes" : "no"}>
          <Sky width={match.width} height={match.height} />
          <Ground store={store} match={match} />
          <Arcs store={store} match={match} />
          <Trail store={store} match={match} />
          <Locks store={store} match={match} />
          {match.ships.map((card) => <ShipFigure key={card.id} store={store} card={card} />)}
          <Plates store={store} match={match} />
          <Ghosts store={store} match={match} />
          <Ends store={store} match={match} />
          <Piece store={store} match={match} />
          <Shot store={store} match={match} />
          <Measure store={store} match={match} />
          <Aims store={store} match={match} />
          <Ring store={store} match={match} />
          <g ref={layer} class="effects" aria-hidden="true" />
        </g>
      </svg>
      <Buttons store={store} />
    </div>
  );
}

/** Ground is what lies on the table. */
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
function Buttons({ store }: { store: MatchStore }) {
  return (
    <div class="board-buttons">
      <button type="button" aria-label="Zoom in" onClick={() => magnify(store, step)}>+</button>
      <button type="button" aria-label="Zoom out" onClick={() => magnify(store, 1 / step)}>
        −
      </button>
      <button type="button" aria-label="Whole table" onClick={() => store.scene.release()}>
        ⤢
      </button>
      <button type="button" aria-label="Back to the action" data-action onClick={() => store.scene.follow(() => store.show.frame())}>
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
