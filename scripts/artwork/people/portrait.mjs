/** A sitter of the Notionists library, recoloured into our palette and set before the backdrop. */
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { circle, clip, ellipse, fade, group, path, pattern, rect } from '../core/svg.mjs';
import { color, darker, lighter, mix } from '../core/palette.mjs';
import { drawBackdrop } from './backdrop.mjs';

const origins = {
  base: '531 487', body: '178 1057', hair: '266 207', lips: '791 871', beard: '653 805', nose: '901 668', eyes: '610 680', glasses: '610 680', brows: '774 657', gesture: '0 559',
};

function splitParts(svg) {
  const parts = {};
  let rest = svg;
  for (const [name, origin] of Object.entries(origins)) {
    const opening = `<g transform="translate(${origin})">`;
    const start = rest.indexOf(opening) + opening.length;
    const following = rest.slice(start).search(/<\/g><g transform="translate\(|<\/g><\/g><\/svg>/);
    parts[name] = rest.slice(start, start + following);
    rest = rest.slice(start + following);
  }
  return parts;
}

const inked = (markup, fill, line = color.ink) => markup
  .replaceAll(/"(#fff|white)"/g, `"${fill}"`).replaceAll(/"(#000|black)"/g, `"${line}"`);

const set = (name, content, extra = '') => group(content, `transform="translate(${origins[name]})" ${extra}`);

const firstPath = (markup) => markup.match(/ d="([^"]+)"/)[1];

/** The variant whose inner panel is one black shape: it becomes a shirt. */
const OPEN_JACKET = 'variant09';
/** Cut a little higher than the others, so that it would end above the edge of the picture. */
const SHORT_JACKET = 'variant16';

const weaves = {
  plain: (tone) => tone,
  pinstripe: (tone) => pattern(34, 34, `${rect(0, 0, 34, 34, tone)}${rect(0, 0, 4, 34, lighter(tone, 0.28))}`),
  tweed: (tone) => pattern(48, 48, `${rect(0, 0, 48, 48, tone)}<path d="M0 48L24 24L48 48M0 24L24 0L48 24" fill="none" stroke="${darker(tone, 0.13)}" stroke-width="5"/>`),
  dots: (tone) => pattern(56, 56, `${rect(0, 0, 56, 56, tone)}${circle(14, 14, 6, lighter(tone, 0.4))}${circle(42, 42, 6, lighter(tone, 0.4))}`),
};

function head({ base }, skin) {
  const outline = `<path d="${firstPath(base)}"/>`;
  const shade = mix(skin, color.rust, 0.26);
  return set('base', [
    inked(base.slice(0, base.indexOf('/>') + 2), skin),
    clip(outline, [
      path('M-20 80H150C210 200 100 330 150 470C190 560 300 590 420 560L470 640L300 960H-20Z', shade, 'opacity=".5"'),
      ellipse(300, 372, 52, 36, color.rose, 'opacity=".38"'), ellipse(520, 372, 26, 32, color.rose, 'opacity=".3"'),
    ]),
    inked(base.slice(base.indexOf('/>') + 2), skin),
  ]);
}

function hairdo({ hair }, tone) {
  const shapes = [...hair.matchAll(/ d="([^"]+)"/g)].map(([, d]) => `<path d="${d}"/>`).join('');
  return set('hair', [
    inked(hair, color.paper, fade([lighter(tone, 0.17), tone, darker(tone, 0.1)])),
    tone === color.ink ? '' : group(shapes, `fill="none" stroke="${color.ink}" stroke-width="7"`),
  ]);
}

/** The printed T-shirt icons of the library are never used: their mask goes. */
const withoutIcon = (markup) => markup.replace(/<mask[\s\S]*?<\/mask><g mask[^>]*>(<g[^>]*><\/g>)*<\/g>/, '');

function body({ body: drawn }, { tone, weave, shirt }, variant) {
  const plain = withoutIcon(drawn);
  const markup = variant === OPEN_JACKET ? plain.replace('fill="#000"', `fill="${shirt}" stroke="${color.ink}" stroke-width="14"`) : plain;
  const outline = `<path d="${firstPath(markup)}"/>`;
  const split = markup.indexOf('/>') + 2;
  return set('body', [
    inked(markup.slice(0, split), weaves[weave](tone)),
    clip(outline, path('M-20 760V420C80 300 220 200 330 90C300 300 260 520 300 760Z', darker(tone, 0.3), 'opacity=".5"')),
    inked(markup.slice(split), tone),
  ]);
}

export function drawPortrait(cast, { width, height }) {
  const parts = splitParts(createAvatar(notionists, { seed: cast.identifier, ...cast.parts }).toString());
  const sitter = [
    head(parts, cast.skin), body(parts, cast.cloth, cast.parts.body[0]), hairdo(parts, cast.hairColor),
    set('lips', inked(parts.lips, color.paper, cast.lips)),
    set('beard', inked(parts.beard, color.paper, cast.hairColor)),
    set('nose', inked(parts.nose, cast.skin)), set('eyes', inked(parts.eyes, color.paper)),
    set('glasses', inked(parts.glasses, 'rgba(247,241,231,.28)')), set('brows', inked(parts.brows, color.paper, darker(cast.hairColor, 0.45))),
    cast.earring ? [circle(590, 895, 22, color.ink), circle(590, 895, 15, cast.earring)] : '',
  ];
  const scale = 0.635;
  const sunk = cast.parts.body[0] === SHORT_JACKET ? 4 : 0;
  const [left, top] = [400 - 872 * scale, 1000 - 1744 * scale + sunk];
  const seated = `translate(${cast.mirrored ? 800 - left : left} ${top}) scale(${cast.mirrored ? -scale : scale} ${scale})`;
  const square = width === height;
  const sheet = group([drawBackdrop(cast.backdrop), group(sitter, `fill="none" transform="${seated}"`)], square ? 'transform="translate(0 -30)"' : '');
  return { sheet, viewWidth: 800, viewHeight: square ? 800 : 1000 };
}
