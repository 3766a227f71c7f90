/** The squad that is being built, and what the server says of it. */
import { computed, signal } from "@preact/signals";
import {
  buildSquad, type Built, completeSquad, type Draft, fetchRoster, type Fitting, type Roster, type RosterPilot,
} from "../api/book";
import { sentence } from "../api/client";
import { kept } from "../prefs";

/** A slot of a ship, for which a card is being looked for. */
export interface Spot {
  ship: number;
  slot: string;
}

/** Workshop holds one squad of an edition; every change is judged by the server. */
export class Workshop {
  readonly roster = signal<Roster | null>(null);
  readonly draft = signal<Draft>({ edition: "", faction: "", name: "", ships: [] });
  readonly built = signal<Built | null>(null);
  readonly error = signal("");
  /** The slot that is open, and what fits in it. */
  readonly spot = signal<Spot | null>(null);
  readonly fits = signal<Fitting[] | null>(null);
  /** The squad as it was before a suggestion, until something else changes. */
  readonly before = signal<Draft["ships"] | null>(null);
  /** The type of ship whose pilots are shown. */
  readonly open = signal("");
  readonly points = computed(() => this.built.value?.sheet.points ?? 0);
  #asked = 0;

  /** begin goes on with the squad of this edition that was being built last, or takes another. */
  async begin(edition: string, faction: string, way = ""): Promise<void> {
    const last = drafts.value[place(edition, way)];
    const next = last && (!faction || last.faction === faction) ? last : undefined;
    this.draft.value = next ?? { edition, faction, name: "", ships: [], ...(way && { way }) };
    await this.#guard(async () => {
      const roster = await fetchRoster(edition, this.draft.value.faction || faction, way, this.draft.value.list);
      this.roster.value = roster;
      if (!this.draft.value.faction) this.draft.value = { ...this.draft.value, faction: roster.faction };
    });
    await this.#judge();
  }

  /** goBy has the squad built and judged by another points list; by the usual one without a name. */
  async goBy(list: string): Promise<void> {
    const { list: _, ...rest } = this.draft.value;
    this.draft.value = { ...rest, ...(list && { list }) };
    this.#keep();
    await this.begin(rest.edition, rest.faction, rest.way);
  }

  /** add puts a ship into the squad, a huge one with the ship cards of both its halves. */
  add(pilot: RosterPilot): Promise<void> {
    const cards = pilot.other ? [pilot.id, pilot.other].sort((a, b) => +behind(a) - +behind(b)) : [pilot.id];
    return this.#change([...this.draft.value.ships, ...cards.map((id) => ({ pilot: id, upgrades: [] }))]);
  }

  /** half is where the other half of a huge ship is beside it in the squad; -1 for other ships. */
  #half(ship: number): number {
    const { ships } = this.draft.value;
    const other = this.roster.value?.ships.flatMap((r) => r.pilots)
      .find((p) => p.id === ships[ship]?.pilot)?.other;
    if (!other) return -1;
    const beside = behind(other) ? ship + 1 : ship - 1;
    return ships[beside]?.pilot === other ? beside : -1;
  }

  /** copy puts a ship into the squad once more, with the upgrades that may stand there twice. */
  copy(ship: number): Promise<void> {
    const ships = this.draft.value.ships;
    const both = [ship, this.#half(ship)].sort((a, b) => a - b);
    const twins = both.flatMap((i) => ships[i] ?? []).map((s) => ({ ...s, upgrades: [...s.upgrades] }));
    return this.#change([...ships, ...twins]);
  }

  /** remove takes a ship out. */
  remove(ship: number): Promise<void> {
    const half = this.#half(ship);
    const out = (i: number) => i === ship || i === half;
    const places = this.draft.value.ships.flatMap((_, i) => (out(i) ? [] : [i]));
    const wings = this.draft.value.wings?.filter((w) => !out(w.leader)).map((w) => ({
      leader: places.indexOf(w.leader), mates: w.mates.filter((m) => !out(m)).map((m) => places.indexOf(m)),
    }));
    return this.#change(this.draft.value.ships.filter((_, i) => !out(i)), wings);
  }

  /** mate takes a ship into the wing of a leader, or out of it. */
  mate(leader: number, ship: number): Promise<void> {
    const wings = named(this.built.value).map((w) => w.leader !== leader ? w : {
      ...w, mates: w.mates.includes(ship) ? w.mates.filter((m) => m !== ship) : [...w.mates, ship],
    });
    return this.#change(this.draft.value.ships, wings);
  }

  /** equip puts a card into the open slot. */
  equip(id: string): Promise<void> {
    const spot = this.spot.value;
    if (!spot) return Promise.resolve();
    this.close();
    return this.#change(this.draft.value.ships.map((s, i) =>
      i === spot.ship ? { ...s, upgrades: [...s.upgrades, { slot: spot.slot, id }] } : s));
  }

  /** drop takes a card off a ship. */
  drop(ship: number, id: string): Promise<void> {
    return this.#change(this.draft.value.ships.map((s, i) => {
      if (i !== ship) return s;
      const at = s.upgrades.findIndex((u) => u.id === id);
      return { ...s, upgrades: s.upgrades.filter((_, n) => n !== at) };
    }));
  }

  /** lay adds an obstacle to those that the squad brings, or takes it out. */
  lay(code: string): Promise<void> {
    const now = this.draft.value.obstacles ?? [];
    const obstacles = now.includes(code) ? now.filter((o) => o !== code) : [...now, code];
    this.draft.value = { ...this.draft.value, obstacles };
    return this.#judge();
  }

  /** call gives the squad a name. */
  call(name: string): void {
    this.draft.value = { ...this.draft.value, name };
    this.#keep();
  }

  /** look opens a slot and asks what fits in it. */
  async look(ship: number, slot: string): Promise<void> {
    this.spot.value = { ship, slot };
    this.fits.value = null;
    await this.#guard(async () => {
      const built = await buildSquad({ ...this.draft.value, fits: { ship, slot } });
      if (this.spot.value?.ship === ship && this.spot.value.slot === slot) {
        this.fits.value = built.fits ?? [];
      }
    });
  }

  /** close closes the open slot. */
  close(): void {
    this.spot.value = null;
    this.fits.value = null;
  }

  /** judged is what the server says of the squad as it stands, its name included. */
  async judged(): Promise<Built | null> {
    await this.#judge();
    return this.built.value;
  }

  /** complete lets the server suggest the rest of the squad. */
  async complete(): Promise<void> {
    const { ships } = this.draft.value;
    await this.#guard(async () => {
      const whole = await completeSquad(this.draft.value);
      if (this.draft.value.ships !== ships) return; // it has changed meanwhile
      await this.#change(whole.ships);
      this.before.value = ships;
    });
  }

  /** takeBack takes a suggestion back. */
  takeBack(): Promise<void> {
    return this.#change(this.before.value ?? this.draft.value.ships);
  }

  async #change(ships: Draft["ships"], wings = this.draft.value.wings): Promise<void> {
    this.close();
    this.before.value = null;
    const { wings: _, ...rest } = this.draft.value;
    this.draft.value = { ...rest, ships, ...(wings && wings.length > 0 && { wings }) };
    await this.#judge();
  }

  /** #judge asks the server; an answer that a later question has overtaken is dropped. */
  async #judge(): Promise<void> {
    this.#keep();
    const number = ++this.#asked;
    await this.#guard(async () => {
      const built = await buildSquad(this.draft.value);
      if (number !== this.#asked) return;
      this.built.value = built;
      // A player who has picked mates picks those of a new leader, too.
      if (this.draft.value.wings) this.draft.value = { ...this.draft.value, wings: named(built) };
    });
  }

  #keep(): void {
    const { edition, way } = this.draft.value;
    if (edition) drafts.value = { ...drafts.value, [place(edition, way)]: this.draft.value };
  }

  async #guard(work: () => Promise<void>): Promise<void> {
    this.error.value = "";
    try {
      await work();
    } catch (e) {
      this.error.value = sentence(e);
    }
  }
}

/** named are the wings of a squad as a draft names them. */
function named(built: Built | null): NonNullable<Draft["wings"]> {
  return (built?.wings ?? []).map(({ leader, mates }) => ({ leader, mates }));
}

/** behind reports whether a ship card is for the aft half of a huge ship. */
function behind(pilot: string): boolean {
  return pilot.endsWith("aft");
}

/** place is under which name the squad of an edition and a way to play is kept. */
function place(edition: string, way = ""): string {
  return way ? `${edition} ${way}` : edition;
}

/** The squads that are being built, one for each edition and way to play. */
const drafts = kept<Record<string, Draft>>("drafts", {});

/** edit has the page of an edition begin with this squad. */
export function edit(draft: Draft): void {
  drafts.value = { ...drafts.value, [place(draft.edition, draft.way)]: draft };
}
