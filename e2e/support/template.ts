import '../../scripts/test/cheap-password-hashes.mjs'
import crypto from 'node:crypto'
import { cp, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@libsql/client'
import { dataRoot } from '../../scripts/test/data-root.mjs'
import { ADMIN, demoSite } from '../../scripts/test/demo-site.mjs'

/** As in lib/backend/accounts/password-hash.ts. */
const HASH = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyLength: 32, digest: 'sha256' }

/** @returns a copy of the demo site whose account can sign in where password hashes are cheap */
export async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(dataRoot(), 'template-'))
  await cp(await demoSite(process.env.PLAIN_PICTURES ? 'plain' : 'whole'), folder, { recursive: true })
  const salt = crypto.randomBytes(32).toString('hex')
  const hash = await promisify(crypto.pbkdf2)(ADMIN.password, salt, HASH.iterations, HASH.keyLength, HASH.digest)
  const database = createClient({ url: `file:${path.join(folder, 'site.db')}` })
  // So that there is one file to copy; the site changes it back.
  await database.execute('PRAGMA journal_mode = DELETE')
  await database.execute({ sql: 'UPDATE users SET salt = ?, hash = ? WHERE email = ?', args: [salt, HASH.prefix + hash.toString('hex'), ADMIN.email] })
  database.close()
  return folder
}
