import { signal } from "@preact/signals";

/** byTouch reports whether a click was a tap of a finger. */
export function byTouch(e: MouseEvent): boolean {
  return "pointerType" in e && e.pointerType === "touch";
}

/** coarse reports whether fingers point here, and no mouse. */
export function coarse(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

/** beside is whether a question about dice is asked beside the board: on a page that is small and wider than high. */
export const beside = signal(false);
if ("matchMedia" in globalThis) {
  const small = matchMedia("(orientation: landscape) and (max-width: 72rem), (orientation: landscape) and (max-height: 47.5rem)");
  beside.value = small.matches;
  small.addEventListener("change", () => (beside.value = small.matches));
}
