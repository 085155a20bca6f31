// The framework's notes for each page: the scripts and style sheets of its layouts and its own.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MANIFEST = /^(?<head>[\s\S]*?__RSC_MANIFEST\["(?<page>[^"]+)"\] = )(?<json>\{[\s\S]*\});?\s*$/

/**
 * @param {string} folder of the build
 * @returns {{ file: string, head: string, page: string, route: string, content: object }[]} `head` stands before the content in the file
 */
export function readManifests(folder) {
  const app = path.join(folder, 'server/app')
  const names = readdirSync(app, { recursive: true }).filter((name) => name.endsWith('_client-reference-manifest.js'))
  return names.flatMap((name) => {
    const file = path.join(app, name)
    const { head, page, json } = MANIFEST.exec(readFileSync(file, 'utf8'))?.groups ?? {}
    return page ? [{ file, head, page, route: withoutGroups(page), content: JSON.parse(json) }] : []
  })
}

function withoutGroups(page) {
  return page.replace(/\/\([^)]*\)/g, '').replace(/\/page$/, '') || '/'
}
