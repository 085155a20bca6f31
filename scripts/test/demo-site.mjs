// A data folder as a first start leaves it, for tests to copy. Filling it takes half a minute, mostly for resizing
// pictures, so it is kept between runs for as long as its sources are the same.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundle } from '../build/bundle.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SITES = path.join(ROOT, 'node_modules/.cache/demo-sites')
const PREPARE = 'lib/server/process/prepare.ts'
/** All files that decide the content of a first start. */
const SOURCES = ['lib', 'package-lock.json']
const TESTS = /^lib\/backend\/tests\/|\.(test\.tsx?|db-test\.ts)$/

/** The account that it is made with. */
export const ADMIN = { email: 'admin@leadx.example', password: 'correct horse battery' }

/** @returns {Promise<string>} the folder */
export async function demoSite() {
  const folder = path.join(SITES, digest())
  if (existsSync(folder)) return folder
  rmSync(SITES, { recursive: true, force: true })
  mkdirSync(SITES, { recursive: true })
  const unfinished = mkdtempSync(path.join(SITES, 'unfinished-'))
  await fill(unfinished)
  renameSync(unfinished, folder)
  return folder
}

async function fill(dataDir) {
  const bundles = `${dataDir}-bundle`
  await bundle(bundles, [PREPARE])
  const { PATH = '', HOME = '' } = process.env
  const child = fork(path.join(bundles, PREPARE.replace('.ts', '.mjs')), {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
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
