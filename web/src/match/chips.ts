/** What tokens look like: a shape for each color and a drawing for each kind. */

/** The shape of a chip by the color of its token, around the origin. */
const shapes: Record<string, string> = {
  green: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z",
  orange: "M0-8.500L8.500 6.500H-8.500Z",
  blue: "M0-8.500L8.500 0L0 8.500L-8.500 0Z",
  red: "M-3-7H3L7-3V3L3 7H-3L-7 3V-3Z",
  facedown: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z",
};

/** Drawings of two kinds that are called differently in different games. */
const bolt = "M1.500-4L-2.500 .800H2.500L-1.500 4.500";
const crossed = "M-3-3L3 3M3-3L-3 3";
const magnet = "M-3-3V0A3 3 0 0 0 3 0V-3M-4.200-3H-1.800M1.800-3H4.200";
const hood = "M2-3.500A3.800 3.800 0 1 0 2 3.500A3 3 0 0 1 2-3.500Z";
const grid = "M-3-3H3V3H-3ZM-3 0H3M0-3V3";

/** The drawing on a chip by the name of its token. */
const drawings: Record<string, string> = {
  "dial set": "M-3.200 0L-1 2.500L3.200-2.500",
  "focus": "M-4.500 0Q0-4.500 4.500 0Q0 4.500-4.500 0ZM-1.200 0a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0-2.400 0Z",
  "evade": "M-4 3.500Q-3.500-2 3-2M.500-4.500L3.500-2L.500 .500",
  "calculate": grid,
  "energy": "M1-4L-2.500 .500H.200L-1 4L2.500-.800H-.200Z",
  "reinforce fore": "M-4 .500L0-3.500L4 .500M-4 3.500H4",
  "reinforce aft": "M-4-.500L0 3.500L4-.500M-4-3.500H4",
  "guard": "M-3.300-3.800H3.300V0Q3.300 3 0 4.300Q-3.300 3-3.300 0Z",
  "disarm": crossed,
  "weapons disabled": crossed,
  "jam": "M-4 1.500L-2-2.500L0 2.500L2-2.500L4 1.500",
  "tractor": magnet,
  "tractor beam": magnet,
  "grapple": magnet,
  "cloak": hood,
  "stealth": hood,
  "stationary": "M-2.500-2.500H2.500V2.500H-2.500Z",
  "stress": "M0-4V1.200M0 3.200V3.800",
  "ion": bolt,
  "shock": bolt,
  "strain": "M0-4V4M-3 1L0 4L3 1",
  "deplete": "M-3.500-2H3V2H-3.500ZM4-.800V.800M-3.500 2L3-2",
  "overheat": "M0-4.500Q4-.500 3 2.500Q2 4.500 0 4.500Q-3.500 4-3 1Q-2.500-.500-1.500-1Q-1 0-.500 .500Q-1-2 0-4.500Z",
  "victory": "M0-4.500L1.300-1.400L4.500-1.400L2 .700L2.800 3.800L0 1.800L-2.800 3.800L-2 .700L-4.500-1.400L-1.300-1.400Z",
  "lock": "M-2.800 0a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0-5.600 0M0-4.800V-1.500M0 4.800V1.500M-4.800 0H-1.500M4.800 0H1.500",
};

/** chipShape is the outline of a chip of a color. */
export function chipShape(color: string): string {
  return shapes[color] ?? shapes["green"] ?? "";
}

/** chipDrawing is what is drawn on a token's chip; nothing for a kind that is not known. */
export function chipDrawing(name: string): string {
  return drawings[name] ?? "";
}
