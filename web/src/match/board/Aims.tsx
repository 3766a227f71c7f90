/** All shots that can be chosen at once: a line to each target, with the chance to hit. */
import type { Match, Option, Point } from "../../api/types";
import type { MatchStore } from "../store";
import { whole } from "../camera";
import { line } from "../geometry";
import { percent } from "../words";
import { TagAt, tagSize } from "./Ghosts";
import { tight } from "./Overlays";
import { type Put, tagsOf } from "./tags";
import { say } from "../../language";
import { uprightOf } from "./upright";

type Props = { store: MatchStore; match: Match };

/** Aims shows them until one is pointed at, which then says more. */
export function Aims({ store, match }: Props) {
  const question = store.question.value;
  const aims = question?.about === "weapon" || question?.about === "target";
  if (!question || !aims || store.scene.proof.value) return null;
  const shots = store.shots.value.length > 0 ? store.shots.value
    : question.options.filter((o) => o.verb === "pick");
  const unit = store.scene.unit.value;
  const u = uprightOf(store);
  const drawn = (p: Point) => (store.scene.lens.value ? u.at(p) : store.seen(p));
  const said = shots.flatMap((shot) => shot.proof ? [{ shot, proof: shot.proof, words: wordsOf(store.chances.of(shot), unit) }] : []);
  const bases = match.ships.flatMap((card) => {
    const pose = store.scene.pose(card.id);
    if (!pose || card.outline) return [];
    const [at, half] = [drawn(pose), (card.width / 2) * u.mm(pose)];
    return [{ x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half }];
  });
  const lines = said.map(({ proof, words }) => {
    const { wide, tall } = tagSize([words]);
    return { from: drawn(proof.from), to: drawn(proof.to), width: wide * u.pixel, height: tall * u.pixel };
  });
  const lens = store.scene.lens.value;
  const view = lens ? { x: 0, y: 0, width: lens.width, height: lens.height } : (store.scene.drawn.value ?? whole(store.bounds));
  const puts = tagsOf(lines, bases, view);
  return (
    <g class="aims" aria-hidden="true" data-aims={shots.length}>
      {said.map(({ shot, words }, i) => (
        <Aim key={`${shot.ship} ${shot.section ?? ""}`} {...{ store, match, shot, words }} put={puts[i]} />
      ))}
    </g>
  );
}

/** wordsOf says range and chance of a shot; where there is little room the chance alone, the range is in its row. */
function wordsOf({ proof, odds }: Option, unit: number): string {
  const range = say`range ${proof?.range}`;
  if (!odds) return range;
  return unit > tight ? percent(odds.hit) : `${range} · ${percent(odds.hit)}`;
}

/** Aim is the line of one shot with its words where they were put. */
function Aim({ store, match, shot, words, put }: Props & { shot: Option; words: string; put: Put | undefined }) {
  const { proof } = shot;
  if (!proof || !put) return null;
  const u = uprightOf(store);
  const { along, dx, dy } = put;
  const [from, to] = [u.at(proof.from), u.at(proof.to)];
  // What is put is counted as one looks: a drawing that is turned has it the other way around.
  const way = u.turn ? -1 : 1;
  const spot = { x: from.x + (to.x - from.x) * along + way * dx, y: from.y + (to.y - from.y) * along + way * dy };
  const blocked = (shot.meets?.length ?? 0) > 0;
  return (
    <g class={blocked ? "aim blocked" : "aim"}>
      {!store.scene.lens.value && <path d={line([proof.from, proof.to], match.height)} />}
      <TagAt spot={spot} turn={u.turn} pixel={u.pixel} text={words} kind={blocked ? "warn" : "range"} />
    </g>
  );
}
