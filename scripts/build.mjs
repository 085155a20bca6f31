// Builds the site when its source has changed since the last build. A second run that comes at the
// same time waits for the first instead of building over it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleAll, bundleServiceWorkers } from './build/bundle.mjs'
import { BUNDLED } from './build/bundled.mjs'
import { addCompileHints } from './build/compile-hints.mjs'
import { compressAll } from './build/compress.mjs'
import { leanServerCode } from './build/lean-server-code.mjs'
import { lock } from './process/lock.mjs'
import { mergeStyles } from './build/merge-styles.mjs'
import { run } from './process/run.mjs'

const SOURCES = ['app', 'components', 'lib', 'messages', 'public', 'scripts/build', ...BUNDLED, 'middleware.ts', 'next.config.ts', 'package-lock.json', 'tsconfig.json']
/** Files that are no part of the build: they are read when the database is filled. */
const NOT_BUILT = /lib\/backend\/(demo\/pictures|database\/migrations\/.*\.json|tests\/)|\.test\.(tsx?|mjs)$/

export async function ensureBuilt(root) {
  const release = await lock(path.join(root, '.build.lock'), { holder: 'builds' })
  try {
    const mark = path.join(root, '.next/source-hash')
    const hash = sourceHash(root)
    if (read(mark) === hash && read(path.join(root, '.next/BUILD_ID'))) return
    console.log('Building …')
    const code = await run(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    if (code !== 0) throw new Error('The site could not be built.')
    mergeStyles(path.join(root, '.next'))
    leanServerCode(path.join(root, '.next'))
    addCompileHints(path.join(root, '.next'))
    await Promise.all([compressAll(path.join(root, '.next/static')), bundleAll(), bundleServiceWorkers()])
    writeFileSync(mark, hash)
  } finally {
    release()
  }
}

function sourceHash(root) {
  const hash = createHash('sha256')
  const add = (name) => {
    if (NOT_BUILT.test(name)) return
    hash.update(name).update(readFileSync(path.join(root, name)))
  }
  for (const source of SOURCES) {
    const entries = list(path.join(root, source))
    if (!entries) add(source)
    else for (const entry of entries) add(`${source}/${entry}`)
  }
  return hash.digest('hex')
}

function list(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort()
  } catch {
    return null
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

if (process.argv[1] === import.meta.filename) await ensureBuilt(path.resolve(import.meta.dirname, '..'))
