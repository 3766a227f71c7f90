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
    done.value = "The list is copied.";
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
        <button type="button" onClick={() => void copy()}>Copy as text</button>
        <a
          class="button" download={fileName(sheet.name) + ".xws"}
          href={"data:application/json," + encodeURIComponent(sheet.xws)}
        >
          Export
        </a>
        <button type="button" onClick={() => void picture()}>Save picture</button>
        <button type="button" onClick={() => void onPaper()}>Print</button>
      </div>
      <p role="status" class="quiet">{done.value}</p>
    </>
  );
}

/** fileName makes a name for a file of a squad, without its kind. */
function fileName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "squad";
}
