/** The branches of a match beside its replay: a study, which a link shares. */
import { useSignal } from "@preact/signals";
import { say } from "../language";
import { link } from "../router";
import { type Branch, merged, own, studyLink } from "./branches";
import type { Film } from "./film";

type Props = { film: Film; match: string; shared: readonly Branch[] };

/** Branches lists those of this browser and those that a link has brought. */
export function Branches({ film, match, shared }: Props) {
  const copied = useSignal(0);
  const list = merged(shared, own.value[match] ?? []).toSorted((a, b) => a.at - b.at);
  if (list.length === 0) return null;
  const share = async () => {
    await navigator.clipboard?.writeText(location.href.replace(/#.*$/, "") + studyLink(match, list));
    copied.value = list.length;
  };
  return (
    <section class="branches" aria-labelledby="branches" data-branches={list.length}>
      <h3 id="branches">Branches</h3>
      <ul>
        {list.map((b) => (
          <li key={b.id}>
            <span>{say`Round ${film.tables[b.at]?.round ?? 0}, from decision ${b.at}`}</span>
            <a href={link("match", b.id)} data-branch={b.id}>Match</a>
            <a href={link("replays", b.id) + `?at=${b.at}`}>Replay</a>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void share()} data-study>
        {copied.value === list.length ? "Link copied" : "Copy link to this study"}
      </button>
    </section>
  );
}
