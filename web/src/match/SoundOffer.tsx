/** Sound is offered once, in one line, in the first match. */
import { offered, sound } from "../prefs";

/** SoundOffer asks until it was answered, here or by the button of the header. */
export function SoundOffer() {
  if (offered.value || sound.value) return null;
  const answer = (on: boolean) => {
    sound.value = on;
    offered.value = true;
  };
  return (
    <div class="row sound-offer" role="group" aria-label="Sound" data-sound-offer>
      <span>Play with sound?</span>
      <button type="button" onClick={() => answer(true)}>On</button>
      <button type="button" onClick={() => answer(false)}>Off</button>
    </div>
  );
}
