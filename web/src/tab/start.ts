/** What begins when the page of a tab is there: the game, what keeps it for the next time, and what it was opened with. */
import { keepApp } from "./keep";
import { listen } from "./opened";
import { start as startGame } from "./page";

/** start starts the game, and lets the browser keep it. */
export function start(): void {
  listen();
  startGame();
  void keepApp();
}
