import { circle, ellipse, fade, group, line, path, polygon, rect } from '../core/svg.mjs';
import { glow } from './sky.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';

const dayWalls = [color.sand, color.honey, color.clay, color.rose, color.paper, color.sage, color.stone];

/** How a town looks at a time of day: walls, roofs, windows and whether the windows shine. */
export const townLight = {
  day: { walls: dayWalls, roof: color.rust, window: color.teal, lit: 0, shade: 0.18 },
  golden: { walls: dayWalls.map((wall) => mix(wall, color.amber, 0.3)), roof: mix(color.rust, color.pomegranate, 0.3), window: color.plum, lit: 0.15, shade: 0.32 },
  dusk: { walls: dayWalls.map((wall) => mix(mix(wall, color.plum, 0.55), color.pomegranate, 0.12)), roof: color.wine, window: color.ink, lit: 0.5, shade: 0.3 },
  night: { walls: dayWalls.map((wall) => mix(wall, color.night, 0.78)), roof: '#1d1526', window: '#120f1a', lit: 0.45, shade: 0.35 },
};

/** The same light seen through `share` of haze or shadow. */
export const veiled = (light, tone, share) => ({
  ...light, walls: light.walls.map((wall) => mix(wall, tone, share)), roof: mix(light.roof, tone, share), window: mix(light.window, tone, share * 0.8), veil: [tone, share],
});

export function windowPane(random, x, y, width, height, light) {
  const shines = random.chance(light.lit);
  const tone = shines ? random.pick([color.amber, color.honey]) : light.window;
  return [
    path(`M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`, tone),
    line(x + width / 2, y + 2, x + width / 2, y + height, shines ? color.rust : mix(light.window, color.paper, 0.2), 1.2),
  ];
}

/** Tbilisi's wooden balcony: posts with small arches over a lattice rail. */
export function balcony(x, y, width, height, wood, shadow, bays = 4) {
  const bay = width / bays;
  const rail = y + height * 0.66;
  const arches = Array.from({ length: bays }, (unused, index) => {
    const left = x + index * bay;
    return `M${left} ${y}H${left + bay}V${y + height * 0.34}Q${left + bay * 0.92} ${y + height * 0.12} ${left + bay / 2} ${y + height * 0.1}Q${left + bay * 0.08} ${y + height * 0.12} ${left} ${y + height * 0.34}Z`;
  }).join('');
  const bars = Array.from({ length: bays * 5 + 1 }, (unused, index) => rect(x + (index * bay) / 5 - 0.8, rail, 1.6, height * 0.3, wood));
  const posts = Array.from({ length: bays + 1 }, (unused, index) => rect(x + index * bay - 2, y, 4, height, wood));
  return group([
    rect(x, y, width, height, shadow),
    path(arches, wood), bars, posts,
    rect(x - 4, rail - 2, width + 8, 4, wood), rect(x - 5, y + height - 4, width + 10, 6, wood), rect(x - 4, y - 4, width + 8, 6, wood),
  ]);
}

const veil = (light, tone) => (light.veil ? mix(tone, ...light.veil) : tone);

export function house(random, x, base, width, height, light, foundation = 160) {
  const wall = random.pick(light.walls);
  const roofHeight = Math.min(height * 0.3, width * random.between(0.16, 0.28));
  const top = base - height;
  const storeys = Math.max(1, Math.round(height / 70));
  const storey = height / storeys;
  const openings = [];
  for (let floor = 0; floor < storeys; floor += 1) {
    const y = top + floor * storey;
    if (floor < storeys - 1 || storeys === 1 ? random.chance(0.5) : false) {
      const wood = veil(light, mix(random.pick([color.rust, color.teal, color.sand, color.clay]), light.window, light.shade));
      openings.push(balcony(x + width * 0.08, y + storey * 0.14, width * 0.84, storey * 0.78, wood, mix(wall, light.window, 0.6), Math.max(2, Math.round(width / 42))));
      continue;
    }
    const count = Math.max(1, Math.floor(width / 40));
    for (let index = 0; index < count; index += 1) {
      openings.push(windowPane(random, x + (width * (index + 0.5)) / count - 8, y + storey * 0.28, 16, storey * 0.46, light));
    }
  }
  const roof = mix(light.roof, veil(light, random.pick([color.clay, color.ink, color.wine])), random.between(0, 0.3));
  return group([
    rect(x, top, width, height + foundation, wall),
    rect(x + width * 0.72, top, width * 0.28, height + foundation, darker(wall, light.shade)),
    openings,
    polygon([[x - 8, top + 2], [x + width * 0.22, top - roofHeight], [x + width * 0.78, top - roofHeight], [x + width + 8, top + 2]], roof),
    polygon([[x + width * 0.62, top + 2], [x + width * 0.78, top - roofHeight], [x + width + 8, top + 2]], darker(roof, 0.22)),
    random.chance(0.5) ? rect(x + width * 0.34, top - roofHeight - 16, 11, 22, darker(roof, 0.3)) : '',
  ]);
}

/** A row of houses along a crest `crest(x)`; `size` scales them with distance. */
export function houseRow(random, from, to, crest, size, light) {
  const houses = [];
  for (let x = from; x < to;) {
    const width = random.between(70, 135) * size;
    houses.push(house(random, x, crest(x + width / 2), width, random.between(80, 190) * size, light));
    x += width * random.between(0.9, 1.06);
  }
  return houses;
}

/** Georgian church: drum with conical roof over a cruciform body. Height counts from base to the cone's tip. */
export function church(x, base, height, stone, roof) {
  const unit = height / 100;
  const dark = darker(stone, 0.28);
  const slits = [-9, -3, 3, 9].map((shift) => rect(x + (shift - 1) * unit, base - 66 * unit, 2 * unit, 13 * unit, darker(stone, 0.6)));
  return group([
    rect(x - 34 * unit, base - 26 * unit, 68 * unit, 28 * unit, stone),
    rect(x + 12 * unit, base - 26 * unit, 22 * unit, 28 * unit, dark),
    polygon([[x - 37 * unit, base - 25 * unit], [x - 20 * unit, base - 37 * unit], [x + 20 * unit, base - 37 * unit], [x + 37 * unit, base - 25 * unit]], roof),
    polygon([[x - 16 * unit, base], [x - 16 * unit, base - 40 * unit], [x, base - 52 * unit], [x + 16 * unit, base - 40 * unit], [x + 16 * unit, base]], lighter(stone, 0.1)),
    polygon([[x - 18 * unit, base - 39 * unit], [x, base - 53 * unit], [x + 18 * unit, base - 39 * unit], [x, base - 48 * unit]], darker(roof, 0.2)),
    path(`M${x - 4 * unit} ${base}V${base - 16 * unit}A${4 * unit} ${4 * unit} 0 0 1 ${x + 4 * unit} ${base - 16 * unit}V${base}Z`, darker(stone, 0.6)),
    rect(x - 14 * unit, base - 72 * unit, 28 * unit, 27 * unit, stone), rect(x + 4 * unit, base - 72 * unit, 10 * unit, 27 * unit, dark),
    slits,
    polygon([[x - 16 * unit, base - 71 * unit], [x, base - 100 * unit], [x + 16 * unit, base - 71 * unit]], roof),
    polygon([[x + 4 * unit, base - 71 * unit], [x, base - 100 * unit], [x + 16 * unit, base - 71 * unit]], darker(roof, 0.25)),
    line(x, base - 99 * unit, x, base - 108 * unit, roof, 1.2 * unit), line(x - 2.5 * unit, base - 105 * unit, x + 2.5 * unit, base - 105 * unit, roof, 1.2 * unit),
  ]);
}

/** Sulphur-bath domes in brick. */
export function bathDome(x, base, radius, brick) {
  return group([
    path(`M${x - radius} ${base}A${radius} ${radius * 0.86} 0 0 1 ${x + radius} ${base}Z`, brick),
    path(`M${x + radius * 0.1} ${base - radius * 0.86}A${radius} ${radius * 0.86} 0 0 1 ${x + radius} ${base}H${x + radius * 0.35}Q${x + radius * 0.5} ${base - radius * 0.5} ${x + radius * 0.1} ${base - radius * 0.86}Z`, darker(brick, 0.25)),
    rect(x - radius * 0.13, base - radius * 1.08, radius * 0.26, radius * 0.26, darker(brick, 0.35)), ellipse(x, base - radius * 1.08, radius * 0.18, radius * 0.08, lighter(brick, 0.2)),
    [0.25, 0.5, 0.74].map((level) => path(`M${x - radius * Math.sqrt(1 - level * level)} ${base - radius * 0.86 * level}h${2 * radius * Math.sqrt(1 - level * level)}`, 'none', `stroke="${darker(brick, 0.2)}" stroke-width="1.5"`)),
  ]);
}

/** The wall of Narikala: crenelated towers along a ridge. `points` are the feet of the towers. */
export function fortress(points, height, stone) {
  const teeth = (x, y, width) => Array.from({ length: Math.round(width / 12) }, (unused, index) => rect(x + index * 12, y - 7, 7, 9, stone));
  const walls = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index];
    return polygon([[fromX, fromY - height * 0.5], [x, y - height * 0.5], [x, y + 30], [fromX, fromY + 30]], darker(stone, 0.12));
  });
  const towers = points.map(([x, y], index) => {
    const [width, tall] = [index % 2 ? 40 : 56, height * (index % 2 ? 0.85 : 1.1)];
    return [rect(x - width / 2, y - tall, width, tall + 30, fade([stone, darker(stone, 0.3)], 80)), teeth(x - width / 2, y - tall, width),
      rect(x - 3, y - tall * 0.7, 6, 14, darker(stone, 0.6))];
  });
  return group([walls, towers]);
}

/** A town climbing a hill in `rows`, hazy behind and clear in front. Each row: { from, to, crest, size, light }. */
export const hillTown = (random, rows) => rows.map(({ from, to, crest, size, light }) => houseRow(random, from, to, crest, size, light));

export const lamp = (x, base, height, tone, light = color.honey) => [
  rect(x - 1.6, base - height, 3.2, height, tone), circle(x, base - height, 7, light), glow(x, base - height, 30, light, 0.5),
];
