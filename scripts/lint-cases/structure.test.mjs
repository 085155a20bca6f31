import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MOST_MODULES = 25
const MOST_FLOORS = 11
/** What is run in a fresh clone, and installs the packages itself. */
const COMMANDS = ['start.mjs', 'dev.mjs', 'test.mjs', 'test/backend.mjs']

const GENERATED = /\/migrations\/|payload-types/

const modulesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/test\.tsx?$|backend\/tests\//.test(file) && !GENERATED.test(file))

/** What a file imports: paths from the root, and the names of packages. */
function importsOf(file, pattern) {
  const names = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name)
  return names.map((name) => (name.startsWith('.') ? path.join(path.dirname(file), name) : name.replace(/^@\//, '')))
}

test(`no folder of lib and components has more than ${MOST_MODULES} modules`, () => {
  const folders = [...modulesOf('lib'), ...modulesOf('components')].map((file) => path.dirname(file))
  expect(folders.filter((folder) => folders.filter((other) => other === folder).length > MOST_MODULES)).toEqual([])
})

test(`the folders of lib import each other in no circle, on at most ${MOST_FLOORS} floors`, () => {
  // The folders of the backend count each by itself.
  const folderOf = (file) => /^lib\/(?:backend\/)?[^/.]+/.exec(file)?.[0]
  const below = new Map()
  for (const file of modulesOf('lib')) {
    const folder = folderOf(file)
    const imported = importsOf(file, /(?:from|import\()\s*'([^']+)'/g).map(folderOf)
    below.set(folder, new Set([...(below.get(folder) ?? []), ...imported.filter((other) => other && other !== folder && !GENERATED.test(other))]))
  }
  const floorsOf = (folder, above = []) => {
    if (above.includes(folder)) throw new Error([...above, folder].join(' → '))
    return 1 + Math.max(0, ...[...(below.get(folder) ?? [])].map((other) => floorsOf(other, [...above, folder])))
  }
  expect(Math.max(...[...below.keys()].map((folder) => floorsOf(folder)))).toBeLessThanOrEqual(MOST_FLOORS)
})

test('each class that a module takes from a style sheet stands in it', () => {
  const missingIn = (file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, from]) => {
      const sheet = readFileSync(from.startsWith('.') ? path.join(path.dirname(file), from) : from.replace(/^@\//, ''), 'utf8')
      const classes = new Set([...sheet.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, each]) => each))
      return [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, 'g'))].filter(([, used]) => !classes.has(used)).map(([used]) => `${file}: ${used}`)
    })
  }
  expect(['app', 'components', 'lib'].flatMap(modulesOf).flatMap(missingIn)).toEqual([])
})

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
