import { circle, ellipse, fade, group, line, path, polygon, rect, stroke } from '../core/svg.mjs';
import { color, darker, lighter } from '../core/palette.mjs';

/** Double bass, 100 units tall, foot at the origin. */
export function doubleBass(wood = color.rust, edge = color.ink) {
  const body = 'M0-62C12-62 17-57 17-50C17-44 13-43 12-38C11-33 21-29 22-17C23-5 13-2 0-2C-13-2-23-5-22-17C-21-29-11-33-12-38C-13-43-17-44-17-50C-17-57-12-62 0-62Z';
  return group([
    line(0, -2, 0, 2, edge, 1.6), path(body, darker(wood, 0.5), 'transform="translate(1.6 .8)"'), path(body, fade([lighter(wood, 0.22), wood, darker(wood, 0.3)], 70)),
    stroke('M-8-33C-11-28-6-24-9-19', edge, 1.1), stroke('M8-33C11-28 6-24 9-19', edge, 1.1),
    path('M-2.2-46L-1.6-96H1.6L2.2-46Z', edge), path('M-5-26H5L4-22H-4Z', lighter(wood, 0.5)), path('M-3-20H3L1.6-6H-1.6Z', edge),
    [-1.5, -0.5, 0.5, 1.5].map((x) => line(x * 0.7, -94, x, -12, color.honey, 0.28)),
    stroke('M0-95C0-102 5-102 4.4-98', edge, 2.6), [-97, -93].map((y) => line(-4, y, 4, y, edge, 1.1)),
  ]);
}

/** Trumpet, 100 units long, mouthpiece at the left, axis at y = 0. */
export function trumpet(brass = color.amber) {
  const dark = darker(brass, 0.38);
  return group([
    stroke('M12 14H58A7 7 0 0 0 58 0', dark, 3.4), stroke('M0 0H70', brass, 3.2), stroke('M24 0A7 7 0 0 0 24 14H62', brass, 3.4),
    path('M64-2C80-3 90-8 96-16Q99 0 96 16C90 8 80 3 64 2Z', fade([lighter(brass, 0.35), brass, dark])),
    ellipse(96.4, 0, 3, 16, dark), path('M-6-3L2-1.5V1.5L-6 3Z', dark),
    [34, 42, 50].map((x) => [rect(x - 2.6, -7, 5.2, 22, brass, 'rx="1.6"'), rect(x + 0.6, -7, 2, 22, dark, 'rx="1"'), rect(x - 0.7, -12, 1.4, 6, dark), ellipse(x, -12.4, 2.8, 1.2, lighter(brass, 0.4))]),
  ]);
}

/** Saxophone, 100 units tall, origin at the bow. */
export function saxophone(brass = color.amber) {
  const dark = darker(brass, 0.38);
  return group([
    path('M-9-84L-3-85L6-14C7-4 17-4 19-14L22-38C22-46 30-52 40-54L44-44C36-40 33-36 33-30L30-8C26 14-4 14-6-8Z', fade([lighter(brass, 0.3), brass, dark], 70)),
    ellipse(42, -49, 3, 7.4, dark, 'transform="rotate(-22 42 -49)"'), stroke('M-6-84C-7-92-14-95-24-90', dark, 3), line(-24, -90, -31, -86, color.ink, 4),
    [-74, -65, -56, -47, -38, -29].map((y, index) => [circle(-2 + index * 1.2, y, 3.6, dark), circle(-2.4 + index * 1.2, y - 0.6, 2.2, lighter(brass, 0.4))]),
  ]);
}

/** Piano keys as a band from (x, y), each white key `width` × `height`. */
export function pianoKeys(x, y, width, height, count, ivory = color.paper, ebony = color.ink) {
  return group([
    rect(x - 6, y - height * 0.08, width * count + 12, height * 0.1, color.wine),
    Array.from({ length: count }, (unused, index) => rect(x + index * width, y, width - width * 0.06, height, fade([darker(ivory, 0.14), ivory, ivory]), `rx="${width * 0.08}"`)),
    Array.from({ length: count }, (unused, index) => [0, 1, 3, 4, 5].includes(index % 7) && index < count - 1
      ? [rect(x + (index + 0.68) * width, y, width * 0.6, height * 0.62, ebony, `rx="${width * 0.06}"`), rect(x + (index + 0.76) * width, y, width * 0.12, height * 0.56, lighter(ebony, 0.25))] : ''),
  ]);
}

/** Grand piano from the side, 100 units wide, feet at y = 0. */
export function grandPiano(tone = color.ink, inside = color.amber) {
  return group([
    [[-40, 0], [34, 0], [-4, 0]].map(([x]) => path(`M${x - 2.4}-26H${x + 2.4}L${x + 1.2} 0H${x - 1.2}Z`, tone)),
    path('M-34-40C-20-84 14-92 44-86L46-40Z', darker(tone, 0.1)), path('M-30-42C-16-78 14-84 40-80L42-42Z', fade([inside, darker(inside, 0.6)], 30)),
    Array.from({ length: 9 }, (unused, index) => line(-22 + index * 7, -42, 0 + index * 4.6, -72 - index, darker(inside, 0.45), 0.5)),
    path('M-52-42H46C50-42 50-24 46-24H-52Z', tone), rect(-56, -36, 22, 5, color.paper), rect(-56, -31, 24, 6, tone), line(-52, -41, 45, -41, lighter(tone, 0.3), 0.7),
    line(20, -42, 30, -78, lighter(tone, 0.2), 1.2),
  ]);
}

export const drum = (x, y, radius, height, shell, skin = color.sand) => [
  path(`M${x - radius} ${y}V${y + height}A${radius} ${radius * 0.3} 0 0 0 ${x + radius} ${y + height}V${y}Z`, fade([lighter(shell, 0.15), shell, darker(shell, 0.4)], 90)),
  ellipse(x, y, radius, radius * 0.3, color.ink), ellipse(x, y - 2, radius * 0.95, radius * 0.27, skin),
  Array.from({ length: 5 }, (unused, index) => line(x - radius * 0.8 + index * radius * 0.4, y + radius * 0.3, x - radius * 0.8 + index * radius * 0.4, y + height * 0.9, color.honey, radius * 0.022)),
];

export const cymbal = (x, y, radius, tilt, base, tone = color.amber) => [
  line(x, y, x, base, color.ink, radius * 0.05), line(x, base - radius * 0.5, x - radius * 0.45, base, color.ink, radius * 0.05), line(x, base - radius * 0.5, x + radius * 0.45, base, color.ink, radius * 0.05),
  group([ellipse(x, y, radius, radius * 0.16, darker(tone, 0.3)), ellipse(x, y - radius * 0.02, radius * 0.98, radius * 0.14, fade([lighter(tone, 0.3), tone, darker(tone, 0.2)], 90)), ellipse(x, y - radius * 0.06, radius * 0.16, radius * 0.07, lighter(tone, 0.3))], `transform="rotate(${tilt} ${x} ${y})"`),
];

export function vinyl(x, y, radius, label = color.pomegranate, disc = color.ink) {
  return group([
    circle(x, y, radius, disc),
    Array.from({ length: 11 }, (unused, index) => circle(x, y, radius * (0.42 + index * 0.05), 'none', `stroke="${lighter(disc, 0.12)}" stroke-width="${radius * 0.008}"`)),
    path(`M${x} ${y}L${x + radius * 0.56} ${y - radius * 0.8}A${radius} ${radius} 0 0 1 ${x + radius * 0.86} ${y - radius * 0.48}Z`, lighter(disc, 0.35), 'opacity=".35"'),
    path(`M${x} ${y}L${x - radius * 0.56} ${y + radius * 0.8}A${radius} ${radius} 0 0 1 ${x - radius * 0.86} ${y + radius * 0.48}Z`, lighter(disc, 0.35), 'opacity=".35"'),
    circle(x, y, radius * 0.36, label), circle(x, y, radius * 0.25, lighter(label, 0.2), 'opacity=".4"'), circle(x, y, radius * 0.035, color.paper),
  ]);
}

/** Stage microphone on its stand. */
export const microphone = (x, base, height, tone = color.ink, shine = color.honey) => [
  line(x, base, x, base - height * 0.78, tone, height * 0.014), ellipse(x, base, height * 0.11, height * 0.02, tone),
  group([rect(-0.035 * height, -0.02 * height, height * 0.07, height * 0.15, tone, `rx="${height * 0.02}"`), rect(-0.05 * height, -0.15 * height, height * 0.1, height * 0.15, fade([lighter(shine, 0.3), shine, darker(shine, 0.4)], 90), `rx="${height * 0.05}"`),
    [-0.11, -0.08, -0.05].map((y) => line(-0.05 * height, y * height, 0.05 * height, y * height, tone, height * 0.008))], `transform="translate(${x} ${base - height * 0.84}) rotate(14)"`),
];

/** Panduri: three-stringed Georgian lute, 100 units tall, foot at the origin. */
export const panduri = (wood = color.clay) => group([
  path('M-14-24C-14-6-8 2 0 2C8 2 14-6 14-24C14-36 6-41 2.6-47H-2.6C-6-41-14-36-14-24Z', fade([lighter(wood, 0.25), wood, darker(wood, 0.35)], 60)),
  path('M-2.4-42L-1.7-92H1.7L2.4-42Z', darker(wood, 0.55)), circle(0, -24, 4.2, darker(wood, 0.7)), rect(-5, -12, 10, 2, darker(wood, 0.6)),
  [-1, 0, 1].map((x) => line(x * 0.8, -92, x * 1.4, -11, color.honey, 0.35)), polygon([[-2.6, -91], [2.6, -91], [4, -102], [-4, -102]], darker(wood, 0.6)),
  [-99, -95].map((y) => line(-6.5, y, 6.5, y, color.honey, 1)),
]);
