/** What a page says in a tab that needs other people: why it cannot be had here, and the way to a server that can. */
import { useSignal } from "@preact/signals";
import { Failed } from "../components/Notice";
import { Page } from "../components/Page";
import { kept } from "../prefs";
import { addressed } from "./address";

/** server is the address of a server that was gone to before. */
const server = kept("server", "");

/** NoServer is shown instead of such a page. */
export function NoServer({ title, page, what }: { title: string; page: string; what: string }) {
  const error = useSignal("");
  const go = () => {
    try {
      location.href = addressed(server.value, page);
    } catch {
      error.value = "This is not the address of a server; expected one such as play.example.";
    }
  };
  return (
    <Page title={title}>
      <p data-no-server>{what} Here the game runs in your browser alone, against the computer.</p>
      <form onSubmit={(e) => { e.preventDefault(); go(); }}>
        <label>
          The address of a Koiogran server that you know
          <input
            value={server.value} placeholder="play.example" autocomplete="url" inputMode="url" data-server
            onInput={(e) => (server.value = e.currentTarget.value)}
          />
        </label>
        {error.value && <Failed why={error.value} />}
        <button type="submit" class="primary" disabled={server.value.trim() === ""}>Go there</button>
      </form>
    </Page>
  );
}

/** What each page needs a server for. */
const needs: Record<string, { title: string; what: string }> = {
  meet: { title: "Find an opponent", what: "To play against strangers, you need a server that all of you can reach." },
  join: { title: "Play a friend", what: "To play against a friend, you need a server that both of you can reach." },
  sit: { title: "Take your seat", what: "This link leads to a table on a server." },
  account: { title: "Your account", what: "Accounts are stored on a server, so that your other devices can use them." },
  ladder: { title: "The ladder", what: "Ratings are stored on a server, for the players who play there." },
};

/** Lacking is what such a page shows. */
export default function Lacking({ page }: { page: string }) {
  const { title, what } = needs[page] ?? { title: "Koiogran", what: "" };
  return <NoServer title={title} page={page} what={what} />;
}
