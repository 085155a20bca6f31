/** Small SVG vocabulary. Everything returns markup; gradients and clips are collected by content. */
import { hash } from './random.mjs';

const definitions = new Map();
const short = (value) => Number(value.toFixed(1));

function define(kind, markup) {
  const id = `${kind}${hash(markup).toString(36)}`;
  definitions.set(id, markup.replace('ID', id));
  return id;
}

export const rect = (x, y, width, height, fill, extra = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${extra}/>`;

export const circle = (x, y, radius, fill, extra = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${extra}/>`;

export const ellipse = (x, y, radiusX, radiusY, fill, extra = '') =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${fill}" ${extra}/>`;

export const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d, tone, width, extra = '') =>
  `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const straight = (points) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

export const polygon = (points, fill, extra = '') => path(`${straight(points)}Z`, fill, extra);

export const line = (x1, y1, x2, y2, tone, width, extra = '') => stroke(straight([[x1, y1], [x2, y2]]), tone, width, extra);

/** A smooth curve through the points (Catmull–Rom as Béziers). */
export function curve(points, closed = false) {
  const at = (index) => closed
    ? points[(index + points.length) % points.length]
    : points[Math.max(0, Math.min(points.length - 1, index))];
  let d = `M${short(points[0][0])} ${short(points[0][1])}`;
  const last = closed ? points.length : points.length - 1;
  for (let index = 0; index < last; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${[
      from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6,
      to[0], to[1],
    ].map(short).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

export const group = (content, attributes = '') => `<g ${attributes}>${[content].flat(3).join('')}</g>`;

/** Places a motif drawn around its own origin. */
export function place(content, x, y, { scale = 1, rotate = 0, flip = false, opacity = 1 } = {}) {
  const transform = `translate(${short(x)} ${short(y)}) rotate(${rotate}) scale(${flip ? -scale : scale} ${scale})`;
  return group(content, `transform="${transform}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`);
}

/** Linear gradient over the shape; `angle` 0 runs downwards, 90 to the right. A stop is a colour or [colour, opacity]. */
export function fade(stops, angle = 0) {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(turn) / 2, Math.cos(turn) / 2];
  const box = `x1="${(0.5 - x).toFixed(3)}" y1="${(0.5 - y).toFixed(3)}" x2="${(0.5 + x).toFixed(3)}" y2="${(0.5 + y).toFixed(3)}"`;
  return `url(#${define('f', `<linearGradient id="ID" ${box}>${stopMarkup(stops)}</linearGradient>`)})`;
}

export function radial(stops) {
  return `url(#${define('r', `<radialGradient id="ID">${stopMarkup(stops)}</radialGradient>`)})`;
}

function stopMarkup(stops) {
  return stops.map((stop, index) => {
    const [tone, opacity] = [stop].flat();
    const offset = (index / (stops.length - 1)).toFixed(3);
    return `<stop offset="${offset}" stop-color="${tone}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  }).join('');
}

/** A repeating fill, e.g. for cloth or brick. */
export function pattern(width, height, content, transform = '') {
  return `url(#${define('p', `<pattern id="ID" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern>`)})`;
}

/** Shows `content` only inside `shape` (markup). */
export function clip(shape, content) {
  return group(content, `clip-path="url(#${define('c', `<clipPath id="ID">${[shape].flat(3).join('')}</clipPath>`)})"`);
}

export function svgDocument(width, height, viewWidth, viewHeight, content) {
  const body = [content].flat(9).join('');
  const needed = new Map();
  const collect = (markup) => {
    for (const [, id] of markup.matchAll(/url\(#([a-z0-9]+)\)/g)) {
      if (needed.has(id)) continue;
      needed.set(id, definitions.get(id));
      collect(definitions.get(id));
    }
  };
  collect(body);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${viewWidth} ${viewHeight}"><defs>${[...needed.values()].join('')}</defs>${body}</svg>`;
}
