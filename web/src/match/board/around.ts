/** Where the actions around a ship stand. */
import type { Option, Refusal } from "../../api/types";
import { say } from "../../language";
import { lost } from "../ends";
import { iconOf } from "../icons";
import type { MatchStore } from "../store";

/** Around which part of the ship icons stand at most, in degrees. */
const spread = 300;

/** How large an icon's button is, its room, and its distance from the base, in pixels. */
export const radius = 17;
const gap = 6;
export const away = 30;

/** The most icons of a ring; more are a list only. */
export const most = 9;

/** Thing is something of the ring: an option, or what is not possible. */
export type Thing = { name: string; icon: string; option?: Option; why?: string };

/** ringAt is where the icons of a ring stand, from the middle of a ship that reaches so far, and how much room each has. */
export function ringAt(n: number, reach: number, pixel: number): { x: number; y: number; room: number }[] {
  const far = reach + away * pixel;
  const needed = (180 * (2 * radius + gap) * pixel) / (Math.PI * far);
  const step = Math.min(needed, spread / Math.max(1, n - 1));
  return Array.from({ length: n }, (_, i) => {
    const angle = ((i - (n - 1) / 2) * step * Math.PI) / 180;
    return { x: Math.sin(angle) * far, y: Math.cos(angle) * far, room: radius * pixel };
  });
}

/** ringOf is where the icons of the ring around a ship stand, if it is asked for an action. */
export function ringOf(store: MatchStore, id: number, reach: number, pixel: number): { x: number; y: number; room: number }[] {
  const question = store.question.value;
  if (question?.about !== "action" || question.ship !== id) return [];
  const n = things(question.options, question.refused ?? []).length;
  return n > most ? [] : ringAt(n, reach, pixel);
}

/** things are the actions that have an icon, those that are possible first. */
export function things(options: readonly Option[], refused: readonly Refusal[]): Thing[] {
  const can = options.filter((o) => o.verb !== "pass" && !o.maneuver).map((o): Thing => ({
    name: o.text, icon: iconOf(o) || "use", option: o, ...(lost(o) && { why: say`no room: the action is lost` }),
  }));
  const cannot = refused.map((r): Thing => ({ name: r.text, icon: r.icon ?? "use", why: r.why }));
  return [...can, ...cannot.filter((t) => t.icon !== "use" && t.icon !== "")];
}
