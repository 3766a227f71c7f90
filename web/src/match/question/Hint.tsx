/** What a program would answer to the open question, and why. */
import { useEffect, useState } from "preact/hooks";
import type { Reckoning, Suggestion } from "../../api/types";
import { suggestion, sentence } from "../server";
import type { MatchStore } from "../store";
import { canSuggest } from "../advice";
import { say } from "../../language";
import { within } from "../words";

/** How many of the other answers are listed. */
const others = 3;

/** Hint asks for a suggestion and shows it until the next question. */
export function Hint({ store }: { store: MatchStore }) {
  const number = store.question.value?.number;
  const [told, setTold] = useState<Suggestion | string | null>(null);
  useEffect(() => setTold(null), [number]);
  if (number === undefined || !canSuggest(store)) return null;
  const ask = () => {
    setTold("Thinking…");
    suggestion(store).then(setTold, (e) => setTold(sentence(e)));
  };
  return (
    <div class="hint" data-hint>
      <button type="button" onClick={ask}>Hint</button>
      {typeof told === "string" && <p class="quiet" role="status">{told}</p>}
      {told && typeof told !== "string" && (
        <div role="status">
          <p><b>{told.text}.</b> {told.why}</p>
          {told.wins && <p class="quiet">{say`Chance to win with it: ${within(told.wins.chance, told.wins.error)}`}</p>}
          <ul>{told.weighed.slice(0, others).map((r) => <li key={r.answer}>{reckoned(r)}</li>)}</ul>
        </div>
      )}
    </div>
  );
}

/** reckoned is what a program thinks of an answer. */
function reckoned(r: Reckoning): string {
  return `${Math.round(100 * r.chance)} %: ${r.text}${behind(r)}`;
}

/** behind is how much worse an answer is than the best one. */
function behind({ unit, behind, error }: Reckoning): string {
  if (!unit || behind === 0) return "";
  return unit === "wins" ? say`, ${within(behind, error)} less likely to win` : say`, ${behind.toFixed(2)} ${unit} behind`;
}
