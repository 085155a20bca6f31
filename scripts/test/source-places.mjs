// Names the sources in stack traces of bundled code. Node can do so by itself, but then reads the map of each module that it
// loads, which is a quarter of the time in which a process of the tests starts.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'

/**
 * @param {string} folder of the bundles
 * @param {string} root what sources are named from
 * @returns {(text: string) => string}
 */
export function sourcePlaces(folder, root) {
  const maps = new Map()
  const mapOf = (file) => {
    if (!maps.has(file)) maps.set(file, existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null)
    return maps.get(file)
  }
  const place = new RegExp(`(?:file://)?(${folder.replace(/[.+]/g, '\\$&')}/[^\\s:()]+\\.mjs):(\\d+):(\\d+)`, 'g')
  return (text) =>
    text.replace(place, (found, file, line, column) => {
      const { originalSource, originalLine, originalColumn } = mapOf(file)?.findEntry(line - 1, column - 1) ?? {}
      if (originalSource === undefined) return found
      return `${path.relative(root, path.resolve(path.dirname(file), originalSource))}:${originalLine + 1}:${originalColumn + 1}`
    })
}
