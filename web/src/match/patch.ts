/** How an update changes the table that a client holds. */
import type { Table } from "../api/types";

/**
 * patched returns the table after an update. The update's counters stand, its lists replace the
 * entries that they name, its devices all devices; an attack or an active ship that it does not
 * name is over.
 */
export function patched(table: Table, update: Table): Table {
  const next: Table = {
    ...update,
    ships: replaced(table.ships, update.ships),
    obstacles: replaced(table.obstacles, update.obstacles),
  };
  const devices = update.devices ?? table.devices;
  if (devices) next.devices = devices;
  return next;
}

/** replaced puts the entries of an update in place of those with the same id. */
function replaced<T extends { id: number }>(old: T[] = [], update: T[] = []): T[] {
  const list = old.map((entry) => update.find((u) => u.id === entry.id) ?? entry);
  return list.concat(update.filter((u) => !old.some((entry) => entry.id === u.id)));
}
