/** byTouch reports whether a click was a tap of a finger. */
export function byTouch(e: MouseEvent): boolean {
  return "pointerType" in e && e.pointerType === "touch";
}

/** coarse reports whether fingers point here, and no mouse. */
export function coarse(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
