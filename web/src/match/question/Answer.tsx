/** One option as a button, and what it looks like. */
import type { Option } from "../../api/types";
import { alike, type MatchStore } from "../store";
import { lost } from "../ends";
import { Icon, iconOf } from "../icons";
import { Letter } from "../Letter";
import { byTouch } from "../touch";
import { brief, outlook, prospects, saying } from "../words";
import { say } from "../../language";

/** kindOf is the class of an option: what would be wasted is dim, what is recommended is bright. */
function kindOf(store: MatchStore, option: Option): string {
  const dim = lost(option) ? " lost" : "";
  return "option" + (option.verb === "pass" ? " pass" : "") + dim + (store.advice.recommends(option) ? " primary" : "");
}

/** Answer is one option. Pointed at, it is shown on the board. */
export function Answer({ store, option }: { store: MatchStore; option: Option }) {
  const number = store.optionNumber(option);
  const other = option.ship === store.question.value?.ship ? undefined : option.ship;
  const icon = other === undefined ? iconOf(option) : "";
  const recommended = store.advice.recommends(option);
  const notes = lost(option) ? say`No room: the action is lost.` : brief(option);
  const lie = store.dice.value;
  const side = lie?.defender === store.question.value?.ship ? "defense" : "attack";
  const odds = outlook(store.chances.of(option), store.question.value?.about === "dice" && lie ? { ...lie, side } : undefined);
  return (
    <button
      type="button" class={kindOf(store, option)} data-recommended={recommended || undefined}
      data-answer={option.answer} data-target={option.verb === "weapon" ? option.ship : undefined}
      data-part={option.section}
      disabled={store.sending.value}
      aria-pressed={store.pointing.armed.value ? store.pointing.armed.value === option : undefined}
      onClick={(e) => store.press(option, byTouch(e))}
      // An answer that comes to lie under a mouse at rest is not pointed at: dice would show what no one asked for.
      onPointerMove={(e) => { if (e.pointerType === "mouse" && !alike(store.pointing.option.value, option)) store.pointing.at(option); }}
      onPointerLeave={(e) => { if (e.pointerType === "mouse") store.pointing.at(null); }}
      onFocus={() => store.pointing.at(option)} onBlur={() => store.pointing.at(null)}
    >
      {other !== undefined && <Letter store={store} ship={other} />}
      {icon && (
        <span class="option-icon" data-pop={store.question.value?.about === "action" ? "action|" + icon : undefined}>
          <Icon name={icon} />
        </span>
      )}
      <span class="what">
        {saying(store.question.value, option)}
        {notes && <small class={option.meets?.length || lost(option) ? "warned" : ""}>{notes}</small>}
        {(odds || store.chances.asked.value) && <small class="odds">{odds || "\u00a0"}</small>}
        <Prospects store={store} option={option} />
        {option.does && <small>{option.does}</small>}
      </span>
      <kbd aria-hidden="true">{number}</kbd>
    </button>
  );
}

/** Prospects say what happens to attacks of both sides if an option is taken. */
export function Prospects({ store, option }: { store: MatchStore; option: Option }) {
  return (
    <>
      {prospects(store.question.value, option).map((p) => (
        <small key={p.text} class={"odds prospect " + (p.better ? "better" : "worse")}>{p.text}</small>
      ))}
    </>
  );
}
