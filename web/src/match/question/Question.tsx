/** The open question with all its answers, and why options that a player might expect are not among them. */
import { useEffect, useRef } from "preact/hooks";
import { RuleLink } from "../../components/RuleWindow";
import { type Speed, speed } from "../../prefs";
import type { Doing } from "../show";
import { alike, type MatchStore } from "../store";
import type { Option, Question as Asked, Refusal, Sight } from "../../api/types";
import { Portrait } from "../board/Definitions";
import { meaning } from "../glossary";
import { Icon, iconOf } from "../icons";
import { Letter } from "../Letter";
import { byTouch } from "../touch";
import { Sentence } from "../Sentence";
import { read, resultWords, saying, taking } from "../words";
import { chipsOf, endNumber, foldedOf, lost } from "../ends";
import { worst } from "../board/Ghosts";
import { Aim } from "./Aim";
import { Answer, Prospects } from "./Answer";
import { Arrow, Dial } from "./Dial";
import { apart } from "./dial";
import { Dials } from "./Dials";
import { headingOf } from "./headings";
import { Handover } from "./Handover";
import { Hint } from "./Hint";
import { Review } from "./Review";
import { Place } from "./Place";
import { say } from "../../language";

/** Question shows what the seat is asked, or what is waited for. */
export function Question({ store }: { store: MatchStore }) {
  const question = store.question.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const number = question?.number;
  useEffect(() => {
    const focused = document.activeElement;
    const free = !focused || focused === document.body || !!focused.closest(".question");
    if (number === undefined || !free) return;
    heading.current?.focus({ preventScroll: true });
  }, [number]);
  return (
    <section
      class="question" aria-label="Your decision" data-question={number ?? ""} tabIndex={question ? undefined : 0}
      data-about={question?.about} data-sending={store.sending.value || store.rest.on.value ? "yes" : "no"}
    >
      {question ? <Open store={store} question={question} heading={heading} />
        : <Waiting store={store} heading={heading} />}
      {question?.about !== "dial" && <Handover store={store} />}
      {store.error.value && <p class="error" role="alert">{store.error.value}</p>}
    </section>
  );
}

type Heading = { heading: preact.RefObject<HTMLHeadingElement | null> };
type QuestionProps = { store: MatchStore; question: Asked };

/** Open is a question with its answers. */
function Open({ store, question, heading }: QuestionProps & Heading) {
  const { title, note } = headingOf(store, question);
  const id = store.planning.shown.value ?? question.place?.ship ?? question.ship;
  const card = id === undefined ? undefined : store.match.value?.ships[id];
  return (
    <>
      <header class="asks">
        {card && (
          <span class="portrait-box night">
            <Portrait store={store} card={card} />
          </span>
        )}
        <div>
          <h2 ref={heading} tabIndex={-1}>{title}</h2>
          {note && <p class="quiet">{note}</p>}
        </div>
      </header>
      <Answers store={store} question={question} />
      <Hint store={store} />
      <Review store={store} />
      <Takeback store={store} />
      <Refused store={store} list={question.refused ?? []} />
    </>
  );
}

/** The speeds that can be chosen while one watches. */
const speeds: [Speed, string][] = [[1, "1×"], [2, "2×"], [4, "4×"]];

/** Waiting is what is shown while nothing is asked: who does what, how fast it is shown, and the latest events. */
function Waiting({ store, heading }: { store: MatchStore } & Heading) {
  const result = store.result.value;
  const busy = store.show.busy.value;
  const doing = busy ? store.show.doing.value : null;
  return (
    <>
      {doing ? <Acting store={store} doing={doing} heading={heading} /> : (
        <h2 ref={heading} tabIndex={-1} class="waiting">
          {result ? resultWords(store.match.value, result) : store.waiting.value}
        </h2>
      )}
      {busy && <Watching store={store} />}
      {!result && !busy && <Takeback store={store} />}
      <Latest store={store} />
    </>
  );
}

/** Acting is the ship that acts, with its maneuver or whom it attacks. */
function Acting({ store, doing, heading }: { store: MatchStore; doing: Doing } & Heading) {
  const card = store.match.value?.ships[doing.ship];
  const target = store.match.value?.ships[doing.attacks ?? -1];
  return (
    <header class="asks acting" data-acting={doing.ship}>
      {card && <span class="portrait-box night"><Portrait store={store} card={card} /></span>}
      <div>
        <h2 ref={heading} tabIndex={-1}><Letter store={store} ship={doing.ship} /> {card?.name}</h2>
        <p class={doing.maneuver?.difficulty ?? "quiet"}>
          {doing.maneuver && <><Arrow bearing={doing.maneuver.bearing} size={18} /> {doing.maneuver.text}</>}
          {target && say`attacks ${target.name}`}
        </p>
      </div>
    </header>
  );
}

/** Watching chooses how fast things are shown, or skips them. */
function Watching({ store }: { store: MatchStore }) {
  return (
    <div class="watching">
      <span role="group" aria-label="Speed">
        {speeds.map(([value, name]) => (
          <button
            key={value} type="button" aria-pressed={speed.value === value}
            onClick={() => (speed.value = value)}
          >
            {name}
          </button>
        ))}
      </span>
      <button type="button" onClick={() => store.show.skip()}>
        Skip <kbd aria-hidden="true">Space</kbd>
      </button>
    </div>
  );
}

/** How many of the last sentences are shown while nothing is asked. */
const latest = 3;

/** Latest shows the last sentences of the log. They are spoken elsewhere. */
function Latest({ store }: { store: MatchStore }) {
  return (
    <ul class="latest">
      {store.log.value.slice(-latest).map((e) => <li key={e.key}><Sentence store={store} said={e.event} /></li>)}
    </ul>
  );
}

/** Answers is the way in which the question is answered: a place, a dial, a list. */
function Answers({ store, question }: QuestionProps) {
  const dial = question.options.filter((o) => o.maneuver);
  const others = question.options.filter((o) => !o.maneuver);
  const odds = store.chances.note(question);
  return (
    <>
      {question.kind === "place" && <Place store={store} />}
      {question.about === "dial" && <Dials store={store} />}
      {question.about !== "dial" && dial.length > 0 && apart(dial).map(({ way, options }) => (
        <div key={`${question.number} ${way}`}>
          {way && <h3>{way}</h3>}
          <Dial store={store} options={options} chosen={undefined} />
        </div>
      ))}
      {store.weapons.value.length > 0 ? <Aim store={store} />
        : question.about !== "dial" && others.length > 0 && (
          <Options store={store} question={question} options={others} />
        )}
      <Advised store={store} />
      {odds && <p class="quiet odds-note" data-odds>{odds}</p>}
      <Armed store={store} />
    </>
  );
}

/** Armed takes what has been shown by a first tap. */
function Armed({ store }: { store: MatchStore }) {
  const armed = store.pointing.armed.value;
  if (!armed || store.planning.open) return null;
  const gains = store.question.value?.about === "action" && armed.verb !== "pass"
    ? meaning("action", iconOf(armed))?.line : "";
  return (
    <button
      type="button" class="primary go" data-go disabled={store.sending.value}
      onClick={() => store.press(armed, false)}
    >
      {taking(store.question.value, armed)}
      {gains && <small>{gains}</small>}
    </button>
  );
}

/** Options lists answers with the numbers that the keyboard takes. */
function Options({ store, question, options }: QuestionProps & { options: Option[] }) {
  const row = question.about === "dice" ? " in-row" : "";
  if (question.face) return <Rerolls store={store} question={question} />;
  return (
    <ol class={"options" + row}>
      {options.map((o) => (
        <li key={o.answer}>
          <Answer store={store} option={o} />
          <Links store={store} option={o} />
          <Chips store={store} option={o} />
        </li>
      ))}
    </ol>
  );
}

/** Chips are the places to which an option takes the ship, or what can follow it, each at one press. */
function Chips({ store, option }: { store: MatchStore; option: Option }) {
  const chips = chipsOf(option, store.pointing.linkedTo);
  if (lost(option) || chips.length === 0) return null;
  return (
    <div class="ends-row" role="group" aria-label={option.ends ? option.text : say`${option.text}, then`}>
      {chips.map((end, i) => (
        <Chip
          key={end.answer} store={store} end={end} number={endNumber(store.optionNumber(option), i)}
          then={!option.ends && !end.pose}
        />
      ))}
    </div>
  );
}

type ChipProps = { store: MatchStore; end: Option; number: string; then: boolean };

/** Chip is one of them. The board shows all places. */
function Chip({ store, end, number, then }: ChipProps) {
  return (
    <button
      type="button" data-answer={end.answer} disabled={store.sending.value || undefined}
      class={"end-chip " + worst(end.meets)} aria-pressed={store.pointing.armed.value ? alike(store.pointing.armed.value, end) : undefined}
      onClick={(e) => store.press(end, byTouch(e))}
      onPointerMove={(e) => { if (e.pointerType === "mouse" && !alike(store.pointing.option.value, end)) store.pointing.at(end); }}
      onPointerLeave={(e) => { if (e.pointerType === "mouse") store.pointing.at(null); }}
      onFocus={() => store.pointing.at(end)} onBlur={() => store.pointing.at(null)}
    >
      {then && <span class="quiet">then{" "}</span>}{end.text} <kbd aria-hidden="true">{number}</kbd>
      {end.meets && end.meets.length > 0 && <small>{end.meets.map((m) => m.text).join(" · ")}</small>}
      <Prospects store={store} option={end} />
      <Aimed store={store} list={end.sights} class="sees">{"In arc:"}</Aimed>
      <Aimed store={store} list={end.aimed} class="seen-by">{"In the arc of:"}</Aimed>
    </button>
  );
}

/** Links choose a linked action before the place of a move: both are then one press. */
function Links({ store, option }: { store: MatchStore; option: Option }) {
  const list = lost(option) ? [] : foldedOf(option);
  if (list.length === 0) return null;
  return (
    <div class="links-row" role="group" aria-label={say`After ${option.text}`}>
      <span class="quiet" aria-hidden="true">then</span>
      {list.map((f) => (
        <button
          key={f.icon} type="button" class="link-chip" aria-pressed={store.pointing.linkedTo(option)[0]?.icon === f.icon} data-link={f.icon}
          onClick={() => store.pointing.chain(option, f.icon)}
        >
          <Icon name={f.icon} /> {f.text}{f.stress > 0 && <small>{say`gains ${f.stress} stress`}</small>}
        </button>
      ))}
    </div>
  );
}

type AimedProps = { store: MatchStore; list: readonly Sight[] | undefined; class: string; children: string };

/** Aimed lists the ships that would be in an arc at a place, or in whose arcs the ship would be. */
function Aimed({ store, list, class: kind, children }: AimedProps) {
  if (!list || list.length === 0) return null;
  return <span class={"end-aims " + kind}><span>{children}</span>{list.map((s) => <Letter key={s.ship} store={store} ship={s.ship} />)}</span>;
}

/** Rerolls takes as many dice of one face as were pressed; the numbers say the same. */
function Rerolls({ store, question }: QuestionProps) {
  const n = store.picked.value.size;
  const chosen = n > 0 ? question.options.find((o) => o.answer === `number ${n}`) : undefined;
  return (
    <ol class="options in-row">
      {question.options.map((o) => (
        <li key={o.answer}>
          <button
            type="button" class={"option" + (o === chosen || (!chosen && store.advice.recommends(o)) ? " primary" : "")} data-answer={o.answer}
            data-recommended={store.advice.recommends(o) || undefined}
            disabled={store.sending.value} onClick={(e) => store.press(o, o !== chosen && byTouch(e))}
          >
            <span class="what">{saying(question, o)}</span>
            <kbd aria-hidden="true">{store.optionNumber(o)}</kbd>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Advised says why the bright button is recommended. */
function Advised({ store }: { store: MatchStore }) {
  const told = store.advice.told.value;
  const question = store.question.value;
  if (!told && !store.advice.asked.value) return null;
  const option = question?.options.find((o) => o.answer === told?.answer);
  return (
    <p class="quiet odds-note advice" role="status" data-advice={told ? "" : undefined}>
      {told && <><b>{say`Recommended: ${option ? saying(question, option) : told.text}.`}</b> {told.why}</>}
    </p>
  );
}

/** Takeback offers to take the last answer back, and says what that undoes. */
function Takeback({ store }: { store: MatchStore }) {
  if (!store.takeback.value) return null;
  const what = read(store.match.value, store.takeback.value);
  return (
    <button type="button" class="quiet-button" title={what} onClick={() => store.offer("takeback")}>
      Undo: {what}
    </button>
  );
}

/** Refused lists what is not possible, each with its reason and the clause behind it. */
function Refused({ store, list }: { store: MatchStore; list: Refusal[] }) {
  if (list.length === 0) return null;
  return (
    <details class="refused">
      <summary>
        {list.length === 1 ? "One choice is" : say`${list.length} choices are`} unavailable
      </summary>
      <ul>
        {list.map((r) => (
          <li key={r.text}>
            {r.text}: {r.why}{" "}
            {r.clause && <RuleLink clause={r.clause} />}{" "}
            {r.proof && (
              <button type="button" class="link" onClick={() => store.pointing.showProof(r.proof ?? null)}>
                show
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
