// Draws the icons of the site from public/icon.svg. Run it after a change of that file: node scripts/assets/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../public')
const mark = readFileSync(path.join(folder, 'icon.svg'))
/** The paper of the site: devices put no background of their own behind these icons. */
const PAPER = '#faf6ee'
const FAVICON_SIZES = [16, 32, 48]
const ICON_HEADER_BYTES = 6
const ICON_ENTRY_BYTES = 16

/** Draws the mark on a square; `share` is how much of it the mark takes. */
async function draw(size, share, background) {
  const inner = Math.round(size * share)
  const rest = size - inner
  const [before, after] = [Math.floor(rest / 2), Math.ceil(rest / 2)]
  return sharp(mark, { density: (72 * inner) / 24 })
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background: background ?? '#0000' })
    .flatten(background ? { background } : false)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Packs PNGs into one ICO: a header, an entry for each, then the pictures themselves. */
function toIco(pictures) {
  const head = Buffer.alloc(ICON_HEADER_BYTES + ICON_ENTRY_BYTES * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, data }] of pictures.entries()) {
    const at = ICON_HEADER_BYTES + ICON_ENTRY_BYTES * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(data.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += data.length
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

const icons = {
  'icon-192.png': await draw(192, 1),
  'icon-512.png': await draw(512, 1),
  // A device may cut a circle out of it: the mark stays inside the safe middle.
  'icon-maskable.png': await draw(512, 0.56, PAPER),
  'apple-touch-icon.png': await draw(180, 0.7, PAPER),
  'favicon.ico': toIco(await Promise.all(FAVICON_SIZES.map(async (size) => ({ size, data: await draw(size, 1) })))),
}
for (const [name, data] of Object.entries(icons)) writeFileSync(path.join(folder, name), data)
