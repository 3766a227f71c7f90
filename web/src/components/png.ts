/** Drawings that are offered as pictures to be kept or sent. */

/** escaped is text as it may stand in SVG. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** text is words at a place of a picture. */
export function text(x: number, y: number, size: number, fill: string, words: string, anchor = "start"): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" ` +
    `font-family="Titillium Web, Segoe UI, sans-serif">${escaped(words)}</text>`;
}

/** save offers a drawing in SVG of a size in pixels as a PNG under a name. */
export async function save(svg: string, [width, height]: readonly [number, number], name: string): Promise<void> {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = name + ".png";
  link.click();
}
