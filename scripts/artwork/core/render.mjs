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

/**
 * Scenes are drawn on a stage 1600 units wide, whatever their finished size. `front` draws what is kept of a cut-out;
 * `seed` is the name of the picture that it fits.
 */
export async function renderScene(name, { width, height, draw, front, seed = name, limit }) {
  const H = Math.round((VIEW_WIDTH * height) / width);
  const toSvg = (drawing) => svgDocument(width, height, VIEW_WIDTH, H, drawing({ W: VIEW_WIDTH, H, random: createRandom(seed) }));
  await save(`${name}.webp`, await printed(toSvg(draw), width, height, limit, { mask: front && toSvg(front) }));
}

/** Lowers the quality step by step until the file fits its limit in bytes. */
export async function printed(svg, width, height, limit, { mask, ...finish } = {}) {
  const flat = await sharp(Buffer.from(svg)).resize(width, height).removeAlpha().raw().toBuffer();
  const inked = sharp(printFinish(flat, width, height, finish), { raw: { width, height, channels: 3 } });
  const picture = mask ? inked.joinChannel(await maskOf(mask, width, height, finish), { raw: { width, height, channels: 1 } }) : inked;
  let bytes;
  for (const quality of [78, 72, 66, 60, 52, 44]) {
    bytes = await picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (bytes.length <= limit) break;
  }
  return bytes;
}

async function maskOf(svg, width, height, finish) {
  const opacity = await sharp(Buffer.from(svg)).resize(width, height).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return printFinish(opacity, width, height, { ...finish, channels: 1 });
}
