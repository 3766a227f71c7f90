/** Dice that tumble. Which face is on top in the end is the server's word. */
import {
  AmbientLight, CanvasTexture, DirectionalLight, Mesh, MeshPhongMaterial, PerspectiveCamera, Quaternion, Scene, SRGBColorSpace,
  Vector3, type WebGLRenderer,
} from "three";
import { symbols } from "../Faces";
import { color, geometry } from "./gl";

/** Which dice are rolled. */
export type DiceSide = "attack" | "defense";

/** The faces of a die and its color. */
const kinds = {
  attack: { faces: ["hit", "hit", "hit", "crit", "focus", "focus", "", ""], color: "#c4242c" },
  defense: { faces: ["evade", "evade", "evade", "focus", "focus", "", "", ""], color: "#1f9a4c" },
} as const;

/** A face of the texture in pixels, where its middle is in it, and how many pixels an edge of a die is long. */
const pixels = 128;
const middle = 74;
const edge = 74.7;

const corners = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]].map((c) => new Vector3(...c as [number, number, number]));
const triangles = [[0, 2, 4], [4, 2, 1], [1, 2, 5], [5, 2, 0], [3, 0, 4], [3, 4, 1], [3, 1, 5], [3, 5, 0]] as const;

/** picture is the faces of a die side by side. */
function picture(side: DiceSide): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = 8 * pixels;
  canvas.height = pixels;
  const g = canvas.getContext("2d");
  kinds[side].faces.forEach((face, i) => {
    if (!g) return;
    g.setTransform(1, 0, 0, 1, i * pixels + pixels / 2, middle);
    g.fillStyle = kinds[side].color;
    g.fillRect(-pixels / 2, -middle, pixels, pixels);
    g.strokeStyle = "#ffffff55";
    g.lineWidth = 5;
    g.beginPath();
    for (let k = 0; k < 3; k++) g.lineTo(61 * Math.sin((k * 2 * Math.PI) / 3), -61 * Math.cos((k * 2 * Math.PI) / 3));
    g.closePath();
    g.stroke();
    g.scale(2.5, 2.5);
    g.fillStyle = "#fff";
    g.fill(new Path2D(symbols[face] ?? ""), "evenodd");
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** dieOf is the mesh of a die and, for each face, the turn that puts it on top, upright. */
function dieOf(side: DiceSide) {
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const tops = triangles.map((triangle, i) => {
    const [a, b, c] = triangle.map((k) => corners[k] as Vector3) as [Vector3, Vector3, Vector3];
    const out = a.clone().add(b).add(c).normalize();
    const turned = b.clone().sub(a).cross(c.clone().sub(a)).dot(out) < 0;
    const center = a.clone().add(b).add(c).divideScalar(3);
    const up = a.clone().sub(center).normalize();
    const right = up.clone().cross(out);
    for (const p of turned ? [a, c, b] : [a, b, c]) {
      const d = p.clone().sub(center);
      position.push(p.x, p.y, p.z);
      normal.push(out.x, out.y, out.z);
      uv.push((i * pixels + pixels / 2 + d.dot(right) * edge) / (8 * pixels), 1 - (middle - d.dot(up) * edge) / pixels);
    }
    const top = new Quaternion().setFromUnitVectors(out, new Vector3(0, 0, 1));
    const lies = up.clone().applyQuaternion(top);
    return top.premultiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), Math.PI / 2 - Math.atan2(lies.y, lies.x)));
  });
  const material = new MeshPhongMaterial({ map: picture(side), shininess: 70, specular: color("#888") });
  return { geometry: geometry({ position, normal, uv }), tops, material };
}

/** Around which axis dice tumble, how often they bounce, and how far they come from. */
const axis = new Vector3(0.6, -1, 0.3).normalize();
const bounces = 7.5;
const from = 9;

/** Dice are a throw of one side. */
export class Dice {
  #scene = new Scene();
  #camera = new PerspectiveCamera(14, 1, 1, 200);
  #dice: { mesh: Mesh; rest: Quaternion; x: number; late: number }[];
  #die;

  constructor(side: DiceSide, faces: readonly string[]) {
    const light = new DirectionalLight("#fff4e0", 2.6);
    light.position.set(-4, 6, 8);
    this.#scene.add(light, new AmbientLight("#9db7ff", 1.1));
    const die = this.#die = dieOf(side);
    this.#dice = faces.map((face, i) => {
      const list: readonly string[] = kinds[side].faces;
      const found = list.indexOf(face);
      const mesh = new Mesh(die.geometry, die.material);
      this.#scene.add(mesh);
      return {
        mesh, rest: die.tops[found < 0 ? list.indexOf("") : found] ?? new Quaternion(),
        x: (i - (faces.length - 1) / 2) * 2.15, late: i * 0.05,
      };
    });
  }

  /** draw draws the throw into the lower left corner of the renderer's canvas, when a part of it is over. */
  draw(renderer: WebGLRenderer, part: number, width: number, height: number): void {
    for (const d of this.#dice) {
      const rest = (1 - Math.min(1, Math.max(0, (part - d.late) / 0.8))) ** 2;
      const high = Math.abs(Math.cos((1 - Math.sqrt(rest)) * bounces)) * rest * 3;
      d.mesh.position.set(d.x - rest * from, -rest * 1.2, high);
      d.mesh.quaternion.setFromAxisAngle(axis, rest * 14).multiply(d.rest);
    }
    const camera = this.#camera;
    camera.aspect = width / height;
    const wide = this.#dice.length * 2.15 + 0.3;
    const far = Math.max(2.3, wide / camera.aspect) / 2 / Math.tan((7 * Math.PI) / 180);
    camera.position.set(0, far * 0.1, far);
    camera.lookAt(0, 0, 0);
    camera.updateProjectionMatrix();
    renderer.setViewport(0, 0, width, height);
    renderer.setScissor(0, 0, width, height);
    renderer.setScissorTest(true);
    renderer.setClearColor(0x000000);
    renderer.clear();
    renderer.render(this.#scene, camera);
    renderer.setScissorTest(false);
  }

  end(): void {
    this.#die.geometry.dispose();
    this.#die.material.map?.dispose();
    this.#die.material.dispose();
  }
}
