// The bundler cuts style sheets by what loads them, layouts and pages apart: what every page of a layout loads one after
// the other is several files. They become one, so that a first view waits for fewer.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MANIFEST = /^(?<head>[\s\S]*?__RSC_MANIFEST\["(?<page>[^"]+)"\] = )(?<json>\{[\s\S]*\});?\s*$/
const NAME_LENGTH = 13

/**
 * @param {string} folder of the build
 * @returns {string[][]} the files that became one, which stay for pages that were rendered already
 */
export function mergeStyles(folder) {
  const rendered = prerenderedPages(folder)
  const manifests = readManifests(folder).filter(({ page }) => !rendered.has(page))
  const lists = manifests.flatMap(({ content }) => Object.values(content.entryCSSFiles))
  const runs = findRuns(lists.map((files) => files.map((file) => file.path)))
  const merged = new Map(runs.map((run) => [run[0], { run, path: writeMerged(folder, run) }]))
  for (const { file, head, content } of manifests) {
    for (const [entry, files] of Object.entries(content.entryCSSFiles)) content.entryCSSFiles[entry] = withMerged(files, merged)
    writeFileSync(file, `${head}${JSON.stringify(content)};`)
  }
  return runs
}

/** Files that the same lists name, always one after the other. @param {string[][]} lists */
export function findRuns(lists) {
  const neighbours = new Map()
  for (const [number, list] of lists.entries()) {
    for (const [index, file] of list.entries()) {
      const known = neighbours.get(file) ?? { lists: [], next: list[index + 1], isSame: true }
      known.lists.push(number)
      known.isSame &&= known.next === list[index + 1]
      neighbours.set(file, known)
    }
  }
  const follower = (file) => {
    const { next, isSame, lists: own } = neighbours.get(file)
    return next && isSame && String(neighbours.get(next).lists) === String(own) ? next : undefined
  }
  const followers = new Set([...neighbours.keys()].map(follower))
  const firsts = [...neighbours.keys()].filter((file) => !followers.has(file) && follower(file))
  return firsts.map((first) => {
    const run = [first]
    for (let next = follower(first); next; next = follower(next)) run.push(next)
    return run
  })
}

function withMerged(files, merged) {
  const parts = new Set([...merged.values()].flatMap(({ run }) => run.slice(1)))
  return files.filter(({ path: name }) => !parts.has(name)).map((file) => ({ ...file, path: merged.get(file.path)?.path ?? file.path }))
}

function writeMerged(folder, run) {
  const text = run.map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/\/\*# sourceMappingURL=.*?\*\//g, '').trimEnd()).join('\n')
  const name = `${path.dirname(run[0])}/${createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH)}.css`
  writeFileSync(path.join(folder, name), text)
  return name
}

function readManifests(folder) {
  const app = path.join(folder, 'server/app')
  const names = readdirSync(app, { recursive: true }).filter((name) => name.endsWith('_client-reference-manifest.js'))
  return names.flatMap((name) => {
    const file = path.join(app, name)
    const { head, page, json } = MANIFEST.exec(readFileSync(file, 'utf8'))?.groups ?? {}
    return page ? [{ file, head, page: withoutGroups(page), content: JSON.parse(json) }] : []
  })
}

/** Pages whose HTML names the files as they were. */
function prerenderedPages(folder) {
  const { routes } = JSON.parse(readFileSync(path.join(folder, 'prerender-manifest.json'), 'utf8'))
  return new Set(Object.entries(routes).map(([address, { srcRoute }]) => srcRoute ?? address))
}

function withoutGroups(page) {
  return page.replace(/\/\([^)]*\)/g, '').replace(/\/page$/, '') || '/'
}
