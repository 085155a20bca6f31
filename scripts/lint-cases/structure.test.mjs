import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What is run in a fresh clone, and installs the packages itself. */
const COMMANDS = ['start.mjs', 'dev.mjs', 'test.mjs', 'test/backend.mjs']

/** What a file imports: paths from the root, and the names of packages. */
function importsOf(file, pattern) {
  const names = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name)
  return names.map((name) => (name.startsWith('.') ? path.join(path.dirname(file), name) : name.replace(/^@\//, '')))
}

test.each(COMMANDS)('%s loads before any package is installed', (command) => {
  const packagesOf = (file) =>
    importsOf(file, /^(?:import|export (?:\*|\{[^}]*\}) from)\s(?:[\w*{}\s,]+\sfrom\s)?'([^']+)'/gm).flatMap((name) => {
      if (name.startsWith('node:')) return []
      return name.startsWith('scripts/') || name.startsWith('lib/') ? packagesOf(name) : [`${file}: ${name}`]
    })
  expect(packagesOf(`scripts/${command}`)).toEqual([])
})

test('the lock file names the optional packages of every platform, without which `npm ci` fails', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const isThere = (folder, name) =>
    packages[path.join(folder, 'node_modules', name)] || (folder !== '' && isThere(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name))
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isThere(folder, name)),
  )
  expect(missing).toEqual([])
})
