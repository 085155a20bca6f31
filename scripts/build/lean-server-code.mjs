// Reduces the memory that the server needs for its own code: the bundler writes the same chunk once for each group of routes, and the
// engine keeps a whole source as two bytes a character as soon as one character needs it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const WIDE = /[^\0-\xff]/g
/** A backslash before such a character would escape the one that is written instead. */
const ESCAPED_WIDE = /\\[^\0-\xff]/
const SOURCE_MAP = /\n?\/\/# sourceMappingURL=\S+\s*$/

/** @param {string} folder of the build */
export function leanServerCode(folder) {
  for (const inner of ['server/chunks', 'server/chunks/ssr'].map((name) => path.join(folder, name))) {
    const firsts = new Map()
    for (const name of readdirSync(inner).filter((entry) => entry.endsWith('.js'))) {
      const code = readFileSync(path.join(inner, name), 'utf8').replace(SOURCE_MAP, '')
      const hash = createHash('sha256').update(code).digest('hex')
      const first = firsts.get(hash)
      if (!first) firsts.set(hash, name)
      writeFileSync(path.join(inner, name), first ? `module.exports=require(${JSON.stringify(`./${first}`)})\n` : withoutWideCharacters(code))
    }
  }
}

/** The same code, where every character fits into a byte. */
function withoutWideCharacters(code) {
  if (ESCAPED_WIDE.test(code)) return code
  return code.replace(WIDE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
