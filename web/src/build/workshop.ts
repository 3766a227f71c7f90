/** The squad that is being built, and what the server says of it. */
import { computed, signal } from "@preact/signals";
import {
  buildSquad, type Built, type Draft, fetchRoster, type Fitting, type Roster, type RosterPilot,
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
  /** The type of ship whose pilots are shown. */
  readonly open = signal("");
  readonly points = computed(() => this.built.value?.sheet.points ?? 0);
  #asked = 0;

  /** begin goes on with the squad of this edition that was being built last, or takes another. */
  async begin(edition: string, faction: string, draft?: Draft): Promise<void> {
    const last = drafts.value[edition];
    const next = draft ?? (last && (!faction || last.faction === faction) ? last : undefined);
    this.draft.value = next ?? { edition, faction, name: "", ships: [] };
    await this.#guard(async () => {
      const roster = await fetchRoster(edition, this.draft.value.faction || faction);
      this.roster.value = roster;
      if (!this.draft.value.faction) this.draft.value = { ...this.draft.value, faction: roster.faction };
    });
    await this.#judge();
  }

  /** add puts a ship into the squad. */
  add(pilot: RosterPilot): Promise<void> {
    return this.#change([...this.draft.value.ships, { pilot: pilot.id, upgrades: [] }]);
  }

  /** copy puts a ship into the squad once more, with the upgrades that may stand there twice. */
  copy(ship: number): Promise<void> {
    const ships = this.draft.value.ships;
    const twin = ships[ship];
    return twin ? this.#change([...ships, { ...twin, upgrades: [...twin.upgrades] }]) : Promise.resolve();
  }

  /** remove takes a ship out. */
  remove(ship: number): Promise<void> {
    return this.#change(this.draft.value.ships.filter((_, i) => i !== ship));
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

  async #change(ships: Draft["ships"]): Promise<void> {
    this.close();
    this.draft.value = { ...this.draft.value, ships };
    await this.#judge();
  }

  /** #judge asks the server; an answer that a later question has overtaken is dropped. */
  async #judge(): Promise<void> {
    this.#keep();
    const number = ++this.#asked;
    await this.#guard(async () => {
      const built = await buildSquad(this.draft.value);
      if (number === this.#asked) this.built.value = built;
    });
  }

  #keep(): void {
    const { edition } = this.draft.value;
    if (edition) drafts.value = { ...drafts.value, [edition]: this.draft.value };
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

/** The squads that are being built, one for each edition. */
const drafts = kept<Record<string, Draft>>("drafts", {});

/** edit has the page of an edition begin with this squad. */
export function edit(draft: Draft): void {
  drafts.value = { ...drafts.value, [draft.edition]: draft };
}
