// `npm run move-to-postgres`: copies the site of DATA_DIR from SQLite into the empty database of DATABASE_URL.
// Nothing of the old one is changed. A run that failed can be repeated.
import { rmSync } from 'node:fs'
import { enterProject, ensureBundled, readOrUsage } from './process/command.mjs'
import { runBundled } from './process/run-bundled.mjs'
import { lockDataFolder } from './process/data-folder.mjs'

readOrUsage((words) => {
  if (words.length > 0) throw new Error(`There is nothing to name: ${words.join(' ')}.`)
}, 'DATABASE_URL=postgres://… AUTH_SECRET=… npm run move-to-postgres')
await enterProject()
if (!/^postgres(ql)?:/.test(process.env.DATABASE_URL ?? '')) {
  console.error('DATABASE_URL: name the empty database to fill, as postgres://….')
  process.exit(1)
}
await lockDataFolder()
await ensureBundled()
const { folder, file } = await runBundled('scripts/move-to-postgres/copy.ts', [], { DATABASE_URL: '' })
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await runBundled('scripts/move-to-postgres/move.ts', [file])
