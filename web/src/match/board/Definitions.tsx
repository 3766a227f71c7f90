/** What the board draws several times: the ships from above, and the colors of the sky. */
import type { Drawing } from "../../api/types";

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
      <radialGradient id="fireball">
        <stop offset="0" stop-color="#fff" />
        <stop offset="0.35" stop-color="#ffd166" />
        <stop offset="0.75" stop-color="#f2682a" stop-opacity="0.8" />
        <stop offset="1" stop-color="#7a1d10" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}

/** ShipArt is a ship from above in the tones of its side: wings, hull, and dark details. */
export function ShipArt({ drawing: d }: { drawing: Drawing }) {
  return (
    <>
      {d.wing && <path d={d.wing} class="tone-b" />}
      {d.wing && <path d={d.wing} class="tone-b" transform="scale(-1 1)" />}
      <path d={d.hull} class="tone-a" />
      {d.detail && <path d={d.detail} class="tone-d" />}
    </>
  );
}

/** Portrait is a ship in a picture of its own, nose up. */
export function Portrait({ drawing, side }: { drawing: Drawing | undefined; side: number }) {
  return (
    <svg viewBox="-56 -56 112 112" class={"portrait art side" + side} aria-hidden="true">
      {drawing && <ShipArt drawing={drawing} />}
    </svg>
  );
}
