/** One ship on the board: its base, its drawing, its letter, and its tokens beside it. */
import { useComputed } from "@preact/signals";
import type { Ship, ShipCard, Token } from "../../api/types";
import type { MatchStore } from "../store";
import { chipDrawing, chipShape } from "../chips";
import { dots, hatching, onTable } from "../geometry";
import { spoken } from "../words";

/** ShipFigure draws the ship and lets it be pointed at, focused and chosen. */
export function ShipFigure({ store, card }: { store: MatchStore; card: ShipCard }) {
  const { scene } = store;
  const ship = useComputed(() => store.shipAt(card.id));
  const pose = useComputed(() => scene.poses[card.id]?.value ?? null);
  const gone = useComputed(() => pose.value === null);
  const place = useComputed(() => (pose.value ? onTable(pose.value, store.height) : ""));
  const beside = useComputed(() =>
    pose.value ? onTable({ ...pose.value, heading: store.turned ? 180 : 0 }, store.height) : "");
  const size = useComputed(() => Math.min(Math.max(scene.unit.value * 1.05, 0.4), 2.2));
  const option = useComputed(() => store.targets.value.get(card.id));
  const active = useComputed(() => store.table.value?.active === card.id);
  if (gone.value || !ship.value) return null;
  const choose = () => store.pickShip(card.id);
  const marks = ["ship", "side" + card.seat];
  if (option.value) marks.push("option");
  if (active.value) marks.push("active");
  return (
    <g
      class={marks.join(" ")} tabIndex={0} role="button" data-ship={card.id}
      aria-label={spoken(store, card, ship.value, option.value)}
      onPointerEnter={() => (scene.looked.value = card.id)}
      onPointerLeave={() => (scene.looked.value = null)}
      onFocus={() => (scene.looked.value = card.id)}
      onBlur={() => (scene.looked.value = null)}
      onClick={choose}
      onKeyDown={(e) => {
        if (e.key !== "Enter" && e.key !== " ") return;
        e.preventDefault();
        e.stopPropagation();
        choose();
      }}
    >
      <g transform={place}>
        <Base card={card} ship={ship.value} />
      </g>
      <g transform={beside} class="beside">
        <Badge card={card} size={size.value} />
        <Tokens card={card} ship={ship.value} size={size.value} />
      </g>
    </g>
  );
}

/** Base is the plastic base, facing up, with the ship on it. */
export function Base({ card, ship }: { card: ShipCard; ship?: Ship }) {
  const { width: w, length: l } = card;
  return (
    <>
      <rect x={-w / 2 - 4} y={-l / 2 - 4} width={w + 8} height={l + 8} rx="4" class="halo" />
      <rect x={-w / 2} y={-l / 2} width={w} height={l} class="base" />
      <path
        d={card.seat === 1 ? hatching(w, l, 8) : dots(w, l, 4)}
        class={card.seat === 1 ? "hatching" : "dots"}
      />
      <rect x={-w / 2} y={-l / 2} width={w} height={l} class="frame" />
      {card.seat === 2 && (
        <rect x={3 - w / 2} y={3 - l / 2} width={w - 6} height={l - 6} class="inner" />
      )}
      <path d={`M0 0L${-w / 2} ${-l / 2}H${w / 2}Z`} class="front" />
      <path d={`M-5 ${-l / 2}h3v3h4v-3h3v-3h-10zM-5 ${l / 2}h3v-3h4v3h3v3h-10z`} class="nub" />
      <use
        href={"#ship-" + card.drawing} transform={`scale(${0.0105 * Math.min(w, l)})`}
        class="figure"
      />
      {ship?.turret && <Turret arc={ship.turret} card={card} />}
    </>
  );
}

/** The degrees by which an indicator is turned from the front. */
const turned: Record<string, number> = { front: 0, right: 90, rear: 180, left: 270 };

/** Turret is the indicator at the edges that it points at. */
function Turret({ arc, card }: { arc: string; card: ShipCard }) {
  return (
    <>
      {Object.entries(turned).map(([name, degrees]) => {
        if (!arc.includes(name)) return null;
        const edge = (degrees % 180 === 0 ? card.length : card.width) / 2;
        return (
          <path
            key={name} class="turret" transform={`rotate(${degrees})`}
            d={`M-6 ${1 - edge}L0 ${-8 - edge}L6 ${1 - edge}Z`}
          />
        );
      })}
    </>
  );
}

/** Badge is the ship's letter: in a circle on the first side, in a square on the second. */
function Badge({ card, size }: { card: ShipCard; size: number }) {
  const away = -0.62 * Math.hypot(card.width, card.length) / 2 - 6 * size;
  return (
    <g transform={`translate(${away} ${away}) scale(${size})`} class="badge">
      {card.seat === 1 ? <circle r="9" /> : <rect x="-8.5" y="-8.5" width="17" height="17" />}
      <text y="4.2">{card.letter}</text>
    </g>
  );
}

/** Tokens are small chips in a row below the ship; the colour of a kind has its own shape. */
function Tokens({ card, ship, size }: { card: ShipCard; ship: Ship; size: number }) {
  const chips: Token[] = (ship.tokens ?? []).filter((t) => t.count > 0);
  const locks = ship.locks?.length ?? 0;
  if (locks > 0) chips.push({ name: "lock", colour: "red", count: locks });
  const top = Math.hypot(card.width, card.length) / 2 + 4 * size;
  const left = -((chips.length - 1) * 17) / 2;
  return (
    <g transform={`translate(0 ${top}) scale(${size})`}>
      {chips.map((t, i) => (
        <g
          key={t.name} transform={`translate(${left + i * 17} 0)`}
          class={"chip " + t.colour}
        >
          <title>{t.count > 1 ? `${t.count} ${t.name}` : t.name}</title>
          <Chip token={t} />
          {t.count > 1 && <text x="7" y="-3" class="count">{t.count}</text>}
        </g>
      ))}
    </g>
  );
}

/** Chip is one token around the origin: its shape with its drawing, or its first letters. */
export function Chip({ token }: { token: Pick<Token, "name" | "colour"> }) {
  const drawing = chipDrawing(token.name);
  const lower = token.colour === "orange" ? "translate(0 1.5) scale(0.85)" : undefined;
  return (
    <>
      <path d={chipShape(token.colour)} />
      {drawing
        ? <path d={drawing} class="drawing" transform={lower} />
        : <text y="3">{token.name.slice(0, 2)}</text>}
    </>
  );
}
