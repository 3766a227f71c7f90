/** A damage card that turns faceup beside the board for as long as it takes to read its name. */
import type { MatchStore } from "./store";

/** FlippedCard shows the card that was turned last, while that is shown. */
export function FlippedCard({ store }: { store: MatchStore }) {
  const card = store.faceup.value;
  if (!card) return null;
  return (
    <div class="turned" key={card.key} aria-hidden="true" data-turned-card>
      <div class="turned-card">
        <div class="back" />
        <div class="front"><small>damage</small><b>{card.name}</b><p>{card.does}</p></div>
      </div>
    </div>
  );
}
