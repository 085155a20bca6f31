/** Lines and areas on the stage. A point is [x, y]; a line or an area is a list of points. */
import { createRandom } from '../core/random.mjs';

const between = ([ax, ay], [bx, by]) => Math.hypot(bx - ax, by - ay);

/** The same line with rounded bends and a point about every `step` units. */
export function sampled(points, step = 7) {
  if (points.length < 2) return points;
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  const result = [points[0]];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const count = Math.max(1, Math.round(between(from, to) / step));
    for (let part = 1; part <= count; part += 1) {
      const t = part / count;
      result.push([0, 1].map((axis) => 0.5 * (
        2 * from[axis] + (to[axis] - before[axis]) * t
        + (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t
        + (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3)));
    }
  }
  return result;
}

/** How far along the line each of its points is. */
export function stations(points) {
  let sum = 0;
  return points.map((point, index) => (sum += index ? between(points[index - 1], point) : 0));
}

/** Where the line is after `distance` units, and the direction to its left there. */
export function along(points, marks, distance) {
  let index = 1;
  while (index < points.length - 1 && marks[index] < distance) index += 1;
  const [from, to] = [points[index - 1], points[index]];
  const length = between(from, to) || 1;
  const share = (distance - marks[index - 1]) / length;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return { point: [from[0] + dx * share * length, from[1] + dy * share * length], left: [dy, -dx], heading: [dx, dy] };
}

export const moved = ([x, y], [dx, dy], distance) => [x + dx * distance, y + dy * distance];

/** A band along the line: its two edges as one area. `widths` holds one width per point, or one for all. */
export function band(points, widths) {
  const marks = stations(points);
  const edge = (side) => points.map((point, index) => {
    const { left } = along(points, marks, Math.max(0.01, marks[index] - 0.01));
    return moved(point, left, (side * (widths[index] ?? widths)) / 2);
  });
  return [...edge(1), ...edge(-1).reverse()];
}

export function inside([x, y], area) {
  let odd = false;
  for (let index = 0, last = area.length - 1; index < area.length; last = index, index += 1) {
    const [[ax, ay], [bx, by]] = [area[index], area[last]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** The distance from a point to a line. */
export function away([x, y], points) {
  let nearest = Infinity;
  for (let index = 1; index < points.length; index += 1) {
    const [[ax, ay], [bx, by]] = [points[index - 1], points[index]];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * share, y - ay - dy * share));
  }
  return nearest;
}

/** Points spread evenly but not in rows over an area; `keep` decides on each. */
export function scattered(area, gap, seed, keep = () => true) {
  const random = createRandom(seed);
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
  const result = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += gap * 0.87) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += gap) {
      const point = [x + random.between(-0.5, 0.5) * gap, y + random.between(-0.45, 0.45) * gap];
      if (inside(point, area) && keep(point)) result.push(point);
    }
  }
  return result;
}
