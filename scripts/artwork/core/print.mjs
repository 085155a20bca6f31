/** The print finish: slightly uneven cut edges, mottled ink and paper grain on the rendered pixels. A single channel is a mask, which has edges and no ink. */
import { createRandom } from './random.mjs';

const TILE = 256;

function noiseTile(seed) {
  const random = createRandom(seed);
  return Float32Array.from({ length: TILE * TILE }, () => random.next() * 2 - 1);
}

const tiles = ['x', 'y', 'mottle', 'grain'].map(noiseTile);

/** Smooth value noise with cells of `cell` pixels, one row at a time. */
function noiseRow(tile, y, width, cell, row) {
  const gy = y / cell;
  const y0 = Math.floor(gy);
  const ty = gy - y0;
  const top = (y0 & (TILE - 1)) * TILE;
  const bottom = ((y0 + 1) & (TILE - 1)) * TILE;
  for (let x = 0; x < width; x += 1) {
    const gx = x / cell;
    const x0 = Math.floor(gx);
    const tx = gx - x0;
    const left = x0 & (TILE - 1);
    const right = (x0 + 1) & (TILE - 1);
    const upper = tile[top + left] + (tile[top + right] - tile[top + left]) * tx;
    const lower = tile[bottom + left] + (tile[bottom + right] - tile[bottom + left]) * tx;
    row[x] = upper + (lower - upper) * ty;
  }
  return row;
}

export function printFinish(source, width, height, { wobble = 1, grain = 1, channels = 3 } = {}) {
  const result = Buffer.alloc(source.length);
  const rows = Array.from({ length: 6 }, () => new Float32Array(width));
  for (let y = 0; y < height; y += 1) {
    const [wideX, wideY, fineX, fineY, mottle, speck] = rows;
    noiseRow(tiles[0], y, width, 70, wideX);
    noiseRow(tiles[1], y, width, 70, wideY);
    noiseRow(tiles[1], y + 40, width, 5, fineX);
    noiseRow(tiles[0], y + 90, width, 5, fineY);
    noiseRow(tiles[2], y, width, 34, mottle);
    noiseRow(tiles[3], y, width, 1.7, speck);
    for (let x = 0; x < width; x += 1) {
      const sx = Math.min(width - 1.001, Math.max(0, x + (wideX[x] * 2.6 + fineX[x] * 0.9) * wobble));
      const sy = Math.min(height - 1.001, Math.max(0, y + (wideY[x] * 2.6 + fineY[x] * 0.9) * wobble));
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      const tx = sx - left;
      const ty = sy - top;
      const near = (top * width + left) * channels;
      const below = Math.min(height - 1, top + 1) * width * channels + left * channels;
      const ink = channels === 1 ? 0 : mottle[x] * 2.4 + speck[x] * 7 * grain;
      for (let channel = 0; channel < channels; channel += 1) {
        const upper = source[near + channel] * (1 - tx) + source[near + channels + channel] * tx;
        const lower = source[below + channel] * (1 - tx) + source[below + channels + channel] * tx;
        const value = upper * (1 - ty) + lower * ty + ink;
        result[(y * width + x) * channels + channel] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return result;
}
