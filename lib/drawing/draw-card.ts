import sharp, { type OutputInfo } from 'sharp'
import type { ShareFormat } from '@/lib/site/sharing/share-formats'
import type { Card } from './card'
import { toFrame, type Area } from './card-frame'
import { cardText } from './card-text'
import { textPath, textWidth } from './fonts'
import { initialsOf } from './initials'
import { LOOKS } from './palette'
import { seedPattern } from './seeds'

/** Link previews refuse or delay heavier pictures; in bytes. */
const HEAVIEST = 290_000
const QUALITIES = [86, 78, 68, 56]
/** The share of the cut height that is removed above, since faces stand high in portraits. */
const ABOVE_FACE = 0.12

/**
 * Draws a card.
 *
 * @param photos the pictures of the card as files, in order; null for one that is missing
 * @returns a JPEG below 300 kB
 */
export async function drawCard(card: Card, photos: readonly (Buffer | null)[], format: ShareFormat): Promise<Buffer> {
  const frame = toFrame(card, format)
  const { width, height } = frame
  const cut = await Promise.all(frame.photos.map((area, index) => cutPhoto(photos[index] ?? null, area, card.picture)))
  const missing = frame.photos.flatMap((area, index) => (cut[index] ? [] : [substitute(card, area, card.photos[index]?.name ?? '')]))
  const veil = card.picture === 'backdrop' && cut[0] && format === 'wide' ? veilOf(width, height) : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${missing.join('')}${veil}${cardText(card, frame)}</svg>`
  const picture = sharp({ create: { width, height, channels: 3, background: LOOKS[card.look].ground } }).composite([
    ...cut.flatMap((input, index) => (input ? [{ input, left: frame.photos[index]?.x ?? 0, top: frame.photos[index]?.y ?? 0 }] : [])),
    { input: Buffer.from(svg) },
  ])
  const pixels = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return compressed(pixels)
}

async function compressed({ data, info }: { data: Buffer; info: OutputInfo }): Promise<Buffer> {
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    // Full chroma: thin red letters would blur otherwise.
    file = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (file.length <= HEAVIEST) break
  }
  return file
}

async function cutPhoto(photo: Buffer | null, { width, height }: Area, picture: Card['picture']): Promise<Buffer | null> {
  if (!photo) return null
  try {
    const whole = sharp(photo).rotate()
    if (picture !== 'faces') return await whole.resize(width, height, { fit: 'cover' }).toBuffer()
    const { data, info } = await whole.resize(width, height, { fit: 'outside' }).toBuffer({ resolveWithObject: true })
    const [left, top] = [Math.round((info.width - width) / 2), Math.round((info.height - height) * ABOVE_FACE)]
    return await sharp(data).extract({ left, top, width, height }).toBuffer()
  } catch {
    // A file that is no picture counts as missing.
    return null
  }
}

/** Stands in for a missing picture: initials for a face, else a pattern. */
function substitute(card: Card, area: Area, name: string): string {
  const colours = LOOKS[card.look]
  const { x, y, width, height } = area
  const initials = card.picture === 'faces' ? initialsOf(name) : ''
  const size = Math.min(width, height) * 0.42
  const path = initials
    ? textPath(initials, { x: x + (width - textWidth(initials, size, 600)) / 2, y: y + height / 2 + size * 0.35, size, weight: 600 })
    : ''
  if (!path) return seedPattern(area, colours.seeds)
  const [ground, letters] = card.look === 'accent' ? ['#f6bd62', LOOKS.accent.ground] : [LOOKS.accent.ground, '#f6bd62']
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/><path d="${path}" fill="${letters}"/>`
}

/** Darkens a picture behind the text, most where the text stands. */
function veilOf(width: number, height: number): string {
  const { ground } = LOOKS.night
  return `<defs><linearGradient id="veil"><stop offset="0" stop-color="${ground}" stop-opacity=".96"/><stop offset=".42" stop-color="${ground}" stop-opacity=".84"/><stop offset=".72" stop-color="${ground}" stop-opacity=".35"/><stop offset="1" stop-color="${ground}" stop-opacity=".1"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#veil)"/>`
}
