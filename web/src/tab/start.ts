/** What begins when the page of a tab is there: the game, and what keeps it for the next time. */
import { start as startGame } from "./page";

/** start starts the game, and lets the browser keep it. */
export function start(): void {
  startGame();
  if ("serviceWorker" in navigator) void navigator.serviceWorker.register("sw.js");
}
