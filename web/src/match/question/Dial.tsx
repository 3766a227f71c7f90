/** A dial to choose a maneuver from: speeds by bearings, with arrows and marks. */
import { useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { MatchStore } from "../store";
import type { Option } from "../../api/types";
import { arrow, type Cell, grid, neighbour } from "./dial";

/** The mark of a difficulty, so that its colour is not needed. */
const marks: Record<string, string> = { blue: "○", red: "!", purple: "◆" };

type DialProps = {
  store: MatchStore; options: Option[];
  /** The word of the maneuver at which the dial stands. */
  chosen: string | undefined;
  choose: (o: Option) => void;
};

/** Dial shows the options that are maneuvers and calls choose with the one that is taken. */
export function Dial({ store, options, chosen, choose }: DialProps) {
  const { cells, speeds, columns } = grid(options);
  const at = useSignal(Math.max(0, middle(cells)));
  const box = useRef<HTMLDivElement>(null);
  const move = (e: KeyboardEvent) => {
    const next = neighbour(cells, at.value, e.key);
    if (next === at.value) return;
    e.preventDefault();
    e.stopPropagation();
    at.value = next;
    box.current?.querySelectorAll<HTMLElement>("[data-maneuver]")[next]?.focus();
  };
  return (
    <div
      ref={box} class="dial" role="group" aria-label="Dial" onKeyDown={move}
      style={{ gridTemplateColumns: `1.5rem repeat(${columns}, minmax(0, 3.25rem))` }}
    >
      {speeds.map((speed, row) => (
        <span key={speed} class="speed" style={{ gridColumn: 1, gridRow: row + 1 }} aria-hidden="true">
          {Math.abs(speed)}
        </span>
      ))}
      {cells.map((cell, i) => (
        <Maneuver key={cell.option.answer} {...{ store, cell, choose }} current={i === at.value}
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
  store: MatchStore; cell: Cell; current: boolean; chosen: boolean;
  onFocus: () => void; choose: (o: Option) => void;
};

/** Maneuver is one cell of the dial; pointed at, it shows on the board where the ship would end. */
function Maneuver({ store, cell, current, chosen, onFocus, choose }: ManeuverProps) {
  const { option, maneuver } = cell;
  const { path, mirrored } = arrow(maneuver.bearing);
  return (
    <button
      type="button" data-maneuver={maneuver.word} tabIndex={current ? 0 : -1}
      class={"maneuver " + maneuver.difficulty} aria-label={option.text}
      aria-pressed={chosen} title={option.text} disabled={store.sending.value}
      style={{ gridColumn: cell.column + 2, gridRow: cell.row + 1 }}
      onClick={() => choose(option)}
      onPointerEnter={() => store.point(option)} onPointerLeave={() => store.point(null)}
      onFocus={() => { onFocus(); store.point(option); }} onBlur={() => store.point(null)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} transform={mirrored ? "translate(24) scale(-1 1)" : undefined} />
      </svg>
      <span class="mark" aria-hidden="true">{marks[maneuver.difficulty] ?? ""}</span>
    </button>
  );
}
