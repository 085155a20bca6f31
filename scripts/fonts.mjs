// Cuts FiraGO down to what the pages use: one file per weight with Latin and Georgian, and one with
// the accented Latin letters of names, which browsers load only where such a letter occurs. Share images
// are drawn with a file of their own per weight, unpacked and with the letters of all neighbours.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const WEIGHTS = [400, 600]
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
const core = range(0x20, 0x7e) + range(0x10d0, 0x10f0) + '\u00a0©«»·–—‘’‚“”„•…→←↑↓↗−×₾№'
const extended = range(0xa1, 0x17f)
const drawn = core + extended + range(0x1c90, 0x1cb0) + range(0x218, 0x21b) + range(0x386, 0x3ce) + range(0x400, 0x45f) + 'ӘәҒғҚқҢңҮүҰұҺһӨөҐґ'

const site = path.resolve(import.meta.dirname, '../app/(site)/fonts')
const FILES = [
  { name: 'core', characters: core, folder: site, format: 'woff2' },
  { name: 'extended', characters: extended, folder: site, format: 'woff2' },
  { name: 'drawn', characters: drawn, folder: path.resolve(import.meta.dirname, '../lib/drawing/fonts'), format: 'truetype' },
]

const source = path.dirname(createRequire(import.meta.url).resolve('@fontsource/firago/package.json'))
for (const weight of WEIGHTS) {
  const font = await readFile(path.join(source, `files/firago-latin-${weight}-normal.woff2`))
  for (const { name, characters, folder, format } of FILES) {
    await mkdir(folder, { recursive: true })
    const file = `firago-${name}-${weight}.${format === 'truetype' ? 'ttf' : format}`
    const cut = await subsetFont(font, characters, { targetFormat: format, noLayoutClosure: true })
    await writeFile(path.join(folder, file), cut)
    console.log(file, cut.length)
  }
}
