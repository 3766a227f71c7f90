/** What the board draws several times: the ships from above. */
import type { Drawing } from "../../api/types";

/** Definitions holds the drawings of the ships in a match, by their names. */
export function Definitions({ drawings }: { drawings: Record<string, Drawing> }) {
  return (
    <defs>
      {Object.entries(drawings).map(([name, d]) => (
        <g id={"ship-" + name} key={name} stroke-linejoin="round">
          {d.wing && <path d={d.wing} />}
          {d.wing && <path d={d.wing} transform="scale(-1 1)" />}
          <path d={d.hull} />
          {d.detail && <path d={d.detail} class="detail" />}
        </g>
      ))}
    </defs>
  );
}
