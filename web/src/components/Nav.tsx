/** The ways to the other pages: six at most, the same on every page. */
import { tab } from "../api/host";
import { session } from "../prefs";
import { link } from "../router";

/** Nav lists them; the page that is open is marked. */
export function Nav({ now = "" }: { now?: string }) {
  const to = (page: string, name: string) => (
    <a key={page} href={link(page)} aria-current={page === now ? "page" : undefined}>{name}</a>
  );
  return (
    <nav class="pages" aria-label="Pages">
      {to("learn", "Learn")}
      {to("friend", "Play")}
      {to("squads", "Squads")}
      {to("watch", "Watch")}
      {to("rules", "Rules")}
      {tab ? to("meet", "Play others")
        : <a href={link("account")} data-account aria-current={now === "account" ? "page" : undefined}>{session.value ? "Account" : "Sign in"}</a>}
    </nav>
  );
}
