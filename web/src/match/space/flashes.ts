/** What happens, as it is seen in space: the same that effects of the flat board draw. */
import { Vector3 } from "three";
import type { Effects, Flashes, Frames, Rising, Spot, Volley } from "../board/effects";
import { burst, type Effect, shield, shot, strike } from "./effects";
import type { Tones } from "./look";

/** Ground is what flashes need of the table: how high a ship stands, its tones, and what runs for a while. */
export interface Ground {
  craft(ship: number): { high: number; tones: Tones; length: number; heading: number } | null;
  /** run shows an effect as long as it lasts; the time is measured by the show. */
  run(effect: Effect, frames: Frames): Promise<void>;
  /** hide takes a ship out of sight. */
  hide(ship: number): void;
  /** seen is where a spot is seen on the screen. */
  seen(at: Spot, high: number): Spot;
  /** attacker is the place of the current attacker. */
  attacker(): Vector3 | null;
}

/** After how many milliseconds the next thing may be shown, while the effect goes on. */
const waits = { shot: 420, shield: 300, strike: 260, burst: 400 };

/** How many bolts an attack fires at most. */
const most = 5;

/** SpaceFlashes draws into a table in space; words rise in a layer of the screen. */
export class SpaceFlashes implements Flashes {
  constructor(private ground: Ground, private words: Effects) {}

  async shot(from: Spot, to: Spot, { hit, through, canceled }: Volley, frames: Frames): Promise<void> {
    const craft = this.ground.craft(from.ship);
    if (!craft) return;
    const ahead = (craft.heading * Math.PI) / 180;
    const nose = craft.length * 0.36;
    const muzzle = this.#at(from).add(new Vector3(Math.sin(ahead) * nose, 0, -Math.cos(ahead) * nose));
    const hits = hit ? Math.min(Math.max(through, 1), most) : 0;
    const misses = Math.min(hit ? canceled : Math.max(canceled, 1), most - hits);
    const aside = from.ship === to.ship ? this.#at(to).add(new Vector3(0, 1, 0)) : this.#at(to);
    await this.#tell(shot(muzzle, aside, { hits, misses, tint: craft.tones.bolt }), frames, waits.shot);
  }

  async shield(at: Spot, frames: Frames): Promise<void> {
    const middle = this.#at(at);
    const from = this.ground.attacker();
    const toward = from ? from.sub(middle).normalize() : new Vector3(0, 1, 0);
    await this.#tell(shield(middle, at.size * 0.72, toward), frames, waits.shield);
  }

  async sparks(at: Spot, frames: Frames): Promise<void> {
    await this.#tell(strike(this.#at(at), at.size), frames, waits.strike);
  }

  async burst(at: Spot, frames: Frames): Promise<void> {
    const craft = this.ground.craft(at.ship);
    if (!craft) return;
    const scale = craft.length > 120 ? 2.6 : craft.length / 40;
    this.ground.hide(at.ship);
    await this.#tell(burst(this.#at(at), craft.tones, scale), frames, waits.burst);
  }

  float(at: Spot, text: Rising, frames: Frames): void {
    const high = this.ground.craft(at.ship)?.high ?? 0;
    this.words.float(this.ground.seen(at, high), { ...text, unit: 1, turned: false }, frames);
  }

  clear(): void {
    this.words.clear();
  }

  /** #at is the middle of a ship's body. */
  #at(spot: Spot): Vector3 {
    return new Vector3(spot.x, (this.ground.craft(spot.ship)?.high ?? 0) + 3, spot.y);
  }

  /** #tell shows an effect and waits as long as what follows should. */
  async #tell(effect: Effect, frames: Frames, wait: number): Promise<void> {
    void this.ground.run(effect, frames);
    await frames(Math.min(wait, effect.long * 1000), () => undefined);
  }
}
