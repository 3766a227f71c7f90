/** Obstacles as pictures with their names. */
import type { ObstaclePicture } from "../api/shelf";
import "./rocks.css";

/** Rocks are obstacles as pictures with their names. */
export function Rocks({ list }: { list: ObstaclePicture[] }) {
  return (
    <ul class="rocks" aria-label="Obstacles">
      {list.map((o, i) => <li key={i}><Rock obstacle={o} /><small>{o.name}</small></li>)}
    </ul>
  );
}

/** Rock is the picture of an obstacle. */
export function Rock({ obstacle }: { obstacle: ObstaclePicture }) {
  const points = obstacle.outline.map((p) => `${p.x},${-p.y}`).join(" ");
  return <svg viewBox="-46 -46 92 92" aria-hidden="true" class={"rock " + obstacle.kind}><polygon points={points} /></svg>;
}
