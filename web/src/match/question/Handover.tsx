/** The button that hands the rest of a phase to a program, and takes it back. */
import { canSuggest } from "../advice";
import type { MatchStore } from "../store";

/** Handover is shown below what is asked, for dials beside the number of those that are not set. */
export function Handover({ store }: { store: MatchStore }) {
  const { rest } = store;
  const about = store.question.value?.about;
  const offered = about !== undefined && about !== "dice" && !!store.table.value?.round;
  if (!canSuggest(store) || (!rest.on.value && !offered)) return null;
  return (
    <button
      type="button" class="handover" data-rest={rest.on.value ? "on" : "off"}
      title="Answers as Hint would. You can stop it at any time and undo the last answer."
      onClick={() => (rest.on.value ? rest.stop() : rest.begin())}
    >
      {rest.on.value ? "Stop: I decide" : about === "dial" ? "Suggest the rest" : "Rest of the phase as suggested"}
    </button>
  );
}
