/** All values of the look: colors as in CSS, lengths in millimeters, angles in degrees, times in seconds. */

import { palette } from "../../prefs";

/** Tones are the colors of one side. */
export interface Tones {
  accent: string; hull: string; wing: string; panel: string; detail: string; solar: string;
  base: string; base2: string; engine: string; bolt: string;
}

/** The tones of the sides, and of the partners of their captains. */
export const sides: Record<string, Tones> = {
  "side1": {
    accent: "#5cc8ff", hull: "#dcecf8", wing: "#9cc3de", panel: "#5f93b8", detail: "#123049", solar: "#0d2033",
    base: "#0d2a40", base2: "#14466a", engine: "#7fd8ff", bolt: "#ff5a48",
  },
  "side2": {
    accent: "#ffb454", hull: "#ffe2b4", wing: "#f2a240", panel: "#a3651c", detail: "#3b2208", solar: "#2c1905",
    base: "#33220c", base2: "#5a3c12", engine: "#ffae4a", bolt: "#63ff7d",
  },
  "side1 partner": {
    accent: "#6fe0bd", hull: "#e0fff5", wing: "#8fd6c0", panel: "#529a86", detail: "#0e3a30", solar: "#0a2a23",
    base: "#0b2f2a", base2: "#145246", engine: "#8dffdd", bolt: "#ff5a48",
  },
  "side2 partner": {
    accent: "#ff9c8c", hull: "#ffe3dd", wing: "#e98d7c", panel: "#a9503f", detail: "#43170f", solar: "#30100a",
    base: "#34140f", base2: "#5c241b", engine: "#ff9a7a", bolt: "#63ff7d",
  },
};

/** What differs where colors are chosen that nearly all eyes tell apart. */
const safe: Record<string, Partial<Tones>> = {
  "side2": {
    accent: "#f5c400", hull: "#fff6cc", wing: "#e3cc5a", panel: "#a38d1f", base: "#2f2804", base2: "#574a08", engine: "#ffe066",
    bolt: "#f5c400",
  },
  "side1 partner": { accent: "#cbb6ff", hull: "#f1ebff", wing: "#b5a3e6", panel: "#7d6bb0", base: "#211a3d", base2: "#3c3166" },
  "side2 partner": { accent: "#ff8f5a", bolt: "#f5c400" },
};

/** tonesOf are the tones of a look as store.look names it, in the palette that is chosen when a table is shown. */
export function tonesOf(look: string): Tones {
  const tones = sides[look] ?? (sides["side1"] as Tones);
  return palette.peek() === "safe" ? { ...tones, ...safe[look] } : tones;
}

export const light = {
  key: { color: "#fff1dc", strength: 2.5, from: [-520, 900, -420] },
  fill: { sky: "#8fb4ff", ground: "#1a1630", strength: 0.95 },
  back: { color: "#6fa8ff", strength: 0.9, from: [400, 260, -700] },
} as const;

export const eye = { fov: 26, tilt: 50, phoneTilt: 42, mostTilt: 68, glide: 0.45 } as const;

/** Of ships: how large a unit of a drawing is beside its base, how high they stand, how thick a base is. */
export const size = {
  scale: 0.0102, hugeScale: 0.0094, peg: 22, largePeg: 28, hugePeg: 30, suitPeg: 19, base: 3.2, bank: 38, pitch: 7,
} as const;

/** What is said by colors beside the sides. */
export const marks = {
  white: "#ffffff", warn: "#ffc857", bad: "#ff6b57", good: "#5fd39a", lock: "#ff7b6b", shield: "#7db7ff", hull: "#ffe6a3",
  sky: "#04070f",
} as const;

/** How many ships of two sides it takes until bodies of what is not looked at are dimmed, and by how much. */
export const dim = 0.42;
