/** The actions of the ship that is asked, as icons around it; those that would fail say why. */
import { useSignal } from "@preact/signals";
import type { Match, Option } from "../../api/types";
import { icons } from "../icons";
import { num } from "../geometry";
import { alike, type MatchStore } from "../store";
import { byTouch } from "../touch";
import { Tag } from "./Ghosts";
import { away, most, radius, ringAt, things } from "./around";
import { uprightOf } from "./upright";

type Props = { store: MatchStore; match: Match };

/** Ring shows them while an action is asked for. The list beside the board says the same. */
export function Ring({ store, match }: Props) {
  const told = useSignal("");
  const question = store.question.value;
  const id = question?.ship;
  const pose = store.scene.pose(id);
  const card = id === undefined ? undefined : match.ships[id];
  if (question?.about !== "action" || !pose || !card || store.scene.ghost.value) return null;
  const list = things(question.options, question.refused ?? []);
  if (list.length === 0 || list.length > most) return null;
  const u = uprightOf(store);
  const spots = ringAt(list.length, (Math.hypot(card.width, card.length) / 2) * u.mm(pose), u.pixel);
  const spot = u.at(pose);
  return (
    <>
    <g
      class="ring" aria-hidden="true" data-ring={list.length}
      transform={`translate(${num(spot.x)} ${num(spot.y)}) rotate(${u.turn})`}
    >
      {list.map((thing, i) => {
        const { x, y } = spots[i] ?? { x: 0, y: 0 };
        return (
          <g
            key={thing.name} class={"ring-item" + (thing.why ? " fails" : "") + (thing.option ? chosen(store, thing.option) : "")}
            transform={`translate(${num(x)} ${num(y)}) scale(${num(u.pixel)})`}
            data-ring-item={thing.option?.answer ?? ""}
            onClick={(e) => {
              e.stopPropagation();
              if (thing.option) store.press(thing.option, byTouch(e as unknown as MouseEvent));
              else told.value = told.value === thing.why ? "" : (thing.why ?? "");
            }}
            onPointerEnter={() => {
              if (thing.option) store.pointing.at(thing.option);
              told.value = thing.why ? `${thing.name}: ${thing.why}` : thing.name;
            }}
            onPointerLeave={() => { store.pointing.at(null); told.value = ""; }}
          >
            <circle r={radius} class="ring-back" />
            <path d={icons[thing.icon] ?? ""} class="ring-icon" transform="scale(0.85)" />
            {thing.why && <path d="M-11 11L11-11" class="ring-strike" />}
          </g>
        );
      })}
    </g>
    {told.value && (
      <Tag
        store={store} at={pose} up={Math.hypot(card.width, card.length) / 2 + (away + 30) * store.scene.unit.value}
        text={told.value} kind="range"
      />
    )}
    </>
  );
}

/** chosen is the class of what has been shown and is taken next. */
function chosen(store: MatchStore, option: Option): string {
  return store.pointing.armed.value && alike(store.pointing.armed.value, option) ? " chosen" : "";
}
