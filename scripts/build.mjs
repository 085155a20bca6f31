// Builds the site when its source has changed since the last build. A second run that comes at the
// same time waits for the first instead of building over it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleAll, bundleServiceWorkers } from './build/bundle.mjs'
import { BUNDLED } from './build/bundled.mjs'
import { addCompileHints } from './build/compile-hints.mjs'
import { compressAll } from './build/compress.mjs'
import { leanServerCode } from './build/lean-server-code.mjs'
import { mergeStyles } from './build/merge-styles.mjs'
import { lock } from './process/lock.mjs'
import { run } from './process/run.mjs'

const SOURCES = ['app', 'components', 'lib', 'messages', 'public', 'scripts/build', ...BUNDLED, 'middleware.ts', 'next.config.ts', 'package-lock.json', 'tsconfig.json']
/** Files that are no part of the build: they are read when the database is filled. */
const NOT_BUILT = /lib\/backend\/(demo\/pictures|migrations\/.*\.json|tests\/)|\.test\.(tsx?|mjs)$/

export async function ensureBuilt(root) {
  const release = await lock(path.join(root, '.build.lock'), { holder: 'builds' })
  try {
    const folder = path.join(root, '.next')
    const mark = path.join(folder, 'source-hash')
    const hash = sourceHash(root)
    if (existsSync(path.join(folder, 'BUILD_ID')) && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
    console.log('Building …')
    const code = await run(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    if (code !== 0) throw new Error('The site could not be built.')
    mergeStyles(folder)
    leanServerCode(folder)
    addCompileHints(folder)
    await Promise.all([compressAll(path.join(folder, 'static')), bundleAll(), bundleServiceWorkers()])
    writeFileSync(mark, hash)
  } finally {
    release()
  }
}

function sourceHash(root) {
  const hash = createHash('sha256')
  for (const name of SOURCES.flatMap((source) => filesOf(root, source)).filter((file) => !NOT_BUILT.test(file))) hash.update(name).update(readFileSync(path.join(root, name)))
  return hash.digest('hex')
}

function filesOf(root, name) {
  if (!statSync(path.join(root, name)).isDirectory()) return [name]
  return readdirSync(path.join(root, name)).sort().flatMap((entry) => filesOf(root, `${name}/${entry}`))
}

if (process.argv[1] === import.meta.filename) await ensureBuilt(path.resolve(import.meta.dirname, '..'))
