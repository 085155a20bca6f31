// Cuts FiraGO down to what the pages use: one file per weight with Latin and Georgian, and one with
// the accented Latin letters of names, which browsers load only where such a letter occurs.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const WEIGHTS = [400, 600]
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
const SUBSETS = {
  core: range(0x20, 0x7e) + range(0x10d0, 0x10f0) + '\u00a0©«»·–—‘’‚“”„•…→←↑↓↗−×₾№',
  extended: range(0xa1, 0x17f),
}

const source = path.dirname(createRequire(import.meta.url).resolve('@fontsource/firago/package.json'))
const target = path.resolve(import.meta.dirname, '../app/(site)/fonts')
await mkdir(target, { recursive: true })
for (const weight of WEIGHTS) {
  const font = await readFile(path.join(source, `files/firago-latin-${weight}-normal.woff2`))
  for (const [name, characters] of Object.entries(SUBSETS)) {
    const file = `firago-${name}-${weight}.woff2`
    const cut = await subsetFont(font, characters, { targetFormat: 'woff2', noLayoutClosure: true })
    await writeFile(path.join(target, file), cut)
    console.log(file, cut.length)
  }
}
