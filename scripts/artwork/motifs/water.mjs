import { curve, ellipse, fade, group, line, path, polygon, rect, stroke, straight } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';

/** A river coming towards us between two banks; points run from far to near, widths likewise. */
export function river(points, widths, tone, shine) {
  const left = points.map(([x, y], index) => [x - widths[index] / 2, y]);
  const right = points.map(([x, y], index) => [x + widths[index] / 2, y]);
  const outline = `${curve(left)}L${right.at(-1)[0]} ${right.at(-1)[1]}${curve([...right].reverse()).replace('M', 'L')}Z`;
  const glints = points.slice(1).flatMap(([x, y], index) => Array.from({ length: 5 }, (unused, glint) => {
    const [gx, gy, size] = [x + ((glint * 0.37 + index * 0.21) % 1 - 0.5) * widths[index + 1] * 0.7, y - glint * 14, widths[index + 1] * 0.09];
    return stroke(`M${gx - size} ${gy}Q${gx} ${gy - 4} ${gx + size} ${gy}`, shine, 3, 'opacity=".6"');
  }));
  return [path(outline, fade([shine, tone, darker(tone, 0.3)])), glints];
}

/** A sheet of water across the picture with broken reflections. */
export function water({ W, H, random }, y, tone, shine, foot = H + 20, count = 46) {
  return [
    rect(-20, y, W + 40, foot - y, fade([mix(tone, shine, 0.45), tone, darker(tone, 0.3)])),
    Array.from({ length: count }, () => {
      const depth = random.next() ** 1.4;
      const [x, ry, length] = [random.between(0, W), y + 8 + depth * (foot - y - 10), 30 + depth * random.between(60, 190)];
      return path(`M${x - length} ${ry}Q${x} ${ry - 3 - depth * 5} ${x + length} ${ry}Q${x} ${ry + 3 + depth * 5} ${x - length} ${ry}Z`, shine, `opacity="${random.between(0.15, 0.5).toFixed(2)}"`);
    }),
  ];
}

export const stones = ({ random }, x, y, width, height, count, tone) => Array.from({ length: count }, () => {
  const size = random.between(16, 54);
  const [sx, sy] = [x + random.next() * width, y + random.next() * height];
  return [ellipse(sx, sy, size, size * 0.52, tone), ellipse(sx - size * 0.15, sy - size * 0.12, size * 0.7, size * 0.28, lighter(tone, 0.4))];
});

/** The white bridge: iron lattice parapet on stone piers, slightly arched, from (x1, y) to (x2, y). */
export function whiteBridge(x1, x2, y, rise, height, { white = color.paper, pier = color.stone, spans = 3, shade = color.dusk } = {}) {
  const deck = (share) => y - rise * 4 * share * (1 - share);
  const at = (share) => x1 + (x2 - x1) * share;
  const edge = Array.from({ length: 21 }, (unused, index) => [at(index / 20), deck(index / 20)]);
  const panels = spans * 8;
  const lattice = Array.from({ length: panels }, (unused, index) => {
    const [a, b] = [index / panels, (index + 1) / panels];
    return `M${at(a)} ${deck(a)}L${at(b)} ${deck(b) - height}M${at(a)} ${deck(a) - height}L${at(b)} ${deck(b)}M${at(a)} ${deck(a)}V${deck(a) - height}`;
  }).join('');
  const piers = Array.from({ length: spans + 1 }, (unused, index) => {
    const [x, top] = [at(index / spans), deck(index / spans)];
    return polygon([[x - height * 0.3, top], [x + height * 0.3, top], [x + height * 0.42, top + height * 4], [x - height * 0.42, top + height * 4]], fade([pier, darker(pier, 0.35)], 90));
  });
  const arches = Array.from({ length: spans }, (unused, index) => {
    const [a, b] = [index / spans, (index + 1) / spans];
    return stroke(`M${at(a)} ${deck(a) + height * 1.5}Q${at((a + b) / 2)} ${deck((a + b) / 2) - height * 0.5} ${at(b)} ${deck(b) + height * 1.5}`, mix(white, shade, 0.3), height * 0.16);
  });
  return group([
    arches, piers,
    path(`${straight(edge)}${straight([...edge].reverse().map(([x, ey]) => [x, ey + height * 0.34])).replace('M', 'L')}Z`, fade([white, mix(white, shade, 0.45)])),
    stroke(lattice, white, height * 0.05), stroke(straight(edge.map(([x, ey]) => [x, ey - height])), white, height * 0.1),
  ]);
}

/** A quay or parapet of stone blocks. */
export const parapet = ({ W }, y, height, stone) => [
  rect(-20, y, W + 40, height, fade([lighter(stone, 0.15), stone])), rect(-20, y - height * 0.18, W + 40, height * 0.2, lighter(stone, 0.25)),
  Array.from({ length: 18 }, (unused, index) => line((index * W) / 17, y, (index * W) / 17, y + height, darker(stone, 0.2), 2)),
];

/** Funicular car on its track. */
export const funicular = (x1, y1, x2, y2, share, body = color.pomegranate, rail = color.ink) => {
  const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return [
    line(x1, y1, x2, y2, rail, 5), line(x1 + 16, y1 + 5, x2 + 16, y2 + 5, rail, 3),
    group([
      polygon([[-66, -8], [58, -8], [70, -58], [-54, -58]], body), polygon([[-54, -58], [70, -58], [66, -68], [-48, -68]], color.paper),
      [-38, -8, 22].map((left) => polygon([[left, -26], [left + 24, -26], [left + 30, -50], [left + 6, -50]], color.honey)),
    ], `transform="translate(${x} ${y}) rotate(${turn})"`),
  ];
};
