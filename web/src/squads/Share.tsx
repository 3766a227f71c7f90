/** Ways to take a squad along: as text, as a file, as a picture, on paper. */
import { useSignal } from "@preact/signals";
import type { SquadSheet } from "../api/book";
import { save } from "../components/png";
import { pictured } from "./picture";

/** Share offers them for a squad; judged fetches it as it stands, with its name. */
export function Share({ sheet, judged }: { sheet: SquadSheet; judged: () => Promise<SquadSheet> }) {
  const done = useSignal("");
  const copy = async () => {
    await navigator.clipboard.writeText((await judged()).text);
    done.value = "Copied.";
  };
  const link = async () => {
    const own = (await judged()).links[0];
    if (!own) return;
    await navigator.clipboard.writeText(new URL(own.url, location.href).href);
    done.value = "The link is copied. It contains the whole squad.";
  };
  const picture = async () => {
    const squad = await judged();
    const { svg, size } = pictured(squad);
    await save(svg, size, fileName(squad.name));
  };
  const onPaper = async () => {
    await judged();
    // The page is drawn with the squad's name first.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };
  return (
    <>
      <div class="row">
        <button type="button" data-link onClick={() => void link()}>Copy link</button>
        <button type="button" onClick={() => void copy()}>Copy as text</button>
        <a
          class="button" download={fileName(sheet.name) + ".xws"}
          href={"data:application/json," + encodeURIComponent(sheet.xws)}
        >
          Export
        </a>
        <button type="button" onClick={() => void picture()}>Save image</button>
        <button type="button" onClick={() => void onPaper()}>Print</button>
      </div>
      <OpenIn sheet={sheet} />
      <p role="status" class="quiet" data-copied>{done.value}</p>
    </>
  );
}

/** OpenIn are links that open the squad in other builders, with what each of them lacks. */
function OpenIn({ sheet }: { sheet: SquadSheet }) {
  const others = sheet.links.slice(1);
  if (others.length === 0) return null;
  return (
    <p class="open-in" data-open-in>
      Open in:{" "}
      {others.map((l, i) => (
        <span key={l.title}>
          {i > 0 && ", "}
          <a href={l.url} target="_blank" rel="noopener noreferrer">{l.title}</a>
          {l.lacks && ` (without ${l.lacks.join(", ")})`}
        </span>
      ))}
    </p>
  );
}

/** fileName makes a name for a file of a squad, without its kind. */
function fileName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "squad";
}
