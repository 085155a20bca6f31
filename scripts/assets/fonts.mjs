// Cuts FiraGO down to what the pages use: one file per weight with Latin and Georgian, and one with
// the accented Latin letters of names, which browsers load only where such a letter occurs. Share images
// are drawn with files of their own: all of FiraGO, and Noto for scripts that it does not have.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'

// Georgian capitals are alternates of its letters under `case`; labels, which are semibold, use them.
const WEIGHTS = [400, 600]
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
const core = range(0x20, 0x7e) + range(0x10d0, 0x10f0) + '\u00a0©«»·–—‘’‚“”„•…→←↑↓↗−×₾№'
const extended = range(0xa1, 0x17f)

const site = path.resolve(import.meta.dirname, '../../app/(site)/fonts')
const FILES = [
  { name: 'core', characters: core },
  { name: 'extended', characters: extended },
]

const source = path.dirname(createRequire(import.meta.url).resolve('@fontsource/firago/package.json'))
for (const weight of WEIGHTS) {
  const font = await readFile(path.join(source, `files/firago-latin-${weight}-normal.woff2`))
  for (const { name, characters } of FILES) {
    const file = `firago-${name}-${weight}.woff2`
    const capitals = name === 'core' && weight === 600
    const options = capitals ? { keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'case'] } : { noLayoutClosure: true }
    const cut = await subsetFont(font, characters, { targetFormat: 'woff2', noHinting: true, ...options })
    await writeFile(path.join(site, file), cut)
    console.log(file, cut.length)
  }
}

// The typefaces of share images and badges, which are unpacked when they are first drawn with.
const pack = (file) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length } })
const folder = path.resolve(import.meta.dirname, '../../lib/drawing/fonts')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const faces = []
/** @param options `weight` where the text is to have it */
async function addFace(name, font, { characters, weight, ...options }) {
  const cut = await subsetFont(font, characters, { targetFormat: 'truetype', noHinting: true, ...options })
  const codes = [...new Face(new Blob(cut)).collectUnicodes()].filter((code) => code > 0x1f).sort((one, other) => one - other)
  await writeFile(path.join(folder, `${name}.ttf.br`), pack(cut))
  faces.push({ name, ...(weight && { weight }), ranges: rangesOf(codes) })
}

/** All scripts of FiraGO, with the rules by which their letters join. */
for (const weight of WEIGHTS) await addFace(`firago-${weight}`, await readFile(path.join(source, `files/firago-latin-${weight}-normal.woff2`)), { weight, characters: range(0x20, 0xd7ff) + range(0xe000, 0xfffd) })
/** Others in the slices in which they are packaged, frequent letters together; what one has is left out of those after it. */
const OTHERS = [
  ['armenian', /\p{Script=Armenian}/u],
  ['sc', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u],
  ['jp', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['kr', /\p{Script=Hangul}/u],
]
const known = new Set(faces[0].ranges.flatMap(([first, last]) => [...range(first, last)]))
for (const [script, pattern] of OTHERS) {
  const place = path.dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/noto-sans-${script}/package.json`))
  for (const [subset, list] of Object.entries(JSON.parse(await readFile(path.join(place, 'unicode.json'), 'utf8')))) {
    const characters = charactersOf(list).filter((character) => pattern.test(character) && !known.has(character))
    if (characters.length === 0) continue
    for (const character of characters) known.add(character)
    const file = await readFile(path.join(place, `files/noto-sans-${script}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`))
    await addFace(`noto-${script}-${subset.replace(/[[\]]/g, '')}`, file, { characters: characters.join(''), variationAxes: { wght: 500 } })
  }
}
await writeFile(path.join(folder, 'faces.json'), `[\n${faces.map((face) => JSON.stringify(face)).join(',\n')}\n]\n`)

function charactersOf(list) {
  return list.split(',').flatMap((part) => {
    const [first, last = first] = part.replace('U+', '').split('-')
    return [...range(parseInt(first, 16), parseInt(last, 16))]
  })
}

function rangesOf(codes) {
  const ranges = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}
