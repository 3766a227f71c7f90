/** Ratings of one player, a line for each game. */
import type { AccountRating } from "../api/account";
import games from "../home/games.json";

/** gameNamed is what people call a game. */
export function gameNamed(edition: string): string {
  const g = games.find((one) => one.id === edition);
  return g ? `${g.name}, ${g.edition.toLowerCase()}` : edition;
}

/** ratingWords is a rating as people read it: with a question mark while it is unsure. */
export function ratingWords(r: Pick<AccountRating, "rating" | "settled">): string {
  return r.rating + (r.settled ? "" : "?");
}

/** Ratings lists them. */
export function Ratings({ list }: { list: AccountRating[] }) {
  if (list.length === 0) return <p class="quiet">No ratings yet. Play a rated match to get one.</p>;
  return (
    <dl class="ratings">
      {list.map((r) => (
        <div key={r.edition} data-rating={r.edition}>
          <dt>{gameNamed(r.edition)}</dt>
          <dd>
            <b>{ratingWords(r)}</b> <small>± {r.deviation}, based on {r.matches} {r.matches === 1 ? "match" : "matches"}</small>
            <Curve past={r.past ?? []} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Curve draws how a rating went. */
function Curve({ past }: { past: number[] }) {
  if (past.length < 2) return null;
  const low = Math.min(...past), high = Math.max(...past);
  const points = past.map((value, n) =>
    `${(n / (past.length - 1)) * 160},${28 - ((value - low) / Math.max(1, high - low)) * 24}`);
  return (
    <svg viewBox="0 0 160 32" class="curve" role="img" aria-label={`Rating history, from ${past[0]} to ${past.at(-1)}`}>
      <polyline points={points.join(" ")} fill="none" stroke="currentColor" stroke-width="2" />
    </svg>
  );
}
