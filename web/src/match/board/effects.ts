/**
 * What flashes over the board while events are shown: shots, shields, sparks, ships that burst. It
 * is drawn beside what the store knows, in a layer of its own that is empty at rest.
 */
import type { Point } from "../../api/types";
import { num } from "../geometry";

/** A place of the board where something happens: its middle, the size of its base, and whose it is. */
export interface Spot extends Point {
  size: number;
  ship: number;
}

/** Volley is what an attack fires: for which side, whether it hits, and how many of its hits get through and how many do not. */
export interface Volley {
  side: 1 | 2;
  hit: boolean;
  through: number;
  canceled: number;
}

/** Words rise from a ship. */
export interface Rising { words: string; kind: string; unit: number; turned: boolean }

/** Flashes draw what happens: on the flat board, or in space. Each resolves once what follows may be shown. */
export interface Flashes {
  shot(from: Spot, to: Spot, volley: Volley, frames: Frames): Promise<void>;
  shield(at: Spot, frames: Frames): Promise<void>;
  sparks(at: Spot, frames: Frames): Promise<void>;
  burst(at: Spot, frames: Frames): Promise<void>;
  float(at: Spot, text: Rising, frames: Frames): void;
  clear(): void;
}

/** Frames calls draw with parts of a time, 0 to 1, until it is over. */
export type Frames = (milliseconds: number, draw: (part: number) => void) => Promise<void>;

/** How long things take, in milliseconds, as drawn at the usual speed. */
const times = { bolt: 150, boltPerMm: 0.3, between: 70, shield: 260, hull: 260, burst: 560, float: 800 };

/** After how many milliseconds of a burst the next thing may be shown. */
const burstWait = 260;

/** How many bolts a shot has, and how far they fly past a ship that they miss. */
const bolts = 3;
const past = 1.3;

/** Effects draws into one layer of the board. */
export class Effects implements Flashes {
  constructor(private layer: SVGGElement) {}

  /** shot lets bolts fly from one ship to another, or past it, and returns once the first of them is there. */
  async shot(from: Spot, to: Spot, kind: Volley, frames: Frames): Promise<void> {
    const g = this.#group(`bolts side${kind.side}`);
    const lines = Array.from({ length: bolts }, () => [
      this.#child(g, "path", "glow"), this.#child(g, "path", "core"),
    ]);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const far = Math.hypot(dx, dy) || 1;
    const [ax, ay] = [-dy / far, dx / far];
    const reach = kind.hit ? 1 : past;
    const one = times.bolt + times.boltPerMm * far;
    const all = one + times.between * (bolts - 1);
    void frames(all, (part) => {
      lines.forEach((pair, i) => {
        const k = (part * all - i * times.between) / one;
        const aside = (i % 2 ? 1 : -1) * 6;
        const at = (p: number) => {
          const off = aside + (kind.hit ? 0 : 22 * p);
          return `${num(from.x + dx * p + ax * off)} ${num(from.y + dy * p + ay * off)}`;
        };
        const d = k <= 0 || k >= 1 ? "" : `M${at(Math.max(0, k * reach - 0.16))}L${at(k * reach)}`;
        pair.forEach((path) => path.setAttribute("d", d));
      });
    }).then(() => g.remove());
    await frames(one, () => undefined);
  }

  /** shield lets a shield flare around a ship. */
  async shield(at: Spot, frames: Frames): Promise<void> {
    const g = this.#group("flare", at);
    this.#child(g, "circle", "").setAttribute("r", num(at.size * 0.8));
    await frames(times.shield, (part) => g.setAttribute("opacity", num(1 - part * part)));
    g.remove();
  }

  /** sparks fly from a hull that is hit. */
  async sparks(at: Spot, frames: Frames): Promise<void> {
    const g = this.#group("sparks", at);
    const list = Array.from({ length: 9 }, () => this.#child(g, "circle", ""));
    list.forEach((c) => c.setAttribute("r", "1.7"));
    await frames(times.hull, (part) => {
      g.setAttribute("opacity", num(1 - part));
      list.forEach((c, i) => {
        const far = (14 + ((i * 7) % 22)) * part * (at.size / 40);
        c.setAttribute("cx", num(Math.cos(i * 0.7 + 1) * far));
        c.setAttribute("cy", num(Math.sin(i * 0.7 + 1) * far));
      });
    });
    g.remove();
  }

  /** burst blows a ship up. */
  async burst(at: Spot, frames: Frames): Promise<void> {
    const g = this.#group("burst", at);
    const ball = this.#child(g, "circle", "ball");
    const ring = this.#child(g, "circle", "ring");
    const shards = Array.from({ length: 12 }, (_, i) => {
      const shard = this.#child(g, "path", "shard");
      shard.setAttribute("d", `M0 0l${3 + (i % 4)} -3 2 ${4 + (i % 3)}Z`);
      return shard;
    });
    void frames(times.burst, (part) => {
      ball.setAttribute("r", num(at.size * (0.3 + 0.7 * part)));
      ball.setAttribute("opacity", num(1 - part * 0.8));
      ring.setAttribute("r", num(at.size * (0.4 + 1.3 * part)));
      ring.setAttribute("opacity", num(1 - part));
      shards.forEach((s, i) => {
        const far = at.size * (0.5 + ((i * 5) % 7) / 7) * part * 1.3;
        const [x, y] = [Math.cos(i * 0.52) * far, Math.sin(i * 0.52) * far];
        s.setAttribute("transform", `translate(${num(x)} ${num(y)}) rotate(${num(part * 90 * i)})`);
        s.setAttribute("opacity", num(1 - part));
      });
    }).then(() => g.remove());
    await frames(burstWait, () => undefined);
  }

  /** float lets a few words rise from a ship; it does not wait for them. */
  float(at: Spot, text: Rising, frames: Frames): void {
    const before = this.layer.querySelectorAll(`.floats[data-at="${num(at.x)} ${num(at.y)}"]`).length;
    const g = this.#group("floats " + text.kind, at);
    g.setAttribute("data-at", `${num(at.x)} ${num(at.y)}`);
    const words = this.#child(g, "text", "");
    words.textContent = text.words;
    words.setAttribute("font-size", num(20 * text.unit));
    words.setAttribute("stroke-width", num(5 * text.unit));
    const up = text.turned ? 1 : -1;
    void frames(times.float, (part) => {
      const rise = up * (at.size * 0.6 + 20 * text.unit * before + 30 * text.unit * (1 - (1 - part) ** 3));
      words.setAttribute("transform", `translate(0 ${num(rise)})${text.turned ? " rotate(180)" : ""}`);
      g.setAttribute("opacity", num(part < 0.7 ? 1 : 1 - (part - 0.7) / 0.3));
    }).then(() => g.remove());
  }

  /** clear forgets everything. */
  clear(): void {
    this.layer.replaceChildren();
  }

  #group(kind: string, at?: Spot): SVGGElement {
    const g = this.#child(this.layer, "g", kind) as SVGGElement;
    if (at) g.setAttribute("transform", `translate(${num(at.x)} ${num(at.y)})`);
    return g;
  }

  #child(parent: SVGElement, name: string, kind: string): SVGElement {
    const child = document.createElementNS("http://www.w3.org/2000/svg", name);
    if (kind) child.setAttribute("class", kind);
    parent.append(child);
    return child;
  }
}
