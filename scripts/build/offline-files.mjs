// Lists what each screen of the site needs to work without a network: scripts, also those that it loads later, style sheets and fonts.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readManifests } from './page-manifests.mjs'

/** As the bundler writes in a script what that may load later. */
const LATER = /"(static\/chunks\/[\w.~-]+\.(?:js|css))"/g
const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/g

/** @param {string} folder of the build @returns {Record<string, string[]>} addresses by the pattern of a screen */
export function offlineFiles(folder) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'))
  const known = new Map()
  const namedIn = (name) => {
    if (!known.has(name)) known.set(name, readNames(folder, name))
    return known.get(name)
  }
  const screens = readManifests(folder).filter(({ page }) => page.startsWith('/(site)/'))
  return Object.fromEntries(screens.map(({ route, content }) => {
    const styles = Object.values(content.entryCSSFiles).flat().map((file) => file.path)
    const names = new Set([...rootMainFiles, ...Object.values(content.entryJSFiles).flat(), ...styles])
    for (const name of names) for (const other of namedIn(name)) names.add(other)
    return [route.replace('/[locale]', '').replace('/[[...view]]', '') || '/', [...names].map((name) => `/_next/${name}`)]
  }))
}

function readNames(folder, name) {
  if (!/\.(js|css)$/.test(name)) return []
  const text = readFileSync(path.join(folder, name), 'utf8')
  const found = (pattern) => [...text.matchAll(pattern)].map(([, other]) => other)
  return name.endsWith('.js') ? found(LATER) : found(FONT).map((font) => path.posix.join(path.posix.dirname(name), font))
}
