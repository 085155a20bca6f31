import { circle, ellipse, group, path, place, rect, stroke } from '../core/svg.mjs';
import { color, darker, mix } from '../core/palette.mjs';

export const skins = ['#f0c7a0', '#d99f74', '#b97a53', '#8a5738', '#e8b48a'];
export const coats = [color.pomegranate, color.teal, color.amber, color.dusk, color.plum, color.paper, color.clay, color.sage];

const hairShapes = [
  '', // cropped
  'M-6-94C-9-84-8-78-6-76L6-76C8-80 9-86 6-94Z', // bob
  'M-6-94C-11-80-9-66-7-62L7-62C10-70 9-84 6-94Z', // long
];

/** A standing figure 100 units tall, feet at the origin: tapered flat shapes, no face. */
export function figure({ coat, legs = color.ink, skin, hair = color.ink, cut = 0, bun = false, long = false, arms = ['down', 'down'], behind = false }) {
  const hem = long ? -20 : -44;
  const arm = (side, pose) => {
    if (pose === 'playing') return '';
    const s = side * 10;
    const joints = {
      down: [[s, -78], [side * 14, -62], [side * 13, -46]], hip: [[s, -78], [side * 19, -64], [side * 11, -52]],
      open: [[s, -78], [side * 17, -64], [side * 27, -70]], raised: [[s, -78], [side * 18, -82], [side * 25, -97]],
      held: [[s, -78], [side * 14, -64], [side * 3, -66]], microphone: [[s, -78], [side * 15, -70], [side * 4, -84]],
      forward: [[s, -78], [side * 15, -66], [side * 24, -60]],
    }[pose];
    return [stroke(`M${joints[0]}Q${joints[1]} ${joints[2]}`, darker(coat, 0.16), 6.2), circle(...joints[2], 2.7, skin)];
  };
  const lower = long
    ? [rect(-5.5, -22, 4.4, 21, skin), rect(1.1, -22, 4.4, 21, skin)]
    : [path('M-9-48L-1-48L-1.6-2L-7-2Z', legs), path('M9-48L1-48L2.2-2L7.4-2Z', darker(legs, 0.15))];
  return group([
    ellipse(0, 0, 16, 2.2, color.ink, 'opacity=".28"'),
    lower, ellipse(-5, -1.4, 4.6, 1.7, darker(legs, 0.5)), ellipse(5.4, -1.4, 4.6, 1.7, darker(legs, 0.5)),
    hairShapes[cut] ? path(hairShapes[cut], hair) : '',
    path(`M-9-83C-14-81-14-60-${long ? 15 : 11} ${hem}L${long ? 15 : 11} ${hem}C14-60 14-81 9-83C5-86-5-86-9-83Z`, coat),
    path(`M3-85C9-86 14-78 12-60L${long ? 15 : 11} ${hem}L5 ${hem}C6-60 8-74 3-85Z`, darker(coat, 0.2)),
    arm(-1, arms[0]), arm(1, arms[1]),
    rect(-2.6, -88, 5.2, 6, darker(skin, 0.15)),
    ellipse(0, -93, 5.6, 6.9, behind ? hair : skin),
    behind ? '' : path('M-6-92C-7-102 7-102 6-92C4-95.5-1-97-6-92Z', hair),
    bun ? circle(0, -101.5, 3.4, hair) : '',
  ]);
}

/** A passer-by chosen by chance. */
export function someone(random, tones = coats, options = {}) {
  const woman = random.chance(0.5);
  return figure({
    coat: random.pick(tones), skin: random.pick(skins), hair: random.pick([color.ink, '#3b2218', '#5a3120', '#8c8079']),
    cut: woman ? random.integer(0, 2) : 0, bun: woman && random.chance(0.3), long: woman && random.chance(0.5),
    legs: random.pick([color.ink, color.indigo, color.plum, '#3a2c2a']), ...options,
  });
}

export const stand = (content, x, base, height, options = {}) => place(content, x, base, { ...options, scale: height / 100 });

/** People standing along a line, each about `height` tall. */
export function gathering(random, { from, to, base, height, count, tones = coats, poses = ['down', 'held', 'hip', 'open'], drift = 0.1 }) {
  const people = Array.from({ length: count }, (unused, index) => {
    const x = from + ((to - from) * (index + random.between(0.2, 0.8))) / count;
    return { x, y: base + random.between(-drift, drift) * height * 0.5 };
  }).sort((one, other) => one.y - other.y);
  return people.map(({ x, y }) => stand(someone(random, tones, { arms: [random.pick(poses), random.pick(poses)] }), x, y, height * random.between(0.94, 1.05), { flip: random.chance(0.5) }));
}

/** A head and shoulders from behind, origin between the shoulders' tops, head about 100 tall. */
function listener(random, tone, rim) {
  const kind = random.integer(0, 5);
  const hair = [
    '', 'M-36-58C-46-10-40 8-34 14L34 14C42 0 44-20 36-58Z', 'M-36-60C-54 0-46 50-40 64L40 64C48 40 50 0 36-60Z',
    '<circle cx="0" cy="-106" r="20"/>', 'M-38-50L-46-40-38-26Z M38-50L46-40 38-26Z', '<circle cx="0" cy="-54" r="50"/>',
  ][kind];
  const shape = `<ellipse cx="0" cy="-48" rx="37" ry="46"/><path d="M-15-14H15V20H-15Z"/><path d="M-96 130C-96 40-70 18-20 10H20C70 18 96 40 96 130Z"/>${hair.startsWith('<') || !hair ? hair : `<path d="${hair}"/>`}`;
  return [group(shape, `fill="${rim}" transform="translate(${random.pick([-3, 3])} -4)"`), group(shape, `fill="${tone}"`)];
}

/** Rows of listeners seen from behind: far rows small and light, near rows large and dark. */
export function audience({ W, random }, { top, bottom, rows = 4, far, near, rim, size = 0.95, from = -60, to = W + 60 }) {
  return Array.from({ length: rows }, (unused, row) => {
    const share = rows === 1 ? 1 : row / (rows - 1);
    const scale = size * (0.36 + 0.64 * share);
    const y = top + (bottom - top) * share ** 1.25;
    const tone = mix(far, near, share);
    const step = 168 * scale;
    const heads = [];
    for (let x = from + random.next() * step; x < to; x += step * random.between(0.9, 1.25)) {
      heads.push(place(listener(random, mix(tone, color.plum, random.between(0, 0.25)), mix(tone, rim, 0.85)), x, y + random.between(-10, 10) * scale, { scale: scale * random.between(0.92, 1.06), flip: random.chance(0.5) }));
    }
    return heads;
  });
}
