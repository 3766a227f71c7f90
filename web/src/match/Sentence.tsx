/** A sentence of the server, drawn part by part: ships with their letters, measurements that show themselves. */
import type { Part, Proof } from "../api/types";
import { Name } from "./Letter";
import type { MatchStore } from "./store";
import { partsOf, type Said, worded } from "./words";

type SentenceProps = { store: MatchStore; said: Said; proof?: Proof | undefined };

/** Sentence is what is said. The measurement in it is shown on the board when it is pressed. */
export function Sentence({ store, said, proof }: SentenceProps) {
  return <>{partsOf(said).filter((p) => !p.detail).map((p, i) => <Piece key={i} store={store} part={p} proof={proof} />)}</>;
}

/** Piece is one part. */
function Piece({ store, part, proof }: { store: MatchStore; part: Part; proof: Proof | undefined }) {
  switch (part.is) {
    case undefined:
      return <>{part.text}</>;
    case "ship":
      return <Name store={store} ship={part.of} />;
    case "measure":
      return proof ? (
        <button type="button" class="link" data-measure title={proof.text} onClick={() => store.pointing.showProof(proof)}>
          {part.text}<span class="visually-hidden">: show the measurement on the board</span>
        </button>
      ) : <>{part.text}</>;
    default:
      return <span class={"part " + part.is}>{worded(store.match.value, part)}</span>;
  }
}
