/** The client begins here. */
import { render } from "preact";
import { tab } from "./api/host";
import { speak } from "./language";
import { session } from "./prefs";
import { follow } from "./router";
import "@fontsource/titillium-web/latin-400.css";
import "@fontsource/titillium-web/latin-600.css";
import "./style.css";

follow();
// Guests need none of it.
if (session.peek()) void import("./account").then((account) => account.follow());
if (tab) {
  // The page comes first; what it asks waits for the game.
  void import("./tab/start").then((m) => m.start());
}
// The language first: tables of words are made when a module is read.
void speak().then(async () => {
  const { App } = await import("./app");
  const root = document.getElementById("app");
  if (root) render(<App />, root);
});
