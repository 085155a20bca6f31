/** Machines and buildings of work: silk mill, tram depot, printing house. */
import { circle, ellipse, fade, group, line, path, pattern, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';

/** Sawtooth roof seen from inside: glazed teeth with north light. */
export const sawtooth = ({ W }, y, height, count, iron, glass) => {
  const step = W / count;
  return Array.from({ length: count + 1 }, (unused, index) => {
    const x = (index - 0.5) * step;
    const panes = Array.from({ length: 5 }, (unused2, pane) => line(x + step * 0.08 * pane, y + height * (1 - pane / 5.2), x + step * 0.08 * pane + step * 0.09, y + height * (1 - pane / 5.2) - height * 0.02, iron, 3));
    return [
      polygon([[x, y + height], [x + step * 0.36, y], [x + step * 0.37, y + height]], fade([glass, lighter(glass, 0.35)])), panes,
      polygon([[x + step * 0.36, y - 4], [x + step, y + height], [x + step * 0.36, y + height]], iron),
      polygon([[x + step * 0.36, y - 4], [x + step, y + height], [x + step * 0.94, y + height], [x + step * 0.36, y + height * 0.14]], lighter(iron, 0.14)),
      [0.08, 0.16, 0.24].map((share) => line(x + step * share, y + height, x + step * (share + 0.12), y + height * 0.28, iron, 4)),
      line(x, y + height, x + step * 0.36, y - 2, iron, 8),
    ];
  });
};

export const brick = (wall, joint = darker(wall, 0.22)) => pattern(44, 28, `<rect width="44" height="28" fill="${wall}"/><path d="M0 13.5H44M0 27.5H44M22 0V13M2 14V27" stroke="${joint}" stroke-width="1.6"/><rect x="24" y="1" width="19" height="11" fill="${lighter(wall, 0.08)}"/><rect x="4" y="15" width="38" height="11" fill="${darker(wall, 0.06)}"/>`);

/** An old tram from its front, `height` tall on its rails at (x, base). */
export function tram(x, base, height, body = color.pomegranate, { lamp = color.honey, glass = color.dusk } = {}) {
  const unit = height / 100;
  const cream = mix(color.paper, body, 0.12);
  return group([
    ellipse(x, base, 40 * unit, 3 * unit, color.ink, 'opacity=".4"'), rect(x - 30 * unit, base - 10 * unit, 60 * unit, 8 * unit, color.ink, `rx="${3 * unit}"`),
    path(`M${x - 35 * unit} ${base - 6 * unit}V${base - 78 * unit}Q${x - 34 * unit} ${base - 90 * unit} ${x - 20 * unit} ${base - 91 * unit}H${x + 20 * unit}Q${x + 34 * unit} ${base - 90 * unit} ${x + 35 * unit} ${base - 78 * unit}V${base - 6 * unit}Z`, fade([body, darker(body, 0.25)], 60)),
    path(`M${x - 35 * unit} ${base - 46 * unit}V${base - 78 * unit}Q${x - 34 * unit} ${base - 90 * unit} ${x - 20 * unit} ${base - 91 * unit}H${x + 20 * unit}Q${x + 34 * unit} ${base - 90 * unit} ${x + 35 * unit} ${base - 78 * unit}V${base - 46 * unit}Z`, cream),
    path(`M${x - 38 * unit} ${base - 84 * unit}Q${x} ${base - 104 * unit} ${x + 38 * unit} ${base - 84 * unit}Z`, darker(body, 0.45)),
    [[-31, 17], [-12, 24], [14, 17]].map(([left, wide]) => [rect(x + left * unit, base - 76 * unit, wide * unit, 26 * unit, fade([lighter(glass, 0.35), glass], 40), `rx="${2 * unit}"`), polygon([[x + (left + wide * 0.5) * unit, base - 76 * unit], [x + (left + wide * 0.75) * unit, base - 76 * unit], [x + (left + wide * 0.35) * unit, base - 50 * unit], [x + (left + wide * 0.1) * unit, base - 50 * unit]], color.paper, 'opacity=".18"')]),
    rect(x - 35 * unit, base - 46 * unit, 70 * unit, 2.4 * unit, color.amber), rect(x - 35 * unit, base - 16 * unit, 70 * unit, 2 * unit, color.amber),
    circle(x, base - 30 * unit, 16 * unit, lamp, 'opacity=".2"'), circle(x, base - 30 * unit, 6 * unit, darker(body, 0.5)), circle(x, base - 30 * unit, 4.6 * unit, lamp), rect(x - 11 * unit, base - 88 * unit, 22 * unit, 7 * unit, color.ink),
    stroke(`M${x} ${base - 96 * unit}L${x + 10 * unit} ${base - 114 * unit}`, color.ink, 1.4 * unit),
  ]);
}

/** Pair of rails from the foreground to (x, y). */
export const rails = ({ H }, x, y, nearX, gauge, tone, sleeper, gap = 5) => {
  const sleepers = Array.from({ length: 16 }, (unused, index) => {
    const share = (index / 15) ** 2;
    const [cy, cx, half] = [y + (H + 10 - y) * share, x + (nearX - x) * share, gap + gauge * 0.72 * share];
    return polygon([[cx - half, cy], [cx + half, cy], [cx + half * 1.05, cy + 3 + 16 * share], [cx - half * 1.05, cy + 3 + 16 * share]], sleeper);
  });
  const rail = (side) => polygon([[x + side * gap * 0.8 - 1, y], [x + side * gap * 0.8 + 1, y], [nearX + (side * gauge) / 2 + 9, H + 20], [nearX + (side * gauge) / 2 - 9, H + 20]], tone);
  return [sleepers, rail(-1), rail(1)];
};

/** Hand press of a printing house, 100 units tall, foot at the origin. */
export const printingPress = (iron = color.ink, accent = color.amber, wood = color.rust) => group([
  ellipse(0, 0, 60, 5, color.ink, 'opacity=".3"'),
  path('M-36 0L-28-8H28L36 0Z', darker(iron, 0.2)), path('M-30-8L-24-86Q-24-96-12-97H12Q24-96 24-86L30-8H18L14-82H-14L-18-8Z', fade([lighter(iron, 0.2), iron], 90)),
  path('M-18-97Q0-118 18-97Z', iron), circle(0, -104, 4.4, accent), rect(-3.4, -84, 6.8, 30, lighter(iron, 0.3)), [-78, -70, -62].map((y) => line(-3.4, y, 3.4, y - 4, iron, 1.5)),
  rect(-20, -56, 40, 8, lighter(iron, 0.18)), rect(-58, -40, 116, 8, wood), rect(-52, -46, 44, 6, color.paper), rect(-58, -32, 4, 30, darker(wood, 0.3)), rect(54, -32, 4, 30, darker(wood, 0.3)),
  stroke('M3-66Q30-70 46-82', accent, 3.4), circle(47, -83, 3.6, wood), circle(-40, -22, 11, 'none', `stroke="${accent}" stroke-width="2.6"`), [0, 60, 120].map((turn) => line(-51, -22, -29, -22, accent, 1.6, `transform="rotate(${turn} -40 -22)"`)),
]);

/** Wooden loom seen from the front: frame, warp fanning down to woven cloth. */
export function loom(x, base, width, warp, wood = color.rust) {
  const height = width * 0.86;
  const top = base - height;
  const threads = Array.from({ length: 74 }, (unused, index) => line(x - width * 0.38 + (index * width * 0.76) / 73, top + height * 0.1, x - width * 0.36 + (index * width * 0.72) / 73, base - height * 0.3, warp[(index >> 1) % warp.length], 2.4));
  const cloth = Array.from({ length: 14 }, (unused, index) => rect(x - width * 0.36, base - height * 0.3 + index * height * 0.016, width * 0.72, height * 0.017, warp[(index * 3 + (index >> 2)) % warp.length]));
  const beamBar = (y, tall, over = 0.06) => [rect(x - width * (0.5 + over), y, width * (1 + over * 2), tall, fade([lighter(wood, 0.2), wood, darker(wood, 0.3)])), ellipse(x - width * (0.5 + over), y + tall / 2, tall * 0.3, tall / 2, darker(wood, 0.4)), ellipse(x + width * (0.5 + over), y + tall / 2, tall * 0.3, tall / 2, darker(wood, 0.2))];
  return group([
    [-1, 1].map((side) => rect(x + side * width * 0.46 - width * 0.03, top - height * 0.06, width * 0.06, height * 1.06, fade([lighter(wood, 0.12), darker(wood, 0.2)], 90))),
    threads, beamBar(top + height * 0.04, height * 0.08), beamBar(top + height * 0.36, height * 0.035, 0), Array.from({ length: 50 }, (unused, index) => line(x - width * 0.37 + (index * width * 0.74) / 49, top + height * 0.37, x - width * 0.37 + (index * width * 0.74) / 49, top + height * 0.5, mix(wood, color.paper, 0.5), 1.3)),
    beamBar(top + height * 0.49, height * 0.035, 0), cloth, beamBar(base - height * 0.1, height * 0.09),
    group([polygon([[-70, 0], [-40, -13], [40, -13], [70, 0], [40, 13], [-40, 13]], color.honey), ellipse(0, 0, 30, 7, color.pomegranate)], `transform="translate(${x + width * 0.14} ${base - height * 0.37}) rotate(-8) scale(${width / 900})"`),
    [-0.2, 0, 0.2].map((shift) => rect(x + width * shift - width * 0.05, base - height * 0.005, width * 0.1, height * 0.03, darker(wood, 0.35))),
  ]);
}

/** Two sleeves and open hands reaching in from the bottom of the picture. */
export const hands = (x, y, size, sleeve, skin) => [-1, 1].map((side) => group([
  path('M-26 250L-20 60L20 60L34 250Z', sleeve), path('M-22 76L22 74L21 58L-21 60Z', lighter(sleeve, 0.4)),
  path('M-18 62C-24 36-26 20-24 6C-30-2-42-6-46-16C-46-22-40-24-34-20C-28-16-22-12-19-14L-20-52C-20-60-10-60-9-52L-6-22L-4-62C-4-70 6-70 7-62L8-22L14-56C16-64 25-62 24-54L18-12L28-34C32-40 39-36 37-30C32-10 26 20 20 62Z', fade([lighter(skin, 0.12), skin], 40)),
], `transform="translate(${x + side * size * 1.5} ${y}) scale(${(side * size) / -100} ${size / 100}) rotate(${18})"`));

/** Round table from above with its chairs. */
export const roundTable = (x, y, radius, cloth, seat, chairs = 8) => group([
  circle(x + radius * 0.12, y + radius * 0.14, radius * 1.5, color.ink, 'opacity=".14"'),
  Array.from({ length: chairs }, (unused, index) => group([rect(-radius * 0.22, -radius * 1.52, radius * 0.44, radius * 0.42, seat, `rx="${radius * 0.1}"`), rect(-radius * 0.24, -radius * 1.58, radius * 0.48, radius * 0.12, darker(seat, 0.35), `rx="${radius * 0.05}"`)], `transform="translate(${x} ${y}) rotate(${(index * 360) / chairs})"`)),
  circle(x, y, radius, fade([lighter(cloth, 0.18), darker(cloth, 0.1)], 40)), circle(x, y, radius * 0.92, 'none', `stroke="${darker(cloth, 0.18)}" stroke-width="2"`),
  circle(x, y, radius * 0.2, color.leaf), circle(x - radius * 0.05, y - radius * 0.05, radius * 0.12, color.pomegranate),
]);
