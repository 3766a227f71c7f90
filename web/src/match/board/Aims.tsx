/** All shots that can be chosen at once: a line to each target, with the chance to hit. */
import type { Match, Option } from "../../api/types";
import type { MatchStore } from "../store";
import { line } from "../geometry";
import { percent } from "../words";
import { Tag } from "./Ghosts";

type Props = { store: MatchStore; match: Match };

/** Aims shows them until one is pointed at, which then says more. */
export function Aims({ store, match }: Props) {
  const question = store.question.value;
  const aims = question?.about === "weapon" || question?.about === "target";
  if (!question || !aims || store.scene.proof.value) return null;
  const shots = store.shots.value.length > 0 ? store.shots.value
    : question.options.filter((o) => o.verb === "pick");
  return (
    <g class="aims" aria-hidden="true" data-aims={shots.length}>
      {shots.map((shot) => <Aim key={`${shot.ship} ${shot.section ?? ""}`} store={store} match={match} shot={shot} />)}
    </g>
  );
}

/** How far along its line, from the attacker, the words of a shot stand: those of neighbors keep apart. */
const along = 0.6;

/** Aim is the line of one shot. */
function Aim({ store, match, shot }: Props & { shot: Option }) {
  const { proof, odds } = shot;
  if (!proof) return null;
  const at = {
    x: proof.from.x + (proof.to.x - proof.from.x) * along, y: proof.from.y + (proof.to.y - proof.from.y) * along,
  };
  const blocked = (shot.meets?.length ?? 0) > 0;
  const words = `range ${proof.range}${odds ? ` · ${percent(odds.hit)}` : ""}`;
  return (
    <g class={blocked ? "aim blocked" : "aim"}>
      <path d={line([proof.from, proof.to], match.height)} />
      <Tag {...{ store, match }} at={at} up={0} text={words} kind={blocked ? "warn" : "range"} />
    </g>
  );
}
