/** The dice of the attack in progress, over the board: the attacker left, the defender right. */
import { useEffect, useRef } from "preact/hooks";
import type { DiceShown, MatchStore } from "./store";
import { Die, held, laid } from "./Faces";
import { Letter } from "./Letter";
import { TokenIcon } from "./Cards";
import { say } from "../language";

/** Tray shows the dice of the attack in progress, and below them what is asked about them. */
export function Tray({ store, children }: { store: MatchStore; children?: preact.ComponentChildren }) {
  const now = store.dice.value;
  if (!now) return null;
  // What is pointed at shows on the dice what it makes of them.
  const after = store.question.value?.about === "dice" && !now.rolling ? store.pointing.option.value?.dice : undefined;
  const dice = after ? {
    ...now, attack: laid(now.attack, after.attack ?? []).faces, defense: laid(now.defense, after.defense ?? []).faces,
  } : now;
  if (now.alone) {
    return (
      <section class="tray alone" aria-label="Dice" data-tray>
        <Half store={store} dice={now} side={now.defense.length > 0 ? "defense" : "attack"} now={undefined} />
      </section>
    );
  }
  return (
    <section class={after ? "tray ahead" : "tray"} aria-label="Dice" data-tray>
      <Half store={store} dice={dice} side="attack" now={after ? now.attack : undefined} />
      <Middle dice={dice} ahead={!!after} />
      <Half store={store} dice={dice} side="defense" now={after ? now.defense : undefined} />
      {children && <div class="tray-question">{children}</div>}
    </section>
  );
}

type HalfProps = {
  store: MatchStore; dice: DiceShown; side: "attack" | "defense";
  /** The dice as they lie now, where the others are those to which something leads. */
  now: readonly string[] | undefined;
};

/** Half is one side's half of the tray. */
function Half({ store, dice, side, now }: HalfProps) {
  const id = side === "attack" ? dice.attacker : dice.defender;
  const card = store.match.value?.ships[id];
  const ship = store.shipAt(id);
  const tokens = (ship?.tokens ?? []).filter((t) => t.count > 0 && (!ship?.energy || t.name !== "energy"));
  const faces = dice[side];
  const rolling = dice.rolling === side || dice.rolling === "both";
  const both = dice.attack.length > 0 && dice.defense.length > 0 && !dice.rolling;
  const { attackOut, defenseOut } = held(dice.attack, dice.defense);
  const out = side === "attack" ? attackOut : defenseOut;
  const pick = rolling || now ? new Map<number, () => void>() : pickable(store, side, faces);
  const turned = now ? laid(now, faces).at : new Set<number>();
  const counts = !!store.question.value?.face;
  const said = rolling ? "rolling" : faces.map((f, i) =>
    both && dice.canceled && out.has(i) ? say`${f}, canceled` : f).join(", ") || "not rolled yet";
  return (
    <div class={`half ${side} side${store.side(card?.seat ?? 1)}`}>
      <header>
        <Letter store={store} ship={id} />
        <span><b>{card?.name}</b><small>
          {dice.alone ? "rolls" : side === "attack" ? "attacks" : dice.section ? say`${dice.section} section` : "defends"}
        </small></span>
        <span class="held-tokens">{tokens.map((t) => <TokenIcon key={t.name} token={t} />)}</span>
      </header>
      <div
        class={"pool" + (faces.length > 4 ? " many" : faces.length > 3 ? " four" : "")} role={pick.size > 0 ? "group" : "img"}
        aria-label={`${side === "attack" ? "Attack" : "Defense"} dice: ${said}`}
      >
        {rolling && store.scene.spatial.value && <Tumble key={faces.join()} store={store} side={side} faces={faces} />}
        {faces.map((face, i) => {
          const die = (
            <Die
              key={i} side={side} face={face} rolling={rolling} turned={turned.has(i)}
              out={both && (dice.canceled || !!now) && out.has(i) && !turned.has(i)}
            />
          );
          const act = pick.get(i);
          return act ? (
            <button
              key={i} type="button" class="die-button" aria-label={`${face} die`} data-die={face}
              aria-pressed={counts ? store.picked.value.has(i) : undefined} onClick={act}
            >
              {die}
            </button>
          ) : die;
        })}
        {faces.length === 0 && <span class="none">no dice rolled yet</span>}
      </div>
    </div>
  );
}

/** How much room a die that tumbles has, in pixels. */
const dieRoom = 68;

type TumbleProps = { store: MatchStore; side: "attack" | "defense"; faces: readonly string[] };

/** Tumble is dice that roll in space, over those that lie below. */
function Tumble({ store, side, faces }: TumbleProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? store.scene.depth?.tumble(canvas.current, side, faces) : undefined), []);
  return <canvas ref={canvas} class="tumble" style={{ width: `${dieRoom * faces.length}px` }} aria-hidden="true" />;
}

/**
 * pickable are the dice that are pressed themselves, by their places: to be counted for a reroll, or
 * to be the one that is changed. The buttons below say the same.
 */
function pickable(store: MatchStore, side: "attack" | "defense", faces: readonly string[]): Map<number, () => void> {
  const map = new Map<number, () => void>();
  const question = store.question.value;
  const dice = store.dice.value;
  if (question?.about !== "dice" || !dice) return map;
  const mine = question.ship === dice.defender ? "defense" : "attack";
  if (side !== mine) return map;
  faces.forEach((face, i) => {
    const changes = question.options.find((o) => o.answer === `face ${face}`);
    if (changes) map.set(i, () => store.press(changes, false));
    if (question.face === face) {
      map.set(i, () => {
        const next = new Set(store.picked.value);
        if (!next.delete(i)) next.add(i);
        store.picked.value = next;
      });
    }
  });
  return map;
}

/** Middle says at which range, and how many hits get through now, or would. */
function Middle({ dice, ahead }: { dice: DiceShown; ahead: boolean }) {
  const waits = dice.attack.length === 0 || dice.rolling !== null;
  const { through } = held(dice.attack, dice.defense);
  return (
    <div class="between">
      {dice.range !== null && <span>Range {dice.range}</span>}
      {dice.obstructed && <span>obstructed</span>}
      <b class={!waits && through > 0 ? "bad" : ""}>{waits ? "…" : through}</b>
      <span>{waits ? "rolling" : `${through === 1 ? "hit" : "hits"} ${ahead ? "then" : "now"}`}</span>
    </div>
  );
}
