/** Small drawings of what can be done and pressed, in a box from -12 to 12, as lines. */

/** The drawings by their names. */
export const icons: Record<string, string> = {
  focus: "M-10 0Q0-10 10 0Q0 10-10 0ZM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z",
  evade: "M-9 7Q-8-5 6-4M1-9L7-4L1 1",
  lock: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M0-10V-3M0 10V3M-10 0H-3M10 0H3",
  "barrel roll": "M-9 5V-5H-1V5ZM2 0H10M7-3L10 0L7 3",
  boost: "M0 10V-2M-5 3L0-3L5 3M-5-3L0-9L5-3",
  calculate: "M-8-8H8V8H-8ZM-8 0H8M0-8V8",
  reinforce: "M-8-7H8V1Q8 7 0 10Q-8 7-8 1Z",
  guard: "M-8-7H8V1Q8 7 0 10Q-8 7-8 1Z",
  cloak: "M7-8A9 9 0 1 0 7 8A7 7 0 0 1 7-8Z",
  jam: "M-9 3L-5-5L0 5L5-5L9 3",
  reload: "M7-6A9 9 0 1 0 9 2M9-9V-4H4",
  rotate: "M-8 0A8 8 0 1 1 0 8M-4 5L0 8L-3 12",
  coordinate: "M0-9V9M-9 0H9M-6-6L6 6M-6 6L6-6",
  slam: "M-9 0H5M0-6L6 0L0 6M9-7V7",
  repair: "M-8 8L1-1M1-1A5 5 0 1 1 6 4",
  recover: "M-8 0A8 8 0 1 0 0-8M0-8L-4-4M0-8L4-5",
  target: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  skip: "M-8-7L0 0L-8 7ZM1-7L9 0L1 7Z",
  use: "M0-9L2.700-3L9-2.500L4.300 1.800L5.800 8L0 4.700L-5.800 8L-4.300 1.800L-9-2.500L-2.700-3Z",
  dice: "M-7-7H7V7H-7ZM-3-3h.1M3-3h.1M-3 3h.1M3 3h.1M0 0h.1",
  menu: "M-8-6H8M-8 0H8M-8 6H8",
  sound: "M-9-3H-5L0-8V8L-5 3H-9ZM4-4Q7 0 4 4M7-7Q12 0 7 7",
  mute: "M-9-3H-5L0-8V8L-5 3H-9ZM4-4L10 4M10-4L4 4",
  log: "M-8-7H8M-8-2H8M-8 3H3M-8 8H6",
  check: "M-7 0L-2 6L8-7",
  warn: "M0-9L9 7H-9ZM0-3V2M0 4.500V5",
};

/** What has the drawing of something else, by its name. */
const also: Record<string, string> = {
  "target lock": "lock", "rotate arc": "rotate", "rotate turret": "rotate", SLAM: "slam", overthrust: "slam",
  accumulate: "calculate", stealth: "cloak", "reverse boost": "boost",
};

/** iconNamed is the name of the drawing for an action or a token; "" if there is none. */
export function iconNamed(name: string): string {
  return also[name] ?? (icons[name] ? name : "");
}

/** iconOf is the name of the drawing for an option, or for what is not an option; "" if there is none. */
export function iconOf({ icon, verb }: { icon?: string; verb: string }): string {
  if (verb === "pass") return "skip";
  return icon ?? (verb === "use" ? "use" : "");
}

/** Icon is a drawing among words. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg class="icon" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <path d={icons[name] ?? ""} />
    </svg>
  );
}
