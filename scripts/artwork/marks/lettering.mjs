/** FiraGO as outlines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
const fonts = new Map();

function font(weight, style) {
  const key = `${weight}-${style}`;
  if (!fonts.has(key)) {
    const bytes = readFileSync(require.resolve(`@fontsource/firago/files/firago-latin-${key}.woff`));
    fonts.set(key, opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  }
  return fonts.get(key);
}

const point = (...values) => values.map((value) => value.toFixed(2)).join(' ');

const outline = (commands) => commands.map(({ type, x, y, x1, y1, x2, y2 }) => ({
  M: () => `M${point(x, y)}`, L: () => `L${point(x, y)}`, Q: () => `Q${point(x1, y1, x, y)}`, C: () => `C${point(x1, y1, x2, y2, x, y)}`, Z: () => 'Z',
}[type]())).join('');

/** One line of text from the origin of its baseline; `spacing` is in em. */
export function lettering(text, { weight = 600, style = 'normal', size, spacing = 0 }) {
  const face = font(weight, style);
  const scale = size / face.unitsPerEm;
  const glyphs = face.stringToGlyphs(text);
  let x = 0;
  let d = '';
  glyphs.forEach((glyph, index) => {
    d += outline(glyph.getPath(x, 0, size).commands);
    const kerning = index + 1 < glyphs.length ? face.getKerningValue(glyph, glyphs[index + 1]) : 0;
    x += (glyph.advanceWidth + kerning) * scale + spacing * size;
  });
  return { d, width: x - spacing * size };
}
