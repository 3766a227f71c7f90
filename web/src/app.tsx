/** The frame of all pages: which one the address names, and what is said if it fails. */
import type { ComponentType } from "preact";
import { Component } from "preact";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { tab } from "./api/host";
import { Failed, Loading } from "./components/Notice";
import Home from "./pages/home";
import { link, route } from "./router";
import { say } from "./language";

/** A page is loaded when it is first shown. It gets the parts of the address behind its name. */
type Page = ComponentType<{ parts: string[] }>;

/** pages are the pages by their names. A new one is a line here and a file in pages/. */
const pages: Record<string, () => Promise<{ default: Page }>> = {
  match: () => import("./pages/match"),
  watch: () => import("./pages/watch"),
  learn: () => import("./pages/learn"),
  friend: () => import("./pages/custom-match"),
  meet: () => import("./pages/find-opponent"),
  join: () => import("./pages/join"),
  sit: () => import("./pages/take-seat"),
  squads: () => import("./pages/squads"),
  squad: () => import("./pages/squads"),
  build: () => import("./pages/build"),
  points: () => import("./pages/points"),
  rules: () => import("./pages/rules"),
  replays: () => import("./pages/replays"),
  account: () => import("./pages/account"),
  ladder: () => import("./pages/ladder"),
};

/** The pages that need a server, which a tab does not have. */
const needing = new Set(["meet", "join", "sit", "account", "ladder"]);

/** lacking loads what is shown instead of such a page. */
const lacking = (page: string) => () => import("./tab/NoServer").then(
  ({ default: Lacking }) => ({ default: () => <Lacking page={page} /> }));

/** App shows the page that the address names. */
export function App() {
  const { page, parts } = route.value;
  return (
    <Boundary key={page}>
      {page === "" ? <Home /> : <Late key={page} page={page} parts={parts} />}
    </Boundary>
  );
}

/** Late loads a page and shows it. */
function Late({ page, parts }: { page: string; parts: string[] }) {
  const loaded = useSignal<Page | null>(null);
  const why = useSignal("");
  useEffect(() => {
    const load = tab && needing.has(page) ? lacking(page) : pages[page];
    if (!load) {
      why.value = "Page not found.";
      return;
    }
    load().then(
      (module) => (loaded.value = module.default),
      () => (why.value = "This page could not be loaded. Reload to try again."),
    );
  }, [page]);
  const Shown = loaded.value;
  if (Shown) return <Shown parts={parts} />;
  return (
    <main>
      {why.value ? (
        <Failed why={why.value}><a href={link("")}>Go to the home page</a></Failed>
      ) : (
        <Loading what="Loading" />
      )}
    </main>
  );
}

/** Boundary shows a sentence instead of a blank page where drawing a page fails. */
class Boundary extends Component<{ children: preact.ComponentChildren }, { why: string }> {
  override state = { why: "" };

  static override getDerivedStateFromError(error: unknown): { why: string } {
    return { why: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (!this.state.why) return this.props.children;
    return (
      <main>
        <Failed why={say`Something went wrong on this page: ${this.state.why}.`}>
          <a href={link("")} onClick={() => location.reload()}>Start again</a>
        </Failed>
      </main>
    );
  }
}
