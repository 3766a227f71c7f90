/** A scenario: its table before and after, what happens, the rules that it shows. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { fetchScenario, type Scenario } from "../api/book";
import { sentence } from "../api/client";
import { Failed, Loading } from "../components/Notice";
import { Page } from "../components/Page";
import { link } from "../router";

/** ScenarioView shows the scenario with an id. */
export function ScenarioView({ id }: { id: string }) {
  const scenario = useSignal<Scenario | null>(null);
  const error = useSignal("");
  useEffect(() => {
    fetchScenario(id).then(
      (s) => (scenario.value = s),
      (e) => (error.value = sentence(e)),
    );
  }, [id]);
  const shown = scenario.value;
  if (!shown) {
    return (
      <Page title="Scenario">
        {error.value ? <Failed why={error.value} /> : <Loading what="Loading the scenario" />}
      </Page>
    );
  }
  return (
    <Page title={shown.title}>
      <p class="quiet">
        Demonstrates{" "}
        {shown.rules.map((r, i) => (
          <span key={r}>{i > 0 && ", "}<a href={link("rules", r)}>{r}</a></span>
        ))}
      </p>
      <div class="tables">
        <Drawn svg={shown.before} title="Before" />
        <Drawn svg={shown.after} title="After" />
      </div>
      <h2>What happens</h2>
      <ol>{shown.events.map((text, i) => <li key={i}>{text}</li>)}</ol>
      <details>
        <summary>Source (YAML)</summary>
        <pre tabIndex={0}>{shown.text}</pre>
      </details>
    </Page>
  );
}

/** Drawn is a table as the server has drawn it. An image runs no script. */
function Drawn({ svg, title }: { svg: string; title: string }) {
  if (svg === "") return null;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <img
        src={"data:image/svg+xml," + encodeURIComponent(svg)}
        alt={`The table ${title.toLowerCase()}. The list below says what happens.`}
      />
    </figure>
  );
}
