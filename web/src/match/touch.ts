/** byTouch reports whether a click was a tap of a finger. */
export function byTouch(e: MouseEvent): boolean {
  return "pointerType" in e && e.pointerType === "touch";
}
