// Compresses the browser files of the build once, as small as possible.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** The best of each. */
const FORMATS = { br: (text) => promisify(brotliCompress)(text), gz: (text) => promisify(gzip)(text, { level: 9 }) }

/** Writes a file with `.br` and one with `.gz` beside every script and style sheet of a folder. */
export async function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(files.flatMap((name) => {
    const file = path.join(folder, name)
    return Object.entries(FORMATS).map(async ([ending, pack]) => writeFile(`${file}.${ending}`, await pack(await readFile(file))))
  }))
}
