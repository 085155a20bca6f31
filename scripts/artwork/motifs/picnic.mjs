import { circle, ellipse, group, path, polygon, rect } from '../core/svg.mjs';
import { color, darker, mix } from '../core/palette.mjs';
import { skins } from './people.mjs';

/** Someone sitting on the ground, seen from behind, about 80 units tall. */
export const sitter = (coat, skin, hair, long = false) => group([
  ellipse(0, 2, 46, 9, color.ink, 'opacity=".25"'), path('M-40 0C-44-10-30-18-20-18H20C30-18 44-10 40 0Z', darker(coat, 0.45)),
  path('M-24-6C-28-36-24-50-12-54H12C24-50 28-36 24-6Z', coat), path('M4-54H12C24-50 28-36 24-6H12C16-30 14-46 4-54Z', darker(coat, 0.2)), rect(-4, -60, 8, 9, darker(skin, 0.15)), circle(0, -67, 11, skin),
  path(long ? 'M-12-66C-13-84 13-84 12-66L13-40H-13Z' : 'M-12-64C-13-84 13-84 12-64C8-58-8-58-12-64Z', hair),
]);

/** A blanket with two or three listeners and a bottle. */
export function picnic(random, blanket) {
  const tones = [color.pomegranate, color.amber, color.teal, color.paper, color.plum, color.clay, color.dusk].filter((tone) => tone !== blanket);
  const count = random.integer(2, 3);
  return group([
    polygon([[-120, 8], [-86, -22], [96, -22], [130, 8]], blanket), polygon([[-108, 0], [-104, -4], [114, -4], [120, 0]], mix(blanket, color.paper, 0.5)), polygon([[-94, -14], [-90, -17], [101, -17], [105, -14]], mix(blanket, color.paper, 0.5)),
    Array.from({ length: count }, (unused, index) => group(sitter(random.pick(tones), random.pick(skins), random.pick([color.ink, '#3b2218', '#5a3120', '#8c8079']), random.chance(0.5)), `transform="translate(${-62 + index * 62} ${random.between(-10, 2)})"`)),
    rect(92, -34, 9, 30, '#2f4a3f', 'rx="3"'), rect(94, -44, 5, 12, '#2f4a3f'),
  ]);
}
