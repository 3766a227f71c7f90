/** What a person has set for this browser, and which seats they hold. */
import { effect, signal } from "@preact/signals";

/** Speed of animations: how many times as fast as drawn, or 0 for none. */
export type Speed = 0 | 1 | 2 | 4;

/** read takes a value out of the browser's store, or gives the other one. */
function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem("koiogran." + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // the store is closed, or holds what an older version wrote
  }
}

/** kept is a signal whose value outlives the page. */
export function kept<T>(key: string, otherwise: T) {
  const value = signal<T>(read(key, otherwise));
  effect(() => {
    try {
      localStorage.setItem("koiogran." + key, JSON.stringify(value.value));
    } catch {
      // Without a store it lasts as long as the page.
    }
  });
  return value;
}

/** speed is the speed of animations that was chosen. */
export const speed = kept<Speed>("speed", 1);

/** shortcuts tells whether single keys do things. */
export const shortcuts = kept("shortcuts", true);

/** Held is a match of this browser, or an invitation to one, with the token of its seat. */
export interface Held {
  id: string;
  token: string;
  text: string;
  /** The token of the friend's seat, until the invitation is put away. */
  friend?: string;
  /** The page of an invitation; a match has its own. */
  page?: "join";
}

/** held are the matches that were begun or joined here, the newest first. */
export const held = kept<Held[]>("held", []);

/** How many matches are remembered. */
const most = 12;

/** hold remembers a match, or forgets it where the text is empty. */
export function hold(h: Held): void {
  const others = held.value.filter((o) => o.id !== h.id);
  held.value = h.text ? [h, ...others].slice(0, most) : others;
}

/** still tells whether the person has asked their system for less motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
