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

/** shortcuts reports whether single keys do things. */
export const shortcuts = kept("shortcuts", true);

/** strength is the program to play against that was chosen; "" is the best. */
export const strength = kept("strength", "");

/** callsign is the name under which one waits for an opponent. */
export const callsign = kept("callsign", "");

/** muted are the matches in which the other player is not heard. */
export const muted = kept<string[]>("muted", []);

/** sound reports whether sounds are heard. */
export const sound = kept("sound", false);

/** twice reports whether a choice is shown first and taken by a second click, as on touch. */
export const twice = kept("twice", false);

/** single reports whether a question with one answer answers itself. */
export const single = kept("single", true);

/** follow reports whether the camera goes where something happens. */
export const follow = kept("follow", true);

/** learned are the lessons that are done, by their ids. */
export const learned = kept<Record<string, boolean>>("learned", {});

/** Held is a match of this browser, or an invitation to one, with the token of its seat. */
export interface Held {
  id: string;
  token: string;
  text: string;
  /** The secret of the friend's link, until the friend has opened it. */
  link?: string;
  /** The page of an invitation; a match has its own. */
  page?: "join";
}

/** held are the matches that were begun or joined here, the newest first. */
export const held = kept<Held[]>("held", []);

/** How many matches are remembered. */
const most = 60;

/** hold remembers a match, or forgets it where the text is empty. */
export function hold(h: Held): void {
  const others = held.value.filter((o) => o.id !== h.id);
  held.value = h.text ? [h, ...others].slice(0, most) : others;
}

/** still reports whether the person has asked their system for less motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
