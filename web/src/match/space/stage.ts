/** The stage: the renderer, the lights and the picture of a scene. */
import {
  DirectionalLight, Group, HemisphereLight, NoToneMapping, type Object3D, PCFShadowMap, PerspectiveCamera, Quaternion,
  Scene, SRGBColorSpace, Vector3, WebGLRenderer,
} from "three";
import { color, facing } from "./gl";
import { placed } from "./eye";
import { eye, light, marks } from "./look";
import { distanceOf, type Frame, type Gaze } from "./view";

const radians = Math.PI / 180;

/** How many pixels wide the map of the shadows is. */
const shadowMap = 2048;

/** Grade is how much a picture costs: all, without smoothed edges, or without shadows either. */
export type Grade = 0 | 1 | 2;

/** Stage draws one scene into one canvas. */
export class Stage {
  readonly scene = new Scene();
  /** What is on the table, in its own millimeters: x to the right, z down the page. */
  readonly world: Group;
  readonly renderer: WebGLRenderer;
  readonly camera = new PerspectiveCamera(eye.fov, 1, 20, 9000);
  #key = new DirectionalLight(light.key.color, light.key.strength);
  #back = new DirectionalLight(light.back.color, light.back.strength);
  #frame: Frame = { width: 1, height: 1 };
  #turn = new Quaternion();

  /** A stage begins with its context, which the caller got from the canvas. */
  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, private table: Frame, grade: Grade, world = new Group()) {
    this.world = world;
    const r = this.renderer = new WebGLRenderer({ canvas, context, antialias: grade === 0 });
    r.outputColorSpace = SRGBColorSpace;
    r.toneMapping = NoToneMapping;
    r.shadowMap.enabled = grade < 2;
    r.shadowMap.type = PCFShadowMap;
    r.shadowMap.autoUpdate = false;
    r.autoClear = false;
    r.info.autoReset = false;
    this.scene.background = color(marks.sky);
    this.#lights();
    this.scene.add(this.world);
  }

  #lights(): void {
    const { width, height } = this.table;
    const key = this.#key;
    key.castShadow = true;
    key.shadow.mapSize.set(shadowMap, shadowMap);
    key.shadow.bias = -0.0006;
    key.shadow.normalBias = 0.6;
    key.shadow.radius = 3.2;
    key.shadow.intensity = 0.82;
    const [bx, by, bz] = light.back.from;
    this.#back.position.set(width / 2 + bx, by, height / 2 + bz);
    this.#back.target.position.set(width / 2, 0, height / 2);
    const { sky, ground, strength } = light.fill;
    this.scene.add(key, key.target, this.#back, this.#back.target, new HemisphereLight(sky, ground, strength));
  }

  /** resize fits the picture into a box of pixels. */
  resize(frame: Frame, ratio: number): void {
    this.#frame = frame;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(frame.width, frame.height, false);
  }

  /** look turns camera and light: light falls from the upper left of what is seen, whichever way the table is turned. */
  look(gaze: Gaze): void {
    placed(this.camera, gaze, this.#frame);
    const distance = distanceOf(gaze, this.#frame);
    const reach = Math.min(Math.max(distance * 0.36, 260), Math.max(this.table.width, this.table.height) * 0.75);
    const key = this.#key;
    const from = new Vector3(...light.key.from).applyAxisAngle(new Vector3(0, 1, 0), gaze.yaw * radians);
    const { camera: c } = gaze;
    key.target.position.set(c.x + c.width / 2, 0, c.y + c.height / 2);
    key.position.copy(key.target.position).add(from);
    key.target.updateMatrixWorld();
    Object.assign(key.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 100, far: 2600 });
    key.shadow.camera.updateProjectionMatrix();
    this.shade();
  }

  /** shade has the shadows drawn again with the next picture. */
  shade(): void {
    this.renderer.shadowMap.needsUpdate = true;
  }

  /** draw draws the picture. */
  draw(): void {
    this.renderer.info.reset();
    this.scene.updateMatrixWorld();
    this.scene.traverseVisible((o) => this.#face(o));
    this.renderer.clear();
    this.renderer.render(this.scene, this.camera);
  }

  /** #face turns what faces the camera to it. */
  #face(o: Object3D): void {
    if (!facing.has(o) || !o.parent) return;
    o.parent.getWorldQuaternion(this.#turn);
    o.quaternion.copy(this.#turn.invert()).multiply(this.camera.quaternion);
  }

  /** end gives the canvas back. */
  end(): void {
    this.renderer.dispose();
    this.#key.shadow.map?.dispose();
  }
}
