// Compresses the browser files of the build once, as small as possible.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const FORMATS = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes a file with `.br` and one with `.gz` beside every script and style sheet of a folder. */
export async function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => path.join(folder, name))
  await Promise.all(files.map(compress))
}

async function compress(file) {
  const text = await readFile(file)
  await Promise.all(Object.entries(FORMATS).map(async ([extension, pack]) => writeFile(`${file}.${extension}`, await pack(text))))
}
