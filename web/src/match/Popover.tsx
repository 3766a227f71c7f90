/**
 * What something is, in a few words beside it: whatever has data-pop="kind|name" says so when it is
 * pointed at for a moment, focused, or held by a finger.
 */
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { RuleWindow } from "../components/RuleWindow";
import { clauses, meaning } from "./glossary";
import { Icon, iconNamed } from "./icons";
import { Chip } from "./board/ShipFigure";

/** How long one points, and how long a finger holds, in milliseconds. */
const points = 220;
const holds = 450;

/** Said is what is said, and where. */
interface Said {
  at: Element;
  kind: string;
  name: string;
  line: string;
  rule: string;
  color: string;
  x: number;
  y: number;
  above: boolean;
}

/** Popover listens on the page and says what is pointed at. */
export function Popover({ edition }: { edition: string }) {
  const said = useSignal<Said | null>(null);
  const rule = useSignal("");
  useEffect(() => {
    let timer = 0;
    let under: Element | null = null;
    const off = new AbortController();
    const of = (e: Event) => e.target instanceof Element ? e.target.closest("[data-pop]") : null;
    const wait = (at: Element, time: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (said.value = sayingOf(at)), time);
    };
    const on = (kind: string, act: (e: Event) => void) =>
      document.addEventListener(kind, act, { signal: off.signal, passive: true });
    // A page that changes under a mouse at rest points at nothing: only what the mouse comes to is said.
    on("pointermove", (e) => {
      const at = of(e);
      if (at && at !== under && (e as PointerEvent).pointerType === "mouse") wait(at, points);
      under = at;
    });
    on("pointerout", (e) => {
      clearTimeout(timer);
      under = null;
      const to = (e as PointerEvent).relatedTarget;
      if (of(e) && !(to instanceof Element && to.closest("[data-popover]"))) said.value = null;
    });
    on("pointerdown", (e) => {
      clearTimeout(timer);
      const at = of(e);
      if (at && (e as PointerEvent).pointerType !== "mouse") wait(at, holds);
      else if (!(e.target instanceof Element && e.target.closest("[data-popover]"))) said.value = null;
    });
    on("pointerup", () => clearTimeout(timer));
    on("focusin", (e) => {
      const at = of(e);
      if (at && at === e.target) said.value = sayingOf(at);
      else if (!(e.target instanceof Element && e.target.closest("[data-popover]"))) said.value = null;
    });
    on("keydown", (e) => { if ((e as KeyboardEvent).key === "Escape") said.value = null; });
    return () => {
      off.abort();
      clearTimeout(timer);
    };
  }, []);
  const s = said.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!s) return;
    // Shown last, it is above a window that is open; inside of it, its button can be pressed.
    const over = s.at.closest("dialog[open]");
    if (over && box.current) over.append(box.current);
    box.current?.showPopover();
    // What is gone from the page says nothing, and hears of no pointer that leaves it.
    const changes = new MutationObserver(() => { if (!s.at.isConnected) said.value = null; });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [s]);
  return (
    <>
      {s && (
        <div
          key={`${s.kind} ${s.name} ${s.x} ${s.y}`} ref={box} popover="manual"
          class={"popover" + (s.above ? " above" : "")} data-popover role="status"
          style={{ left: `${s.x}px`, top: `${s.y}px` }}
          onPointerLeave={() => (said.value = null)}
        >
          <Picture said={s} />
          <div>
            <b>{s.name}</b>
            <p>{s.line}</p>
            {s.rule && (
              <button
                type="button" class="link"
                onClick={() => { rule.value = clauses(edition, s.rule); said.value = null; }}
              >
                rule
              </button>
            )}
          </div>
        </div>
      )}
      {rule.value && <RuleWindow clause={rule.value} onClose={() => (rule.value = "")} />}
    </>
  );
}

/** Picture is the chip of a token, or the drawing of an action. */
function Picture({ said }: { said: Said }) {
  if (said.kind === "token") {
    return (
      <svg viewBox="-9.500 -9.500 19 19" width="30" height="30" class={"chip night " + said.color} aria-hidden="true">
        <Chip token={{ name: said.name, color: said.color }} />
      </svg>
    );
  }
  const icon = said.kind === "obstacle" ? "warn" : iconNamed(said.name) || "use";
  return <Icon name={icon} size={28} />;
}

/** How wide a popover is, and its distance from what it is about, in pixels. */
const width = 270;
const gap = 8;

/** sayingOf is what is said of an element: its own words, or those of the glossary. */
function sayingOf(at: Element): Said | null {
  const [kind = "", name = ""] = (at.getAttribute("data-pop") ?? "").split("|");
  const known = meaning(kind, name);
  const line = at.getAttribute("data-line") ?? known?.line ?? "";
  if (!line || !at.isConnected) return null;
  const box = at.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2 - width / 2, gap), innerWidth - width - gap);
  const above = box.bottom > innerHeight * 0.62;
  return {
    at, kind, name, line, rule: known?.rule ?? "", color: at.getAttribute("data-color") ?? "green", x,
    y: above ? box.top - gap : box.bottom + gap, above,
  };
}
