/** All drawings as solids, one picture of them: what the one rule makes of each. `solids.mjs` takes it. */
import type { Drawing, Ship, ShipCard } from "../../api/types";
import { tonesOf } from "./look";
import { mat } from "./mat";
import { Craft, Yard } from "./ships";
import { Stage } from "./stage";
import { fitted } from "./view";

/** How many stand in a row, and how far each is from the next, in millimeters. */
const columns = 13;
const step = 64;
const row = 88;

/** cardOf is a ship card for a drawing, as far as its picture needs one. */
function cardOf(name: string, id: number, huge: boolean): ShipCard {
  const [width, length] = huge ? [52, 130] : [40, 40];
  return {
    id, name, letter: "", drawing: name, width, length, hull: 4, shields: 2, initiative: 0, weapons: [], seat: 1,
  } as unknown as ShipCard;
}

/** show draws all drawings on a canvas, those that stand in the middle of the others turned alike. */
export function show(canvas: HTMLCanvasElement, drawings: Record<string, Drawing & { huge?: boolean }>): void {
  const names = Object.keys(drawings).sort((a, b) =>
    Number(drawings[a]?.huge ?? false) - Number(drawings[b]?.huge ?? false) || a.localeCompare(b));
  const small = names.filter((n) => !drawings[n]?.huge);
  const rows = Math.ceil(small.length / columns);
  const table = { width: columns * step + 60, height: rows * row + 190 };
  const context = canvas.getContext("webgl2", { antialias: true });
  if (!context) throw new Error("no WebGL 2; expected a browser that has it");
  const stage = new Stage(canvas, context, table, 0);
  stage.world.add(mat(table.width, table.height));
  const yard = new Yard(drawings);
  names.forEach((name, i) => {
    const huge = drawings[name]?.huge ?? false;
    const look = Math.floor(i / columns) % 2 ? "side2" : "side1";
    const craft = new Craft(cardOf(name, i, huge), look === "side1" ? 1 : 2, look, tonesOf(look), yard);
    craft.show({ id: i, hull: 4, shields: 2, initiative: 0 } as unknown as Ship, 0);
    const k = i - small.length;
    craft.group.position.set(
      huge ? 120 + k * 150 : 62 + (i % columns) * step, 0, huge ? table.height - 95 : 55 + Math.floor(i / columns) * row);
    craft.group.rotation.y = -0.45;
    stage.world.add(craft.group);
  });
  const frame = { width: canvas.clientWidth, height: canvas.clientHeight };
  stage.resize(frame, 1);
  const bounds = { ...table, margin: 0, turned: false };
  const points = [[0, 0], [table.width, 0], [table.width, table.height], [0, table.height]].map(([x = 0, y = 0]) => ({ x, y }));
  const look = { tilt: 44, yaw: 0 };
  const camera = fitted(bounds, { points, room: 0, covered: { top: 0, bottom: 0, right: 0 }, box: frame }, look);
  if (camera) stage.look({ camera, ...look });
  stage.draw();
}
