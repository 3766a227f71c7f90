/** What a builder takes apart from cards: squads that are pasted, and obstacles. */
import { useSignal } from "@preact/signals";
import { checkSquad, type Roster, type SquadSheet } from "../api/book";
import { sentence } from "../api/client";
import { Failed } from "../components/Notice";
import { say } from "../language";
import { go } from "../router";
import { Rock } from "../squads/Rocks";
import { edit, type Workshop } from "./workshop";

/** Paste takes squads in any form and has the first of them built further; the others are opened at a press. */
export function Paste({ shop }: { shop: Workshop }) {
  const text = useSignal("");
  const found = useSignal<SquadSheet["others"]>([]);
  const error = useSignal("");
  const open = async (xws: string) => {
    error.value = "";
    try {
      const sheet = await checkSquad(xws);
      if (sheet.others) found.value = [{ xws: sheet.xws, player: sheet.name }, ...sheet.others];
      const { edition, faction, way = "" } = sheet.draft;
      const here = shop.draft.value;
      edit(sheet.draft);
      if (here.edition === edition && here.faction === faction && (here.way ?? "") === way) await shop.begin(edition, faction, way);
      else go("build", edition, faction, ...(way ? [way] : []));
    } catch (e) {
      error.value = sentence(e);
    }
  };
  return (
    <details class="paste">
      <summary>Paste a squad</summary>
      <label>
        A link, text or file (XWS) of a builder; several at once
        <textarea
          rows={3} spellcheck={false} value={text.value} data-paste placeholder="https://yasb.app/?f=Rebel%20Alliance&d=…"
          onInput={(e) => (text.value = e.currentTarget.value)}
        />
      </label>
      <button type="button" data-open disabled={!text.value.trim()} onClick={() => void open(text.value)}>Open</button>
      {error.value && <Failed why={error.value} />}
      {found.value && found.value.length > 1 && (
        <ul class="held" aria-label="Squads in what you pasted">
          {found.value.map((f, i) => (
            <li key={i}>
              <button type="button" class="link" onClick={() => void open(f.xws)}>{f.player || say`Squad ${i + 1}`}</button>
              {f.rank && <small>{f.rank}</small>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** How many obstacles a squad brings. */
const most = 3;

/** Obstacles chooses the obstacles that the squad brings, by their pictures. */
export function Obstacles({ shop, roster }: { shop: Workshop; roster: Roster }) {
  const chosen = shop.draft.value.obstacles ?? [];
  return (
    <details>
      <summary>{say`Obstacles: ${chosen.length} of ${most}`}</summary>
      <ul class="rock-choice">
        {roster.obstacles.map((o) => (
          <li key={o.code}>
            <button
              type="button" data-rock={o.code} aria-pressed={chosen.includes(o.code)}
              disabled={chosen.length >= most && !chosen.includes(o.code)} onClick={() => void shop.lay(o.code)}
            >
              <Rock obstacle={o} />
              <small>{o.name}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
