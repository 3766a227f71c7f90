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

/** language is the tag of the language that was chosen, "" for that of the browser. */
export const language = kept("language", "");

/** shortcuts reports whether single keys do things. */
export const shortcuts = kept("shortcuts", true);

/** strength is the program to play against that was chosen. Who comes for the first time meets one that can be beaten. */
export const strength = kept("strength", "recruit");

/** teacher reports whether the computer says after each round what it saw. */
export const teacher = kept("teacher", false);

/** callsign is the name under which one waits for an opponent. */
export const callsign = kept("callsign", "");

/** session is the secret of the account that is signed in here, "" for a guest. */
export const session = kept("session", "");

/** muted are the matches in which the other player is not heard. */
export const muted = kept<string[]>("muted", []);

/** sound reports whether sounds are heard. */
export const sound = kept("sound", false);

/** volume is how loud they are, from 0 to 1. */
export const volume = kept("volume", 0.7);

/** offered reports whether sound was offered, which is done once. */
export const offered = kept("sound-offered", false);

/** haptics reports whether a phone shakes when a ship is hit. */
export const haptics = kept("haptics", true);

/** twice reports whether a choice is shown first and taken by a second click, as on touch. */
export const twice = kept("twice", false);

/** single reports whether a question with one answer answers itself. */
export const single = kept("single", true);

/** needless reports whether one passes by itself where spending a token changes nothing. */
export const needless = kept("needless", true);

/** ordered reports whether ships of one initiative act in the order listed where that makes no difference. */
export const ordered = kept("ordered", true);

/** inOrder reports whether they always act so. A player who wants another order takes the first ship back. */
export const inOrder = kept("in-order", false);

/** target reports whether the only target of the only weapon is attacked by itself, where that costs nothing. */
export const target = kept("target", true);

/** free reports whether what costs nothing is used on dice by itself. */
export const free = kept("free", true);

/** Motion is how much moves: as the system says, little, or all. */
export type Motion = "system" | "less" | "full";

/** motion is how much moves. */
export const motion = kept<Motion>("motion", "system");

/** Size is how many times as large as usual what is read in a match is. */
export type Size = 1 | 1.15 | 1.3;

/** size is the size that was chosen. */
export const size = kept<Size>("size", 1);

/** Depth is how the table is shown: in space where a graphics card draws, always, or flat. */
export type Depth = "space" | "always" | "flat";

/** table is how the table is shown. */
export const table = kept<Depth>("table", "space");

/** contrast reports whether lines and quiet words stand out more. */
export const contrast = kept("contrast", false);

/** Theme is how light pages are: dark, light, or as the system says. */
export type Theme = "dark" | "light" | "system";

/** theme is the theme that was chosen. */
export const theme = kept<Theme>("theme", "dark");

/** Palette is which colors say things apart: the usual ones, or those that nearly all eyes tell apart. */
export type Palette = "usual" | "safe";

/** palette is the palette that was chosen. */
export const palette = kept<Palette>("palette", "usual");

/** bright is whether the system asks for light pages; it may begin to at any time. */
const bright = signal(false);
if ("matchMedia" in globalThis) {
  const query = matchMedia("(prefers-color-scheme: light)");
  query.addEventListener("change", () => (bright.value = query.matches));
  bright.value = query.matches;
}

/** leftHand reports whether questions stand on the left. */
export const leftHand = kept("left", false);

effect(() => {
  const root = globalThis.document?.documentElement;
  if (!root) return;
  root.dataset["contrast"] = contrast.value ? "more" : "";
  root.dataset["theme"] = theme.value === "system" ? (bright.value ? "light" : "dark") : theme.value;
  root.dataset["palette"] = palette.value;
  root.dataset["hand"] = leftHand.value ? "left" : "";
  root.dataset["motion"] = motion.value;
  root.style.setProperty("--size", String(size.value));
});

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
  /** Those of the seats of a match in teams, by seat. */
  links?: { seat: number; link: string }[];
  /** The page of an invitation; a match has its own. */
  page?: "join";
}

/** held are the matches that were begun or joined here, the newest first. */
export const held = kept<Held[]>("held", []);

/** How many matches are remembered that are only watched, and how many seats there are before an address adds none. */
const mostWatched = 60;
const mostSeats = 1000;

/** hold remembers a match, or forgets it where the text is empty. A seat is never dropped for another one. */
export function hold(h: Held): void {
  const others = held.value.filter((o) => o.id !== h.id);
  let watched = 0;
  held.value = h.text ? [h, ...others].filter((o) => o.token || ++watched <= mostWatched) : others;
}

/** hasRoom reports whether a seat that comes by an address can be remembered. */
export function hasRoom(id: string): boolean {
  return held.value.some((h) => h.id === id) || held.value.length < mostSeats;
}

/** still reports whether the person has asked for little motion, here or of their system. */
export function still(): boolean {
  if (motion.peek() !== "system") return motion.peek() === "less";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
