/** What the board draws several times: the marks of the sides and the stuff of obstacles. */
import type { Drawing } from "../../api/types";

/** Definitions holds the patterns, and the ships from above as symbols. */
export function Definitions({ drawings }: { drawings: Record<string, Drawing> }) {
  return (
    <defs>
      <pattern
        id="side1" width="6" height="6" patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" class="side1" stroke-width="1.2" stroke-opacity=".3" />
      </pattern>
      <pattern id="side2" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="1.5" cy="1.5" r=".8" class="side2" stroke="none" fill-opacity=".3" />
        <circle cx="4.5" cy="4.5" r=".8" class="side2" stroke="none" fill-opacity=".3" />
      </pattern>
      <pattern
        id="rubble" width="9" height="9" patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <path d="M1 1h3M5 5h3" stroke="#c8c2b0" stroke-opacity=".6" />
      </pattern>
      <pattern id="gas" width="10" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 4q2.5-3 5 0t5 0" fill="none" stroke="#9fd0b8" stroke-opacity=".7" />
      </pattern>
      <pattern id="stars" width="231" height="197" patternUnits="userSpaceOnUse">
        <path
          d="M20 31h0M71 150h0M118 64h0M164 178h0M201 22h0M47 96h0M215 120h0M139 12h0"
          class="stars"
        />
      </pattern>
      <pattern id="zone" width="12" height="12" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1" fill="#c9d4ee" fill-opacity=".25" />
      </pattern>
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
