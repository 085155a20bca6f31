/** Partner logos: a geometric mark and the name, in one ink on a transparent ground. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { contentFile, save } from '../core/render.mjs';
import { group, path, place, rect, svgDocument } from '../core/svg.mjs';
import { color } from '../core/palette.mjs';
import { lettering } from './lettering.mjs';
import { markShapes } from './shapes.mjs';

const WIDTH = 640;
const HEIGHT = 240;

/** Typographic voices, taken in turn. */
const voices = [
  { weight: 700, spacing: -0.01, layout: 'beside' },
  { weight: 300, spacing: 0.16, upper: true, layout: 'above' },
  { weight: 500, spacing: 0.01, style: 'italic', layout: 'beside' },
  { weight: 900, spacing: -0.02, layout: 'beside' },
  { weight: 400, spacing: 0.02, layout: 'above' },
  { weight: 600, spacing: 0.1, upper: true, layout: 'beside' },
  { weight: 800, spacing: 0, upper: true, layout: 'ruled' },
  { weight: 300, spacing: 0, layout: 'beside' },
  { weight: 700, spacing: 0.04, style: 'italic', layout: 'above' },
];

/** Breaks a name into at most two lines of similar length. */
function twoLines(name, longest = 13) {
  if (name.length <= longest) return [name];
  const words = name.split(' ');
  const splits = words.slice(1).map((unused, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return splits.reduce((best, split) => (Math.max(...split.map((line) => line.length)) < Math.max(...best.map((line) => line.length)) ? split : best), splits[0] ?? [name]);
}

function setLines(lines, voice, maxWidth, maxHeight, align) {
  const texts = lines.map((line) => (voice.upper ? line.toUpperCase() : line));
  const widest = Math.max(...texts.map((text) => lettering(text, { ...voice, size: 100 }).width));
  const leading = voice.upper ? 1.16 : 1.08;
  const size = Math.min((maxWidth / widest) * 100, maxHeight / (texts.length * leading), 64);
  const set = texts.map((text) => lettering(text, { ...voice, size }));
  const width = Math.max(...set.map((line) => line.width));
  const rows = set.map((line, index) => place(path(line.d, color.ink), align === 'middle' ? (width - line.width) / 2 : 0, size * (0.74 + index * leading)));
  return { markup: rows, width, height: size * (0.76 + (texts.length - 1) * leading) };
}

function compose(name, mark, voice) {
  const layouts = {
    beside: () => {
      const block = setLines(twoLines(name), voice, 430, 130, 'start');
      const left = (WIDTH - (118 + 34 + block.width)) / 2;
      return [place(mark, left, 61, { scale: 1.18 }), place(block.markup, left + 152, (HEIGHT - block.height) / 2)];
    },
    above: () => {
      const lines = twoLines(name, 18);
      const block = setLines(lines, voice, 600, lines.length > 1 ? 92 : 62, 'middle');
      const size = lines.length > 1 ? 92 : 112;
      const top = (HEIGHT - size - 24 - block.height) / 2;
      return [place(mark, (WIDTH - size) / 2, top, { scale: size / 100 }), place(block.markup, (WIDTH - block.width) / 2, top + size + 24)];
    },
    ruled: () => {
      const block = setLines(twoLines(name), voice, 420, 124, 'start');
      const left = (WIDTH - (104 + 60 + block.width)) / 2;
      return [place(mark, left, 68, { scale: 1.04 }), rect(left + 132, 52, 4, 136, color.ink), place(block.markup, left + 164, (HEIGHT - block.height) / 2)];
    },
  };
  return group(layouts[voice.layout]());
}

export async function generatePartners(isWanted) {
  const partners = JSON.parse(await readFile(contentFile('partners.json'), 'utf8'));
  const used = new Map();
  for (const [index, { key, name, mark }] of partners.entries()) {
    const turn = used.get(mark) ?? 0;
    used.set(mark, turn + 1);
    const file = `partners/${key}`;
    if (!isWanted(file)) continue;
    const drawings = markShapes[mark];
    const logo = compose(name.en, group(drawings[turn % drawings.length](color.ink)), voices[index % voices.length]);
    const svg = svgDocument(WIDTH, HEIGHT, WIDTH, HEIGHT, logo);
    // Without air around it: pages line marks up, and make them as large as each other by their area. Scaled down, its last letter would lose its edge.
    await save(`${file}.webp`, await sharp(Buffer.from(svg), { density: 108 }).trim().extend({ right: 6, background: '#0000' }).webp({ quality: 90, alphaQuality: 100, nearLossless: true }).toBuffer());
  }
}
