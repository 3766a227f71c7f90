/** The renderer's camera, put where a gaze looks from. */
import type { PerspectiveCamera } from "three";
import { distanceOf, type Frame, type Gaze } from "./view";

const radians = Math.PI / 180;

/** placed puts a camera of the renderer where a gaze looks from. */
export function placed(camera: PerspectiveCamera, gaze: Gaze, frame: Frame): PerspectiveCamera {
  const distance = distanceOf(gaze, frame);
  camera.rotation.set(-(90 - gaze.tilt) * radians, gaze.yaw * radians, 0, "YXZ");
  camera.position.set(0, 0, distance).applyQuaternion(camera.quaternion);
  camera.position.x += gaze.camera.x + gaze.camera.width / 2;
  camera.position.z += gaze.camera.y + gaze.camera.height / 2;
  camera.aspect = frame.width / frame.height;
  camera.near = Math.max(12, distance * 0.12);
  camera.far = distance * 4 + 3000;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return camera;
}
