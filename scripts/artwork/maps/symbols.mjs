/** Landmarks of the maps: small drawings on their foot at (x, y), `size` units tall or wide. */
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { circle, ellipse, fade, group, line, path, place, polygon, rect, stroke } from '../core/svg.mjs';
import { palace, palm } from '../motifs/garden.mjs';
import { church as churchMotif, bathDome, fortress } from '../motifs/town.mjs';
import { tram } from '../motifs/works.mjs';

const shadow = (width) => ellipse(width * 0.08, 1, width * 0.56, width * 0.1, color.ink, 'opacity=".24"');
/** A drawing made on a field 100 units tall. */
const symbol = (draw, width = 70) => (x, y, size) => place([shadow(width), draw()], x, y, { scale: size / 100 });
const wall = '#e9d3ad';
const dark = '#3a2a3c';

export const church = (roof = color.teal, stone = wall) => symbol(() => churchMotif(0, 0, 92, stone, roof));
export const castle = symbol(() => group(fortress([[-150, 0], [-66, -22], [24, -36], [104, -14], [164, 4]], 78, '#c9a87c'), 'transform="scale(.5)"'), 130);
export const baths = symbol(() => [[-34, 0, 26], [32, 0, 26], [0, 8, 32]].map(([x, y, radius]) => bathDome(x, y, radius, '#c98a5c')), 120);
export const tramFront = symbol(() => tram(0, 0, 84));
export const garden = (x, y, size) => place([shadow(120), palace(0, 0, 130, '#dcb791', color.dusk, { lit: false })], x, y, { scale: size / 100 });

/** A stage between two big magnolias. */
const magnoliaTree = (x, base, size) => group([
  path('M-5 0C-2-20-3-30-4-44H5C4-30 4-20 7 0Z', color.rust),
  [[-20, -52, 24], [18, -54, 25], [0, -74, 27], [-2, -50, 22]].map(([cx, cy, radius]) => [circle(cx, cy, radius, color.leaf), circle(cx - 5, cy - 6, radius * 0.6, lighter(color.leaf, 0.14))]),
  [[-28, -58], [-8, -82], [14, -70], [26, -50], [-6, -50], [4, -92], [-18, -40]].map(([cx, cy]) => [circle(cx, cy, 4.6, color.paper), circle(cx, cy, 1.6, color.amber)]),
], `transform="translate(${x} ${base}) scale(${size / 100})"`);
export const magnolias = symbol(() => [
  magnoliaTree(-66, 6, 104), magnoliaTree(66, 6, 110),
  path('M-40-4V-22A40 40 0 0 1 40-22V-4Z', color.pomegranate), path('M-30-4V-20A30 30 0 0 1 30-20V-4Z', fade([color.amber, color.honey])),
  polygon([[-46, -6], [46, -6], [52, 4], [-52, 4]], color.wine), rect(-12, -20, 4, 14, dark), rect(6, -22, 4, 16, dark), ellipse(-10, -23, 3.4, 3.4, dark), ellipse(8, -25, 3.4, 3.4, dark),
], 190);
export const palms = symbol(() => palm({ random: { between: (low, high) => (low + high) / 2 } }, 0, 0, 92, darker(color.leaf, 0.15)), 30);

/** The column on Liberty Square. */
export const column = symbol(() => [
  polygon([[-22, 0], [22, 0], [16, -8], [-16, -8]], color.stone), rect(-11, -16, 22, 9, lighter(color.stone, 0.3)),
  rect(-5, -74, 10, 60, fade([color.paper, color.stone], 90)), rect(-9, -79, 18, 6, lighter(color.stone, 0.2)),
  stroke('M-11-80Q-4-92 6-90Q12-88 14-80M-6-84L-13-74M8-86L14-76', color.amber, 4.4), path('M-2-90L0-106L6-104L5-90Z', color.amber), circle(3, -108, 3.4, color.amber), stroke('M10-112L-8-78', darker(color.amber, 0.3), 1.8),
], 44);

/** Way down to the metro: a tunnel mouth in a round sign. */
export const metro = (x, y, size) => place([
  ellipse(3, 3, 15, 5, color.ink, 'opacity=".25"'), rect(-2, -34, 4, 36, color.ink), circle(0, -60, 34, color.paper), circle(0, -60, 30, color.dusk),
  path('M-20-46V-60A20 20 0 0 1 20-60V-46Z', color.paper), path('M-13-46V-59A13 13 0 0 1 13-59V-46Z', color.ink), stroke('M-6-46L-2.4-58M6-46L2.4-58', color.honey, 2.4), line(-22, -45, 22, -45, color.paper, 3),
], x, y, { scale: size / 100 });

/** A hall with a clock tower. */
export const townHall = symbol(() => [
  rect(-46, -38, 92, 38, fade([color.paper, wall], 90)), rect(-46, -42, 92, 6, color.rust), [-38, -24, 14, 28].map((x) => path(`M${x} -4V-22A5 5 0 0 1 ${x + 10} -22V-4Z`, color.dusk)),
  rect(-12, -82, 24, 82, lighter(wall, 0.3)), rect(2, -82, 10, 82, darker(wall, 0.16)), polygon([[-15, -82], [0, -104], [15, -82]], color.rust), circle(0, -66, 8.5, color.paper, `stroke="${color.ink}" stroke-width="1.8"`), stroke('M0-71V-66L4-63', color.ink, 1.8), path('M-6 0V-14A6 6 0 0 1 6-14V0Z', color.wine),
], 96);

/** Portico with a pediment: a theatre or an opera. */
export const theatre = (tone = wall, roof = color.wine) => symbol(() => [
  rect(-50, -48, 100, 48, darker(tone, 0.1)), polygon([[-56, -47], [0, -84], [56, -47]], roof), polygon([[-40, -50], [0, -76], [40, -50]], lighter(roof, 0.22)),
  circle(0, -60, 6.5, color.honey), rect(-54, -52, 108, 7, lighter(tone, 0.35)), [-44, -26, -8, 10, 28, 42].slice(0, 6).map((x) => rect(x - 3, -45, 9, 42, fade([color.paper, darker(tone, 0.12)], 90))), rect(-56, -5, 112, 6, darker(tone, 0.25)),
], 112);

/** The concert hall: a drum of glass. */
export const rotunda = symbol(() => [
  rect(-48, -44, 96, 44, fade([mix(color.teal, color.mist, 0.5), color.teal], 90)), ellipse(0, -44, 48, 13, lighter(color.stone, 0.4)), ellipse(0, -45, 38, 9, color.stone),
  Array.from({ length: 11 }, (unused, index) => rect(-46 + index * 8.6 + Math.sin(index) * 0.4, -40, 2.6, 40, color.paper)), ellipse(0, 0, 48, 8, darker(color.teal, 0.3)), rect(-48, -8, 96, 8, darker(color.stone, 0.1)),
], 104);

/** The fountain of Kutaisi with its animals. */
export const fountain = symbol(() => [
  ellipse(0, -4, 58, 18, lighter(color.stone, 0.3)), ellipse(0, -6, 51, 14, mix(color.teal, color.mist, 0.5)), rect(-30, -30, 60, 24, fade([wall, darker(wall, 0.2)], 90)), ellipse(0, -30, 32, 9, wall), ellipse(0, -31, 27, 6.5, mix(color.teal, color.mist, 0.6)),
  rect(-8, -66, 16, 36, fade([color.paper, color.stone], 90)), ellipse(0, -66, 17, 5, wall),
  [-44, -22, 22, 44].map((x) => stroke(`M${x * 0.2} -68Q${x * 0.75} -84 ${x} -16`, color.paper, 2.6, 'opacity=".9"')),
  path('M-12-68Q-14-80-4-81L6-80Q10-88 14-86L12-80L14-68H10L8-74H-5L-7-68Z', color.amber), [-24, 18].map((x) => path(`M${x} -32q-1-8 4-8l5 0q2-4 4-3l-1 4 1 7z`, darker(color.amber, 0.12))),
], 124);

/** Railway station: a long hall and a front with an arch. */
export const station = symbol(() => [
  rect(-62, -30, 124, 30, fade([wall, darker(wall, 0.14)], 90)), polygon([[-66, -29], [-54, -42], [54, -42], [66, -29]], color.rust), [-54, -40, 30, 44].map((x) => path(`M${x} 0V-16A5.5 5.5 0 0 1 ${x + 11} -16V0Z`, color.dusk)),
  rect(-22, -52, 44, 52, lighter(wall, 0.3)), polygon([[-27, -51], [0, -72], [27, -51]], darker(color.rust, 0.15)), path('M-14 0V-20A14 14 0 0 1 14-20V0Z', color.wine), circle(0, -46, 6, color.paper, `stroke="${color.ink}" stroke-width="1.6"`), stroke('M0-49V-46H3', color.ink, 1.4),
], 124);

/** A train from its front, for a station that the map does not reach. */
export const train = symbol(() => [
  path('M-26-4V-60Q-24-82 0-84Q24-82 26-60V-4Z', fade([lighter(color.pomegranate, 0.1), color.wine], 60)), path('M-19-42V-60Q-16-72 0-73Q16-72 19-60V-42Z', lighter(color.dusk, 0.35)), rect(-26, -36, 52, 6, color.amber), circle(-14, -20, 5, color.honey), circle(14, -20, 5, color.honey), rect(-30, -6, 60, 6, dark), stroke('M-20 0L-28 12M20 0L28 12M-24 6H24', dark, 3.4),
], 64);

/** The Writers' House: a villa with a gallery, and an open book above its door. */
export const writersHouse = symbol(() => [
  rect(-44, -46, 88, 46, fade([color.rose, darker(color.rose, 0.14)], 90)), polygon([[-50, -45], [-34, -64], [34, -64], [50, -45]], color.teal), rect(-44, -26, 88, 3, color.paper),
  [-38, -20, 8, 26].map((x) => path(`M${x} -28V-38A6 6 0 0 1 ${x + 12} -38V-28Z`, color.paper)), [-38, -20, 8, 26].map((x) => path(`M${x} 0V-14A6 6 0 0 1 ${x + 12} -14V0Z`, color.dusk)),
  path('M-2-70C-12-78-22-77-30-73V-93C-22-97-12-97-2-90Z', color.paper, `stroke="${color.ink}" stroke-width="1.6"`), path('M2-70C12-78 22-77 30-73V-93C22-97 12-97 2-90Z', color.paper, `stroke="${color.ink}" stroke-width="1.6"`), stroke('M-24-86Q-14-89-7-84M-24-80Q-14-83-7-78M24-86Q14-89 7-84M24-80Q14-83 7-78', color.dusk, 1.6),
], 92);

/** A loaf and its tone oven: the bakery. */
export const bakery = symbol(() => [
  path('M-30 0Q-38-30-24-44H24Q38-30 30 0Z', fade([color.clay, color.rust], 60)), ellipse(0, -44, 24, 7, dark), ellipse(0, -43, 18, 4.6, color.amber),
  group(path('M0-46C-14-34-16-8 0 10C16-8 14-34 0-46Z', fade([color.honey, '#c9803a'])) + stroke('M-5-26Q0-30 5-26M-6-14Q0-18 6-14M-5-2Q0-6 5-2', '#a35f2a', 2.2), 'transform="translate(6 -64) rotate(24)"'),
], 66);

/** The silk mill: a saw-tooth roof. */
export const mill = symbol(() => [
  rect(-52, -34, 104, 34, fade([color.rose, color.clay], 90)), [-52, -18, 16].map((x) => [polygon([[x, -34], [x + 10, -60], [x + 10, -34]], color.honey), polygon([[x + 10, -60], [x + 36, -34], [x + 10, -34]], color.wine)]), [-42, -22, -2, 18, 36].map((x) => path(`M${x} 0V-18A5 5 0 0 1 ${x + 10} -18V0Z`, color.plum)),
], 108);

/** Mother of Georgia on the ridge. */
export const mother = symbol(() => [
  polygon([[-16, 0], [16, 0], [11, -16], [-11, -16]], color.stone), path('M-13-16L-8-66Q-9-78 0-79Q9-78 8-66L13-16Z', fade([color.paper, color.mist, '#84938d'], 90)), circle(0, -86, 7, lighter(color.mist, 0.4)), path('M-7-88Q0-100 7-88Z', '#93a09b'), stroke('M-7-70L-22-58L-22-66', lighter(color.mist, 0.5), 5), path('M-28-70H-16Q-17-62-22-62Q-27-62-28-70Z', color.amber), stroke('M7-68L18-46', color.mist, 5), stroke('M32-52L6-40', '#7f8d88', 3.4),
], 38);

/** An old factory with a chimney and lamps in the yard. */
export const factory = symbol(() => [
  rect(34, -84, 11, 84, fade([color.clay, color.rust], 90)), rect(32, -86, 15, 6, color.wine), rect(-54, -44, 84, 44, fade([wall, darker(wall, 0.16)], 90)), rect(-56, -49, 88, 7, color.rust),
  [-46, -26, -6, 14].map((x) => [rect(x, -36, 12, 13, color.dusk), rect(x, -16, 12, 16, color.dusk)]), stroke('M-54-54Q-10-44 36-70', color.ink, 1.6), [-38, -18, 2, 20].map((x, index) => circle(x, -50.5 - [0, -1.5, 1, 7][index], 3.4, color.amber)),
], 110);

/** A cabin on its rope, between two stations given in stage units. */
export const ropeway = ([dx, dy], cabins = [0.34, 0.68]) => (x, y) => place([
  line(0, 0, dx, dy, color.ink, 2.6), [[0, 0], [dx, dy]].map(([sx, sy]) => [rect(sx - 13, sy - 12, 26, 22, wall, `stroke="${color.ink}" stroke-width="1.6"`), polygon([[sx - 17, sy - 11], [sx, sy - 24], [sx + 17, sy - 11]], color.rust)]),
  cabins.map((share) => place([line(0, 0, 0, 14, color.ink, 2.4), rect(-14, 13, 28, 23, color.pomegranate, 'rx="5"'), rect(-10, 17, 8.6, 9, color.honey), rect(1.6, 17, 8.6, 9, color.honey)], dx * share, dy * share)),
], x, y);

export const ferrisWheel = symbol(() => [
  stroke('M-20 0L0-52L20 0', dark, 4), circle(0, -56, 38, 'none', `stroke="${color.pomegranate}" stroke-width="4"`), Array.from({ length: 8 }, (unused, index) => [line(0, -56, Math.cos((index * Math.PI) / 4) * 38, -56 + Math.sin((index * Math.PI) / 4) * 38, color.rose, 2), circle(Math.cos((index * Math.PI) / 4) * 38, -56 + Math.sin((index * Math.PI) / 4) * 38, 6, index % 2 ? color.amber : color.teal)]), circle(0, -56, 5, dark),
], 54);

/** A market hall with awnings. */
export const market = symbol(() => [
  rect(-46, -36, 92, 36, wall), path('M-50-36Q0-74 50-36Z', color.leaf), [-46, -27.6, -9.2, 9.2, 27.6].map((x, index) => path(`M${x} -30h18.4v10a9.2 7 0 0 1 -18.4 0z`, index % 2 ? color.paper : color.pomegranate)),
  [-34, -14, 10, 30].map((x, index) => circle(x, -4, 5, [color.amber, color.pomegranate, color.leaf, color.clay][index])), rect(-46, -10, 92, 3, color.rust),
], 96);

/** A monument of a seated poet. */
export const statue = symbol(() => [
  rect(-16, -30, 32, 30, fade([lighter(color.stone, 0.3), color.stone], 90)), rect(-20, -4, 40, 5, darker(color.stone, 0.2)), path('M-9-30L-8-58Q-8-68 0-68Q9-68 9-58L10-30Z', dark), circle(0, -75, 7.5, dark), stroke('M7-60L18-50', dark, 5), rect(13, -56, 11, 13, color.honey),
], 46);

/** The tower of the academy at Rustaveli. */
export const academy = symbol(() => [
  rect(-13, -92, 26, 92, fade([lighter(wall, 0.2), darker(wall, 0.14)], 90)), [-80, -64, -48, -32, -16].map((y) => [-7, 2].map((x) => rect(x, y, 5, 9, color.dusk))), polygon([[-16, -91], [0, -106], [16, -91]], color.teal), rect(-36, -30, 72, 30, fade([lighter(wall, 0.25), darker(wall, 0.1)], 90)), rect(-38, -34, 76, 5, color.teal), [-30, -18, -6, 6, 18].map((x) => path(`M${x} 0V-16A6 6 0 0 1 ${x + 12} -16V0Z`, darker(wall, 0.3))),
], 66);
