/** Which renderers draw with the processor alone. Browsers need not say so when a page asks for a fast one. */

/** Their names: Chromium's, Mesa's, those of Windows and of Apple. */
const names = /swiftshader|llvmpipe|softpipe|lavapipe|software|basic render|warp/i;

/** byProcessor reports whether a renderer of a name needs no graphics card. */
export function byProcessor(name: string): boolean {
  return names.test(name);
}
