/** A mouse or fingers on the board: dragging it, pinching it, dragging what is being placed. */
import type { MatchStore } from "../store";
import { still } from "../../prefs";
import { fitted, moved, onTable, pan, whole, zoom } from "../camera";

/** How far a pointer may stray, in pixels, and still have tapped. */
const slack = 6;

/** How long the camera rests before the board is drawn again, in milliseconds. */
const rest = 140;

/** How long the camera takes to glide somewhere, in milliseconds; as in board.css. */
const glide = 420;

/** How many times as large as its millimeters a drawing is that is on a table in space. */
const sharp = 2;

/** turns reports whether a pointer turns a table in space: a mouse does, unless shift or another button is held. */
function turns(e: PointerEvent): boolean {
  return e.pointerType === "mouse" && !e.shiftKey && (e.buttons & 1) === 1;
}

/** Dragging follows the pointers on one board until it leaves. */
export class Dragging {
  #pointers = new Map<number, Spot>();
  #begin: Spot | null = null;
  #dragged = false;
  #holds = false;
  #rest = 0;
  #box: HTMLElement;
  #left = new AbortController();

  constructor(private svg: SVGSVGElement, private store: MatchStore) {
    this.#box = svg.parentElement ?? document.body;
    const o = { signal: this.#left.signal };
    svg.addEventListener("wheel", (e) => this.#wheel(e), { ...o, passive: false });
    svg.addEventListener("pointerdown", (e) => this.#down(e), o);
    svg.addEventListener("pointermove", (e) => this.#move(e), o);
    svg.addEventListener("pointerup", (e) => this.#up(e), o);
    svg.addEventListener("pointercancel", (e) => this.#up(e), o);
    svg.addEventListener("contextmenu", (e) => { if (store.scene.depth) e.preventDefault(); }, o);
    svg.addEventListener("click", (e) => this.#click(e), { ...o, capture: true });
    const size = new ResizeObserver(() => this.look());
    size.observe(this.#box);
    const watch = store.scene.camera.subscribe(() => this.look());
    const space = store.scene.lens.subscribe((lens) => { if (lens) this.#lay(lens.plane); });
    store.scene.box = () => {
      const { width, height } = this.#box.getBoundingClientRect();
      return { width, height, covered: { bottom: this.#covered(), ...this.#buttons() } };
    };
    this.#left.signal.addEventListener("abort", () => {
      size.disconnect();
      watch();
      space();
      clearTimeout(this.#rest);
    });
  }

  /** leave stops following. */
  leave(): void {
    this.#left.abort();
  }

  /** #lay places the drawing where a table in space is seen. It is drawn at twice its size, so that its lines stay sharp. */
  #lay(plane: string): void {
    clearTimeout(this.#rest);
    this.svg.classList.remove("gliding");
    this.svg.style.width = `${sharp * this.store.bounds.width}px`;
    this.svg.style.height = `${sharp * this.store.bounds.height}px`;
    this.svg.style.transform = `${plane} scale(${1 / sharp})`;
  }

  /**
   * look moves the picture of a flat board to where the camera looks, which costs no drawing, and has it drawn
   * again once the camera rests.
   */
  look(): void {
    const { scene, bounds } = this.store;
    if (scene.lens.value) return;
    this.svg.style.width = this.svg.style.height = "";
    const box = this.#box.getBoundingClientRect();
    const now = fitted(scene.camera.value ?? whole(bounds), box);
    const drawn = fitted(scene.drawn.value ?? whole(bounds), box);
    const glides = scene.gliding && !still() && drawn.scale > 0;
    this.svg.classList.toggle("gliding", glides);
    this.svg.style.transform = moved(drawn, now);
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => {
      this.svg.classList.remove("gliding");
      scene.drawn.value = scene.camera.value;
      this.svg.style.transform = "";
      if (now.scale > 0) scene.unit.value = 1 / now.scale;
    }, glides ? glide : scene.gliding ? 0 : rest);
  }

  /** #covered is how much of the board's lower part lies under the dice. */
  #covered(): number {
    const tray = this.#box.parentElement?.querySelector("[data-tray]")?.getBoundingClientRect();
    const { bottom } = this.#box.getBoundingClientRect();
    return tray ? Math.max(0, bottom - Math.max(tray.top, 0)) : 0;
  }

  /** #buttons is how much of the board lies under its buttons: of its right part if they form a column, else of its upper part. */
  #buttons(): { top: number; right: number } {
    const buttons = this.#box.querySelector(".board-buttons")?.getBoundingClientRect();
    const box = this.#box.getBoundingClientRect();
    if (!buttons) return { top: 0, right: 0 };
    return buttons.width > buttons.height ? { top: buttons.bottom - box.top, right: 0 } : { top: 0, right: box.right - buttons.left };
  }

  /** #at is the point of the board's own units below a pointer. */
  #at(p: Spot): Spot {
    const box = this.#box.getBoundingClientRect();
    const { scene, bounds } = this.store;
    const lens = scene.lens.value;
    if (lens) return lens.ray({ x: p.x - box.left, y: p.y - box.top });
    const { scale, left, top } = fitted(scene.camera.value ?? whole(bounds), box);
    return { x: (p.x - box.left - left) / scale, y: (p.y - box.top - top) / scale };
  }

  #wheel(e: WheelEvent): void {
    e.preventDefault();
    const factor = Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.0015));
    this.#zoom(factor, e);
  }

  #zoom(factor: number, around: Spot): void {
    const { scene, bounds } = this.store;
    const camera = scene.camera.value ?? whole(bounds);
    scene.held.value = true;
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
    else if (this.store.scene.depth && !this.#holds && turns(e)) this.#turn(old, now);
    else this.#drag(old, now);
    this.#pointers.set(e.pointerId, now);
  }

  /** #pinch makes the board as much larger as two fingers have moved apart. */
  #pinch(old: Spot, now: Spot, other: Spot): void {
    const before = Math.hypot(old.x - other.x, old.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    if (before < 1) return;
    const angle = (p: Spot) => (Math.atan2(p.y - other.y, p.x - other.x) * 180) / Math.PI;
    const turned = ((angle(now) - angle(old) + 540) % 360) - 180;
    this.store.scene.depth?.turn(turned, (old.y - now.y) * 0.1);
    this.#zoom(after / before, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  /** #turn turns and tilts a table in space. */
  #turn(old: Spot, now: Spot): void {
    this.store.scene.held.value = true;
    this.store.scene.depth?.turn((old.x - now.x) * 0.25, (old.y - now.y) * 0.2);
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
    scene.held.value = true;
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
      const { x, y } = onTable(this.store.bounds, this.#at({ x: e.clientX, y: e.clientY }));
      this.store.placing.moveTo(x, y);
    }
  }
}

type Spot = { x: number; y: number };
