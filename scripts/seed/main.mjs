// `npm run seed -- --participants 6000 --articles 2000 --sessions 400 --event summit-2027`: fills the
// database of DATA_DIR with made-up content, to try the site with much of it. The site should not be
// running: it would go on showing what it has rendered. Refuses a database with more than demo content,
// unless `--force` is given.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bundleAll } from '../bundle.mjs'
import { bundled } from '../bundled.mjs'
import { ensureInstalled } from '../install.mjs'
import { lockDataFolder } from '../server/data-folder.mjs'
import { readOptions, USAGE } from './options.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const options = optionsOrUsage()
await ensureInstalled(root)
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
await lockDataFolder()
await bundleAll()
await run('scripts/server/prepare.ts')
await run('scripts/seed/seed.ts', [JSON.stringify(options)])

function optionsOrUsage() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`)
    process.exit(1)
  }
}

/** Runs a script of ours to its end, and takes it along when this process is told to stop. */
async function run(script, args = []) {
  const child = fork(bundled(script), args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const stop = (signal) => child.kill(signal)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const [code] = await once(child, 'exit')
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (code !== 0) process.exit(code ?? 1)
}
