import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runScript } from './command'

/** Makes a site with the demo content on SQLite, whatever database the tests run on. */
export async function createSqliteSite(): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backend-test-'))
  const settings = { DATABASE_URL: `file:${path.join(folder, 'site.db')}`, DATA_DIR: folder }
  const { code, printed } = await runScript('lib/backend/tests/support/make-template', [], { ...settings, DEMO_CONTENT: 'on' })
  if (code !== 0) throw new Error(`The site could not be made: ${printed}`)
  return settings
}
