import { describe, expect, it } from "vitest";
import type { SquadSheet } from "../api/book";
import { lines, pictured } from "./picture";

describe("the picture of a squad", () => {
  it("breaks the names of cards into two lines at most", () => {
    expect(lines([])).toEqual([]);
    expect(lines(["Predator", "R2-D2"])).toEqual(["Predator, R2-D2"]);
    const many = Array.from({ length: 30 }, (_, i) => `A long name of a card ${i}`);
    expect(lines(many)).toHaveLength(2);
    expect(lines(many)[1]).toMatch(/, …$/);
  });

  it("has a row for each ship, and escapes names", () => {
    const ship = { name: "A <b> & \"c\"", points: 40, drawing: { hull: "M0 0" }, cards: [{ name: "pilot" }, { name: "R2-D2" }] };
    const sheet = { name: "Wings", faction: "Rebel Alliance", points: 80, ships: [ship, ship] } as unknown as SquadSheet;
    const { svg, size } = pictured(sheet);
    expect(size[1]).toBe(150 + 2 * 92 + 30);
    expect(svg.split("R2-D2")).toHaveLength(3);
    expect(svg).toContain("A &#60;b&#62; &#38; &#34;c&#34;");
  });
});
