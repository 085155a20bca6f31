import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a database holds at the start of a test: `none` has no tables yet. */
export type StartContent = 'demo' | 'empty' | 'none'

const { TEST_POSTGRES_URL = '', TEST_POSTGRES_BIN = '', TEST_POSTGRES_COPYING = '', TEST_TEMPLATES = '' } = process.env

export const isPostgres = TEST_POSTGRES_URL !== ''

/** Where a database is, and the files beside it. */
export type Database = Record<'DATABASE_URL' | 'DATA_DIR', string>

/** Copies a template that `scripts/test/backend.mjs` made. @returns the settings that name the copy */
export async function createDatabase(content: StartContent): Promise<Database> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backend-test-'))
  const url = isPostgres ? `${TEST_POSTGRES_URL}/test_${randomUUID().replaceAll('-', '')}` : `file:${path.join(folder, 'site.db')}`
  const database = { DATABASE_URL: url, DATA_DIR: folder }
  await copyTemplate(database, content)
  return database
}

/** Puts the template in the place of everything that a database holds, which nobody is connected with any more. */
export async function replaceContent(database: Database, content: StartContent): Promise<void> {
  await rm(database.DATA_DIR, { recursive: true, force: true, maxRetries: 5 })
  if (isPostgres) await postgres('dropdb', '--force', nameOf(database))
  await copyTemplate(database, content)
}

async function copyTemplate(database: Database, content: StartContent): Promise<void> {
  const template = path.join(TEST_TEMPLATES, isPostgres ? 'postgres' : 'sqlite', content)
  if (content !== 'none') await cp(template, database.DATA_DIR, { recursive: true })
  if (isPostgres) await postgres('createdb', ...[TEST_POSTGRES_COPYING].filter(Boolean), '-T', content === 'none' ? 'template0' : `site_${content}`, nameOf(database))
}

const nameOf = ({ DATABASE_URL }: Database) => new URL(DATABASE_URL).pathname.slice(1)

function postgres(program: 'createdb' | 'dropdb', ...args: string[]) {
  const { hostname, port } = new URL(TEST_POSTGRES_URL)
  return run(path.join(TEST_POSTGRES_BIN, program), ['-h', hostname, '-p', port, '-U', 'postgres', ...args])
}
