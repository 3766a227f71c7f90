/** What is printed on bases and remotes: the drawings of the flat board on canvases, which become textures. */
import { CanvasTexture, SRGBColorSpace } from "three";
import type { Ship, ShipCard } from "../../api/types";
import {
  basePathAt, bolt, boltRoom, crosses, front, half, hugeGauges, type Side, turned,
} from "../board/Base";
import { remoteMark } from "../board/Definitions";
import { basePath, gauge, isHuge, plastic, polygon, type Segment } from "../geometry";
import { marks, type Tones } from "./look";

/** How many pixels of a texture a millimeter takes, and the most that one is wide. */
const dense = 6;
const widest = 1024;

/** The empty part of a gauge. */
const gone = "#0009";

/** Bearer is whose base is printed. */
export interface Bearer {
  card: ShipCard;
  ship: Ship;
  side: Side;
  tones: Tones;
  partner: boolean;
}

/** Print is the texture of a base that is painted again when what it shows has changed. */
export class Print {
  readonly texture: CanvasTexture;
  #canvas = document.createElement("canvas");
  #shown = "";

  constructor(card: ShipCard) {
    this.#canvas.width = Math.min(widest, Math.round(card.width * dense));
    this.#canvas.height = Math.round((this.#canvas.width * card.length) / card.width);
    this.texture = new CanvasTexture(this.#canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 4;
  }

  /** paint paints what a ship shows, and reports whether that differs from before. */
  paint(b: Bearer): boolean {
    const { hull, shields, moreHull, moreShields, initiative, sections, energy } = b.ship;
    const shown = JSON.stringify([hull, shields, moreHull, moreShields, initiative, sections, energy, b.side, b.tones.accent]);
    if (shown === this.#shown) return false;
    this.#shown = shown;
    const g = this.#canvas.getContext("2d");
    if (!g) return false;
    const scale = this.#canvas.width / b.card.width;
    g.setTransform(scale, 0, 0, scale, this.#canvas.width / 2, this.#canvas.height / 2);
    const pen = new Pen(g);
    if (b.card.outline) remote(pen, b);
    else if (isHuge(b.card)) huge(pen, b);
    else small(pen, b);
    this.texture.needsUpdate = true;
    return true;
  }
}

/** Pen draws paths of SVG on a canvas. */
class Pen {
  constructor(readonly g: CanvasRenderingContext2D) {}

  fill(path: string, style: string | CanvasGradient): void {
    this.g.fillStyle = style;
    this.g.fill(new Path2D(path));
  }

  stroke(path: string, style: string, width: number): void {
    this.g.strokeStyle = style;
    this.g.lineWidth = width;
    this.g.stroke(new Path2D(path));
  }

  pips(list: readonly Segment[], width: number): void {
    for (const s of list) this.stroke(s.path, s.left ? (s.shield ? marks.shield : marks.hull) : gone, width);
  }

  write(words: string, x: number, y: number, style: string, size: number): void {
    this.g.fillStyle = style;
    this.g.font = `700 ${size}px "Titillium Web", sans-serif`;
    this.g.textAlign = "center";
    this.g.textBaseline = "middle";
    this.g.fillText(words, x, y);
  }
}

/** frame is the ground of a base and the line around it; the second side has another line inside. */
function frame(pen: Pen, { card: { width: w, length: l }, side, tones }: Bearer): void {
  pen.fill(`M${-w} ${-l}H${w}V${l}H${-w}Z`, tones.base);
  pen.stroke(basePath(w, l, side, 0.9), tones.accent, 1.7);
  if (side === 2) pen.stroke(basePath(w, l, side, 3.1), tones.accent, 0.45);
}

/** small is the base of all but huge ships: its front arc, its gauge, initiative and letter in its corners. */
function small(pen: Pen, b: Bearer): void {
  const { card, ship, tones } = b;
  const { width: w, length: l } = card;
  frame(pen, b);
  const wedge = (l / 2) * Math.tan((half(card) * Math.PI) / 180);
  if (wedge > 0) {
    const [x, y] = [Math.min(wedge, w / 2), front(card, wedge)];
    const fade = pen.g.createLinearGradient(0, -l / 2, 0, l / 2);
    fade.addColorStop(0, tones.base2);
    fade.addColorStop(1, tones.base);
    pen.fill(`M0 0L${-x} ${-y}V${-l / 2}H${x}V${-y}Z`, fade);
    pen.stroke(`M${-x} ${-y}L0 0L${x} ${-y}`, tones.accent, 0.9);
  }
  for (const s of card.weapons.flatMap((weapon) => weapon.sectors).filter((s) => s.strip).slice(0, 1)) {
    pen.stroke(`M${s.from.x} ${-l / 2}V${-l / 4}M${s.to.x} ${-l / 2}V${-l / 4}`, tones.accent, 0.5);
  }
  pen.pips(gauge(card, ship), Math.min(w, l) > 60 ? 4 : 2.6);
  const letters = Math.min(w, l) * 0.17;
  const [x, y] = [w / 2 - w * 0.115, l / 2 - l * 0.115];
  pen.write(String(ship.initiative), -x, y, tones.hull, letters);
  pen.write(String(ship.initiative), -x, -y, tones.hull, letters);
  pen.write(card.letter, x, y, b.partner ? tones.accent : tones.hull, letters);
}

/** huge is the base of a huge ship: two plastic bases, the line between its sections, its gauges, its energy. */
function huge(pen: Pen, b: Bearer): void {
  const { card, ship, side, tones } = b;
  const { width: w, length: l } = card;
  frame(pen, b);
  const plate = basePathAt(w - 5, plastic - 5, side, plastic / 2 - l / 2) +
    basePathAt(w - 5, plastic - 5, side, l / 2 - plastic / 2);
  pen.fill(plate, tones.base2 + "b0");
  pen.stroke(plate, tones.accent + "60", 0.8);
  for (const s of ship.sections ?? []) {
    if (s.crippled) pen.stroke(crosses(w, s.name === "fore" ? -l / 2 : 0, l / 2), marks.bad, 2.4);
  }
  pen.g.setLineDash([5, 3]);
  pen.stroke(`M${-w / 2} 0H${w / 2}`, tones.accent, 1.4);
  pen.g.setLineDash([]);
  pen.pips(hugeGauges(card, ship), 4);
  const { energy } = ship;
  const bolts = energy ? Math.max(energy.now, energy.most) : 0;
  for (let i = 0; i < bolts; i++) {
    pen.g.save();
    pen.g.translate((i - (bolts - 1) / 2) * boltRoom, l / 2 - 7);
    pen.fill(bolt, i < (energy?.now ?? 0) ? marks.warn : gone);
    pen.g.restore();
  }
}

/** remote is a device that can be attacked: what it looks like, and a dot for each point of its hull. */
function remote(pen: Pen, { card, ship, tones }: Bearer): void {
  const { width: w, length: l } = card;
  pen.fill(`M${-w} ${-l}H${w}V${l}H${-w}Z`, tones.base);
  pen.stroke(polygon(card.outline ?? []), tones.accent, 2);
  pen.stroke(remoteMark(card), tones.hull, 1.6);
  for (let i = 0; i < card.hull; i++) {
    const x = (i - (card.hull - 1) / 2) * 8;
    pen.fill(`M${x - 2.8} 11a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0Z`, i < ship.hull ? marks.hull : gone);
  }
}

/** turnedTo are the degrees of the edges at which an indicator points. */
export function turnedTo(arc: string): number[] {
  return Object.entries(turned).filter(([name]) => arc.includes(name)).map(([, degrees]) => degrees);
}
