import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ADMIN } from './server'

const ROOT = path.resolve(import.meta.dirname, '../..')
const TEMPLATES = path.join(ROOT, 'node_modules/.cache/e2e-templates')
/** Everything that decides what a first start writes. */
const SOURCES = ['lib', 'package-lock.json']

/**
 * A data folder as a first start leaves it, for tests to copy. Resizing its pictures takes most of a minute, so it
 * is kept between runs for as long as its sources are the same.
 */
export async function demoTemplate(): Promise<string> {
  const folder = path.join(TEMPLATES, digest())
  if (existsSync(folder)) return folder
  rmSync(TEMPLATES, { recursive: true, force: true })
  mkdirSync(TEMPLATES, { recursive: true })
  const unfinished = mkdtempSync(path.join(TEMPLATES, 'unfinished-'))
  await fill(unfinished)
  renameSync(unfinished, folder)
  return folder
}

function fill(dataDir: string): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const child = fork(path.join(ROOT, 'scripts/server/prepare.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The database of the tests could not be filled: ${code}`))))
  })
}

function digest(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES.flatMap(filesOf)) hash.update(source).update(readFileSync(path.join(ROOT, source)))
  return hash.digest('hex').slice(0, 16)
}

function filesOf(source: string): string[] {
  if (path.extname(source)) return [source]
  const entries = readdirSync(path.join(ROOT, source), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort()
}
