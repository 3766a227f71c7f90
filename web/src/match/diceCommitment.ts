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

/** rematchOf names what was promised of the match that would follow another one. */
export const rematchOf = (id: string): string => "rematch of " + id;

/** follows takes what was promised of the rematch of a match over to the match that it has become. */
export function follows(id: string, rematch: string): void {
  const own = promisedOf(rematchOf(id));
  if (own) promise(rematch, own);
}

/** nonce is 32 hexadecimal digits at random. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/** diceMismatch says what of a promise a match does not keep, nothing if all is well or nothing was promised. */
export function diceMismatch(dice: Dice, own: Promised | undefined): string {
  if (!own) return "";
  if (own.commitment && own.commitment !== dice.commitment) {
    return `The dice do not match the server's commitment (${own.commitment}). Do not trust them.`;
  }
  // A side of two partners has the nonces of both.
  if (own.nonce && !dice.nonces?.some((side) => side.split("+").includes(own.nonce))) {
    return `The dice do not include the nonce from this browser (${own.nonce}). Do not trust them, unless you ` +
      "submitted your squad from another device.";
  }
  return "";
}
