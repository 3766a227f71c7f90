/** The ground of the board: the play area, obstacles, devices. */
import type { Device, Match, Obstacle } from "../../api/types";
import { onTable, polygon } from "../geometry";

/** The fillings of obstacles by their kind. */
const fillings: Record<string, string> = {
  asteroid: "asteroid",
  debris: "debris",
  "debris cloud": "debris",
  gas: "gas",
  "gas cloud": "gas",
};

/** Area is the play area with a line every 100 mm. */
export function Area({ width, height }: { width: number; height: number }) {
  const lines: string[] = [];
  for (let at = 100; at < width; at += 100) lines.push(`M${at} 0V${height}`);
  for (let at = 100; at < height; at += 100) lines.push(`M0 ${height - at}H${width}`);
  return (
    <g aria-hidden="true">
      <rect width={width} height={height} class="area" />
      <rect width={width} height={height} fill="url(#stars)" />
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
            <path
              d={polygon(info.outline)}
              class={"obstacle " + (fillings[info.kind] ?? "asteroid")}
            />
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
