import { describe, expect, it } from "vitest";
import type { Option } from "../../api/types";
import { apart, arrow, grid, kinds, neighbor } from "./dial";

/** option is the answer with a maneuver, such as "2,bank-left". */
function option(word: string): Option {
  const [speed, bearing] = word.split(",");
  const maneuver = { word, text: word, path: word, speed: Number(speed), bearing: bearing ?? "",
    difficulty: "white" };
  return { answer: "dial a " + word, text: word, verb: "dial", maneuver };
}

const dial = ["1,bank-left", "1,straight", "1,bank-right", "2,turn-left", "2,straight",
  "2,turn-right", "4,straight", "4,koiogran", "0,stationary", "1,reverse-straight"].map(option);

describe("grid", () => {
  it("puts fast maneuvers above and left ones on the left, without empty rows and columns", () => {
    const g = grid(dial);
    expect(g.speeds).toEqual([4, 2, 1, 0, -1]);
    const column = (bearing: string) =>
      g.cells.find((c) => c.maneuver.bearing === bearing)?.column;
    expect(["turn-left", "bank-left", "straight", "bank-right", "turn-right", "koiogran"].map(column))
      .toEqual([0, 1, 2, 3, 4, 5]);
    expect(g.columns).toBe(6);
  });

  it("gives every maneuver a cell of its own", () => {
    const places = grid(dial).cells.map((c) => `${c.column},${c.row}`);
    expect(new Set(places).size).toBe(dial.length);
  });

  it("lets bearings that do not meet share a column, so that a rich dial stays narrow", () => {
    const rich = grid([...dial, ...["3,segnor-left", "3,segnor-right", "2,slip-bank-left",
      "2,slip-bank-right", "1,strafe-left", "1,strafe-right", "2,pylon-twist-left",
      "2,pylon-twist-right"].map(option)]);
    expect(rich.columns).toBe(9);
    const places = rich.cells.map((c) => `${c.column},${c.row}`);
    expect(new Set(places).size).toBe(rich.cells.length);
  });

  it("leaves out options that are not maneuvers", () => {
    expect(grid([{ answer: "pass", text: "Pass", verb: "pass" }]).cells).toEqual([]);
  });
});

describe("neighbor", () => {
  const { cells } = grid(dial);
  const at = (word: string) => cells.findIndex((c) => c.maneuver.word === word);
  const from = (word: string, key: string) => cells[neighbor(cells, at(word), key)]?.maneuver.word;

  it("goes to the next maneuver in a direction, over gaps", () => {
    expect(from("2,straight", "ArrowUp")).toBe("4,straight");
    expect(from("2,straight", "ArrowLeft")).toBe("2,turn-left");
    expect(from("4,straight", "ArrowRight")).toBe("4,koiogran");
    expect(from("1,straight", "ArrowDown")).toBe("0,stationary");
  });

  it("stays where nothing is in that direction, and for other keys", () => {
    expect(from("4,koiogran", "ArrowUp")).toBe("4,koiogran");
    expect(from("2,straight", "x")).toBe("2,straight");
  });

  it("reaches every maneuver from any other by arrow keys", () => {
    const reached = new Set([0]);
    for (const i of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        reached.add(neighbor(cells, i, key));
      }
    }
    expect(reached.size).toBe(cells.length);
  });
});

describe("arrow", () => {
  it("draws every bearing that has a column in its own way", () => {
    const plain = ["straight", "reverse-straight", "stationary", "koiogran"];
    const paths = kinds.map(([k]) => arrow(plain.includes(k) ? k : k + "-right").path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("mirrors the right one for the left side", () => {
    expect(arrow("bank-left").mirrored).toBe(true);
    expect(arrow("bank-left").path).toBe(arrow("bank-right").path);
    expect(arrow("straight").mirrored).toBe(false);
  });
});

it("dropping and launching with one template are dials of their own", () => {
  const template = (text: string, word: string) =>
    ({ answer: text, text, verb: "template", way: text.split(" ")[0], maneuver: { word } }) as unknown as Option;
  const both = [template("Drop with the 3 turn left template", "3,turn-left"), template("Launch with the 3 turn left template", "3,turn-left")];
  expect(apart(both).map((d) => [d.way, d.options.length])).toEqual([["Drop", 1], ["Launch", 1]]);
  expect(apart([template("Drop with the 1 straight template", "1,straight")]).map((d) => d.way)).toEqual([""]);
});
