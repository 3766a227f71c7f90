/** A table in space: what a match says, drawn by the graphics card below the board's SVG. */
import { effect, signal } from "@preact/signals";
import { Vector3 } from "three";
import type { Match } from "../../api/types";
import { still } from "../../prefs";
import { Effects, type Frames, type Spot } from "../board/effects";
import { type Bounds, type Camera, type Framing, whole } from "../camera";
import type { Depth } from "../scene";
import type { MatchStore } from "../store";
import { Dice, type DiceSide } from "./dice";
import type { Effect } from "./effects";
import { Flights } from "./flights";
import { SpaceFlashes } from "./flashes";
import { forget } from "./gl";
import { Layers } from "./layers";
import { eye } from "./look";
import { mat } from "./mat";
import { Pace } from "./pace";
import { Yard } from "./ships";
import { type Grade, Stage } from "./stage";
import { between, corners, fitted, type Frame, type Gaze, lensOf } from "./view";

/** Host is what the board lends: where the canvas goes, where words rise, and whom to tell that it must be flat. */
export interface Host {
  box: HTMLElement;
  words: SVGGElement;
  /** fail says why space is given up. */
  fail(why: "lost" | "slow"): void;
  /** Whether a picture may be drawn by the processor, however slow. */
  always: boolean;
}

/** Below this many pixels a board is narrow: it is seen more from above. */
const narrow = 560;

/** How many pixels of the card a pixel of the page has at most. */
const dense = 2;

/** How many milliseconds dice tumble. */
const rolls = 440;

/** Running is something that goes on: it returns false when it is over. */
type Running = (now: number) => boolean;

/** contextOf is a context of the graphics card; null without one, or where the processor would draw. */
export function contextOf(canvas: HTMLCanvasElement, always: boolean, smooth: boolean): WebGL2RenderingContext | null {
  return canvas.getContext("webgl2", {
    antialias: smooth, alpha: false, powerPreference: "low-power", failIfMajorPerformanceCaveat: !always,
  });
}

/** Space is one table in space, from when it is first shown until the board is left. */
export class Space implements Depth {
  /** Whether it is what one sees: after the camera has tilted, until it is above the table again. */
  readonly shown = signal(false);
  #canvas = document.createElement("canvas");
  #stage: Stage;
  #yard: Yard;
  #layers: Layers;
  #flights: Flights;
  #pace: Pace;
  #grade: Grade = 0;
  #frame: Frame = { width: 1, height: 1 };
  #gaze: Gaze;
  #yaw = 0;
  #tilt: number = eye.tilt;
  #asked = 0;
  #shade = true;
  #running = new Set<Running>();
  #gliding: Running | null = null;
  #left = new AbortController();
  #stop: (() => void)[] = [];

  /** begin makes a table in space; null where nothing can draw it. */
  static begin(store: MatchStore, match: Match, host: Host): Space | null {
    const canvas = document.createElement("canvas");
    const context = contextOf(canvas, host.always, true);
    return context ? new Space(store, match, host, canvas, context) : null;
  }

  private constructor(private store: MatchStore, match: Match, private host: Host, canvas: HTMLCanvasElement, context: WebGL2RenderingContext) {
    this.#canvas = canvas;
    this.#yard = new Yard(match.drawings);
    this.#stage = new Stage(canvas, context, match, this.#grade);
    this.#gaze = { camera: whole(store.bounds), tilt: 0, yaw: 0 };
    const { world } = this.#stage;
    world.add(mat(match.width, match.height));
    const seen = { changed: (shadows: boolean) => this.draw(shadows) };
    this.#layers = new Layers(store, match, this.#yard, world, seen);
    this.#flights = new Flights(store, match, this.#layers.crafts, world, this.#yard.shared, (step) => this.run(step));
    this.#pace = new Pace(() => this.#down());
    this.#listen();
    this.#attach();
  }

  #listen(): void {
    const { store } = this;
    this.#stop.push(effect(() => {
      const { width, height, turned } = store.bounds;
      const { world } = this.#stage;
      world.rotation.y = turned ? Math.PI : 0;
      world.position.set(turned ? width : 0, 0, turned ? height : 0);
      this.draw(true);
    }));
    const size = new ResizeObserver(() => this.#resize());
    size.observe(this.host.box);
    this.#stop.push(() => size.disconnect());
    this.#stop.push(store.scene.camera.subscribe(() => { if (this.shown.peek()) this.#follow(); }));
  }

  /** #attach puts the canvas into the board, and gives up when the card loses it. */
  #attach(): void {
    this.host.box.replaceChildren(this.#canvas);
    this.#canvas.addEventListener("webglcontextlost", (e) => {
      e.preventDefault();
      this.host.fail("lost");
    }, { signal: this.#left.signal });
    this.#resize();
  }

  #resize(): void {
    const { width, height } = this.host.box.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    this.#frame = { width, height };
    this.#tilt = Math.min(this.#tilt, width < narrow ? eye.phoneTilt : eye.mostTilt);
    this.#stage.resize(this.#frame, Math.min(devicePixelRatio, dense));
    if (this.shown.peek()) this.#see(this.#wanted());
  }

  /** #wanted is where to look: where the camera says, or at all of the table. */
  #wanted(): Gaze {
    const { scene, bounds } = this.store;
    const box = scene.box?.();
    const all = { points: corners(bounds), room: 0, covered: box?.covered ?? { top: 0, bottom: 0, right: 0 }, box: this.#frame };
    const camera = scene.camera.peek() ?? this.fit(bounds, all) ?? whole(bounds);
    return { camera, tilt: this.#tilt, yaw: this.#yaw };
  }

  fit(bounds: Bounds, f: Framing): Camera | null {
    return fitted(bounds, f, { tilt: this.#tilt, yaw: this.#yaw });
  }

  tumble(canvas: HTMLCanvasElement, side: DiceSide, faces: readonly string[]): () => void {
    const dice = new Dice(side, faces);
    const begin = performance.now();
    const pen = canvas.getContext("2d");
    const { width, height } = canvas.getBoundingClientRect();
    const ratio = this.#stage.renderer.getPixelRatio();
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const step = (now: number) => {
      const part = Math.max(0, now - begin) / rolls;
      const { renderer } = this.#stage;
      dice.draw(renderer, part, width, height);
      // What was drawn is copied before the table is drawn over it.
      const from = renderer.domElement;
      pen?.drawImage(from, 0, from.height - canvas.height, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
      renderer.setViewport(0, 0, this.#frame.width, this.#frame.height);
      return part < 1;
    };
    this.run(step);
    return () => {
      this.#running.delete(step);
      dice.end();
    };
  }

  turn(yaw: number, tilt: number): void {
    this.#yaw += yaw;
    this.#tilt = Math.min(Math.max(this.#tilt + tilt, 0), eye.mostTilt);
    this.#see({ ...this.#gaze, tilt: this.#tilt, yaw: this.#yaw });
  }

  /** #follow goes where the camera goes. */
  #follow(): void {
    this.#glide(this.#wanted(), this.store.scene.gliding && !still() ? eye.glide : 0);
  }

  /** enter tilts the camera from above the table. */
  enter(): void {
    const { scene, bounds } = this.store;
    this.#see({ camera: scene.camera.peek() ?? whole(bounds), tilt: 0, yaw: 0 });
    this.shown.value = true;
    scene.depth = this;
    scene.effects = this.#flashes();
    this.host.box.hidden = false;
    if (!scene.held.peek()) this.store.show.frame();
    this.#glide(this.#wanted(), still() ? 0 : eye.glide);
  }

  /** leave goes back above the table; the flat board is shown once it is there, or at once. */
  leave(atOnce: boolean): Promise<void> {
    const { scene, bounds } = this.store;
    scene.depth = null;
    const to = { camera: scene.camera.peek() ?? whole(bounds), tilt: 0, yaw: 0 };
    return new Promise((resolve) => this.#glide(to, atOnce || still() ? 0 : eye.glide, () => {
      this.shown.value = false;
      scene.lens.value = null;
      this.host.box.hidden = true;
      resolve();
    }));
  }

  /** #glide moves what is seen to another gaze within seconds. */
  #glide(to: Gaze, seconds: number, done: () => void = () => undefined): void {
    if (this.#gliding) this.#running.delete(this.#gliding);
    const [from, begin] = [this.#gaze, performance.now()];
    const step = (now: number) => {
      const u = seconds === 0 ? 1 : Math.min(1, Math.max(0, now - begin) / 1000 / seconds);
      this.#see(between(from, to, u * u * (3 - 2 * u)));
      if (u >= 1) done();
      return u < 1;
    };
    if (seconds === 0) step(begin);
    else this.run(this.#gliding = step);
  }

  /** #see looks from somewhere. */
  #see(gaze: Gaze): void {
    this.#gaze = gaze;
    this.#stage.look(gaze);
    const lens = lensOf(gaze, this.#frame);
    this.store.scene.lens.value = lens;
    this.store.scene.unit.value = lens.unit;
    this.draw(true);
  }

  /** #flashes draw what happens. */
  #flashes(): SpaceFlashes {
    const { store } = this;
    const place = (spot: { x: number; y: number }): { x: number; y: number } =>
      store.seen({ x: spot.x, y: store.height - spot.y });
    const pose = (ship: number | undefined) => store.scene.poses[ship ?? -1]?.peek() ?? null;
    return new SpaceFlashes({
      craft: (ship) => {
        const craft = this.#layers.crafts.get(ship);
        const at = pose(ship);
        return craft && at ? { high: craft.high, tones: craft.tones, length: craft.card.length, heading: at.heading } : null;
      },
      run: (e, frames) => this.#show(e, frames),
      hide: (ship) => this.#layers.hide(ship),
      seen: (at: Spot, high) => {
        const lens = store.scene.lens.peek();
        const seen = lens?.project(place(at), high + 18) ?? at;
        return { ...seen, size: at.size * (lens?.scale(place(at)) ?? 1), ship: at.ship };
      },
      attacker: () => {
        const at = pose(store.scene.shot.peek()?.from);
        return at ? new Vector3(at.x, eye.fov, store.height - at.y) : null;
      },
    }, new Effects(this.host.words));
  }

  /** #show shows an effect for the time of the show. */
  async #show(e: Effect, frames: Frames): Promise<void> {
    const { world, camera } = this.#stage;
    world.add(e.group);
    const at = new Vector3();
    let going = true;
    this.run(() => going);
    await frames(e.long * 1000, (part) => {
      e.step(part * e.long, world.worldToLocal(at.copy(camera.position)));
      this.draw(true);
    });
    going = false;
    world.remove(e.group);
    forget(e.group, this.#yard.shared);
    this.draw(true);
  }

  /** run calls a step with each frame until it is over. */
  run(step: Running): void {
    this.#running.add(step);
    this.draw(false);
  }

  /** draw has the picture drawn with the next frame, if it is seen. */
  draw(shadows: boolean): void {
    this.#shade ||= shadows;
    if (this.#asked || this.#left.signal.aborted) return;
    this.#asked = requestAnimationFrame((now) => {
      this.#asked = 0;
      for (const step of this.#running) if (!step(now)) this.#running.delete(step);
      if (!this.shown.peek()) return;
      this.#pace.frame(now, this.#running.size > 0 && !this.host.always);
      if (this.#shade) this.#stage.shade();
      this.#shade = false;
      this.#stage.draw();
      this.#count();
      if (this.#running.size > 0) this.draw(false);
    });
  }

  /** #down makes pictures cheaper: without smoothed edges, then without shadows, then flat. */
  #down(): void {
    if (this.#grade === 2) return this.host.fail("slow");
    this.#grade = this.#grade === 0 ? 1 : 2;
    const canvas = document.createElement("canvas");
    const context = contextOf(canvas, this.host.always, false);
    if (!context) return this.host.fail("slow");
    this.#left.abort();
    this.#left = new AbortController();
    const { world } = this.#stage;
    this.#stage.end();
    this.#canvas = canvas;
    this.#stage = new Stage(canvas, context, this.store.bounds, this.#grade, world);
    this.#see(this.#gaze);
    this.#attach();
  }

  /** #count writes at the canvas what the picture took. */
  #count(): void {
    const { calls, triangles } = this.#stage.renderer.info.render;
    Object.assign(this.#canvas.dataset, { calls, triangles, grade: this.#grade });
  }

  /** end leaves nothing behind. */
  end(): void {
    this.#left.abort();
    cancelAnimationFrame(this.#asked);
    for (const stop of this.#stop) stop();
    this.#flights.end();
    this.#layers.end();
    const { scene } = this.store;
    if (scene.depth === this) scene.depth = null;
    scene.lens.value = null;
    forget(this.#stage.world, new Set());
    this.#stage.end();
    this.#canvas.remove();
  }
}
