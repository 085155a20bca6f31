import { circle, ellipse, fade, group, line, path, polygon, rect } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { beam } from './sky.mjs';

const archPath = (x, base, width, height) =>
  `M${x - width / 2} ${base}V${base - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width / 2} ${base - height + width / 2}V${base}Z`;

export const arch = (x, base, width, height, fill) => path(archPath(x, base, width, height), fill);

/** A nave of arches receding towards a light: nearest frame darkest. `far` is what glows at the end. */
export function nave({ W, H }, { x, base, near, far, frames = 6, width = W * 1.25, height = H * 1.1, end = 0.2, floor }) {
  const parts = [rect(-20, -20, W + 40, H + 40, near)];
  for (let index = 0; index <= frames; index += 1) {
    const share = index / frames;
    const scale = 1 + (end - 1) * share ** 0.72;
    const foot = base + (H * 1.02 - base) * (scale - end) / (1 - end);
    const tone = mix(near, far, share ** 1.3);
    parts.push(arch(x, foot, width * scale, height * scale, tone));
    if (index < frames) parts.push(arch(x, foot, width * scale * 0.965, height * scale * 0.972, fade([mix(tone, far, 0.22), mix(tone, color.ink, 0.12)], 20)));
  }
  const foot = (scale) => base + (H * 1.02 - base) * (scale - end) / (1 - end);
  if (floor) parts.push(polygon([[x - width * end / 2, foot(end)], [x + width * end / 2, foot(end)], [x + width * 0.62, H + 20], [x - width * 0.62, H + 20]], fade(floor)));
  return parts;
}

/** A mill window: tall arch with glazing bars. */
export function millWindow(x, base, width, height, light, bar, sill = darker(bar, 0.2)) {
  const bars = [];
  for (let column = 1; column < 4; column += 1) bars.push(line(x - width / 2 + (width * column) / 4, base, x - width / 2 + (width * column) / 4, base - height + width * (column === 2 ? 0 : 0.08), bar, width * 0.022));
  for (let row = 1; row < Math.round(height / (width * 0.36)); row += 1) bars.push(line(x - width / 2, base - row * width * 0.36, x + width / 2, base - row * width * 0.36, bar, width * 0.022));
  return group([
    arch(x, base + width * 0.02, width * 1.14, height + width * 0.09, sill),
    arch(x, base, width, height, light), bars,
    rect(x - width * 0.64, base, width * 1.28, width * 0.08, sill),
  ]);
}

/** Wall of mill windows with sunlight falling on the floor. */
export function windowWall({ W }, { base, count, width, height, wall, light, bar, floorTone, lean = 120, rays = 0.34, from = 0 }) {
  const step = (W - from) / count;
  const centre = (index) => from + step * (index + 0.5);
  return [
    Array.from({ length: count }, (unused, index) => millWindow(centre(index), base, width, height, light, bar, darker(wall, 0.35))),
    Array.from({ length: count }, (unused, index) => beam(centre(index), base - height * 0.6, height * 1.5, width * 1.5, lean, floorTone, rays, width * 0.45)),
  ];
}

/** Iron roof trusses across the hall. */
export function trusses({ W }, y, height, count, tone) {
  const span = W / count;
  return group(Array.from({ length: count }, (unused, index) => {
    const left = index * span;
    return `M${left} ${y + height}L${left + span / 2} ${y}L${left + span} ${y + height}Z M${left + span / 2} ${y}V${y + height} M${left + span / 4} ${y + height / 2}L${left + span / 2} ${y + height}L${left + span * 0.75} ${y + height / 2}`;
  }).map((d) => `<path d="${d}"/>`), `fill="none" stroke="${tone}" stroke-width="7" stroke-linejoin="round"`);
}

/** A silk bobbin standing on its end. */
export function spool(x, base, height, thread, wood = color.rust) {
  const width = height * 0.42;
  const turns = Array.from({ length: 9 }, (unused, index) => line(x - width * 0.42, base - height * (0.17 + index * 0.075), x + width * 0.42, base - height * (0.2 + index * 0.075), darker(thread, 0.22), height * 0.012));
  return group([
    rect(x - width * 0.5, base - height * 0.12, width, height * 0.12, wood, `rx="${height * 0.03}"`),
    path(`M${x - width * 0.4} ${base - height * 0.12}Q${x - width * 0.56} ${base - height * 0.5} ${x - width * 0.4} ${base - height * 0.88}H${x + width * 0.4}Q${x + width * 0.56} ${base - height * 0.5} ${x + width * 0.4} ${base - height * 0.12}Z`, fade([lighter(thread, 0.2), thread, darker(thread, 0.25)], 90)),
    turns,
    rect(x - width * 0.5, base - height, width, height * 0.12, darker(wood, 0.2), `rx="${height * 0.03}"`),
    ellipse(x, base - height, width * 0.16, height * 0.02, color.ink),
  ]);
}

/** Stage as a low platform seen from the hall. */
export const stagePlatform = (x, y, width, depth, top, side) => [
  polygon([[x - width * 0.42, y], [x + width * 0.42, y], [x + width / 2, y + depth], [x - width / 2, y + depth]], top),
  rect(x - width / 2, y + depth, width, depth * 0.9, fade([side, darker(side, 0.4)])),
];

export const spotlight = (x, y, length, spread, lean, tone, opacity) => [
  beam(x, y, length, spread, lean, tone, opacity), circle(x, y, 13, color.ink), circle(x, y + 5, 8, tone),
];

/** Boards of a floor running to a vanishing point. */
export const boards = ({ W, H }, x, y, tone, count = 16) => group(Array.from({ length: count + 1 }, (unused, index) =>
  line(x + (index - count / 2) * W * 0.02, y, x + (index - count / 2) * W * 0.17, H + 20, tone, 2)), 'opacity=".45"');

export const floorLine = ({ W, H }, y, near, far) => rect(-20, y, W + 40, H - y + 20, fade([far, near]));
