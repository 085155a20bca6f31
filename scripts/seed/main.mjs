// `npm run seed -- --participants 6000 --articles 2000 --sessions 400 --event summit-2027`: fills the
// database of DATA_DIR with made-up content, to try the site with much of it. The site should not be
// running: it would go on showing what it has rendered. Refuses a database with more than demo content,
// unless `--force` is given.
import { bundleAll } from '../build/bundle.mjs'
import { enterProject, readOrUsage } from '../process/command.mjs'
import { runBundled } from '../process/run-bundled.mjs'
import { lockDataFolder } from '../server/process/data-folder.mjs'
import { readOptions, USAGE } from './options.mjs'

const options = readOrUsage(readOptions, USAGE)
await enterProject()
await lockDataFolder()
await bundleAll()
await runBundled('scripts/server/process/prepare.ts')
await runBundled('scripts/seed/seed.ts', [JSON.stringify(options)])
