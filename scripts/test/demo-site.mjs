// Data folders as a first start leaves them, for tests to copy. Filling one takes long, so they are kept between runs for as long
// as their sources are the same.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundle } from '../build/bundle.mjs'
import { lock } from '../process/lock.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SITES = path.join(ROOT, 'node_modules/.cache/demo-sites')
const PROGRAMS = {
  /** As the site does it, mostly by resizing pictures. */
  whole: { source: 'lib/backend/prepare-process.ts', settings: {} },
  /** Each picture in its one size, and a cheap hash of the password: less than a third of the work. */
  plain: {
    source: 'lib/backend/tests/support/make-template.ts',
    settings: { DEMO_CONTENT: 'on', NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'cheap-password-hashes.mjs')}` },
  },
}
/** All files that decide the content of a first start. */
const SOURCES = ['lib', 'package-lock.json']
const TESTS = /\.(test\.tsx?|db-test\.ts)$/

/** The account that it is made with. */
export const ADMIN = { email: 'admin@leadx.example', password: 'correct horse battery' }

/**
 * @param {keyof typeof PROGRAMS} [kind]
 * @returns {Promise<string>} the folder
 */
export async function demoSite(kind = 'whole') {
  const version = digest()
  const folder = path.join(SITES, `${version}-${kind}`)
  const release = await lock(`${SITES}.lock`, { holder: 'fills a site with the demo content' })
  try {
    if (existsSync(folder)) return folder
    mkdirSync(SITES, { recursive: true })
    for (const name of readdirSync(SITES)) if (!name.startsWith(version)) rmSync(path.join(SITES, name), { recursive: true })
    const unfinished = mkdtempSync(path.join(SITES, 'unfinished-'))
    await fill(unfinished, PROGRAMS[kind])
    renameSync(unfinished, folder)
    return folder
  } finally {
    release()
  }
}

async function fill(dataDir, { source, settings }) {
  const bundles = `${dataDir}-bundle`
  await bundle(bundles, [source])
  const { PATH = '', HOME = '' } = process.env
  const child = fork(path.join(bundles, source.replace('.ts', '.mjs')), {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: `file:${path.join(dataDir, 'site.db')}`, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...settings },
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  rmSync(bundles, { recursive: true })
  if (code !== 0) throw new Error(`The database of the tests could not be filled: ${code}`)
}

function digest() {
  const hash = createHash('sha256')
  for (const source of SOURCES.flatMap(filesOf)) hash.update(source).update(readFileSync(path.join(ROOT, source)))
  return hash.digest('hex').slice(0, 16)
}

function filesOf(source) {
  if (path.extname(source)) return [source]
  return readdirSync(path.join(ROOT, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !TESTS.test(file))
    .sort()
}

if (process.argv[1] === import.meta.filename) await demoSite()
