/** A round of a replay as a moving picture: its flights and shots one after another, drawn on a canvas and recorded. */
import type { Match, Pose, Table } from "../api/types";
import { along, basePath } from "../match/geometry";
import { sideOf } from "../match/team";
import type { Film } from "./film";

/** Scene is something of a clip that takes place at a time, in seconds. */
export type Scene = { at: number; lasts: number } & (
  | { kind: "fly"; ship: number; path: Pose[] }
  | { kind: "shot"; ship: number; other: number; damage: number }
  | { kind: "gone"; ship: number });

/** Clip is what is shown of a round. */
export interface Clip {
  round: number;
  begin: Table;
  scenes: Scene[];
  seconds: number;
}

/** How long a flight, a shot and an explosion last, when the next may begin, and how long the end stays, in seconds. */
const times = { fly: 0.9, apart: 0.35, shot: 0.8, gone: 0.7, rest: 1.2 } as const;

/** The longest clip in seconds: longer rounds are shown faster. */
const longest = 10;

/** clipOf is the clip of a round; null where nothing moves or is shot in it. */
export function clipOf(film: Film, round: number): Clip | null {
  const from = film.rounds.find((r) => r.round === round)?.at;
  if (from === undefined) return null;
  const to = film.rounds.find((r) => r.round === round + 1)?.at ?? film.length;
  const scenes: Scene[] = [];
  let [now, shot] = [0.3, null as Extract<Scene, { kind: "shot" }> | null];
  for (const e of film.events.slice(film.told[from] ?? 0, film.told[to] ?? film.events.length)) {
    if (e.path && e.path.length > 1 && e.ship !== undefined) {
      scenes.push({ kind: "fly", at: now, lasts: times.fly, ship: e.ship, path: e.path });
      now += times.apart;
    } else if (e.kind === "attack-declared" && e.ship !== undefined && e.other !== undefined) {
      now += shot ? 0 : times.fly;
      shot = { kind: "shot", at: now, lasts: times.shot, ship: e.ship, other: e.other, damage: 0 };
      scenes.push(shot);
      now += times.shot;
    } else if (shot && e.ship === shot.other && (e.kind === "shield-lost" || e.kind === "damage-dealt")) shot.damage++;
    else if (e.kind === "ship-destroyed" && e.ship !== undefined) {
      scenes.push({ kind: "gone", at: now, lasts: times.gone, ship: e.ship });
      now += times.gone / 2;
    }
  }
  if (scenes.length === 0) return null;
  const seconds = Math.max(...scenes.map((s) => s.at + s.lasts)) + times.rest;
  const pace = Math.min(1, longest / seconds);
  for (const s of scenes) [s.at, s.lasts] = [s.at * pace, s.lasts * pace];
  return { round, begin: film.tables[from] ?? film.replay.table, scenes, seconds: seconds * pace };
}

/** standing is where each ship is at a time; a ship that is gone is nowhere. */
export function standing(clip: Clip, time: number): Map<number, Pose> {
  const poses = new Map((clip.begin.ships ?? []).flatMap((s): [number, Pose][] => s.pose ? [[s.id, s.pose]] : []));
  for (const s of clip.scenes) {
    if (s.kind === "fly" && time >= s.at) {
      const pose = along(s.path, Math.min(1, (time - s.at) / s.lasts));
      if (pose && poses.has(s.ship)) poses.set(s.ship, pose);
    } else if (s.kind === "gone" && time >= s.at) poses.delete(s.ship);
  }
  return poses;
}

/** The size of the picture in pixels, how many pictures there are in a second, and how many bits a second takes. */
const size = 720;
const rate = 30;
const bits = 1_300_000;

/** How much of its height the words below take, in pixels. */
const below = 44;

/** The colors of a picture that is sent to others: those of the dark theme. */
const colors = {
  ground: "#0b1324", ink: "#eef3fd", stone: "#585662", line: "#bab5c4",
  sides: [["#5cc8ff", "#0d2a40", "#e4f4ff", "#a9d2ec"], ["#ffb454", "#33220c", "#ffe9c8", "#e0aa66"]],
} as const;

/** sideColors are the colors of the side of a seat. */
const sideColors = (seat: number) => colors.sides[sideOf(seat) === 1 ? 0 : 1];

/** Painter draws a clip at any time. */
class Painter {
  #scale: number;
  #left: number;
  #top: number;

  constructor(private pen: CanvasRenderingContext2D, private match: Match, private clip: Clip, private words: string) {
    const all = [...standing(clip, 0).values(), ...clip.scenes.flatMap((s) => (s.kind === "fly" ? s.path : []))];
    const [xs, ys] = [all.map((p) => p.x), all.map((p) => match.height - p.y)];
    const room = 80;
    const wide = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), 300) + 2 * room;
    this.#scale = size / wide;
    this.#left = (Math.max(...xs) + Math.min(...xs)) / 2 - wide / 2;
    this.#top = (Math.max(...ys) + Math.min(...ys)) / 2 - wide / 2 + below / 2 / this.#scale;
  }

  /** draw draws the table at a time. */
  draw(time: number): void {
    const { pen, clip, match } = this;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = colors.ground;
    pen.fillRect(0, 0, size, size);
    for (const o of clip.begin.obstacles ?? []) {
      const info = match.obstacles.find((i) => i.id === o.id);
      if (o.pose && info) this.#at(o.pose, () => this.#outline(info.outline));
    }
    const poses = standing(clip, time);
    for (const [id, pose] of poses) this.#at(pose, () => this.#ship(id));
    const before = standing(clip, 0);
    for (const s of clip.scenes) {
      const part = (time - s.at) / s.lasts;
      if (part < 0 || part > 1) continue;
      if (s.kind === "shot") this.#shot(poses.get(s.ship), poses.get(s.other), s, part);
      else if (s.kind === "gone") this.#burst(standing(clip, s.at - 0.001).get(s.ship) ?? before.get(s.ship), part);
    }
    this.#caption();
  }

  /** #at draws something at a pose, in millimeters. */
  #at(p: Pose, draw: () => void): void {
    const { pen } = this;
    const k = this.#scale;
    pen.setTransform(k, 0, 0, k, (p.x - this.#left) * k, (this.match.height - p.y - this.#top) * k);
    pen.rotate((p.heading * Math.PI) / 180);
    draw();
  }

  #outline(points: readonly { x: number; y: number }[]): void {
    const { pen } = this;
    pen.beginPath();
    points.forEach((p, i) => (i === 0 ? pen.moveTo(p.x, -p.y) : pen.lineTo(p.x, -p.y)));
    pen.closePath();
    pen.fillStyle = colors.stone;
    pen.strokeStyle = colors.line;
    pen.lineWidth = 1.5;
    pen.fill();
    pen.stroke();
  }

  #ship(id: number): void {
    const card = this.match.ships[id];
    const drawing = this.match.drawings[card?.drawing ?? ""];
    if (!card || card.outline) return;
    const { pen } = this;
    const [accent, base, hull, wing] = sideColors(card.seat);
    const edge = new Path2D(basePath(card.width, card.length, sideOf(card.seat) === 1 ? 1 : 2));
    pen.fillStyle = base;
    pen.strokeStyle = accent;
    pen.lineWidth = 1.6;
    pen.fill(edge);
    pen.stroke(edge);
    if (!drawing) return;
    const scale = 0.0083 * Math.min(card.width, card.length);
    pen.scale(scale, scale);
    pen.fillStyle = wing;
    if (drawing.wing) {
      pen.fill(new Path2D(drawing.wing));
      pen.scale(-1, 1);
      pen.fill(new Path2D(drawing.wing));
    }
    pen.fillStyle = hull;
    pen.fill(new Path2D(drawing.hull));
  }

  /** #spot is where a pose is on the picture. */
  #spot(p: Pose): [number, number] {
    return [(p.x - this.#left) * this.#scale, (this.match.height - p.y - this.#top) * this.#scale];
  }

  #shot(from: Pose | undefined, to: Pose | undefined, s: Extract<Scene, { kind: "shot" }>, part: number): void {
    if (!from || !to) return;
    const { pen } = this;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    const [[x, y], [a, b]] = [this.#spot(from), this.#spot(to)];
    const at = (n: number): [number, number] => [x + (a - x) * n, y + (b - y) * n];
    const head = Math.min(1, part * 2);
    pen.strokeStyle = sideOf(this.match.ships[s.ship]?.seat ?? 1) === 1 ? "#ff5a48" : "#63ff7d";
    pen.lineWidth = 4;
    if (head < 1) {
      pen.beginPath();
      pen.moveTo(...at(Math.max(0, head - 0.25)));
      pen.lineTo(...at(head));
      pen.stroke();
      return;
    }
    pen.fillStyle = s.damage > 0 ? "#ffd166" : colors.ink;
    pen.font = "600 26px sans-serif";
    pen.textAlign = "center";
    pen.globalAlpha = 2 - 2 * part;
    pen.fillText(s.damage > 0 ? `−${s.damage}` : "0", a, b - 24);
    pen.globalAlpha = 1;
  }

  #burst(p: Pose | undefined, part: number): void {
    if (!p) return;
    const { pen } = this;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    const [x, y] = this.#spot(p);
    pen.globalAlpha = 1 - part;
    pen.fillStyle = "#f2682a";
    pen.beginPath();
    pen.arc(x, y, 10 + 45 * part, 0, 2 * Math.PI);
    pen.fill();
    pen.globalAlpha = 1;
  }

  #caption(): void {
    const { pen } = this;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = "#060a13cc";
    pen.fillRect(0, size - below, size, below);
    pen.fillStyle = colors.ink;
    pen.font = "600 20px 'Titillium Web', sans-serif";
    pen.textAlign = "left";
    pen.fillText(this.words, 16, size - 15, size - 32);
  }
}

/** The kinds of moving pictures that browsers record, the best first. */
const kinds = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"] as const;

/** kindOf is the kind that this browser records; undefined where it records none. */
function kindOf(): string | undefined {
  if (!("MediaRecorder" in globalThis) || !("captureStream" in HTMLCanvasElement.prototype)) return undefined;
  return kinds.find((k) => MediaRecorder.isTypeSupported(k));
}

/** canRecord reports whether this browser records moving pictures. */
export function canRecord(): boolean {
  return kindOf() !== undefined;
}

/** recorded plays a clip under a few words and records it; part hears how far it is, from 0 to 1. */
export async function recorded(match: Match, clip: Clip, words: string, part: (done: number) => void): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  const mimeType = kindOf();
  if (!pen || !mimeType) throw new Error("This browser cannot record videos.");
  const painter = new Painter(pen, match, clip, words);
  painter.draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(rate), { mimeType, videoBitsPerSecond: bits });
  const pieces: Blob[] = [];
  recorder.ondataavailable = (e) => pieces.push(e.data);
  const ended = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  const begin = performance.now();
  await new Promise<void>((resolve) => {
    const frame = () => {
      const time = (performance.now() - begin) / 1000;
      painter.draw(Math.min(time, clip.seconds));
      part(Math.min(1, time / clip.seconds));
      if (time < clip.seconds) setTimeout(frame, 1000 / rate);
      else resolve();
    };
    frame();
  });
  recorder.stop();
  await ended;
  return new Blob(pieces, { type: "video/webm" });
}
