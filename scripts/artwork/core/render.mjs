/** Picture description → WebP file. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { printFinish } from './print.mjs';
import { createRandom } from './random.mjs';
import { svgDocument } from './svg.mjs';

const demo = fileURLToPath(new URL('../../../lib/backend/demo/', import.meta.url));
export const contentFile = (name) => path.join(demo, 'content', name);
const pictureFile = (name) => path.join(demo, 'pictures', name);

const VIEW_WIDTH = 1600;

export async function save(name, bytes) {
  const file = pictureFile(name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Scenes are drawn on a stage 1600 units wide, whatever their finished size. */
export async function renderScene(name, { width, height, draw, limit }) {
  const stage = { W: VIEW_WIDTH, H: Math.round((VIEW_WIDTH * height) / width), random: createRandom(name) };
  const svg = svgDocument(width, height, stage.W, stage.H, draw(stage));
  await save(`${name}.webp`, await printed(svg, width, height, limit));
}

/** Lowers the quality step by step until the file fits its limit in bytes. */
export async function printed(svg, width, height, limit, finish) {
  const flat = await sharp(Buffer.from(svg)).resize(width, height).removeAlpha().raw().toBuffer();
  const raw = { width, height, channels: 3 };
  const inked = printFinish(flat, width, height, finish);
  let bytes;
  for (const quality of [78, 72, 66, 60, 52, 44]) {
    bytes = await sharp(inked, { raw }).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (bytes.length <= limit) break;
  }
  return bytes;
}
