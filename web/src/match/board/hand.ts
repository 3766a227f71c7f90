/** A mouse or fingers on the board: dragging it, pinching it, dragging what is being placed. */
import type { MatchStore } from "../store";
import { pan, whole, zoom } from "../camera";

/** How far a pointer may stray, in pixels, and still have tapped. */
const slack = 6;

/** Hand follows the pointers on one board until it leaves. */
export class Hand {
  #pointers = new Map<number, { x: number; y: number }>();
  #begin: { x: number; y: number } | null = null;
  #dragged = false;
  #holds = false;
  #left = new AbortController();

  constructor(private svg: SVGSVGElement, private store: MatchStore) {
    const o = { signal: this.#left.signal };
    svg.addEventListener("wheel", (e) => this.#wheel(e), { ...o, passive: false });
    svg.addEventListener("pointerdown", (e) => this.#down(e), o);
    svg.addEventListener("pointermove", (e) => this.#move(e), o);
    svg.addEventListener("pointerup", (e) => this.#up(e), o);
    svg.addEventListener("pointercancel", (e) => this.#up(e), o);
    svg.addEventListener("click", (e) => this.#click(e), { ...o, capture: true });
    const size = new ResizeObserver(() => this.#measure());
    size.observe(svg);
    const watch = store.scene.camera.subscribe(() => this.#measure());
    this.#left.signal.addEventListener("abort", () => {
      size.disconnect();
      watch();
    });
  }

  /** leave stops following. */
  leave(): void {
    this.#left.abort();
  }

  /** #measure notes how much of the table a pixel shows. */
  #measure(): void {
    const { scene, bounds } = this.store;
    const { width, height } = this.svg.getBoundingClientRect();
    const camera = scene.camera.value ?? whole(bounds);
    if (width > 0) scene.unit.value = Math.max(camera.width / width, camera.height / height);
  }

  /** #at is the point of the board's own units below a pointer. */
  #at(p: { x: number; y: number }): { x: number; y: number } {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(p.x, p.y).matrixTransform(matrix.inverse());
    return { x, y };
  }

  #wheel(e: WheelEvent): void {
    e.preventDefault();
    const factor = Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.0015));
    this.#zoom(factor, e);
  }

  #zoom(factor: number, around: { x: number; y: number }): void {
    const { scene, bounds } = this.store;
    const camera = scene.camera.value ?? whole(bounds);
    scene.camera.value = zoom(camera, bounds, factor, this.#at(around));
  }

  #down(e: PointerEvent): void {
    this.#pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    if (this.#pointers.size > 1) return;
    this.#begin = { x: e.clientX, y: e.clientY };
    this.#dragged = false;
    this.#holds = e.target instanceof Element && e.target.closest("[data-piece]") !== null;
  }

  #move(e: PointerEvent): void {
    const old = this.#pointers.get(e.pointerId);
    if (!old) return;
    const now = { x: e.clientX, y: e.clientY };
    if (this.#begin && !this.#dragged) {
      const far = Math.hypot(now.x - this.#begin.x, now.y - this.#begin.y);
      if (far <= slack) return;
      this.#dragged = true;
      this.svg.setPointerCapture(e.pointerId);
    }
    const others = [...this.#pointers].filter(([id]) => id !== e.pointerId).map(([, p]) => p);
    const other = others[0];
    if (other) this.#pinch(old, now, other);
    else this.#drag(old, now);
    this.#pointers.set(e.pointerId, now);
  }

  /** #pinch makes the board as much larger as two fingers have moved apart. */
  #pinch(old: Spot, now: Spot, other: Spot): void {
    const before = Math.hypot(old.x - other.x, old.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    if (before < 1) return;
    this.#zoom(after / before, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  /** #drag moves what is held, or the board. */
  #drag(old: Spot, now: Spot): void {
    const { scene, bounds } = this.store;
    const a = this.#at(old);
    const b = this.#at(now);
    if (this.#holds && scene.piece.value) {
      this.store.placing.shift(b.x - a.x, a.y - b.y);
      return;
    }
    const camera = scene.camera.value ?? whole(bounds);
    scene.camera.value = pan(camera, bounds, a.x - b.x, a.y - b.y);
  }

  #up(e: PointerEvent): void {
    this.#pointers.delete(e.pointerId);
    this.#begin = null;
  }

  /** #click swallows the click that ends a drag, and moves what is being placed to a tap. */
  #click(e: MouseEvent): void {
    if (this.#dragged) {
      e.stopPropagation();
      this.#dragged = false;
    } else if (this.store.scene.piece.value && e.detail > 0) {
      e.stopPropagation();
      const at = this.#at({ x: e.clientX, y: e.clientY });
      this.store.placing.moveTo(at.x, this.store.height - at.y);
    }
  }
}

type Spot = { x: number; y: number };
