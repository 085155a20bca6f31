import path from 'node:path'
import { endUnwritable, makeDataFolder } from './data-folder.mjs'
import { lock } from './lock.mjs'
import { runBundled } from './run-bundled.mjs'

/** The first start fills the database, which takes its time on a slow machine; in milliseconds. */
const PREPARATION_TIMEOUT = 300_000

/** Makes the database ready while nobody else on the data folder does: a server and its worker may start at once. */
export async function prepareSite() {
  const folder = makeDataFolder()
  const options = { holder: 'prepares the database', timeout: PREPARATION_TIMEOUT }
  const release = await lock(path.join(folder, 'prepare.lock'), options).catch((error) => endUnwritable(folder, error))
  try {
    return await runBundled('lib/backend/prepare-process.ts')
  } finally {
    release?.()
  }
}
