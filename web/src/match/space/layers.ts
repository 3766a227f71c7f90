/** What a match says, as nodes of a table in space: signals in, nodes out. */
import { computed, effect } from "@preact/signals";
import { Group, type Object3D } from "three";
import type { Match, Pose, Proof, Sector, ShipCard } from "../../api/types";
import { listedArcs } from "../board/Arcs";
import { own, worst } from "../board/Ghosts";
import { middleOf } from "../geometry";
import { allEnds } from "../ends";
import { alike, type MatchStore } from "../store";
import { forget } from "./gl";
import { device, fuses, marker, obstacle } from "./ground";
import { dim, marks, tonesOf } from "./look";
import { arc, around, between, laid, mark, reticle } from "./overlays";
import { formed, wingOf } from "../wing";
import { Craft, docked, hologram, put, type Yard } from "./ships";

/** Seen is what layers do to the picture: draw it again, with its shadows or without. */
export interface Seen {
  changed(shadows: boolean): void;
}

/** Layers keep the nodes of one table as the match says, until they end. */
export class Layers {
  readonly crafts = new Map<number, Craft>();
  #stop: (() => void)[] = [];
  #hidden = new Set<number>();
  /** What is on the table as text: bodies are made again only if that changes. */
  #lying = computed(() => {
    const table = this.store.table.value;
    return JSON.stringify([table?.obstacles, table?.devices, table?.markers]);
  });

  constructor(private store: MatchStore, private match: Match, private yard: Yard, private world: Group, private seen: Seen) {
    for (const card of match.ships) this.#ship(card);
    this.#layer(() => this.#ground());
    this.#layer(() => this.#wings(), false);
    this.#layer(() => this.#arcs(), false);
    this.#layer(() => this.#ghosts());
    this.#layer(() => this.#template());
    this.#layer(() => this.#docked());
    this.#layer(() => this.#halos(), false);
    this.#layer(() => this.#targets(), false);
    this.#layer(() => this.#lines(), false);
    this.#layer(() => this.#shot(), false);
  }

  end(): void {
    for (const stop of this.#stop) stop();
    for (const craft of this.crafts.values()) craft.end();
  }

  /** hide takes a ship out of sight that has been destroyed, before the table says so. */
  hide(ship: number): void {
    this.#hidden.add(ship);
    const craft = this.crafts.get(ship);
    if (craft) craft.group.visible = false;
    this.seen.changed(true);
  }

  /** #layer keeps a group of nodes that are made again whenever what they show has changed. */
  #layer(make: () => Object3D[], shadows = true): void {
    const group = new Group();
    this.world.add(group);
    this.#stop.push(effect(() => {
      const nodes = make();
      if (nodes.length === 0 && group.children.length === 0) return;
      forget(group, this.yard.shared);
      group.clear();
      if (nodes.length > 0) group.add(...nodes);
      this.seen.changed(shadows);
    }));
  }

  /** #ship keeps one ship where it is and as it stands. */
  #ship(card: ShipCard): void {
    const { store } = this;
    const look = store.look(card.seat);
    let craft: Craft | undefined;
    this.#stop.push(effect(() => {
      const pose = store.scene.poses[card.id]?.value ?? null;
      if (pose && !craft) {
        craft = new Craft(card, store.side(card.seat), look, tonesOf(look), this.yard);
        const ship = store.table.peek()?.ships?.find((s) => s.id === card.id);
        if (ship) craft.show(ship, 0);
        this.crafts.set(card.id, craft);
        this.world.add(craft.group);
      }
      if (!craft) return;
      if (!pose) this.#hidden.delete(card.id);
      craft.group.visible = pose !== null && !this.#hidden.has(card.id);
      if (pose) put(craft.group, pose, this.match.height);
      this.seen.changed(true);
    }));
    this.#stop.push(effect(() => {
      const ship = store.shipAt(card.id);
      const lit = store.scene.lit.value;
      if (ship && craft?.show(ship, lit.size > 0 && !lit.has(card.id) ? dim : 0)) this.seen.changed(false);
    }));
  }

  /** #ground is what is on the table, with what is in the way marked. */
  #ground(): Object3D[] {
    const { store, match } = this;
    const { height } = match;
    void this.#lying.value;
    const table = store.table.peek();
    const bodies = (table?.obstacles ?? []).flatMap((o) => {
      const info = match.obstacles.find((i) => i.id === o.id);
      if (!info || !o.pose) return [];
      const all = new Group();
      all.position.set(o.pose.x, 0, height - o.pose.y);
      all.add(obstacle(info, o.pose.heading), fuses(o.fuses ?? 0));
      return [all];
    });
    const devices = (table?.devices ?? []).filter((d) => d.ship === undefined).map((d) =>
      this.#at(device(d, tonesOf(store.look(d.seat))), d.pose));
    return [...bodies, ...devices, ...(table?.markers ?? []).map((m) => this.#at(marker(m), m.pose))];
  }

  /** #wings are lines from leaders to the mates that fly in formation with them. */
  #wings(): Object3D[] {
    const { store, match } = this;
    return match.ships.flatMap((card) => {
      const leader = wingOf(store, card.id);
      const [from, to] = [store.scene.pose(leader), store.scene.pose(card.id)];
      if (leader === card.id || !from || !to) return [];
      return [between(from, to, match.height, { tint: tonesOf(store.look(card.seat)).accent, width: 1, strength: 0.5, y: 0.7 })];
    });
  }

  #at<T extends Object3D>(o: T, pose: Pose): T {
    put(o, pose, this.match.height);
    return o;
  }

  /** #arcs are the arcs of the ship that is looked at, pointed at or asked, where it stands or would end. */
  #arcs(): Object3D[] {
    const { store, match } = this;
    const shown = listedArcs(store, match);
    if (!shown) return [];
    const { card, pose, sectors, ranges } = shown;
    const look = { tint: tonesOf(store.look(card.seat)).accent, most: Math.max(...ranges.map((r) => r.number), 1) };
    const list: (Sector | null)[] = sectors.length > 0 ? sectors : [null];
    return list.map((s, i) => this.#at(arc(card, s, { ...look, rings: i === 0 }), pose));
  }

  /** #ghosts are where ships would end: the one that is pointed at, those whose dials are set, all that can be picked. */
  #ghosts(): Object3D[] {
    const { store, match } = this;
    const now = store.scene.ghost.value;
    const kept = store.ghosts.value.filter((g) => g.ship !== now?.ship);
    const question = store.question.value;
    const ends = allEnds(question, store.pointing.linkedTo);
    const all: { ship: number; pose: Pose; strength: number; bad: string }[] = kept.map((g) =>
      ({ ship: g.ship, pose: g.pose, strength: 0.6, bad: worst(own(g.option?.meets)) }));
    for (const g of [...kept, ...(now ? [now] : [])]) {
      for (const { card, pose, meets } of formed(match, g.option?.mates ?? [], g.pose, g.option?.meets)) {
        all.push({ ship: card.id, pose, strength: g === now ? 0.75 : 0.45, bad: worst(meets) });
      }
    }
    for (const o of ends) {
      const ship = o.ship ?? question?.ship ?? -1;
      if (o.pose && !alike(store.pointing.option.value, o)) all.push({ ship, pose: o.pose, strength: 0.35, bad: worst(o.meets) });
    }
    if (now) all.push({ ship: now.ship, pose: now.pose, strength: 1.05, bad: worst(own(now.option?.meets)) });
    return all.flatMap(({ ship, pose, strength, bad }) => {
      const card = match.ships[ship];
      if (!card) return [];
      const tint = bad === "bad" ? marks.bad : bad === "warn" ? marks.warn : undefined;
      const how = { strength, ...(tint && { tint }) };
      return [this.#at(hologram(card, store.side(card.seat), tonesOf(store.look(card.seat)), this.yard, how), pose)];
    });
  }

  /** #template is the template of what is pointed at, or of the last move. */
  #template(): Object3D[] {
    const { store, match } = this;
    const way = store.scene.ghost.value ?? store.scene.trail.value;
    const card = way && match.ships[way.ship];
    if (!way || !card || way.path.length < 2) return [];
    const tint = tonesOf(store.look(card.seat)).accent;
    return [laid({ path: way.path, bearing: way.bearing, length: card.length }, match.height, tint)];
  }

  /** #docked are the ships that others carry. */
  #docked(): Object3D[] {
    const { store, match } = this;
    const by = new Map<number, ShipCard[]>();
    for (const ship of store.table.value?.ships ?? []) {
      const card = match.ships[ship.id];
      if (card && ship.carrier !== undefined) by.set(ship.carrier, [...(by.get(ship.carrier) ?? []), card]);
    }
    return [...by].flatMap(([id, cards]) => {
      const pose = store.scene.pose(id);
      const carrier = this.crafts.get(id);
      if (!pose || !carrier) return [];
      return [this.#at(docked(cards, carrier, (card) => tonesOf(store.look(card.seat)), this.yard), pose)];
    });
  }

  /** #halos are the lines around who is asked, whose turn it is, and who would be met or seen. */
  #halos(): Object3D[] {
    const { store, match } = this;
    const ghost = store.scene.ghost.value;
    const asked = store.question.value?.ship ?? store.planning.shown.value;
    const active = store.table.value?.active;
    const sights = ghost?.option?.sights ?? [];
    const around1 = (id: number | null | undefined, out: number, how: object) => {
      const card = id === null || id === undefined ? undefined : match.ships[id];
      const pose = store.scene.pose(card?.id);
      return card && pose ? [mark(card, store.side(card.seat), pose, match.height, out, how)] : [];
    };
    const met = store.scene.meets.value.flatMap((m) => {
      const o = store.table.value?.obstacles?.find((x) => m.object === `obstacle ${x.id}`);
      const info = match.obstacles.find((i) => i.id === o?.id);
      return o?.pose && info
        ? [around(info.outline, o.pose, match.height, { tint: marks.warn, width: 3, strength: 1, glow: 4 })] : [];
    });
    return [
      ...around1(asked, 4, { tint: marks.white, width: 2.2, glow: 3.6 }),
      ...(active === asked ? [] : around1(active, 4, { tint: marks.white, width: 1.5, strength: 0.6, dash: 8 })),
      ...sights.flatMap((s) => around1(s.ship, 6, { tint: marks.white, width: 1.6, strength: 0.75, dash: 9 })),
      ...met, ...this.#reach(),
    ];
  }

  /** #reach is where the enemy that is pointed at can be after its maneuver, while dials are set. */
  #reach(): Object3D[] {
    const { store, match } = this;
    const id = store.scene.looked.value ?? -1;
    const card = match.ships[id];
    const places = store.planning.open ? store.planning.enemies.value.get(id) : undefined;
    if (!card || !places) return [];
    const { accent: tint } = tonesOf(store.look(card.seat));
    return places.map((pose) => mark(card, store.side(card.seat), pose, match.height, 0, { tint, width: 1.2, strength: 0.6, dash: 7 }));
  }

  /** #targets are the reticles around what can be chosen, white around what is. */
  #targets(): Object3D[] {
    const { store, match } = this;
    return [...store.targets.value.keys()].flatMap((id) => {
      const card = match.ships[id];
      const pose = store.scene.pose(id);
      if (!card || !pose) return [];
      const tint = (chosen: boolean) => (chosen ? marks.white : tonesOf(store.look(card.seat)).accent);
      const sections = store.sections(id);
      if (sections.size === 0) {
        return [reticle(card, pose, match.height, tint(store.pointing.armed.value?.ship === id || store.pointing.option.value?.ship === id))];
      }
      return [...sections].map(([name, o]) => {
        const chosen = alike(store.pointing.armed.value, o) || alike(store.pointing.option.value, o);
        const box = { width: card.width - 14, length: card.length / 2 - 18 };
        return reticle(box, middleOf(pose, card.length, name), match.height, tint(chosen));
      });
    });
  }

  /** #lines are locks, the shots that can be chosen, and measurements. */
  #lines(): Object3D[] {
    const { store, match: { height } } = this;
    const id = store.scene.looked.value ?? store.scene.pinned.value;
    const from = id === null ? null : store.scene.pose(id);
    const locks = from ? (store.shipAt(id ?? -1)?.locks ?? []).flatMap((lock) => {
      const to = store.scene.pose(lock.ship);
      return to ? [between(from, to, height, { tint: marks.lock, width: 1.4, dash: 8, strength: 0.9 })] : [];
    }) : [];
    const proof = store.scene.proof.value;
    if (proof) return [...locks, between(proof.from, proof.to, height, { tint: marks.white, width: 1.8, glow: 4 })];
    const about = store.question.value?.about;
    if (about !== "weapon" && about !== "target") return locks;
    const shots = store.shots.value.length > 0 ? store.shots.value
      : (store.question.value?.options ?? []).filter((o) => o.verb === "pick");
    return [...locks, ...shots.flatMap(({ proof: p, meets }) => p ? [between(p.from, p.to, height, {
      tint: (meets?.length ?? 0) > 0 ? marks.warn : marks.white, width: 1.3, dash: 11, strength: 0.75,
    })] : [])];
  }

  /** #shot is the attack in progress: its line, the arc of the attacker, and a reticle around the target. */
  #shot(): Object3D[] {
    const { store, match } = this;
    const shot = store.scene.shot.value;
    const [attacker, defender] = [match.ships[shot?.from ?? -1], match.ships[shot?.to ?? -1]];
    const [from, to] = [store.scene.pose(shot?.from), store.scene.pose(shot?.to)];
    if (!shot || !attacker || !defender || !from || !to) return [];
    const way: Pick<Proof, "from" | "to"> = shot.proof ?? { from, to };
    const tones = tonesOf(store.look(attacker.seat));
    return [
      between(way.from, way.to, match.height, { tint: tones.accent, width: 1.8, glow: 4 }),
      mark(attacker, store.side(attacker.seat), from, match.height, 4, { tint: marks.white, width: 2 }),
      reticle(defender, to, match.height, tonesOf(store.look(defender.seat)).accent),
    ];
  }
}
