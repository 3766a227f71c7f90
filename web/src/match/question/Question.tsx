/** The open question with all its answers, and why what one might expect is not among them. */
import { useEffect, useRef } from "preact/hooks";
import type { MatchStore } from "../store";
import type { Option, Question as Asked, Refusal } from "../../api/types";
import { link } from "../../router";
import { measured } from "../words";
import { Dial } from "./Dial";
import { Dials } from "./Dials";
import { Place } from "./Place";

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
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [number]);
  return (
    <section
      class="question" aria-label="Question" data-question={number ?? ""}
      data-about={question?.about} data-sending={store.sending.value ? "yes" : "no"}
    >
      {question ? (
        <>
          <h2 ref={heading} tabIndex={-1}>{store.planning.heading(question)}</h2>
          <Answers store={store} question={question} />
          <Takeback store={store} />
          <Refused store={store} list={question.refused ?? []} />
        </>
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} class="waiting">
            {store.result.value ? "The match is over." : store.waiting.value}
          </h2>
          {!store.result.value && !store.show.busy.value && <Takeback store={store} />}
          <Latest store={store} />
        </>
      )}
      {store.error.value && <p class="error" role="alert">{store.error.value}</p>}
    </section>
  );
}

/** How many of the last sentences are shown while nothing is asked. */
const latest = 3;

/** Latest tells the last sentences of the log. They are spoken elsewhere. */
function Latest({ store }: { store: MatchStore }) {
  return (
    <ul class="latest">
      {store.log.value.slice(-latest).map((e) => <li key={e.key}>{e.event.text}</li>)}
    </ul>
  );
}

type QuestionProps = { store: MatchStore; question: Asked };

/** Answers is the way in which the question is answered: a place, a dial, a list. */
function Answers({ store, question }: QuestionProps) {
  const dial = question.options.filter((o) => o.maneuver);
  const others = question.options.filter((o) => !o.maneuver);
  return (
    <>
      {question.kind === "place" && <Place store={store} />}
      {question.about === "dial" && <Dials store={store} />}
      {question.about !== "dial" && dial.length > 0 && (
        <Dial
          key={question.number} store={store} options={dial} chosen={undefined}
          choose={(o) => void store.answer(o.answer)}
        />
      )}
      {question.about !== "dial" && others.length > 0 && (
        <Options store={store} question={question} options={others} />
      )}
    </>
  );
}

/** Options lists answers with the numbers by which the keyboard takes them. */
function Options({ store, question, options }: QuestionProps & { options: Option[] }) {
  return (
    <ol class="options">
      {options.map((o) => (
        <li key={o.answer}>
          <Answer store={store} option={o} usual={o.answer === question.default} />
        </li>
      ))}
    </ol>
  );
}

/** Answer is one option. Pointed at, it is shown on the board. */
function Answer({ store, option, usual }: { store: MatchStore; option: Option; usual: boolean }) {
  const number = store.optionNumber(option.answer);
  const other = option.ship === store.question.value?.ship ? undefined : option.ship;
  const card = other === undefined ? undefined : store.match.value?.ships[other];
  return (
    <button
      type="button" class={option.verb === "pass" ? "option pass" : "option"}
      data-answer={option.answer} disabled={store.sending.value}
      onClick={() => store.answer(option.answer)}
      onPointerEnter={() => store.point(option)} onPointerLeave={() => store.point(null)}
      onFocus={() => store.point(option)} onBlur={() => store.point(null)}
    >
      <kbd aria-hidden="true">{number}</kbd>
      <span class="what">
        {card && <b class={`letter side${card.seat}`}>{card.letter}</b>}
        {option.text}
        {usual && <em class="usual"> · default</em>}
        {option.does && <small>{option.does}</small>}
        {option.proof && <small title={option.proof.text}>{measured(option.proof)}</small>}
      </span>
    </button>
  );
}

/** Takeback offers to take the last answer back, and says what that undoes. */
function Takeback({ store }: { store: MatchStore }) {
  if (!store.takeback.value) return null;
  return (
    <button type="button" class="quiet-button" onClick={() => store.offer("takeback")}>
      Take back: {store.takeback.value}
    </button>
  );
}

/** Refused lists what is not possible, each with its reason and the clause behind it. */
function Refused({ store, list }: { store: MatchStore; list: Refusal[] }) {
  if (list.length === 0) return null;
  return (
    <details class="refused">
      <summary>
        {list.length === 1 ? "One thing is" : `${list.length} things are`} not possible
      </summary>
      <ul>
        {list.map((r) => (
          <li key={r.text}>
            {r.text}: {r.why}{" "}
            {r.clause && <a href={link("rules", r.clause)}>rule</a>}{" "}
            {r.proof && (
              <button type="button" class="link" onClick={() => store.showProof(r.proof ?? null)}>
                show
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
