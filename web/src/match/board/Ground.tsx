/** The ground of the board: the play area, obstacles, devices. */
import type { Device, Marker, Match, Obstacle, Point } from "../../api/types";
import { marks, onTable, polygon } from "../geometry";

/** What obstacles are made of, by their kind: a class, and marks by which it is known. */
const stuffs: Record<string, { name: string; mark: string }> = {
  asteroid: { name: "asteroid", mark: "" },
  debris: { name: "debris", mark: "h3" },
  gas: { name: "gas", mark: "q1.500-2.500 3 0t3 0" },
};

/** Stuff is an obstacle's outline with its marks. */
export function Stuff({ outline, kind }: { outline: Point[]; kind: string }) {
  const stuff = stuffs[kind.split(" ")[0] ?? ""] ?? { name: "asteroid", mark: "" };
  return (
    <g class={"obstacle " + stuff.name}>
      <path d={polygon(outline)} class="outline" />
      {stuff.mark && <path d={marks(outline, 8, stuff.mark)} class="marks" />}
    </g>
  );
}

/** Area is the play area with a line every 100 mm. */
export function Area({ width, height }: { width: number; height: number }) {
  const lines: string[] = [];
  for (let at = 100; at < width; at += 100) lines.push(`M${at} 0V${height}`);
  for (let at = 100; at < height; at += 100) lines.push(`M0 ${height - at}H${width}`);
  return (
    <g aria-hidden="true">
      <rect width={width} height={height} class="area" />
      <path d={lines.join("")} class="grid" />
    </g>
  );
}

/** Obstacles are those on the table. */
export function Obstacles({ match, list }: { match: Match; list: Obstacle[] }) {
  return (
    <g>
      {list.map((o) => {
        const info = match.obstacles.find((i) => i.id === o.id);
        if (!info || !o.pose) return null;
        return (
          <g key={o.id} transform={onTable(o.pose, match.height)} role="img" aria-label={info.name}>
            <title>{info.name}</title>
            <Stuff outline={info.outline} kind={info.kind} />
          </g>
        );
      })}
    </g>
  );
}

/** Devices are bombs, mines and remotes on the table. */
export function Devices({ match, list }: { match: Match; list: Device[] }) {
  return (
    <g>
      {list.map((d) => (
        <g
          key={d.id} transform={onTable(d.pose, match.height)} role="img"
          aria-label={`${d.name} of player ${d.seat}`}
        >
          <title>{`${d.name} of player ${d.seat}`}</title>
          <path d={polygon(d.outline)} class={`device side${d.seat}`} />
          <text class="device-mark">✱</text>
        </g>
      ))}
    </g>
  );
}

type MarkersProps = { match: Match; list: Marker[]; up: number };

/** Markers are the places at which ships return from hyperspace; their numbers stand upright. */
export function Markers({ match, list, up }: MarkersProps) {
  return (
    <g>
      {list.map((m, i) => (
        <g
          key={m.name} transform={onTable(m.pose, match.height)} role="img" aria-label={m.name}
        >
          <title>{m.name}</title>
          <path d={polygon(m.outline)} class="marker" />
          <text class="device-mark" transform={`rotate(${up - m.pose.heading})`}>{i + 1}</text>
        </g>
      ))}
    </g>
  );
}
