/** A dial to choose a maneuver from: speeds by bearings, with arrows and marks. */
import { useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { MatchStore } from "../store";
import type { Option } from "../../api/types";
import { byTouch } from "../touch";
import { leads } from "../words";
import { arrow, type Cell, grid, neighbor } from "./dial";

/** The mark of a difficulty, so that its color is not needed. */
const marks: Record<string, string> = { blue: "○", red: "!", purple: "◆" };

type DialProps = {
  store: MatchStore; options: Option[];
  /** The word of the maneuver at which the dial stands. */
  chosen: string | undefined;
};

/** Dial shows the options that are maneuvers; pressing one takes it, or shows it first on touch. */
export function Dial({ store, options, chosen }: DialProps) {
  const { cells, speeds, columns } = grid(options);
  const at = useSignal(Math.max(0, middle(cells)));
  const box = useRef<HTMLDivElement>(null);
  const move = (e: KeyboardEvent) => {
    const next = neighbor(cells, at.value, e.key);
    if (next === at.value) return;
    e.preventDefault();
    e.stopPropagation();
    at.value = next;
    box.current?.querySelectorAll<HTMLElement>("[data-maneuver]")[next]?.focus();
  };
  return (
    <div
      ref={box} class="dial" role="group" aria-label="Dial" onKeyDown={move}
      style={{ gridTemplateColumns: `1.25rem repeat(${columns}, minmax(0, 3rem))` }}
    >
      {speeds.map((speed, row) => (
        <span key={speed} class="speed" style={{ gridColumn: 1, gridRow: row + 1 }} aria-hidden="true">
          {Math.abs(speed)}
        </span>
      ))}
      {cells.map((cell, i) => (
        <Maneuver key={cell.option.answer} {...{ store, cell }} current={i === at.value}
          chosen={cell.maneuver.word === chosen} onFocus={() => (at.value = i)} />
      ))}
    </div>
  );
}

/** middle is the cell that is focused first: the slowest straight maneuver. */
function middle(cells: Cell[]): number {
  return cells.findLastIndex((c) => c.maneuver.bearing === "straight");
}

type ManeuverProps = {
  store: MatchStore; cell: Cell; current: boolean; chosen: boolean; onFocus: () => void;
};

/** Maneuver is one cell of the dial; pointed at, it shows on the board where the ship would end. */
function Maneuver({ store, cell, current, chosen, onFocus }: ManeuverProps) {
  const { option, maneuver } = cell;
  const classes = ["maneuver", maneuver.difficulty];
  if (store.pointing.armed.value?.answer === option.answer) classes.push("armed");
  if (option.meets?.some((m) => m.kind === "edge")) classes.push("leaves");
  return (
    <button
      type="button" data-maneuver={maneuver.word} tabIndex={current ? 0 : -1}
      class={classes.join(" ")} aria-label={leads(store, option)}
      aria-pressed={chosen} disabled={store.sending.value}
      style={{ gridColumn: cell.column + 2, gridRow: cell.row + 1 }}
      onClick={(e) => store.press(option, byTouch(e))}
      onPointerEnter={(e) => { if (e.pointerType === "mouse") store.pointing.at(option); }}
      onPointerLeave={(e) => { if (e.pointerType === "mouse") store.pointing.at(null); }}
      onFocus={() => { onFocus(); store.pointing.at(option); }} onBlur={() => store.pointing.at(null)}
    >
      <Arrow bearing={maneuver.bearing} />
      <span class={maneuver.energy ? "mark energy" : "mark"} aria-hidden="true">
        {maneuver.energy ? `+${maneuver.energy}` : marks[maneuver.difficulty] ?? ""}
      </span>
    </button>
  );
}

/** Arrow is the drawing of a bearing; with a size it is centered where it stands. */
export function Arrow({ bearing, size }: { bearing: string; size?: number }) {
  const { path, mirrored } = arrow(bearing);
  const place = size === undefined ? {} : { x: -size / 2, y: -size / 2, width: size, height: size };
  return (
    <svg viewBox="0 0 24 24" class="arrow" aria-hidden="true" {...place}>
      <path d={path} transform={mirrored ? "translate(24) scale(-1 1)" : undefined} />
    </svg>
  );
}
