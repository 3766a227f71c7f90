/** Where ships would end: the one that is pointed at, and those whose dials are set. */
import type { Match, Meeting, Pose, Sight } from "../../api/types";
import type { Ghost } from "../scene";
import { allEnds } from "../ends";
import { alike, type MatchStore } from "../store";
import { basePath, hugeTemplate, isHuge, line, num, onTable, polygon, template } from "../geometry";
import { byTouch } from "../touch";
import { formed } from "../wing";
import { prospects } from "../words";
import { Base } from "./Base";
import { Letter } from "./Plates";
import { say } from "../../language";
import { uprightOf } from "./upright";

type Props = { store: MatchStore; match: Match };

/** Ghosts are all of them; the one that is pointed at is on top. */
export function Ghosts({ store, match }: Props) {
  const now = store.scene.ghost.value;
  return (
    <g class="ghosts" aria-hidden="true">
      {store.ghosts.value.filter((g) => g.ship !== now?.ship).map((g) => (
        <Kept key={g.ship} store={store} match={match} ghost={g} />
      ))}
      {now && <Now store={store} match={match} ghost={now} />}
      <Reach store={store} match={match} />
    </g>
  );
}

/** Reach is where the enemy that is pointed at can be after its maneuver, while dials are set. */
function Reach({ store, match }: Props) {
  const ship = store.scene.looked.value;
  const card = match.ships[ship ?? -1];
  const places = ship !== null && store.planning.open ? store.planning.enemies.value.get(ship) : undefined;
  if (!card || !places) return null;
  const side = store.side(card.seat);
  return (
    <g class={`reach side${side}`} data-reach={ship}>
      {places.map((pose, i) => (
        <path key={i} d={basePath(card.width, card.length, side)} transform={onTable(pose, match.height)} />
      ))}
    </g>
  );
}

/** The most places that are shown at once. */
const mostEnds = 12;

/** Ends are all places where a ship can go by the question, to be picked on the table; the list says the same. */
export function Ends({ store, match }: Props) {
  const question = store.question.value;
  const ends = allEnds(question, store.pointing.linkedTo);
  if (ends.length > mostEnds) return null;
  return (
    <g class="ends" aria-hidden="true" data-ends={ends.length}>
      {ends.map((option) => {
        const card = match.ships[option.ship ?? question?.ship ?? -1];
        if (!card || !option.pose) return null;
        const side = store.side(card.seat);
        const shown = alike(store.pointing.option.value, option);
        return (
          <g
            key={option.answer} class={`ghost end side${side} ${worst(option.meets)}${shown ? " shown" : ""}`} data-end={option.answer}
            transform={onTable(option.pose, match.height)}
            onClick={(e) => {
              e.stopPropagation();
              store.press(option, byTouch(e as unknown as MouseEvent));
            }}
            onPointerEnter={(e) => { if (e.pointerType === "mouse") store.pointing.at(option); }}
            onPointerLeave={(e) => { if (e.pointerType === "mouse") store.pointing.at(null); }}
          >
            <path d={basePath(card.width, card.length, side)} class="ghost-edge" />
          </g>
        );
      })}
    </g>
  );
}

type GhostProps = Props & { ghost: Ghost };

/** Kept is where a ship will end whose dial is set. */
function Kept({ store, match, ghost }: GhostProps) {
  const card = match.ships[ghost.ship];
  if (!card) return null;
  const side = store.side(card.seat);
  return (
    <>
      <Formation store={store} match={match} ghost={ghost} />
      <g class={`ghost kept side${side} ${worst(own(ghost.option?.meets))}`} data-kept={ghost.ship}>
        <path d={line(ghost.path, match.height)} class="way" />
        <g transform={onTable(ghost.pose, match.height)}>
          <Base card={card} side={side} />
          <path d={basePath(card.width, card.length, side)} class="ghost-edge" />
        </g>
      </g>
    </>
  );
}

/** Formation is the mates of a leader where they take their positions beside its ghost. */
function Formation({ store, match, ghost }: GhostProps) {
  return (
    <>
      {formed(match, ghost.option?.mates ?? [], ghost.pose, ghost.option?.meets).map(({ card, pose, meets }) => {
        const side = store.side(card.seat);
        return (
          <g
            key={card.id} class={`ghost mate side${side} ${worst(meets)}`} data-mate={card.id}
            transform={onTable(pose, match.height)}
          >
            <Base card={card} side={side} />
            <path d={basePath(card.width, card.length, side)} class="ghost-edge" />
          </g>
        );
      })}
    </>
  );
}

/** Now is where a ship would end if what is pointed at were taken, with the template that leads
 * there and what it meets. */
function Now({ store, match, ghost }: GhostProps) {
  const card = match.ships[ghost.ship];
  if (!card) return null;
  const side = store.side(card.seat);
  const meets = ghost.option?.meets ?? [];
  return (
    <>
      <Formation store={store} match={match} ghost={ghost} />
      <g class={`ghost now side${side} ${worst(own(meets))}`} data-ghost={card.id}>
        <Template {...{ match }} path={ghost.path} bearing={ghost.bearing} length={card.length} />
        <g transform={onTable(ghost.pose, match.height)}>
          <Base card={card} side={side} />
          <path d={basePath(card.width + 3, card.length + 3, side)} class="ghost-edge" />
        </g>
        {(ghost.option?.sights ?? []).map((s) => (
          <Seen key={s.ship} store={store} match={match} sight={s} />
        ))}
      </g>
    </>
  );
}

/** GhostTags are the words at ghosts, and the letters of those whose dials are set. */
export function GhostTags({ store, match }: Props) {
  const now = store.scene.ghost.value;
  const u = uprightOf(store);
  return (
    <g class="ghosts" aria-hidden="true">
      {store.ghosts.value.filter((g) => g.ship !== now?.ship).map(({ ship, pose, option }) => {
        const card = match.ships[ship];
        const { x, y } = u.at(pose);
        const many = option?.exposed?.length ?? 0;
        return card && (
          <g
            key={ship} class={`np side${store.side(card.seat)}`} data-exposed={many}
            transform={`translate(${num(x)} ${num(y)}) rotate(${u.turn}) scale(${num(u.pixel)})`}
          >
            <Letter side={store.side(card.seat)} letter={card.letter} />
            {many > 0 && <Aimers many={many} />}
          </g>
        );
      })}
      {now && <NowTags store={store} match={match} ghost={now} />}
    </g>
  );
}

/** Aimers is how many enemies could have a ship in an arc where it would end, beside its letter. */
function Aimers({ many }: { many: number }) {
  return (
    <g class="aimers" transform="translate(19 0)">
      <rect x="-8" y="-8" width="30" height="16" rx="8" />
      <path d="M0-5V5M-5 0H5M0-3.400A3.400 3.400 0 1 1 0 3.400A3.400 3.400 0 1 1 0-3.400" />
      <text x="13" y="4">{many}</text>
    </g>
  );
}

/** NowTags say at which range enemies would be seen, what a ship would meet, and what happens to attacks. */
function NowTags({ store, match, ghost }: GhostProps) {
  const card = match.ships[ghost.ship];
  const meets = ghost.option?.meets ?? [];
  if (!card) return null;
  const then = ghost.option ? prospects(store.question.value, ghost.option) : [];
  const said = [meets, then].map((l) => l.map((m) => m.text).join(" · ")).filter(Boolean).join("\n");
  return (
    <>
      {(ghost.option?.sights ?? []).map((sight) => {
        const [other, pose] = [match.ships[sight.ship], store.scene.pose(sight.ship)];
        return other && pose && (
          <Tag
            key={sight.ship} store={store} at={pose} up={-(Math.hypot(other.width, other.length) / 2 + 12)}
            text={say`range ${sight.range}`} kind="range"
          />
        );
      })}
      {said && (
        <Tag store={store} at={ghost.pose} up={Math.hypot(card.width, card.length) / 2 + 16} text={said} kind={worst(meets)} />
      )}
    </>
  );
}

/** own is what a ship meets itself, without what its mates meet. */
export function own(meets: readonly Meeting[] | undefined): Meeting[] {
  return (meets ?? []).filter((m) => m.kind !== "mate");
}

/** worst says how bad the worst is of what a ship meets. */
export function worst(meets: readonly Meeting[] | undefined): "bad" | "warn" | "" {
  if (!meets || meets.length === 0) return "";
  return meets.some((m) => m.kind === "edge") ? "bad" : "warn";
}

type TemplateProps = { match: Match; path: Pose[]; bearing: string; length: number };

/** Template is the template laid from where a ship stands, or the mere way where it uses none. */
export function Template({ match, path, bearing, length }: TemplateProps) {
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to) return null;
  if (bearing && isHuge({ length })) return <LongTemplate {...{ match, from, bearing, length }} path={path} />;
  const laid = bearing ? template(from, to, length, bearing) : null;
  if (!laid) return <path d={line(path, match.height)} class="way" />;
  return (
    <g class="template" transform={`translate(0 ${match.height})`}>
      <path d={polygon(laid.outline)} class="card-edge" />
      <path d={line(laid.middle, 0)} class="card-middle" />
    </g>
  );
}

/** LongTemplate is the template of huge ships beside the base; a straight one may lie on either side. */
function LongTemplate({ match, from, path, bearing, length }: TemplateProps & { from: Pose }) {
  const sides = bearing === "straight" ? [1, -1] as const : [1] as const;
  return (
    <>
      <path d={line(path, match.height)} class="way" />
      {sides.map((side) => {
        const laid = hugeTemplate(from, length, bearing, side);
        return (
          <g
            key={side} class={side === 1 ? "template" : "template other"} data-long-template
            transform={`translate(0 ${match.height})`}
          >
            <path d={polygon(laid.outline)} class="card-edge" />
            {laid.lines.map((l, i) => <path key={i} d={line(l, 0)} class="card-middle" />)}
          </g>
        );
      })}
    </>
  );
}

/** Seen frames an enemy that would be in an arc. */
function Seen({ store, match, sight }: Props & { sight: Sight }) {
  const card = match.ships[sight.ship];
  const pose = store.scene.pose(sight.ship);
  if (!card || !pose) return null;
  const side = store.side(card.seat);
  return (
    <g transform={onTable(pose, match.height)} class="seen">
      <path d={basePath(card.width + 13, card.length + 13, side)} />
    </g>
  );
}

type TagProps = { store: MatchStore; at: { x: number; y: number }; up: number; text: string; kind: string };

/** How wide a letter of a tag is on average, and its room beside them, in pixels. */
const letterWidth = 6.7;
const tagRoom = 20;
const lineHeight = 17;

/** tagSize is how much room a tag takes, in pixels. */
export function tagSize(lines: readonly string[]): { wide: number; tall: number } {
  return {
    wide: Math.max(...lines.map((l) => l.length)) * letterWidth + tagRoom, tall: 24 + (lines.length - 1) * lineHeight,
  };
}

/** Tag is a few words at a point of the table, upright and of one size, this many millimeters above its middle. */
export function Tag({ store, at, up, text, kind }: TagProps) {
  const u = uprightOf(store);
  const far = up === 0 ? 0 : Math.abs(up) * u.mm(at) + 4 * u.pixel;
  const { x, y } = u.at(at);
  return <TagAt spot={{ x, y: y + u.up * (up > 0 ? far : -far) }} turn={u.turn} pixel={u.pixel} text={text} kind={kind} />;
}

type TagAtProps = { spot: { x: number; y: number }; turn: number; pixel: number; text: string; kind: string };

/** TagAt is a few words where they are drawn. */
export function TagAt({ spot, turn, pixel, text, kind }: TagAtProps) {
  const lines = text.split("\n");
  const { wide, tall } = tagSize(lines);
  return (
    <g
      class={"tag " + kind}
      transform={`translate(${num(spot.x)} ${num(spot.y)})${turn ? ` rotate(${turn})` : ""} scale(${num(pixel)})`}
    >
      <rect x={-wide / 2} y={-tall / 2} width={wide} height={tall} rx="12" />
      {lines.map((l, i) => (
        <text key={i} y={4.8 + (i - (lines.length - 1) / 2) * lineHeight}>{l}</text>
      ))}
    </g>
  );
}
