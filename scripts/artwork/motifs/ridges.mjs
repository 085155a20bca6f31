import { curve, fade, group, path, polygon, straight, clip } from '../core/svg.mjs';
import { color, mix } from '../core/palette.mjs';

/** Angular Caucasus ridge: silhouette, lit facets and snow. `base` is the mean foot, `height` the rise of the peaks. */
export function caucasus({ W, H, random }, { base, height, tone, lit, snow, peaks = 7, mist, light = 1 }) {
  const step = (W + 300) / peaks;
  const crest = [];
  for (let index = 0; index <= peaks; index += 1) {
    const x = -150 + (index + random.between(-0.09, 0.09)) * step;
    const rise = height * (index % 2 ? random.between(0.78, 1) : random.between(0.5, 0.78));
    crest.push([x - step * 0.3, base - rise * random.between(0.6, 0.7)], [x - step * random.between(0.1, 0.2), base - rise * random.between(0.78, 0.86)], [x, base - rise, 'peak'],
      [x + step * random.between(0.1, 0.2), base - rise * random.between(0.78, 0.88)], [x + step * 0.29, base - rise * random.between(0.6, 0.7)], [x + step * 0.5, base - height * random.between(0.3, 0.42)]);
  }
  const outline = [[-160, H + 20], [-160, base], ...crest, [W + 160, base], [W + 160, H + 20]];
  const body = `<path d="${straight(outline)}Z"/>`;
  const facets = crest.flatMap((point) => {
    if (point[2] !== 'peak') return [];
    const [px, py] = point;
    const reach = base - py;
    const spine = [[px, py], [px + 0.05 * reach, py + 0.2 * reach], [px - 0.06 * reach, py + 0.38 * reach],
      [px + 0.1 * reach, py + 0.62 * reach], [px - 0.04 * reach, py + reach * 0.95]];
    const side = light * reach * 2.2;
    const slope = polygon([...spine, [px + side, py + reach * 1.1], [px + side, py - 10], [px, py - 10]], lit, 'opacity=".55"');
    if (!snow || reach < height * 0.62) return [slope];
    const line = py + reach * random.between(0.2, 0.32);
    const saw = Array.from({ length: 9 }, (unused, tooth) =>
      [px + (tooth - 4) * step * 0.06, line + (tooth % 2 ? -0.1 : 0.1) * reach * random.between(0.4, 1.3)]);
    const cap = [[px, py - 10], [px + step * 0.24, py + reach * 0.1], ...saw.reverse(), [px - step * 0.24, py + reach * 0.1]];
    return [slope, polygon(cap, mix(snow, tone, 0.3)), clip(`<path d="${straight([...spine, [px + side, py + reach], [px + side, py - 10]])}Z"/>`, polygon(cap, snow))];
  });
  return [path(`${straight(outline)}Z`, mist ? fade([tone, mix(tone, mist, 0.75)]) : tone), clip(body, facets)];
}

/** Soft hills; `fall` mists the foot of the layer. */
export function hills({ W, H, random }, { base, height, tone, mist, waves = 4, foot = H + 20 }) {
  const points = [];
  for (let index = -1; index <= waves + 1; index += 1) {
    points.push([(index + random.between(-0.2, 0.2)) * (W / waves), base - height * (index % 2 ? random.between(0.6, 1) : random.between(0, 0.45))]);
  }
  return path(`${curve(points)}L${W + 500} ${foot}L-500 ${foot}Z`, mist ? fade([tone, mix(tone, mist, 0.7)]) : tone);
}

/** A hill of one's own: points of its crest, filled to the bottom. */
export const slope = ({ H }, points, tone, mist) =>
  path(`${curve(points)}L${points.at(-1)[0]} ${H + 20}L${points[0][0]} ${H + 20}Z`, mist ? fade([tone, mix(tone, mist, 0.6)]) : tone);

export function cypress(x, base, height, tone) {
  const half = height * 0.11;
  return [
    path(`M${x} ${base - height}C${x + half * 1.3} ${base - height * 0.6} ${x + half * 1.5} ${base - height * 0.1} ${x} ${base}C${x - half * 1.5} ${base - height * 0.1} ${x - half * 1.3} ${base - height * 0.6} ${x} ${base - height}Z`, tone),
    path(`M${x} ${base - height}C${x + half * 1.3} ${base - height * 0.6} ${x + half * 1.5} ${base - height * 0.1} ${x} ${base}C${x + half * 0.6} ${base - height * 0.3} ${x + half * 0.5} ${base - height * 0.6} ${x} ${base - height}Z`, mix(tone, color.amber, 0.16)),
  ];
}

/** A broad crown made of overlapping rounds, with a lit upper side. */
export function tree({ random }, x, base, height, tone, { trunk = color.ink, lit = mix(tone, color.amber, 0.2), crown = 0.62 } = {}) {
  const centre = base - height * (1 - crown / 2);
  const radius = height * crown * 0.5;
  const leaves = Array.from({ length: 9 }, (unused, index) => {
    const angle = (index / 9) * Math.PI * 2;
    return [x + Math.cos(angle) * radius * 0.75 * random.between(0.8, 1.15), centre + Math.sin(angle) * radius * 0.5, radius * random.between(0.42, 0.6)];
  });
  const rounds = (list, shift, fill) => list.map(([cx, cy, r]) => `<circle cx="${(cx + shift).toFixed(1)}" cy="${(cy + shift).toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}"/>`);
  const bend = random.between(-0.04, 0.04) * height;
  return group([
    path(`M${x - height * 0.035} ${base}Q${x + bend} ${base - height * 0.25} ${x - height * 0.012} ${centre}L${x + height * 0.02} ${centre}Q${x + bend + height * 0.04} ${base - height * 0.25} ${x + height * 0.045} ${base}Z`, trunk),
    rounds([...leaves, [x, centre, radius * 0.7]], 0, tone),
    rounds(leaves.filter(([, cy]) => cy < centre + radius * 0.1).map(([cx, cy, r]) => [cx, cy, r * 0.62]), -r0(radius), lit),
  ]);
}

const r0 = (radius) => radius * 0.1;

/** Loose leaves along a twig, for frames in the foreground. */
export function branch({ random }, x, y, length, angle, tone, leafSize = 46) {
  const turn = (angle * Math.PI) / 180;
  const leaves = [];
  for (let share = 0.08; share <= 1; share += 0.1) {
    const [lx, ly] = [x + Math.cos(turn) * length * share, y + Math.sin(turn) * length * share + Math.sin(share * 3) * 24];
    for (const side of [-1, 1]) {
      const lean = angle + side * random.between(35, 70);
      const size = leafSize * random.between(0.75, 1.2);
      leaves.push(`<path transform="translate(${lx.toFixed(1)} ${ly.toFixed(1)}) rotate(${lean.toFixed(1)})" d="M0 0C${size * 0.3} ${-size * 0.32} ${size * 0.8} ${-size * 0.3} ${size} 0C${size * 0.8} ${size * 0.3} ${size * 0.3} ${size * 0.32} 0 0Z" fill="${side > 0 ? tone : mix(tone, color.amber, 0.14)}"/>`);
    }
  }
  return group(leaves);
}
