/** All shots that can be chosen at once: a line to each target, with the chance to hit. */
import type { Match, Option } from "../../api/types";
import type { MatchStore } from "../store";
import { whole } from "../camera";
import { line } from "../geometry";
import { percent } from "../words";
import { Tag, tagSize } from "./Ghosts";
import { tight } from "./Overlays";
import { type Put, tagsOf } from "./tags";
import { say } from "../../language";

type Props = { store: MatchStore; match: Match };

/** Aims shows them until one is pointed at, which then says more. */
export function Aims({ store, match }: Props) {
  const question = store.question.value;
  const aims = question?.about === "weapon" || question?.about === "target";
  if (!question || !aims || store.scene.proof.value) return null;
  const shots = store.shots.value.length > 0 ? store.shots.value
    : question.options.filter((o) => o.verb === "pick");
  const unit = store.scene.unit.value;
  const said = shots.flatMap((shot) => shot.proof ? [{ shot, proof: shot.proof, words: wordsOf(store.chances.of(shot), unit) }] : []);
  const bases = match.ships.flatMap((card) => {
    const pose = store.scene.pose(card.id);
    if (!pose || card.outline) return [];
    const [at, half] = [store.seen(pose), card.width / 2];
    return [{ x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half }];
  });
  const lines = said.map(({ proof, words }) => {
    const { wide, tall } = tagSize([words]);
    return { from: store.seen(proof.from), to: store.seen(proof.to), width: wide * unit, height: tall * unit };
  });
  const puts = tagsOf(lines, bases, store.scene.drawn.value ?? whole(store.bounds));
  return (
    <g class="aims" aria-hidden="true" data-aims={shots.length}>
      {said.map(({ shot, words }, i) => (
        <Aim key={`${shot.ship} ${shot.section ?? ""}`} {...{ store, match, shot, words }} put={puts[i]} />
      ))}
    </g>
  );
}

/** wordsOf says range and chance of a shot; where there is little room the chance alone, the range stands in its row. */
function wordsOf({ proof, odds }: Option, unit: number): string {
  const range = say`range ${proof?.range}`;
  if (!odds) return range;
  return unit > tight ? percent(odds.hit) : `${range} · ${percent(odds.hit)}`;
}

/** Aim is the line of one shot with its words where they were put. */
function Aim({ store, match, shot, words, put }: Props & { shot: Option; words: string; put: Put | undefined }) {
  const { proof } = shot;
  if (!proof || !put) return null;
  const { along, dx, dy } = put;
  const up = store.turned ? -1 : 1; // the table's y runs up, and all of it is turned for who sits above
  const at = {
    x: proof.from.x + (proof.to.x - proof.from.x) * along + up * dx,
    y: proof.from.y + (proof.to.y - proof.from.y) * along - up * dy,
  };
  const blocked = (shot.meets?.length ?? 0) > 0;
  return (
    <g class={blocked ? "aim blocked" : "aim"}>
      <path d={line([proof.from, proof.to], match.height)} />
      <Tag {...{ store, match }} at={at} up={0} text={words} kind={blocked ? "warn" : "range"} />
    </g>
  );
}
