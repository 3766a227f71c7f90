/** What else is printed on a card, in a line; and two cards side by side. */
import type { RosterPilot, RosterShip } from "../api/book";
import { Modal } from "../components/Modal";
import { apart } from "./apart";

type Fact = { name: string; value: string };

/** Facts are attack, range, charges, restrictions and sides of a card. Formats say little and are left out. */
export function Facts({ list }: { list: Fact[] | undefined }) {
  const told = list?.filter((f) => f.name !== "formats") ?? [];
  if (told.length === 0) return null;
  return <small class="facts">{told.map((f) => `${f.name} ${f.value}`).join(" · ")}</small>;
}

/** Compared is a pilot with the ship. */
export type Compared = { pilot: RosterPilot; ship: RosterShip };

/** Compare shows two pilots side by side, a row for each thing that is printed; what differs stands out. */
export function Compare({ two, onClose }: { two: [Compared, Compared]; onClose: () => void }) {
  const rows = rowsOf(two);
  return (
    <Modal title="Two pilots" onClose={onClose}>
      <table class="compare">
        <thead>
          <tr>
            <td />
            {two.map((c, i) => <th key={i} scope="col" translate={false}>{c.pilot.name}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((r) => (
            <tr key={r.name} class={r.values[0] === r.values[1] ? "" : "differs"}>
              <th scope="row">{r.name}</th>
              {r.values.map((v, i) => <td key={i}>{v}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}

/** rowsOf are what is printed on two ship cards, a row for what either has. */
export function rowsOf(two: [Compared, Compared]): { name: string; values: [string, string] }[] {
  const printed = two.map(({ pilot, ship }) => {
    const sum = new Map<string, string>([
      ["Ship", ship.name], ["Version", apart(pilot, ship.pilots)], ["Points", String(pilot.points)],
      ["Initiative", String(pilot.initiative)],
    ]);
    const add = (name: string, value: string) => sum.set(name, sum.has(name) ? `${sum.get(name)}; ${value}` : value);
    ship.numbers.forEach((n) => add(n.name, n.value));
    (pilot.facts ?? []).forEach((f) => add(f.name, f.value));
    add("Slots", pilot.slots.join(", "));
    add("Ability", pilot.does ?? "");
    return sum;
  });
  const names = new Set(printed.flatMap((p) => [...p.keys()]));
  return [...names].map((name) => ({
    name, values: [printed[0]?.get(name) ?? "", printed[1]?.get(name) ?? ""] as [string, string],
  })).filter((r) => r.values.some(Boolean));
}
