import { circle, ellipse, fade, group, path, polygon, radial, rect, stroke, curve } from '../core/svg.mjs';
import { color, mix, skies } from '../core/palette.mjs';

export const sky = ({ W, H }, name, angle = 0) => rect(-20, -20, W + 40, H + 40, fade(skies[name], angle));

export const glow = (x, y, radius, tone, opacity = 0.6) =>
  circle(x, y, radius, radial([[tone, opacity], [tone, opacity * 0.35], [tone, 0]]));

/** A large flat sun with a softer rim of heat. */
export function sun(x, y, radius, tone, heat = color.amber) {
  return [
    glow(x, y, radius * 1.9, heat, 0.45),
    circle(x, y, radius, fade([mix(tone, heat, 0.08), tone, mix(tone, heat, 0.55)])),
  ];
}

export function moon(x, y, radius, tone = color.sand) {
  return [
    glow(x, y, radius * 3.2, tone, 0.28),
    circle(x, y, radius, fade([tone, mix(tone, color.amber, 0.25)], 40)),
    circle(x - radius * 0.3, y - radius * 0.2, radius * 0.2, mix(tone, color.stone, 0.5), 'opacity=".5"'),
    circle(x + radius * 0.3, y + radius * 0.32, radius * 0.13, mix(tone, color.stone, 0.5), 'opacity=".5"'),
  ];
}

export function stars({ W, random }, height, count = 70, tone = color.sand) {
  return Array.from({ length: count }, () =>
    circle(random.between(0, W), random.between(0, height), random.between(0.8, 2.4), tone, `opacity="${random.between(0.3, 0.9).toFixed(2)}"`));
}

/** Long flat clouds, thicker in the middle, as cut from paper. */
export function clouds({ W, random }, y, height, tone, count = 5, opacity = 0.7) {
  return group(Array.from({ length: count }, () => {
    const [x, top] = [random.between(-0.1, 1) * W, y + random.next() * height];
    const [length, thickness] = [random.between(0.16, 0.4) * W, random.between(10, 26)];
    const points = [[x, top], [x + length * 0.25, top - thickness], [x + length * 0.45, top - thickness * 0.7],
      [x + length * 0.62, top - thickness * 1.3], [x + length, top], [x + length * 0.5, top + thickness * 0.3]];
    return path(curve(points, true), tone);
  }), `opacity="${opacity}"`);
}

export function birds({ random }, x, y, count, tone, spread = 140) {
  return Array.from({ length: count }, () => {
    const [bx, by, size] = [x + random.between(-1, 1) * spread, y + random.between(-0.4, 0.4) * spread, random.between(7, 15)];
    return stroke(`M${bx - size} ${by - size * 0.35}Q${bx - size * 0.3} ${by - size * 0.5} ${bx} ${by}Q${bx + size * 0.3} ${by - size * 0.5} ${bx + size} ${by - size * 0.35}`, tone, 2.6);
  });
}

/** A cone of light from (x, y) to a foot `spread` wide, `length` below; `lean` shifts the foot sideways. */
export function beam(x, y, length, spread, lean, tone, opacity = 0.4, mouth = 14) {
  const foot = [[x + lean + spread / 2, y + length], [x + lean - spread / 2, y + length]];
  return polygon([[x - mouth, y], [x + mouth, y], ...foot], fade([[tone, opacity], [tone, opacity * 0.45], [tone, 0]]));
}

export const pool = (x, y, radiusX, radiusY, tone, opacity = 0.5) =>
  ellipse(x, y, radiusX, radiusY, radial([[tone, opacity], [tone, opacity * 0.6], [tone, 0]]));

/** Darkens the corners so that the middle carries the light. */
export const vignette = ({ W, H }, opacity = 0.45) =>
  rect(-20, -20, W + 40, H + 40, radial([[color.ink, 0], [color.ink, 0], [color.ink, opacity]]));

/** Fine parallel threads between two edges, each edge given as two points: the silk of the mill. */
export function threads(from, to, count, tone, width = 1.4, sag = 0) {
  const along = ([start, end], share) => [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
  return group(Array.from({ length: count }, (unused, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    const [a, b] = [along(from, share), along(to, share)];
    return `<path d="M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2 + sag).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}"/>`;
  }), `fill="none" stroke="${tone}" stroke-width="${width}"`);
}
