import { circle, curve, ellipse, fade, group, line, path, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { arch } from './hall.mjs';
import { glow } from './sky.mjs';

/** Bulbs on a sagging wire. */
export function stringLights([x1, y1], [x2, y2], sag, count, wire = color.ink, light = color.honey, size = 6) {
  const at = (share) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + sag * 4 * share * (1 - share)];
  const points = Array.from({ length: 13 }, (unused, index) => at(index / 12));
  return group([
    stroke(curve(points), wire, 2.4),
    Array.from({ length: count }, (unused, index) => {
      const [x, y] = at((index + 0.5) / count);
      return [glow(x, y + size * 1.2, size * 5, light, 0.5), circle(x, y + size * 1.2, size, light), rect(x - size * 0.35, y - size * 0.3, size * 0.7, size * 0.8, wire)];
    }),
  ]);
}

export function lantern(x, y, size, light = color.amber, frame = color.ink, cord = 0) {
  return group([
    cord ? line(x, y - cord, x, y, frame, 2.4) : '',
    glow(x, y + size * 0.6, size * 2.4, light, 0.5),
    polygon([[x - size * 0.3, y], [x + size * 0.3, y], [x + size * 0.5, y + size], [x - size * 0.5, y + size]], fade([lighter(light, 0.3), light])),
    polygon([[x - size * 0.42, y], [x, y - size * 0.32], [x + size * 0.42, y]], frame), rect(x - size * 0.56, y + size, size * 1.12, size * 0.12, frame),
    line(x - size * 0.3, y, x - size * 0.5, y + size, frame, size * 0.06), line(x + size * 0.3, y, x + size * 0.5, y + size, frame, size * 0.06), line(x, y, x, y + size, frame, size * 0.05),
  ]);
}

/** The palace in Zugdidi: two storeys of arcades between crenelated towers. Drawn from its middle foot, `width` wide. */
export function palace(x, base, width, stone, glass, { lit = true } = {}) {
  const unit = width / 100;
  const shade = darker(stone, 0.28);
  const bay = (cx, foot, w, h) => [arch(cx, foot, w * unit, h * unit, shade), arch(cx, foot, w * 0.72 * unit, h * 0.88 * unit, lit ? fade([glass, lighter(glass, 0.25)]) : glass)];
  const teeth = (left, right, y) => Array.from({ length: Math.floor((right - left) / 3) }, (unused, index) => rect(x + (left + index * 3 + 0.5) * unit, y - 2.6 * unit, 1.8 * unit, 2.8 * unit, stone));
  const tower = (cx, wide, tall) => [
    rect(x + (cx - wide / 2) * unit, base - tall * unit, wide * unit, tall * unit, fade([lighter(stone, 0.06), stone, shade], 90)), teeth(cx - wide / 2, cx + wide / 2, base - tall * unit),
    rect(x + (cx - wide / 2 - 0.8) * unit, base - tall * unit, (wide + 1.6) * unit, 1.4 * unit, shade),
    [0.2, 0.56].map((level) => bay(x + cx * unit, base - tall * level * unit - 2 * unit, wide * 0.36, tall * 0.24)),
  ];
  return group([
    rect(x - 46 * unit, base - 34 * unit, 92 * unit, 34 * unit, stone), teeth(-46, 46, base - 34 * unit), rect(x - 47 * unit, base - 34 * unit, 94 * unit, 1.4 * unit, shade), rect(x - 47 * unit, base - 17.4 * unit, 94 * unit, 1.2 * unit, shade),
    [-38, -30, -22, 22, 30, 38].map((cx) => [bay(x + cx * unit, base, 5.4, 13), bay(x + cx * unit, base - 18.6 * unit, 4.6, 11.5)]),
    tower(0, 24, 46), [-7.4, 0, 7.4].map((cx) => [bay(x + cx * unit, base, 5.6, 15), bay(x + cx * unit, base - 21 * unit, 5, 14)]), tower(-49, 9, 42), tower(49, 9, 42),
  ]);
}

const wineGlass = (x, foot, size, wine, glass) => [
  line(x, foot, x, foot - size * 1.4, glass, size * 0.16), ellipse(x, foot, size * 0.5, size * 0.16, darker(glass, 0.15)),
  path(`M${x - size * 0.62} ${foot - size * 2.9}Q${x - size * 0.8} ${foot - size * 1.2} ${x} ${foot - size * 1.2}Q${x + size * 0.8} ${foot - size * 1.2} ${x + size * 0.62} ${foot - size * 2.9}Z`, lighter(glass, 0.5), 'opacity=".6"'),
  path(`M${x - size * 0.66} ${foot - size * 2.2}Q${x - size * 0.66} ${foot - size * 1.3} ${x} ${foot - size * 1.3}Q${x + size * 0.66} ${foot - size * 1.3} ${x + size * 0.66} ${foot - size * 2.2}Z`, wine),
];

/** A long table in perspective with a cloth, plates, jugs and candles. */
export function longTable({ random }, { x, y, near, far, length, cloth = color.paper, wine = color.pomegranate }) {
  const things = [];
  for (let share = 0.06; share < 0.96; share += 0.11) {
    const width = far + (near - far) * share;
    const size = width / 26;
    const ty = y + length * share ** 1.15;
    things.push(
      [-0.36, 0.36].map((side) => [ellipse(x + width * side, ty, size * 2.2, size * 0.9, darker(cloth, 0.12)), ellipse(x + width * side, ty, size * 1.4, size * 0.55, random.pick([color.clay, color.leaf, color.amber]))]),
      random.chance(0.5)
        ? [path(`M${x - size} ${ty}q${-size * 0.6} ${-size * 2} 0 ${-size * 3.4}h${size * 1.2}q${size * 1.4} ${size * 1.4} ${size * 0.4} ${size * 3.4}Z`, color.rust)]
        : [rect(x - size * 0.25, ty - size * 2.4, size * 0.5, size * 2.4, cloth), circle(x, ty - size * 3, size * 0.6, color.honey), circle(x, ty - size * 3, size * 2.6, color.honey, 'opacity=".2"')],
      wineGlass(x + width * (things.length % 2 ? 0.17 : -0.19), ty, size * 0.9, wine, cloth),
    );
  }
  return group([
    polygon([[x - far / 2, y], [x + far / 2, y], [x + near / 2, y + length], [x - near / 2, y + length]], fade([darker(cloth, 0.16), cloth])),
    polygon([[x - near / 2, y + length], [x + near / 2, y + length], [x + near / 2 - 8, y + length + near * 0.18], [x - near / 2 + 8, y + length + near * 0.18]], darker(cloth, 0.28)), things,
  ]);
}

export function hedge({ W, random }, y, height, tone) {
  return group(Array.from({ length: 26 }, (unused, index) => circle((index / 25) * W + random.between(-20, 20), y, height * random.between(0.6, 1), index % 3 ? tone : mix(tone, color.amber, 0.07))));
}

/** Palm of the western gardens. */
export const palm = ({ random }, x, base, height, tone) => group([
  path(`M${x - 7} ${base}Q${x + 16} ${base - height * 0.5} ${x - 3} ${base - height}h8Q${x + 30} ${base - height * 0.5} ${x + 9} ${base}Z`, tone),
  Array.from({ length: 11 }, (unused, index) => {
    const angle = (index / 10) * Math.PI + random.between(-0.1, 0.1);
    const [dx, dy] = [Math.cos(angle) * height * 0.36, -Math.sin(angle) * height * 0.26];
    return path(`M${x} ${base - height}Q${x + dx * 0.6} ${base - height + dy * 1.5 - 12} ${x + dx} ${base - height + dy + height * 0.12}Q${x + dx * 0.55} ${base - height + dy * 1.1 + 4} ${x} ${base - height}Z`, tone);
  }),
]);
