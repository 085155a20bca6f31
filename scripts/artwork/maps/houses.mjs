/** Rows of houses along the streets of a map, drawn as roofs seen from above. */
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { createRandom } from '../core/random.mjs';
import { polygon, stroke, straight } from '../core/svg.mjs';
import { along, away, inside, moved, scattered, stations } from './geometry.mjs';

const roofs = [
  '#e2cba6', '#dcc199', '#e6d2b2', '#d8b98f', '#dfc5a0',
  mix(color.clay, color.sand, 0.62), mix(color.rust, color.sand, 0.68), mix(color.sage, color.sand, 0.7),
];
const LIGHT = [-0.55, -0.83];
const CELL = 40;

/** Remembers where houses stand already. */
function occupancy() {
  const cells = new Map();
  const key = (x, y) => `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;
  return {
    isTaken: (point) => (cells.get(key(...point)) ?? []).some((area) => inside(point, area)),
    take(area) {
      const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
      for (let x = Math.min(...xs); x < Math.max(...xs) + CELL; x += CELL) {
        for (let y = Math.min(...ys); y < Math.max(...ys) + CELL; y += CELL) {
          const name = key(x, y);
          cells.set(name, [...(cells.get(name) ?? []), area]);
        }
      }
    },
  };
}

const middle = (area) => [0, 1].map((axis) => area.reduce((sum, point) => sum + point[axis], 0) / area.length);
const probes = (area) => {
  const centre = middle(area);
  const inner = area.map((point) => [0, 1].map((axis) => centre[axis] + (point[axis] - centre[axis]) * 0.92));
  return [centre, ...inner, ...inner.map((point, index) => [0, 1].map((axis) => (point[axis] + inner[(index + 1) % inner.length][axis]) / 2))];
};

function nearest(point, streets) {
  let best;
  for (const { points, houses: wish } of streets) {
    if (wish === 0) continue;
    points.forEach(([x, y], index) => {
      const distance = Math.hypot(point[0] - x, point[1] - y);
      if (distance > 130 || (best && distance >= best.distance)) return;
      const [ax, ay] = points[Math.max(0, index - 1)];
      const [bx, by] = points[Math.min(points.length - 1, index + 1)];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      best = { distance, heading: [(bx - ax) / length, (by - ay) / length] };
    });
  }
  return best;
}

function roof({ area, facing }, tone) {
  const [a, b, c, d] = area;
  const half = (from, to) => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [ridgeA, ridgeB] = [half(a, d), half(b, c)];
  const lit = facing[0] * LIGHT[0] + facing[1] * LIGHT[1];
  const [front, back] = lit > 0 ? [lighter(tone, 0.22), darker(tone, 0.1)] : [darker(tone, 0.1), lighter(tone, 0.22)];
  return [
    polygon([a, b, ridgeB, ridgeA], front), polygon([ridgeA, ridgeB, c, d], back),
    stroke(`${straight(area)}Z`, darker(tone, 0.34), 1.1, 'opacity=".55"'),
  ];
}

/**
 * Houses along `streets` ({ points, width, houses: how closely, sides: 1 left and -1 right }), kept off each other, off other streets and off whatever
 * `isFree(point)` says no to. `unit` is how many stage units a metre has, `page` the area of the whole map.
 */
export function houses(streets, isFree, unit, page, seed) {
  const random = createRandom(`${seed} houses`);
  const taken = occupancy();
  const built = [];
  const fits = (area, own) => probes(area).every((point) => isFree(point) && !taken.isTaken(point)
    && streets.every(({ points, width, box }) => points === own
      || point[0] < box[0] - 30 || point[0] > box[2] + 30 || point[1] < box[1] - 30 || point[1] > box[3] + 30
      || away(point, points) > width / 2 + 2));
  for (const { points, width, houses: wish = 1, sides = [1, -1] } of streets.filter(({ houses: wish }) => wish !== 0)) {
    const marks = stations(points);
    for (const side of sides) {
      for (let start = random.between(0, 8); start < marks.at(-1) - 6;) {
        const length = random.between(11, 25) * unit;
        const end = Math.min(marks.at(-1), start + length);
        const [from, to] = [along(points, marks, start), along(points, marks, end)];
        const setback = width / 2 + 2.5;
        const wanted = random.between(12, 19) * unit;
        const skip = random.chance(1 - wish);
        for (const depth of skip ? [] : [wanted, wanted * 0.72, wanted * 0.5]) {
          const area = [
            moved(from.point, from.left, side * setback), moved(to.point, to.left, side * setback),
            moved(to.point, to.left, side * (setback + depth)), moved(from.point, from.left, side * (setback + depth)),
          ];
          if (!fits(area, points)) continue;
          taken.take(area);
          built.push({ area, facing: [-from.left[0] * side, -from.left[1] * side] });
          break;
        }
        start = end + (random.chance(0.09) ? random.between(4, 12) : 0.8);
      }
    }
  }
  // What is left inside the blocks gets a few houses around the yards.
  for (const point of scattered(page, 30, `${seed} back`, isFree)) {
    const near = nearest(point, streets);
    if (!near || near.distance < 24 || near.distance > 80 || random.chance(0.3)) continue;
    const [wide, deep] = [random.between(7, 12) * unit, random.between(5, 7) * unit];
    const [ux, uy] = near.heading;
    const area = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) => [point[0] + ux * wide * a - uy * deep * b, point[1] + uy * wide * a + ux * deep * b]);
    const around = area.map((corner) => [0, 1].map((axis) => point[axis] + (corner[axis] - point[axis]) * 1.35));
    if (!fits(area) || around.some(taken.isTaken)) continue;
    taken.take(area);
    built.push({ area, facing: [uy, -ux] });
  }
  return {
    isTaken: taken.isTaken,
    drawing: [
      built.map(({ area }) => polygon(area.map(([x, y]) => [x + 3.2, y + 4.2]), '#b99a72', 'opacity=".55"')),
      built.map((house) => roof(house, random.pick(roofs))),
    ],
  };
}
