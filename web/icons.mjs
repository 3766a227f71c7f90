/** Draws the icon of public/icon.svg as PNG, for systems that take nothing else. It knows what that file uses. */
import { deflateSync } from "node:zlib";

/** How many points of a pixel are looked at, each way. */
const fine = 3;

/** shapesOf reads the shapes of an icon: outlines with what fills them, or how wide they are drawn. */
function shapesOf(svg) {
  const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return [...svg.matchAll(/<(rect|path)\b[^>]*>/g)].map(([tag, kind]) => {
    const number = (name) => Number(attribute(tag, name) ?? 0);
    const points = kind === "rect" ? [] : outline(attribute(tag, "d"));
    const fill = attribute(tag, "fill");
    const stroke = attribute(tag, "stroke");
    const color = [1, 3, 5].map((i) => Number.parseInt((stroke ?? fill).slice(i, i + 2), 16));
    const box = { x: number("x"), y: number("y"), width: number("width"), height: number("height"), rx: number("rx") };
    const half = stroke ? number("stroke-width") / 2 : 0;
    const ends = [0, 1].map((i) => points.map((p) => p[i])).map((n) => [Math.min(...n) - half, Math.max(...n) + half]);
    return { kind, points, color, box, half, ends };
  });
}

/** outline is a path of straight lines and arcs of circles, as points. */
function outline(d) {
  const points = [];
  let [x, y] = [0, 0];
  const to = (nx, ny) => points.push([x = nx, y = ny]);
  for (const [, command, rest] of d.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const n = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    if (command === "M" || command === "L") to(n[0], n[1]);
    else if (command === "H") to(n[0], y);
    else if (command === "V") to(x, n[0]);
    else if (command === "Z") to(points[0][0], points[0][1]);
    else arc(to, [x, y], n);
  }
  return points;
}

/** arc adds the points of an arc of a circle. */
function arc(to, [x, y], [r, , , large, sweep, nx, ny]) {
  const [mx, my, dx, dy] = [(x + nx) / 2, (y + ny) / 2, nx - x, ny - y];
  const chord = Math.hypot(dx, dy);
  const off = Math.sqrt(Math.max(0, r * r - (chord / 2) ** 2)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [mx - (dy / chord) * off, my + (dx / chord) * off];
  const from = Math.atan2(y - cy, x - cx);
  let turn = Math.atan2(ny - cy, nx - cx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const steps = 48;
  for (let i = 1; i <= steps; i++) to(cx + r * Math.cos(from + (turn * i) / steps), cy + r * Math.sin(from + (turn * i) / steps));
}

/** holds reports whether a shape covers a point. */
function holds({ kind, points, box, half, ends: [h, v] }, x, y) {
  if (kind === "rect") {
    const dx = Math.max(box.x + box.rx - x, x - (box.x + box.width - box.rx), 0);
    const dy = Math.max(box.y + box.rx - y, y - (box.y + box.height - box.rx), 0);
    return box.rx > 0 ? Math.hypot(dx, dy) <= box.rx : dx === 0 && dy === 0;
  }
  if (x < h[0] || x > h[1] || y < v[0] || y > v[1]) return false;
  let inside = false;
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
    if (half > 0) {
      const long = Math.hypot(bx - ax, by - ay) || 1;
      const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long;
      const across = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / long;
      if (along >= -0.2 && along <= long + 0.2 && across <= half) return true;
    } else if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** png draws an icon of so many pixels. A whole one has no rounded corners, and room around what it shows. */
export function png(svg, size, { whole = false } = {}) {
  const shapes = shapesOf(svg);
  if (whole) shapes[0].box.rx = 0;
  const rows = Buffer.alloc((size * 4 + 1) * size);
  const at = (i) => ((i + 0.5) / (size * fine)) * 100 - 50;
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const sum = [0, 0, 0, 0];
      for (let k = 0; k < fine * fine; k++) {
        const [x, y] = [at(px * fine + (k % fine)), at(py * fine + Math.floor(k / fine))];
        const seen = shapes.findLast((s, i) => (whole && i > 0 ? holds(s, x / 0.8, y / 0.8) : holds(s, x, y)));
        if (seen) seen.color.forEach((c, i) => (sum[i] += c));
        if (seen) sum[3]++;
      }
      const place = py * (size * 4 + 1) + 1 + px * 4;
      for (let i = 0; i < 3; i++) rows[place + i] = sum[3] ? Math.round(sum[i] / sum[3]) : 0;
      rows[place + 3] = Math.round((sum[3] / (fine * fine)) * 255);
    }
  }
  return packed(size, rows);
}

/** packed is a PNG of rows of pixels. */
function packed(size, rows) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(checked(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

/** checked is the checksum of a chunk. */
function checked(bytes) {
  let c = 0xffffffff;
  for (const b of bytes) {
    c ^= b;
    for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  }
  return (c ^ 0xffffffff) >>> 0;
}
