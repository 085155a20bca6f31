// Browsers compile a function when it is called, on the thread that draws the page. What a first view calls is compiled beside
// that thread instead, as soon as it arrives, where a script begins with this comment (Chromium; to others it is a comment).
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readManifests } from './page-manifests.mjs'

const HINT = '//# allFunctionsCalledOnLoad\n'
/** In bytes: Chromium compiles smaller ones on the thread that draws in any case. */
const SMALLEST = 30 * 1024
const SITE = '/(site)/'

/** @param {string} folder of the build */
export function addCompileHints(folder) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'))
  const pages = readManifests(folder).filter(({ page }) => page.startsWith(SITE))
  const names = new Set([...rootMainFiles, ...pages.flatMap(({ content }) => Object.values(content.entryJSFiles).flat())])
  for (const name of names) {
    const file = path.join(folder, name)
    const script = readFileSync(file, 'utf8')
    if (script.length >= SMALLEST && !script.startsWith(HINT)) writeFileSync(file, HINT + script)
  }
}
