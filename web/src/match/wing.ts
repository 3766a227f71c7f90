/** Wings: which ships fly in formation with which leader, and where their places beside it are. */
import type { Match, Meeting, Pose, ShipCard } from "../api/types";
import { say } from "../language";
import { beside } from "./geometry";
import type { MatchStore } from "./store";

/** InFormation is a mate at its place beside a leader, with what it meets there. */
export interface InFormation {
  card: ShipCard;
  pose: Pose;
  meets: Meeting[];
}

/** formed are mates at their places beside a leader at a pose. */
export function formed(
  match: Match, mates: readonly number[], leader: Pose, meets: readonly Meeting[] = [],
): InFormation[] {
  return mates.flatMap((id) => {
    const card = match.ships[id];
    if (!card?.wing) return [];
    return [{ card, pose: beside(leader, card.wing.place), meets: meets.filter((m) => m.kind === "mate" && m.ship === id) }];
  });
}

/** matesOf are the ships that fly in the wing of a leader now. */
export function matesOf(store: Pick<MatchStore, "table">, leader: number): number[] {
  return (store.table.value?.ships ?? []).filter((s) => s.leader === leader && !s.away).map((s) => s.id);
}

/** waiting are the ships that are placed with a leader in set-up. */
export function waiting(store: Pick<MatchStore, "table">, leader: number): number[] {
  return (store.table.value?.ships ?? []).filter((s) => s.leader === leader && !s.pose).map((s) => s.id);
}

/** wingOf is the leader of the wing in which a ship flies now, be it itself; undefined for a ship on its own. */
export function wingOf(store: Pick<MatchStore, "table" | "shipAt">, id: number): number | undefined {
  return store.shipAt(id)?.leader ?? (matesOf(store, id).length > 0 ? id : undefined);
}

/** wingWords says in whose wing a ship flies, or whom it leads; "" for a ship on its own. */
export function wingWords(store: Pick<MatchStore, "match" | "table" | "shipAt">, card: ShipCard): string {
  const letter = (id: number) => store.match.value?.ships[id]?.letter ?? "";
  const leader = store.shipAt(card.id)?.leader;
  if (leader !== undefined) return say`in the wing of ${letter(leader)}`;
  const mates = matesOf(store, card.id);
  return mates.length > 0 ? say`leads a wing of ${mates.map(letter).join(" ")}` : "";
}
