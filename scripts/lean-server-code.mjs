// Makes what the server keeps of its own code in memory smaller. The bundler writes the same chunk once for each group of
// routes, and the engine keeps a source as two bytes a character as soon as one character needs it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const WIDE = /[^\0-\xff]/g
/** A backslash before such a character would escape the one that is written instead. */
const ESCAPED_WIDE = /\\[^\0-\xff]/
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
        writeFileSync(file, withoutWideCharacters(code))
      }
    }
  }
}

/** The same code, where every character fits into a byte. @param {string} code */
export function withoutWideCharacters(code) {
  if (ESCAPED_WIDE.test(code)) return code
  return code.replace(WIDE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
