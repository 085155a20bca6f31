/** Simple one-colour marks on a 100 × 100 field. Each kind has a few drawings so that no two partners share one. */
import { circle, path, polygon, rect } from '../core/svg.mjs';

const ring = (radius, width, tone) => circle(50, 50, radius, 'none', `stroke="${tone}" stroke-width="${width}"`);
const arc = (d, width, tone) => path(d, 'none', `stroke="${tone}" stroke-width="${width}"`);
const spin = (count, content) => Array.from({ length: count }, (unused, index) => `<g transform="rotate(${(index * 360) / count} 50 50)">${content}</g>`);

export const markShapes = {
  circle: [
    (ink) => [ring(42, 9, ink), path('M50 22A28 28 0 0 1 50 78Z', ink)],
    (ink) => [circle(28, 62, 22, 'none', `stroke="${ink}" stroke-width="7"`), circle(72, 62, 22, 'none', `stroke="${ink}" stroke-width="7"`), arc('M28 62L44 28H66L72 62M44 28L60 62', 6, ink)],
  ],
  stripe: [
    (ink) => [polygon([[8, 84], [36, 16], [52, 16], [24, 84]], ink), polygon([[34, 84], [62, 16], [78, 16], [50, 84]], ink), polygon([[60, 84], [88, 16], [96, 16], [68, 84]], ink)],
    (ink) => [20, 38, 56, 74].map((y, index) => path(`M${8 + index * 4} ${y}Q50 ${y - 16} ${92 - index * 4} ${y}V${y + 9}Q50 ${y - 7} ${8 + index * 4} ${y + 9}Z`, ink)),
  ],
  arch: [
    (ink) => [path('M8 92V50A42 42 0 0 1 92 50V92H76V50A26 26 0 0 0 24 50V92Z', ink), path('M38 92V52A12 12 0 0 1 62 52V92Z', ink)],
    (ink) => [[6, 0], [37, 0], [68, 0]].map(([x]) => path(`M${x} 92V40A13 13 0 0 1 ${x + 26} 40V92Z`, ink)).concat(rect(4, 12, 92, 8, ink)),
  ],
  leaf: [
    (ink) => [path('M47 94C14 70 14 32 47 6ZM53 94V6C86 32 86 70 53 94Z', ink)],
    (ink) => [path('M46 92C10 88 4 52 12 20C44 22 58 50 46 92Z', ink), path('M54 92C58 60 70 44 94 40C98 68 84 90 54 92Z', ink)],
  ],
  drop: [
    (ink) => [path('M50 4C70 34 84 50 84 66A34 34 0 0 1 16 66C16 50 30 34 50 4ZM50 86A20 20 0 0 0 70 66H60A10 10 0 0 1 50 76Z', ink, 'fill-rule="evenodd"')],
    (ink) => [path('M50 8C74 24 88 46 80 70C74 86 62 94 50 94C38 94 26 86 20 70H80ZM19 62C15 42 28 22 50 8C42 28 44 46 48 62Z', ink)],
  ],
  wave: [
    (ink) => [10, 24, 38, 52, 66, 80].map((x, index) => rect(x, 50 - [16, 36, 24, 44, 28, 12][index], 8, [32, 72, 48, 88, 56, 24][index], ink, 'rx="4"')),
    (ink) => [arc('M6 34Q28 8 50 34T94 34', 10, ink), arc('M6 58Q28 32 50 58T94 58', 10, ink), arc('M6 82Q28 56 50 82T94 82', 10, ink)],
  ],
  bridge: [
    (ink) => [rect(2, 64, 96, 9, ink), arc('M8 64A42 42 0 0 1 92 64', 8, ink), [26, 42, 58, 74].map((x) => rect(x - 2, 34, 4, 32, ink)), rect(8, 73, 8, 18, ink), rect(84, 73, 8, 18, ink)],
    (ink) => [polygon([[4, 58], [34, 64], [50, 18], [66, 64], [96, 58], [78, 88], [22, 88]], ink)],
  ],
  star: [
    (ink) => spin(8, path('M50 50L43 24L50 4L57 24Z', ink)),
    (ink) => [circle(50, 50, 12, ink), [[26, 0], [42, 0]].map(([radius]) => [arc(`M${50 - radius * 0.7} ${50 - radius * 0.7}A${radius} ${radius} 0 0 0 ${50 - radius * 0.7} ${50 + radius * 0.7}`, 8, ink), arc(`M${50 + radius * 0.7} ${50 - radius * 0.7}A${radius} ${radius} 0 0 1 ${50 + radius * 0.7} ${50 + radius * 0.7}`, 8, ink)])],
  ],
  peak: [
    (ink) => [polygon([[2, 88], [36, 20], [50, 48], [60, 32], [98, 88], [66, 88], [50, 62], [36, 88]], ink)],
    (ink) => [rect(14, 8, 72, 84, 'none', `stroke="${ink}" stroke-width="8" rx="4"`), polygon([[24, 76], [44, 38], [54, 56], [62, 46], [78, 76]], ink)],
  ],
  grid: [
    (ink) => [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => (row === 0 && column === 2 ? circle(83, 17, 13, ink) : rect(4 + column * 33, 4 + row * 33, 26, 26, ink)))),
    (ink) => [rect(6, 8, 88, 12, ink), rect(6, 30, 40, 62, ink), [30, 46, 62, 80].map((y) => rect(54, y, 40, 8, ink))],
  ],
};
