/** What the server has promised of the dice, kept by the browser, so that it can hold the server to it. */
import { kept } from "../prefs";

/** Promise is the commitment that was shown before a match, and the nonce that this browser has added. */
export interface Promised {
  /** Of a match, or of an invitation. */
  id: string;
  commitment: string;
  nonce: string;
}

/** promises are the dice commitments of the last matches, the newest first. */
const promises = kept<Promised[]>("dice", []);

/** How many are kept. */
const most = 60;

/** promisedOf is what was promised of a match or of an invitation. */
export function promisedOf(id: string): Promised | undefined {
  return promises.value.find((p) => p.id === id);
}

/** promise keeps what was promised. What was promised first stands. */
export function promise(id: string, of: { commitment?: string; nonce?: string }): Promised {
  const before = promisedOf(id);
  const now = {
    id, commitment: before?.commitment || of.commitment || "", nonce: before?.nonce || of.nonce || "",
  };
  promises.value = [now, ...promises.value.filter((p) => p.id !== id)].slice(0, most);
  return now;
}

/** Dice are what a match says of them. */
interface Dice {
  commitment?: string;
  nonces?: readonly string[] | null;
}

/** broken says what of a promise a match does not keep, nothing if all is well or nothing was promised. */
export function broken(dice: Dice, own: Promised | undefined, players: number): string {
  if (!own) return "";
  if (own.commitment && own.commitment !== dice.commitment) {
    return `The dice do not match the server's commitment (${own.commitment}). Do not trust them.`;
  }
  // Of two partners it says what was mixed of both.
  if (own.nonce && players === 2 && !dice.nonces?.includes(own.nonce)) {
    return `The dice do not include the nonce from this browser (${own.nonce}). Do not trust them, unless you ` +
      "submitted your squad from another device.";
  }
  return "";
}
