/** The mat: the play area with its stars, its edge, and the dark below it. */
import {
  CanvasTexture, DoubleSide, Group, Mesh, MeshLambertMaterial, MeshPhongMaterial, PlaneGeometry, SRGBColorSpace, Vector2,
} from "three";
import { color, geometry, glow, line, shader } from "./gl";
import { sown } from "./outline";

/** How wide the picture of the mat is, and that of its clouds, in pixels. */
const wide = 2048;
const cloudy = 224;

/** hash is a number from 0 to 1 for each point of a grid. */
function hash(x: number, y: number): number {
  const s = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return s - Math.floor(s);
}

/** noise is smooth between the points of a grid. */
export function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [smooth(x - i), smooth(y - j)];
  return (hash(i, j) * (1 - u) + hash(i + 1, j) * u) * (1 - v) + (hash(i, j + 1) * (1 - u) + hash(i + 1, j + 1) * u) * v;
}

/** clouds adds finer and finer noise up. */
export function clouds(x: number, y: number, layers = 5): number {
  let [sum, part, u, v] = [0, 0.5, x, y];
  for (let k = 0; k < layers; k++) {
    sum += part * noise(u, v);
    [u, v, part] = [u * 2.03 + 7.1, v * 2.03 + 3.7, part * 0.5];
  }
  return sum;
}

/** nebulae paints two warped clouds, a blue and a plum one, on a small canvas. */
function nebulae(w: number, h: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = cloudy;
  canvas.height = Math.round((cloudy * h) / w);
  const g = canvas.getContext("2d");
  const image = g?.createImageData(canvas.width, canvas.height);
  if (!g || !image) return canvas;
  const far = (Math.max(w, h) / 914) * 3.2;
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const [u, v] = [(x / cloudy) * far, (y / cloudy) * far];
      const [wx, wy] = [clouds(u + 9, v + 2, 3), clouds(u + 1, v + 8, 3)];
      const blue = Math.max(0, clouds(u + wx * 2.4, v + wy * 2.4) - 0.42) * 2.1;
      const plum = Math.max(0, clouds(u * 0.8 + 20 + wy * 1.6, v * 0.8 + wx * 1.6) - 0.46) * 1.9;
      const dust = 1 - Math.max(0, clouds(u * 2.2 + wx * 3 + 40, v * 2.2 + wy * 3, 4) - 0.46) * 1.5;
      image.data.set([
        (12 + blue * 15 + plum * 56) * dust, (20 + blue * 46 + plum * 17) * dust, (37 + blue * 94 + plum * 56) * dust, 255,
      ], (y * canvas.width + x) * 4);
    }
  }
  g.putImageData(image, 0, 0);
  return canvas;
}

/** stars strews stars over a table, a few of them bright. */
function stars(g: CanvasRenderingContext2D, w: number, h: number): void {
  const next = sown(42);
  g.fillStyle = "#cfe0ff";
  for (let i = 0; i < (w * h) / 900; i++) {
    const [x, y, r] = [next() * w, next() * h, 0.25 + next() ** 6 * 0.8];
    g.globalAlpha = 0.15 + next() * 0.5;
    g.beginPath();
    g.arc(x, y, r, 0, 7);
    g.fill();
  }
  g.globalAlpha = 0.6;
  for (let i = 0; i < (w * h) / 40000; i++) {
    const [x, y, r] = [next() * w, next() * h, 3 * (0.7 + next() * 1.1)];
    const glare = g.createRadialGradient(x, y, 0, x, y, r);
    glare.addColorStop(0, "#fff");
    glare.addColorStop(0.15, "#cfe4ffaa");
    glare.addColorStop(1, "#8fb8ff00");
    g.fillStyle = glare;
    g.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
}

/** rulers are the lines of a foot each, those at range 1 of the edges, and a tick every 100 mm. */
function rulers(g: CanvasRenderingContext2D, w: number, h: number): void {
  const stroke = (path: string) => g.stroke(new Path2D(path));
  g.globalAlpha = 0.2;
  g.strokeStyle = "#7fa8e6";
  g.lineWidth = 0.7;
  g.setLineDash([3, 5]);
  for (let at = 304.8; at < w - 10; at += 304.8) stroke(`M${at} 0V${h}`);
  for (let at = 304.8; at < h - 10; at += 304.8) stroke(`M0 ${at}H${w}`);
  stroke(`M0 100H${w}M0 ${h - 100}H${w}`);
  g.setLineDash([]);
  g.globalAlpha = 0.75;
  g.strokeStyle = "#6c9be0";
  g.lineWidth = 2.4;
  g.strokeRect(3, 3, w - 6, h - 6);
  g.globalAlpha = 0.5;
  g.lineWidth = 1;
  for (let at = 100; at < w; at += 100) stroke(`M${at} 3v9M${at} ${h - 3}v-9`);
  for (let at = 100; at < h; at += 100) stroke(`M3 ${h - at}h9M${w - 3} ${h - at}h-9`);
}

/** sky is the picture of the mat. */
function sky(w: number, h: number): CanvasTexture {
  const canvas = document.createElement("canvas");
  const scale = wide / Math.max(w, h);
  canvas.width = w * scale;
  canvas.height = h * scale;
  const g = canvas.getContext("2d");
  if (g) {
    g.imageSmoothingQuality = "high";
    g.drawImage(nebulae(w, h), 0, 0, canvas.width, canvas.height);
    g.scale(scale, scale);
    stars(g, w, h);
    rulers(g, w, h);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** How wide the edge of the mat is, and how far it goes down. */
const rim = 16;
const drop = 7;

/** mat is the table on which all stands. */
export function mat(w: number, h: number): Group {
  const all = new Group();
  const picture = sky(w, h);
  const top = new Mesh(new PlaneGeometry(w, h).rotateX(-Math.PI / 2),
    new MeshLambertMaterial({ map: picture, emissiveMap: picture, emissive: color("#fff"), emissiveIntensity: 0.42 }));
  top.position.set(w / 2, 0, h / 2);
  top.receiveShadow = true;
  const edge = geometry({
    position: [
      0, 0, 0, w, 0, 0, w, 0, h, 0, 0, h, -rim, -drop, -rim, w + rim, -drop, -rim, w + rim, -drop, h + rim,
      -rim, -drop, h + rim,
    ],
    index: [0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7],
  });
  edge.computeVertexNormals();
  const side = new MeshPhongMaterial({
    color: "#101a2e", specular: color("#5b7fb8"), shininess: 30, side: DoubleSide, flatShading: true,
  });
  const border = line([[0, 0], [w, 0], [w, h], [0, h]], {
    closed: true, width: 2, y: 0.3, tint: "#5f93e6", strength: 0.8, glow: 7,
  });
  all.add(floor(w, h), new Mesh(edge, side), top, border);
  return all;
}

/** floor is what is around the mat, in its light. */
function floor(w: number, h: number) {
  const far = Math.max(w, h) * 2.4;
  const material = shader(
    `vec2 q=(vUv-.5)*sz; vec2 b=max(abs(q)-hf,0.); float shine=exp(-length(b)/60.)*.5; float d=length(vUv-.5)*2.;
     o=vec4(mix(vec3(.006,.010,.022),vec3(.03,.07,.17),shine)*(1.-.5*smoothstep(.5,1.,d)),1.);`,
    { sz: { value: far }, hf: { value: new Vector2(w / 2, h / 2) } }, { solid: true });
  const mesh = glow(new PlaneGeometry(far, far).rotateX(-Math.PI / 2), material, 0);
  mesh.position.set(w / 2, -drop - 1, h / 2);
  return mesh;
}
