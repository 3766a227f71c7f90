/** Sounds, made by the browser's own synthesizer. Nothing is heard until sound is turned on. */
import { haptics, sound, volume } from "../prefs";

/** A tone that slides from one pitch to another, in hertz, after this many milliseconds. */
interface Tone {
  from: number;
  to: number;
  long: number;
  wave?: OscillatorType;
  loud?: number;
  after?: number;
}

/** What can be heard. */
export type Heard =
  | "tick" | "set" | "fly" | "bump" | "token" | "dice" | "shot" | "shield" | "hull" | "miss" | "burst"
  | "turn" | "won" | "lost";

/** A chord of notes, one after another. */
const notes = (list: number[], gap: number): Tone[] =>
  list.map((f, i) => ({ from: f, to: f, long: 260, wave: "triangle", loud: 0.08, after: i * gap }));

/** The tones of each sound, and the noises: those begin with a filter that slides. */
const tones: Partial<Record<Heard, Tone[]>> = {
  tick: [{ from: 880, to: 700, long: 40, wave: "triangle", loud: 0.05 }],
  set: notes([520, 780], 70),
  bump: [{ from: 150, to: 60, long: 160, loud: 0.2 }],
  token: [{ from: 660, to: 990, long: 120, wave: "triangle", loud: 0.06 }],
  shot: [0, 70, 140].map((after) => ({ from: 1500, to: 180, long: 130, wave: "sawtooth", loud: 0.05, after })),
  shield: [{ from: 1200, to: 2000, long: 240, loud: 0.08 }, { from: 1810, to: 2600, long: 240, loud: 0.04 }],
  burst: [{ from: 120, to: 30, long: 650, loud: 0.25 }],
  turn: notes([587, 880], 110),
  won: notes([523, 659, 784, 1046], 130),
  lost: notes([392, 349, 311, 262], 170),
};
const noises: Partial<Record<Heard, Tone[]>> = {
  fly: [{ from: 500, to: 1400, long: 420, loud: 0.05 }],
  dice: [0, 80, 150, 210, 300, 380].map((after) => ({ from: 3200, to: 900, long: 45, loud: 0.08, after })),
  hull: [{ from: 900, to: 120, long: 240, loud: 0.2 }],
  miss: [{ from: 2400, to: 600, long: 160, loud: 0.05 }],
  burst: [{ from: 1400, to: 60, long: 800, loud: 0.3 }],
};

/** The quietest that a sound fades to: a slide may not end at nothing. */
const silent = 0.0008;

/** Whence is from where something is heard: from -1 on the left to 1 on the right, and how far away, from 0 to 1. */
export interface Whence {
  pan: number;
  far: number;
}

/** How much quieter the farthest sound is. */
const fades = 0.6;

let context: AudioContext | null = null;

/** play lets something be heard, if sound is wanted and the browser can make it; without a place, from the middle. */
export function play(what: Heard, whence: Whence = { pan: 0, far: 0 }): void {
  shake(what);
  if (!sound.value || document.hidden || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  const out = outlet(context, whence);
  for (const t of tones[what] ?? []) hear(context, t, oscillator(context, t), out);
  for (const t of noises[what] ?? []) hear(context, t, noise(context, t), out);
}

/** outlet is where a sound goes: to its side, as loud as it is wanted and as near as it is. */
function outlet(c: AudioContext, { pan, far }: Whence): AudioNode {
  const loud = c.createGain();
  loud.gain.value = volume.value * (1 - fades * Math.min(Math.max(far, 0), 1));
  loud.connect(c.destination);
  if (!c.createStereoPanner) return loud;
  const aside = c.createStereoPanner();
  aside.pan.value = Math.min(Math.max(pan, -1), 1);
  aside.connect(loud);
  return aside;
}

/** For how many milliseconds a phone shakes, and pauses, and shakes. */
const shakes: Partial<Record<Heard, number[]>> = { shield: [18], hull: [45], burst: [90, 40, 160] };

/** shake lets a phone feel a hit. */
function shake(what: Heard): void {
  const pattern = shakes[what];
  if (!pattern || !haptics.value || !matchMedia("(pointer: coarse)").matches) return;
  navigator.vibrate?.(pattern);
}

/** oscillator makes a tone. */
function oscillator(c: AudioContext, t: Tone): AudioScheduledSourceNode {
  const at = c.currentTime + (t.after ?? 0) / 1000;
  const node = c.createOscillator();
  node.type = t.wave ?? "sine";
  node.frequency.setValueAtTime(t.from, at);
  node.frequency.exponentialRampToValueAtTime(Math.max(20, t.to), at + t.long / 1000);
  return node;
}

/** noise makes a rush of all pitches. */
function noise(c: AudioContext, t: Tone): AudioScheduledSourceNode {
  const buffer = c.createBuffer(1, Math.max(1, Math.round((c.sampleRate * t.long) / 1000)), c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const node = c.createBufferSource();
  node.buffer = buffer;
  return node;
}

/** hear plays a source once, fading; noise passes a filter that slides. */
function hear(c: AudioContext, t: Tone, source: AudioScheduledSourceNode, out: AudioNode): void {
  const at = c.currentTime + (t.after ?? 0) / 1000;
  const gain = c.createGain();
  gain.gain.setValueAtTime(t.loud ?? 0.1, at);
  gain.gain.exponentialRampToValueAtTime(silent, at + t.long / 1000);
  let last: AudioNode = source;
  if (source instanceof AudioBufferSourceNode) {
    const filter = c.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.setValueAtTime(t.from, at);
    filter.frequency.exponentialRampToValueAtTime(t.to, at + t.long / 1000);
    last = source.connect(filter);
  }
  last.connect(gain).connect(out);
  source.start(at);
  source.stop(at + t.long / 1000);
}
