/** The clocks of the players, where the table has agreed on a limit. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { MatchStore } from "./store";
import { seatsOf } from "./team";
import { say } from "../language";

/** How often a clock is drawn, in milliseconds, and below how many of them time is short. */
const every = 250;
const short = 30_000;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Clocks shows how much time each player has left. */
export function Clocks({ store }: { store: MatchStore }) {
  const told = store.clock.value;
  const now = useSignal(performance.now());
  const runs = (told?.clock.runs.length ?? 0) > 0;
  useEffect(() => {
    if (!runs) return;
    now.value = performance.now();
    const timer = setInterval(() => (now.value = performance.now()), every);
    return () => clearInterval(timer);
  }, [told, runs]);
  if (!told) return null;
  const seats = store.match.value ? seatsOf(store.match.value) : [];
  return (
    <ul class="clocks" data-clocks>
      {seats.map((seat) => {
        const going = told.clock.runs.includes(seat);
        const left = leftAt(told.clock.left[seat - 1] ?? 0, going ? now.value - told.at : 0);
        const lapses = told.clock.lapses[seat - 1] ?? 0;
        return (
          <li key={seat} class={[going && "going", left < short && "short"].filter(Boolean).join(" ")}>
            <span>{store.nameOf(seat)}</span>
            <b role="timer" aria-label={say`Time left for ${store.nameOf(seat)}`} data-left={seat}>
              {written(left)}
            </b>
            {going && <small>running</small>}
            {lapses > 0 && <small>{`answered by the computer ${lapses === 1 ? "once" : say`${lapses} times`}`}</small>}
          </li>
        );
      })}
    </ul>
  );
}

/** leftAt is what is left of a time, never less than nothing. */
export function leftAt(left: number, passed: number): number {
  return Math.max(0, left - Math.max(0, passed));
}

/** written says a time: tenths of the last seconds, days where there are any. */
export function written(left: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  if (left >= 2 * day) return say`${Math.floor(left / day)} days ${Math.floor((left % day) / hour)} h`;
  if (left >= hour) {
    return `${Math.floor(left / hour)}:${two(Math.floor((left % hour) / minute))}:` +
      two(Math.floor((left % minute) / second));
  }
  if (left < 10 * second) return `0:${two(Math.floor(left / second))}.${Math.floor((left % second) / 100)}`;
  return `${Math.floor(left / minute)}:${two(Math.floor((left % minute) / second))}`;
}
