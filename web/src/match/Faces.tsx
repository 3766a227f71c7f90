/** Dice as they lie: attack dice are octagons, defense dice are diamonds, faces are drawings. */

/** The faces, drawn in a box from -12 to 12. */
export const symbols: Record<string, string> = {
  hit: "M0-9L2.400-3.200L7.500-6L4.800-.800L9 3.500L3.400 3.600L2 9.200L-1.600 4.800L-6.600 7.500L-5.200 2L-9.200-1.200L-4.200-2.400L-4.800-7.200L-1.200-4.200Z",
  crit: "M0-10L2.200-2.200L10 0L2.200 2.200L0 10L-2.200 2.200L-10 0L-2.200-2.200ZM0-3.700L-1-1L-3.700 0L-1 1L0 3.700L1 1L3.700 0L1-1Z",
  focus: "M-9 0Q0-10 9 0Q0 10-9 0ZM0-3.300A3.300 3.300 0 1 0 0 3.300A3.300 3.300 0 1 0 0-3.300Z",
  evade: "M-8 4Q-4-7 5-3.500L3.500-8L10-1.500L3.500 4.500L4.500 0Q-1-2-5 6Z",
};

type DieProps = {
  side: "attack" | "defense"; face: string; rolling?: boolean; out?: boolean;
  /** It would be turned to this face. */
  turned?: boolean;
};

/** Die is one die. While it rolls it shows no face; one that is canceled is struck out. */
export function Die({ side, face, rolling = false, out = false, turned = false }: DieProps) {
  const attack = side === "attack";
  const body = attack ? "M-6.500-15.500H6.500L15.500-6.500V6.500L6.500 15.500H-6.500L-15.500 6.500V-6.500Z"
    : "M0-16.500L16.500 0L0 16.500L-16.500 0Z";
  const inner = attack ? "M-4.500-11H4.500L11-4.500V4.500L4.500 11H-4.500L-11 4.500V-4.500Z"
    : "M0-11L11 0L0 11L-11 0Z";
  const classes = ["die", side, face, rolling && "rolling", out && "out", turned && "would"];
  return (
    <svg viewBox="-18 -18 36 36" class={classes.filter(Boolean).join(" ")} aria-hidden="true">
      <path d={body} class="body" />
      <path d={attack ? "M-15.500 6.500V-6.500L-6.500-15.500H6.500L4.500-11H-4.500L-11-4.500V4.500Z" : "M-16.500 0L0-16.500V-11L-11 0Z"} class="lit" />
      <path d={attack ? "M15.500-6.500V6.500L6.500 15.500H-6.500L-4.500 11H4.500L11 4.500V-4.500Z" : "M16.500 0L0 16.500V11L11 0Z"} class="shady" />
      <path d={inner} class="facet" />
      {!rolling && <path d={symbols[face] ?? ""} class="face" fill-rule="evenodd" />}
      {out && <path d="M-12 12L12-12" class="strike" />}
    </svg>
  );
}

/**
 * laid arranges dice as they would lie if they showed other faces: those that stay keep their places, those that
 * turn or are new are at the places that it returns.
 */
export function laid(lie: readonly string[], then: readonly string[]): { faces: string[]; at: Set<number> } {
  const left = [...then];
  const stay = lie.map((f) => {
    const i = left.indexOf(f);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
  const at = new Set<number>();
  const faces = lie.flatMap((f, i) => (stay[i] ? [f] : left.splice(0, 1)));
  // What is left has places of its own; where dice are taken away, none has turned.
  const short = then.length < lie.length;
  lie.forEach((_, i) => { if (!stay[i] && !short) at.add(i); });
  for (const f of left) at.add(faces.push(f) - 1);
  return { faces, at };
}

/** Held is dice of both sides with those that cancel each other, and the hits that get through. */
export interface Held {
  attackOut: Set<number>;
  defenseOut: Set<number>;
  through: number;
}

/** held holds evades against hits, and against critical hits when no hit is left. */
export function held(attack: readonly string[], defense: readonly string[]): Held {
  const at = (list: readonly string[], face: string) =>
    list.flatMap((f, i) => (f === face ? [i] : []));
  const hits = [...at(attack, "hit"), ...at(attack, "crit")];
  const evades = at(defense, "evade");
  const n = Math.min(hits.length, evades.length);
  return {
    attackOut: new Set(hits.slice(0, n)), defenseOut: new Set(evades.slice(0, n)),
    through: hits.length - n,
  };
}
