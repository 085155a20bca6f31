// Cuts FiraGO down to what the pages use: one file per weight with Latin and Georgian, and one with
// the accented Latin letters of names, which browsers load only where such a letter occurs. Share images
// are drawn with a file of their own per weight, unpacked and with the letters of all neighbours; how much
// closer pairs of letters stand there is measured here, since what draws them cannot read it from the font.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

// Georgian capitals are alternates of its letters under `case`; labels, which are semibold, use them.
const WEIGHTS = [400, 600]
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
const core = range(0x20, 0x7e) + range(0x10d0, 0x10f0) + '\u00a0©«»·–—‘’‚“”„•…→←↑↓↗−×₾№'
const extended = range(0xa1, 0x17f)
const drawn = core + extended + range(0x1c90, 0x1cb0) + range(0x218, 0x21b) + range(0x386, 0x3ce) + range(0x400, 0x45f) + 'ӘәҒғҚқҢңҮүҰұҺһӨөҐґ'

const site = path.resolve(import.meta.dirname, '../../app/(site)/fonts')
const FILES = [
  { name: 'core', characters: core, folder: site, format: 'woff2' },
  { name: 'extended', characters: extended, folder: site, format: 'woff2' },
  { name: 'drawn', characters: drawn, folder: path.resolve(import.meta.dirname, '../../lib/drawing/fonts'), format: 'truetype' },
]

const source = path.dirname(createRequire(import.meta.url).resolve('@fontsource/firago/package.json'))
for (const weight of WEIGHTS) {
  const font = await readFile(path.join(source, `files/firago-latin-${weight}-normal.woff2`))
  for (const { name, characters, folder, format } of FILES) {
    await mkdir(folder, { recursive: true })
    const file = `firago-${name}-${weight}.${format === 'truetype' ? 'ttf' : format}`
    const capitals = name === 'core' && weight === 600
    const options = capitals ? { keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'case'] } : { noLayoutClosure: true }
    const cut = await subsetFont(font, characters, { targetFormat: format, noHinting: format === 'woff2', ...options })
    await writeFile(path.join(folder, file), cut)
    console.log(file, cut.length)
    if (name === 'drawn') await writeFile(path.join(folder, `kerning-${weight}.json`), `${JSON.stringify(kerningOf(cut))}\n`)
  }
}

/** By how many units of the font the second of two letters is moved; pairs that stay as they are are left out. */
function kerningOf(file) {
  const font = new Font(new Face(new Blob(file)))
  const widthOf = (text, features) => {
    const buffer = new Text()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer, features)
    return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  }
  const letters = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x30, 0x39), ...range(0x10d0, 0x10f0), ...',.:;!?-–’‘“”„·&']
  const widths = new Map(letters.map((letter) => [letter, widthOf(letter)]))
  const pairs = letters.flatMap((one) =>
    letters.map((other) => [one + other, widthOf(one + other) - widths.get(one) - widths.get(other)]),
  )
  return Object.fromEntries(pairs.filter(([, move]) => move !== 0))
}
