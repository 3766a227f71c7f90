/** Who plays with whom: seats 1 and 3 against 2 and 4. Without teams each seat is a side. */
import type { Match } from "../api/types";

/** sideOf is the side of a seat, which goes by the number of its captain. */
export function sideOf(seat: number): 1 | 2 {
  return seat % 2 === 1 ? 1 : 2;
}

/** seatsOf are the seats of a match, those of the viewer's side first and among them the viewer's own. */
export function seatsOf(match: Match): number[] {
  const own = match.seat || 1;
  const rank = (seat: number) => (seat === own ? 0 : sideOf(seat) === sideOf(own) ? 1 : 2);
  return match.players.map((_, i) => i + 1).sort((a, b) => rank(a) - rank(b) || a - b);
}

/** team names the squads of a side. */
export function team(match: Match, side: number): string {
  return match.players.filter((_, i) => sideOf(i + 1) === side).map((p) => p.squad).join(" with ");
}

/** meeting names who meets whom. */
export function meeting(match: Match): string {
  return met(match.players.map((p) => p.squad));
}

/** met names who meets whom by the squads of the seats. */
export function met(squads: readonly string[]): string {
  const of = (side: number) => squads.filter((_, i) => sideOf(i + 1) === side).join(" with ");
  return `${of(1)} against ${of(2)}`;
}

/** others are the seats that people hold apart from one. */
export function others(match: Match | null, seat: number): number[] {
  return (match?.players ?? []).flatMap((p, i) => (p.bot || i + 1 === seat ? [] : [i + 1]));
}

/** speaks reports whether a seat concedes and agrees for its side: a captain, or the partner of a program. */
export function speaks(match: Match | null, seat: number): boolean {
  return seat > 0 && (seat <= 2 || !!match?.players[seat - 3]?.bot);
}

/** partnerOf is the other seat of a side, 0 where there is none. */
export function partnerOf(seat: number, size: number): number {
  const other = seat <= 2 ? seat + 2 : seat - 2;
  return seat > 0 && other <= size ? other : 0;
}

/** passedOn reports whether the link of a seat is another player's to send: someone has sat down beside the seat on
 * the other side, by a link of the same list, and holds a new one. */
export function passedOn(of: number, own: number, links: readonly { seat: number }[], free: readonly number[]): boolean {
  const beside = partnerOf(of, Math.max(3, of, ...links.map((l) => l.seat)));
  return sideOf(of) !== sideOf(own) && links.some((l) => l.seat === beside) && !free.includes(beside);
}
