import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
/** What is run in a fresh clone, and installs the packages itself. */
const COMMANDS = ['start.mjs', 'dev.mjs', 'test.mjs', 'test/backend.mjs']
const STATIC_IMPORT = /^(?:import|export (?:\*|\{[^}]*\}) from)\s(?:[\w*{}\s,]+\sfrom\s)?'([^']+)'/gm

/** The packages that are there for a file to load at all, by the files that name them. */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const names = [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(([, name]) => name)
  const imported = names.filter((name) => name.startsWith('.')).map((name) => path.resolve(path.dirname(file), name))
  const packages = names.filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
  return [...packages.map((name) => `${path.relative(root, file)}: ${name}`), ...imported.flatMap((other) => packagesOf(other, seen))]
}

test.each(COMMANDS)('%s loads before any package is installed', (command) => {
  expect(packagesOf(path.join(root, 'scripts', command))).toEqual([])
})
