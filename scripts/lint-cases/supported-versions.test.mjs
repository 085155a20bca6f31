import { readFileSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(name, 'utf8'))
const parts = (version) => /(\d+)\.(\d+)(?:\.(\d+))?/.exec(version).slice(1).map((part) => Number(part ?? 0))

function isAtLeast(version, least) {
  const [ours, theirs] = [parts(version), parts(least)]
  const different = ours.findIndex((part, index) => part !== theirs[index])
  return different === -1 || ours[different] > theirs[different]
}

test('the engines name a version of Node that still gets security fixes', () => {
  expect(isAtLeast(read('package.json').engines.node, '22.12.0')).toBe(true)
})

test('no copy of sanitize-html is one with known holes', () => {
  const { packages } = read('package-lock.json')
  const versions = Object.entries(packages).filter(([name]) => name.endsWith('node_modules/sanitize-html')).map(([, { version }]) => version)
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) expect(isAtLeast(version, '2.17.4')).toBe(true)
})

test('the lock file names the optional packages of every platform, without which `npm ci` fails', () => {
  const { packages } = read('package-lock.json')
  const isNamed = (from, name) => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true
      if (!folder) return false
    }
  }
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isNamed(folder, name)),
  )
  expect(missing).toEqual([])
})
