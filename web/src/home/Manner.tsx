import type { Signal } from "@preact/signals";
import { botOf, inManner } from "../api/lobby";
import { said } from "../language";
import { manners } from "./levels";

/** Manner chooses the style of a bot that has manners. The value is the bot's id, with the manner in it. */
export function Manner({ value }: { value: Signal<string> }) {
  const { manner, level } = botOf(value.value);
  return (
    <label class="manner">
      Manner
      <select value={manner} data-manner onChange={(e) => (value.value = inManner(level, e.currentTarget.value))}>
        {manners.map((m) => <option key={m.id} value={m.id}>{`${said(m.name)} (${said(m.line)})`}</option>)}
      </select>
    </label>
  );
}
