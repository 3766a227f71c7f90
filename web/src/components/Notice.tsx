/** What a page says when it has nothing else to show. */
import type { ComponentChildren } from "preact";

/** Failed says in one sentence what went wrong, and what can be done. */
export function Failed({ why, children }: { why: string; children?: ComponentChildren }) {
  return (
    <div class="notice" role="alert">
      <p>{why}</p>
      {children}
    </div>
  );
}

/** Loading says that something is on its way. */
export function Loading({ what }: { what: string }) {
  return <p class="notice" role="status">{what}…</p>;
}
