/** byTouch reports whether a click was a tap of a finger. */
export function byTouch(e: MouseEvent): boolean {
  return "pointerType" in e && e.pointerType === "touch";
}

/** coarse reports whether fingers point here, and no mouse. */
export function coarse(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

/** sideways reports whether this is a phone held sideways, which has its questions beside the board. */
export function sideways(): boolean {
  return matchMedia("(max-width: 60rem) and (orientation: landscape)").matches;
}
