/** What the board draws several times: the ships from above, and the colors of the sky. */
import type { Drawing, ShipCard } from "../../api/types";
import { polygon } from "../geometry";
import type { MatchStore } from "../store";

/** The clouds of the sky by their colors. */
const clouds = [["blue", "#274a9a"], ["red", "#5c1f57"], ["green", "#14594e"]] as const;

/** Definitions holds the drawings of the ships in a match, by their names. */
export function Definitions({ drawings }: { drawings: Record<string, Drawing> }) {
  return (
    <defs>
      {Object.entries(drawings).map(([name, d]) => (
        <g id={"ship-" + name} key={name}>
          <ShipArt drawing={d} />
        </g>
      ))}
      {clouds.map(([name, color]) => (
        <radialGradient key={name} id={"nebula-" + name}>
          <stop offset="0" stop-color={color} stop-opacity="0.5" />
          <stop offset="1" stop-color={color} stop-opacity="0" />
        </radialGradient>
      ))}
      <Shades />
      <radialGradient id="fireball">
        <stop offset="0" stop-color="#fff" />
        <stop offset="0.35" stop-color="#ffd166" />
        <stop offset="0.75" stop-color="#f2682a" stop-opacity="0.8" />
        <stop offset="1" stop-color="#7a1d10" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}

/** The stones and clouds: where light falls on them, their own color, and their shade. */
const stones = [
  ["rock", "#a09cab", "#5f5c6a", "#2a2933"], ["cloud", "#3fae9c", "#1d6a60", "#0d332f"],
  ["wreck", "#6d6859", "#3a382f", "#1a1915"],
] as const;

/** Shades are the colors in which light falls: on stones from the upper left, on hulls from the left. */
export function Shades() {
  return (
    <>
      {stones.map(([name, light, own, dark]) => (
        <radialGradient key={name} id={name} cx="0.36" cy="0.3" r="0.78">
          <stop offset="0" stop-color={light} />
          <stop offset="0.5" stop-color={own} />
          <stop offset="1" stop-color={dark} />
        </radialGradient>
      ))}
      <linearGradient id="hull-shade" gradientUnits="userSpaceOnUse" x1="-26" x2="26">
        <stop offset="0" stop-color="#fff" stop-opacity="0.28" />
        <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
        <stop offset="0.5" stop-color="#04101f" stop-opacity="0.22" />
        <stop offset="1" stop-color="#04101f" stop-opacity="0.44" />
      </linearGradient>
    </>
  );
}

/**
 * ShipArt is a ship from above in the tones of its side: its shadow on the base, a wing in the light and one in
 * the shade, the hull with its dark side, and dark details. The page holds Shades.
 */
export function ShipArt({ drawing: d }: { drawing: Drawing }) {
  return (
    <>
      <path d={d.hull + (d.wing ?? "")} class="cast" transform="translate(3.500 4)" />
      {d.wing && <path d={d.wing} class="cast" transform="translate(3.500 4) scale(-1 1)" />}
      {d.wing && <path d={d.wing} class="tone-c" />}
      {d.wing && <path d={d.wing} class="tone-b" transform="scale(-1 1)" />}
      <path d={d.hull} class="tone-a" />
      <path d={d.hull} fill="url(#hull-shade) none" />
      {d.detail && <path d={d.detail} class="tone-d" />}
    </>
  );
}

/** Portrait is a ship in a picture of its own, nose up, or a remote as it is on the table. */
export function Portrait({ store, card }: { store: MatchStore; card: ShipCard }) {
  const drawing = store.match.value?.drawings[card.drawing];
  const side = store.side(card.seat);
  return (
    <svg viewBox="-56 -56 112 112" class={"portrait art side" + side} aria-hidden="true">
      {card.outline ? (
        <g class="remote" transform="scale(2.2)">
          <path d={polygon(card.outline)} class={"device side" + side} />
          <RemoteMark card={card} />
        </g>
      ) : drawing && <ShipArt drawing={drawing} />}
    </svg>
  );
}

/** remoteMark is what a remote looks like: a turret, or a dish. */
export function remoteMark(card: ShipCard): string {
  return card.weapons.length > 0
    ? "M-9 -15L0 -19L9 -15M-5 -9a5 5 0 1 1 10 0M-9 4a9 9 0 0 1 18 0Z"
    : "M-9 -4a9 9 0 0 1 18 0M-11 -4H11M-4 -8a4 4 0 0 1 8 0";
}

/** RemoteMark shows it. */
export function RemoteMark({ card }: { card: ShipCard }) {
  return <path d={remoteMark(card)} class="remote-mark" />;
}
