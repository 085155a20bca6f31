import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a database holds at the start of a test: `none` has no tables yet. */
export type StartContent = 'demo' | 'empty' | 'none'

const { TEST_POSTGRES_URL = '', TEST_POSTGRES_BIN = '', TEST_TEMPLATES = '' } = process.env

export const isPostgres = TEST_POSTGRES_URL !== ''

/** Copies a template that `scripts/test/backend.mjs` made. @returns the settings that name the copy */
export async function createDatabase(content: StartContent): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backend-test-'))
  const template = path.join(TEST_TEMPLATES, isPostgres ? 'postgres' : 'sqlite', content)
  if (content !== 'none') await cp(template, folder, { recursive: true })
  if (!isPostgres) return { DATABASE_URL: `file:${path.join(folder, 'site.db')}`, DATA_DIR: folder }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const { hostname, port } = new URL(TEST_POSTGRES_URL)
  const from = content === 'none' ? 'template0' : `site_${content}`
  await run(path.join(TEST_POSTGRES_BIN, 'createdb'), ['-h', hostname, '-p', port, '-U', 'postgres', '-T', from, name])
  return { DATABASE_URL: `${TEST_POSTGRES_URL}/${name}`, DATA_DIR: folder }
}
