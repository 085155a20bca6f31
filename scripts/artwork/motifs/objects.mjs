import { circle, ellipse, fade, group, line, path, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';

/** A wooden chair from behind, 100 units tall, feet at the origin. */
export const chair = (tone, seat = darker(tone, 0.3)) => group([
  line(-20, -52, -23, 0, tone, 4), line(20, -52, 23, 0, tone, 4), line(-15, -42, -16, -6, darker(tone, 0.4), 3), line(15, -42, 16, -6, darker(tone, 0.4), 3),
  polygon([[-24, -50], [24, -50], [20, -42], [-20, -42]], seat),
  path('M-22-50C-24-72-22-92-18-98Q0-104 18-98C22-92 24-72 22-50H17Q19-76 15-90Q0-95-15-90Q-19-76-17-50Z', tone), rect(-17, -76, 34, 7, tone),
]);

/** Rows of empty chairs towards a stage. */
export function chairRows({ W }, { top, bottom, rows = 4, far, near, size = 190, aisle = 0 }) {
  return Array.from({ length: rows }, (unused, row) => {
    const share = rows === 1 ? 1 : row / (rows - 1);
    const [scale, y] = [(size / 100) * (0.34 + 0.66 * share), top + (bottom - top) * share ** 1.2];
    const step = 62 * scale;
    const count = Math.ceil(W / step) + 2;
    return Array.from({ length: count }, (unused2, index) => {
      const x = W / 2 + (index - count / 2 + 0.5) * step;
      return Math.abs(x - W / 2) < aisle * scale ? '' : group(chair(mix(far, near, share)), `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"`);
    });
  });
}

/** An open book lying flat, `width` wide. */
export const openBook = (x, y, width, paper = color.paper, cover = color.pomegranate) => {
  const unit = width / 100;
  const lines = (side) => Array.from({ length: 6 }, (unused, index) => line(x + side * 9 * unit, y - (26 - index * 6) * unit, x + side * (index === 5 ? 26 : 40) * unit, y - (28 - index * 6) * unit, mix(paper, color.ink, 0.35), 1.2 * unit));
  return group([
    path(`M${x - 50 * unit} ${y + 12 * unit}L${x - 48 * unit} ${y - 36 * unit}Q${x - 20 * unit} ${y - 42 * unit} ${x} ${y - 32 * unit}Q${x + 20 * unit} ${y - 42 * unit} ${x + 48 * unit} ${y - 36 * unit}L${x + 50 * unit} ${y + 12 * unit}Q${x + 20 * unit} ${y + 6 * unit} ${x} ${y + 16 * unit}Q${x - 20 * unit} ${y + 6 * unit} ${x - 50 * unit} ${y + 12 * unit}Z`, cover),
    path(`M${x} ${y + 10 * unit}Q${x - 20 * unit} ${y} ${x - 46 * unit} ${y + 6 * unit}L${x - 45 * unit} ${y - 39 * unit}Q${x - 20 * unit} ${y - 45 * unit} ${x} ${y - 35 * unit}Z`, paper),
    path(`M${x} ${y + 10 * unit}Q${x + 20 * unit} ${y} ${x + 46 * unit} ${y + 6 * unit}L${x + 45 * unit} ${y - 39 * unit}Q${x + 20 * unit} ${y - 45 * unit} ${x} ${y - 35 * unit}Z`, fade([darker(paper, 0.18), paper], 90)),
    lines(-1), lines(1),
  ]);
};

export const bookStack = (x, base, width, tones) => tones.map((tone, index) => {
  const [wide, tall] = [width * (1 - (index % 3) * 0.09), width * 0.17];
  const y = base - (index + 1) * tall;
  return [rect(x - wide / 2 + (index % 2 ? 8 : -6), y, wide, tall - 2, tone, 'rx="3"'), rect(x - wide / 2 + (index % 2 ? 8 : -6) + wide * 0.1, y, wide * 0.04, tall - 2, lighter(tone, 0.4)), rect(x + wide / 2 + (index % 2 ? 8 : -6) - wide * 0.05, y + tall * 0.12, wide * 0.05, tall * 0.72, color.paper)];
});

export const cup = (x, base, size, tone = color.paper, drink = color.rust) => [
  ellipse(x, base, size * 0.85, size * 0.16, darker(tone, 0.3)), stroke(`M${x + size * 0.4} ${base - size * 0.5}q${size * 0.4} 0 ${size * 0.3} ${size * 0.24}q${-size * 0.1} ${size * 0.14} ${-size * 0.36} ${size * 0.12}`, tone, size * 0.09),
  path(`M${x - size * 0.48} ${base - size * 0.66}Q${x - size * 0.4} ${base} ${x} ${base}Q${x + size * 0.4} ${base} ${x + size * 0.48} ${base - size * 0.66}Z`, fade([tone, darker(tone, 0.22)], 90)), ellipse(x, base - size * 0.66, size * 0.48, size * 0.12, lighter(tone, 0.3)), ellipse(x, base - size * 0.65, size * 0.4, size * 0.085, drink),
];

/** Pomegranate with its crown; `cut` opens a wedge of seeds. */
export function pomegranate(x, y, radius, tone = color.pomegranate, cut = false) {
  const seeds = [];
  if (cut) {
    for (let row = 0; row < 5; row += 1) {
      for (let index = 0; index < 5 - Math.abs(row - 2); index += 1) {
        const [sx, sy] = [x + (index - (4 - Math.abs(row - 2)) / 2) * radius * 0.22, y + (row - 2) * radius * 0.22 + radius * 0.06];
        seeds.push(ellipse(sx, sy, radius * 0.1, radius * 0.125, (index + row) % 3 ? color.pomegranate : color.rose), circle(sx - radius * 0.03, sy - radius * 0.04, radius * 0.025, color.paper));
      }
    }
  }
  return group([
    path(`M${x - radius * 0.26} ${y - radius * 0.88}L${x - radius * 0.34} ${y - radius * 1.36}L${x - radius * 0.1} ${y - radius * 1.16}L${x} ${y - radius * 1.44}L${x + radius * 0.1} ${y - radius * 1.16}L${x + radius * 0.34} ${y - radius * 1.36}L${x + radius * 0.26} ${y - radius * 0.88}Z`, darker(tone, 0.15)),
    path(`M${x} ${y - radius}C${x + radius * 0.8} ${y - radius} ${x + radius * 1.1} ${y - radius * 0.2} ${x + radius * 0.96} ${y + radius * 0.3}C${x + radius * 0.8} ${y + radius * 0.86} ${x + radius * 0.34} ${y + radius} ${x} ${y + radius}C${x - radius * 0.34} ${y + radius} ${x - radius * 0.8} ${y + radius * 0.86} ${x - radius * 0.96} ${y + radius * 0.3}C${x - radius * 1.1} ${y - radius * 0.2} ${x - radius * 0.8} ${y - radius} ${x} ${y - radius}Z`, fade([mix(tone, color.amber, 0.3), tone, darker(tone, 0.35)], 35)),
    cut ? [ellipse(x, y + radius * 0.06, radius * 0.72, radius * 0.76, color.honey), ellipse(x, y + radius * 0.06, radius * 0.63, radius * 0.67, mix(color.honey, color.rose, 0.4)), seeds]
      : path(`M${x - radius * 0.62} ${y - radius * 0.4}Q${x - radius * 0.5} ${y - radius * 0.72} ${x - radius * 0.16} ${y - radius * 0.8}`, 'none', `stroke="${lighter(tone, 0.5)}" stroke-width="${radius * 0.08}" stroke-linecap="round" opacity=".6"`),
  ]);
}

export const sheet = (x, y, width, height, turn, tone, lines = 5, ink = color.dusk) => group([
  rect(-width / 2 + 5, -height / 2 + 6, width, height, color.ink, 'opacity=".18"'), rect(-width / 2, -height / 2, width, height, tone),
  Array.from({ length: lines }, (unused, index) => line(-width * 0.36, height * (-0.3 + (index * 0.6) / Math.max(1, lines - 1)), width * (index % 3 === 2 ? 0.1 : 0.36), height * (-0.3 + (index * 0.6) / Math.max(1, lines - 1)), ink, height * 0.02)),
], `transform="translate(${x} ${y}) rotate(${turn})"`);

export const envelope = (x, y, width, turn, tone = color.paper, seal = color.pomegranate) => {
  const height = width * 0.64;
  return group([
    rect(-width / 2 + 8, -height / 2 + 10, width, height, color.ink, 'opacity=".25"'), rect(-width / 2, -height / 2, width, height, fade([tone, darker(tone, 0.1)])),
    polygon([[-width / 2, height / 2], [-width * 0.06, -height * 0.02], [width * 0.06, -height * 0.02], [width / 2, height / 2]], darker(tone, 0.07)),
    polygon([[-width / 2, -height / 2], [width / 2, -height / 2], [0, height * 0.12]], darker(tone, 0.16)), circle(0, height * 0.08, width * 0.085, seal), circle(0, height * 0.08, width * 0.055, lighter(seal, 0.18)),
  ], `transform="translate(${x} ${y}) rotate(${turn})"`);
};

/** A swallow in flight, about 100 units across. */
export const swallow = (tone, breast = color.paper) => group([
  path('M-4 0C-20-22-44-30-62-26C-44-18-30-4-20 8C-32 14-44 24-54 40C-40 34-26 30-14 22C0 30 18 24 30 12C34 8 40 6 48 5C40 0 32-2 24 0C16-16 12-40-2-58C-2-36-4-18-4 0Z', tone), path('M-14 22C0 30 18 24 30 12C34 8 40 6 46 5C30 10 8 10-14 22Z', breast),
]);

/** Mulberry leaf with veins, 100 units long from the stem at the origin. */
export const mulberryLeaf = (tone) => group([
  path('M0 0C-30-10-46-34-36-58C-30-74-14-82 0-100C14-82 30-74 36-58C46-34 30-10 0 0Z', tone), path('M0 0C30-10 46-34 36-58C30-74 14-82 0-100Z', darker(tone, 0.18)),
  line(0, 8, 0, -88, lighter(tone, 0.35), 2), [-20, -38, -56].map((y) => [line(0, y, -24, y - 16, lighter(tone, 0.3), 1.3), line(0, y, 24, y - 16, lighter(tone, 0.3), 1.3)]),
]);

export const cocoon = (x, y, size, turn, tone = color.paper) => group([
  ellipse(0, 0, size, size * 0.5, fade([tone, darker(tone, 0.24)])),
  Array.from({ length: 6 }, (unused, index) => stroke(`M${-size * 0.8 + index * size * 0.26} ${-size * 0.26}Q${-size * 0.5 + index * size * 0.26} ${size * 0.1} ${-size * 0.7 + index * size * 0.3} ${size * 0.34}`, darker(tone, 0.2), size * 0.025)),
], `transform="translate(${x} ${y}) rotate(${turn})"`);

export const plant = (x, base, size, pot = color.clay, leaf = color.leaf) => [
  [-62, -34, -10, 16, 40, 66].map((turn, index) => path(`M0 0C${size * 0.2} ${-size * 0.3} ${size * 0.16} ${-size * 0.8} 0 ${-size}C${-size * 0.16} ${-size * 0.8} ${-size * 0.2} ${-size * 0.3} 0 0Z`, index % 2 ? leaf : mix(leaf, color.amber, 0.2), `transform="translate(${x} ${base - size * 0.4}) rotate(${turn})"`)),
  polygon([[x - size * 0.32, base - size * 0.5], [x + size * 0.32, base - size * 0.5], [x + size * 0.22, base], [x - size * 0.22, base]], fade([pot, darker(pot, 0.3)], 90)), rect(x - size * 0.36, base - size * 0.54, size * 0.72, size * 0.1, darker(pot, 0.12)),
];
