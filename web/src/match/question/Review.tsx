/** The teacher: what the computer saw in the last round. */
import { useEffect, useState } from "preact/hooks";
import type { Review as Reviewed } from "../../api/types";
import { say } from "../../language";
import { teacher } from "../../prefs";
import { canSuggest } from "../advice";
import { Sentence } from "../Sentence";
import { review, sentence } from "../server";
import type { MatchStore } from "../store";

/** What was asked for last, by match: the question moves between panel and tray, and the review of a round stays the same. */
const asked = new WeakMap<MatchStore, { round: number; answer: Promise<Reviewed> }>();

/** reviewOf asks for the review of the round before one, once. */
function reviewOf(store: MatchStore, round: number): Promise<Reviewed> {
  const before = asked.get(store);
  if (before?.round === round) return before.answer;
  const answer = review(store);
  asked.set(store, { round, answer });
  answer.catch(() => asked.delete(store)); // it can be asked for again
  return answer;
}

/** Review turns the teacher on and off, and shows what it says after each round. */
export function Review({ store }: { store: MatchStore }) {
  const round = store.table.value?.round ?? 0;
  const [told, setTold] = useState<Reviewed | string | null>(null);
  const on = teacher.value && round > 1 && canSuggest(store);
  useEffect(() => {
    setTold(null);
    if (!on) return;
    let here = true;
    reviewOf(store, round).then((r) => here && setTold(r), (e) => here && setTold(sentence(e)));
    return () => { here = false; };
  }, [on, round]);
  if (!canSuggest(store)) return null;
  return (
    <div class="review" data-review>
      <button type="button" aria-pressed={teacher.value} onClick={() => (teacher.value = !teacher.value)}>Teacher</button>
      {typeof told === "string" && <p class="quiet" role="status">{told}</p>}
      {told && typeof told !== "string" && told.round > 0 && (
        <div role="status">
          <p><b>{say`What the computer saw in round ${told.round}`}</b></p>
          <ul>{told.lines.map((line, i) => <li key={i}><Sentence store={store} said={{ text: "", parts: line }} /></li>)}</ul>
        </div>
      )}
    </div>
  );
}
