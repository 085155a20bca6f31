// The bundler splits style sheets by the modules that load them, into many small files. A page loads one file of each of its layouts and
// one of its own instead: compressed as a whole, what stands in them takes a quarter less, and a first view waits for fewer.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readManifests } from './page-manifests.mjs'

const NAME_LENGTH = 13

/** The files that become one stay, for pages whose HTML the build has rendered: it names them. @param {string} folder of the build */
export function mergeStyles(folder) {
  const { routes } = JSON.parse(readFileSync(path.join(folder, 'prerender-manifest.json'), 'utf8'))
  const rendered = Object.entries(routes).map(([address, { srcRoute }]) => srcRoute ?? address)
  for (const { file, head, content } of readManifests(folder).filter(({ route }) => !rendered.includes(route))) {
    const entries = Object.entries(content.entryCSSFiles).map(([entry, files]) => ({ entry, files, list: files.map((item) => item.path) }))
    for (const { entry, files, list } of entries) {
      const runs = splitByLayout(list, entries.map((other) => other.list))
      content.entryCSSFiles[entry] = runs.map((run) => ({ ...files[0], path: run.length > 1 ? writeMerged(folder, run) : run[0] }))
    }
    writeFileSync(file, `${head}${JSON.stringify(content)};`)
  }
}

/**
 * A list names the files of all layouts around it first, as their own lists do.
 *
 * @param {string[]} list of a layout or a page
 * @param {string[][]} lists of the same page
 * @returns {string[][]} what each layout adds to the one around it, and last what the list itself adds
 */
function splitByLayout(list, lists) {
  const isWithin = (outer) => outer.length < list.length && outer.every((name, index) => name === list[index])
  const ends = [...new Set([0, ...lists.filter(isWithin).map(({ length }) => length), list.length])].sort((one, other) => one - other)
  return ends.slice(1).map((end, index) => list.slice(ends[index], end))
}

function writeMerged(folder, run) {
  const text = run.map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/\/\*# sourceMappingURL=.*?\*\//g, '').trimEnd()).join('\n')
  const name = `${path.dirname(run[0])}/${createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH)}.css`
  writeFileSync(path.join(folder, name), text)
  return name
}
