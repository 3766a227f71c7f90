/** Dice as they lie: attack dice are octagons, defence dice are diamonds, faces are drawings. */
import type { MatchStore } from "./store";

/** The faces, drawn in a box from -12 to 12. */
const faces: Record<string, string> = {
  hit: "M0-8L2.200-3L7-5L4.500 0L8 4L3 4L1.500 8.500L-1.500 5L-6 7L-5 2L-8.500-1L-4-2.500L-4.500-6.500L-1-4.500Z",
  crit: "M0-9L2-2L9 0L2 2L0 9L-2 2L-9 0L-2-2ZM0-3.500L-1-1L-3.500 0L-1 1L0 3.500L1 1L3.500 0L1-1Z",
  focus: "M-8 0Q0-9 8 0Q0 9-8 0ZM0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3Z",
  evade: "M-7 3Q-3-6 5-3L3.500-7L9-1L3 4L4 0Q-1-2-4 5Z",
};

/** Dice shows the dice of the attack in progress. */
export function Dice({ store }: { store: MatchStore }) {
  const attack = store.dice.value;
  if (!attack) return null;
  const { rolling } = attack;
  return (
    <div class="dice" aria-live="off">
      <Pool name="Attack dice" side="attack" dice={attack.attack} rolling={rolling === "attack"} />
      <Pool
        name="Defence dice" side="defence" dice={attack.defence} rolling={rolling === "defence"}
      />
    </div>
  );
}

type PoolProps = { name: string; side: "attack" | "defence"; dice: string[]; rolling: boolean };

/** Pool is the dice of one side. */
function Pool({ name, side, dice, rolling }: PoolProps) {
  if (dice.length === 0) return null;
  const said = rolling ? "rolling" : dice.join(", ");
  return (
    <div class={"pool " + side} role="img" aria-label={`${name}: ${said}`}>
      {dice.map((face, i) => (
        <Die key={i} side={side} face={face} rolling={rolling} />
      ))}
    </div>
  );
}

/** Die is one die. While it rolls it shows no face. */
function Die({ side, face, rolling }: { side: string; face: string; rolling: boolean }) {
  const body = side === "attack" ? "M-6-14H6L14-6V6L6 14H-6L-14 6V-6Z" : "M0-15L15 0L0 15L-15 0Z";
  return (
    <span class={rolling ? "die rolling" : "die"}>
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <path d={body} class="body" />
        {!rolling && <path d={faces[face] ?? ""} class={"face " + face} fill-rule="evenodd" />}
      </svg>
      <small>{rolling ? "…" : face}</small>
    </span>
  );
}
