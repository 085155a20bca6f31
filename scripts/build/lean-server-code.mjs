// Reduces the memory that the server needs for its own code. The bundler writes the same chunk once for each group of
// routes, and the engine keeps a source as two bytes a character as soon as one character needs it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

const WIDE = /[^\0-\xff]/g
/** A backslash before such a character would escape the one that is written instead. */
const ESCAPED_WIDE = /\\[^\0-\xff]/
/** How the bundler writes a module that is data. */
const [DATA_BEGIN, DATA_END] = ["JSON.parse('", "')}]"]
/** The engine keeps the source of each module for good; data of so many characters lie in a file that is read once. */
const MUCH_DATA = 1e6
const SOURCE_MAP = /\n?\/\/# sourceMappingURL=\S+\s*$/

/** @param {string} folder of the build */
export function leanServerCode(folder) {
  const chunks = path.join(folder, 'server/chunks')
  for (const inner of [chunks, path.join(chunks, 'ssr')]) {
    const firsts = new Map()
    for (const name of readdirSync(inner).filter((entry) => entry.endsWith('.js')).sort()) {
      const file = path.join(inner, name)
      const code = readFileSync(file, 'utf8').replace(SOURCE_MAP, '')
      const hash = createHash('sha256').update(code).digest('hex')
      const first = firsts.get(hash)
      if (first) writeFileSync(file, `module.exports=require(${JSON.stringify(`./${first}`)})\n`)
      else {
        firsts.set(hash, name)
        const { module, data } = withoutData(code, name.replace(/js$/, 'json'))
        if (data) writeFileSync(file.replace(/js$/, 'json'), data)
        writeFileSync(file, withoutWideCharacters(module))
      }
    }
  }
}

/** @param {string} code @param {string} name of the file that its data belong into @returns the code without much data, and these */
function withoutData(code, name) {
  const [begin, end] = [code.indexOf(DATA_BEGIN), code.lastIndexOf(DATA_END)]
  const isData = code.length > MUCH_DATA && begin > 0 && begin < 100 && end + DATA_END.length >= code.trimEnd().length - 1
  if (!isData) return { module: code }
  const data = runInNewContext(`'${code.slice(begin + DATA_BEGIN.length, end)}'`)
  JSON.parse(data)
  const read = `JSON.parse(require("node:fs").readFileSync(__dirname+${JSON.stringify(`/${name}`)},"utf8")`
  return { module: `${code.slice(0, begin)}${read}${code.slice(end + 1)}`, data }
}

/** The same code, where every character fits into a byte. @param {string} code */
export function withoutWideCharacters(code) {
  if (ESCAPED_WIDE.test(code)) return code
  return code.replace(WIDE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
