/** The Leadx mark: a crowned pomegranate opened by an X, whose lower seed stands as a mountain. */
import sharp from 'sharp';
import { save } from '../core/render.mjs';
import { path, place, svgDocument } from '../core/svg.mjs';
import { color } from '../core/palette.mjs';
import { lettering } from './lettering.mjs';

/** Drawn on a 24 × 24 field so that its edges sit on the pixel grid at the smallest size. */
const MARK = [
  'M12 13.1L6.3 7.4L6 1.4L9.7 4.2L12 .6L14.3 4.2L18 1.4L17.7 7.4Z',
  'M10.7 14.4L5.1 8.8A8.9 8.9 0 0 0 5.1 20Z',
  'M13.3 14.4L18.9 20A8.9 8.9 0 0 0 18.9 8.8Z',
  'M12 15.7L17.6 21.3A8.9 8.9 0 0 1 6.4 21.3Z',
].join('');

export async function generateBrand(isWanted) {
  if (!isWanted('brand/')) return;
  await save('brand/mark.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${color.ink}"><path d="${MARK}"/></svg>\n`);
  const word = lettering('Leadx', { weight: 700, size: 150, spacing: -0.025 });
  // The mark begins 3.1 units into its field: no air is left beside it, so that it stands on the edge of a page.
  const left = -3.1 * 6.4;
  const width = Math.ceil(left + 176 + word.width);
  const logo = [place(path(MARK, color.ink), left, 22, { scale: 6.4 }), place(path(word.d, color.ink), left + 176, 151)];
  const svg = svgDocument(width, 200, width, 200, logo);
  await save('brand/logo.webp', await sharp(Buffer.from(svg)).webp({ nearLossless: true, alphaQuality: 100 }).toBuffer());
}
