// `npm run bench -- [part …]`: measures the built site, all parts or those that are named; fails where a goal is missed.
//
//   lighthouse   what Lighthouse says of pages on a phone, first and largest paint among it
//   growth       time and size of pages with the demo content and with very much content
//   front        the page cache of deploy/ in front of the site, compared with nginx alone
//   throughput   cached pages by encoding, compared with a bare Node server
//   memory       what the server holds after 20,000 varied requests; with --long after 60,000
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../process/run.mjs'
import { toTable } from './figures.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** @typedef {{ title: string, rows?: (string | number)[][], problems: string[] }} Result what a part prints; `problems` are the reasons to fail */

/** Each is a module beside this one, loaded by itself: what one of them needs may be missing. */
const PARTS = ['lighthouse', 'growth', 'front', 'throughput', 'memory']

const { values, positionals } = parseArgs({ allowPositionals: true, options: { long: { type: 'boolean', default: false } } })
const unknown = positionals.find((name) => !PARTS.includes(name))
if (unknown) {
  console.error(`There is no part "${unknown}"; there are: ${PARTS.join(', ')}.`)
  process.exit(1)
}

const stops = []
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopAll().finally(() => process.exit(1)))
process.exitCode = await build()
if (process.exitCode === 0) {
  console.log(`Node ${process.versions.node} on ${cpus().length} × ${cpus()[0].model.trim()}; other load at the start: ${loadavg()[0].toFixed(1)}`)
  for (const name of positionals.length > 0 ? positionals : PARTS) if (!(await isGood(name))) process.exitCode = 1
}

/** In a process of its own, so that this one stays small. */
function build() {
  const script = "import { ensureBuilt } from './scripts/build.mjs'; await ensureBuilt(process.cwd())"
  return run(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT, stdio: ['ignore', 2, 2] })
}

async function isGood(name) {
  try {
    const { measure } = await import(`./${name}.mjs`)
    // On the error channel, so that the output holds nothing but results.
    const tell = (text) => console.error(`${text} …`)
    const { title, rows, problems } = await measure({ root: ROOT, isLong: values.long, tell, onStop: (stop) => stops.push(stop) })
    const lines = [`\n${name}: ${title}`, ...(rows ? [toTable(rows)] : []), ...problems.map((problem) => `  MISSED ${problem}`)]
    console.log(lines.join('\n'))
    return problems.length === 0
  } catch (error) {
    console.error(error)
    return false
  } finally {
    await stopAll()
  }
}

async function stopAll() {
  for (const stop of stops.splice(0).reverse()) await stop()
}
