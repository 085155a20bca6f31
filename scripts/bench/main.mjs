// `npm run bench`: weighs a first visit against the budgets, and compares the site's speed with bare Node.
// `--json` prints the figures for a program; BENCH_DATA_DIR names a data folder to measure with.
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareRates, LOAD } from './rate.mjs'
import { summarise, toText } from './report.mjs'
import { startSite } from './site.mjs'
import { startBrowser, visit } from './visit.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const isJson = process.argv.includes('--json')
// On the error channel, so that the output holds nothing but the result.
const tell = (text) => console.error(`${text} …`)

async function measure(onStop) {
  const load = loadavg()[0].toFixed(1)
  const dataDir = process.env.BENCH_DATA_DIR
  tell(dataDir ? `Starting the site with a copy of ${dataDir}` : 'Starting the site, loading its demo content')
  const origin = await startSite({ root, dataDir: dataDir && path.resolve(dataDir), onStop })
  const paths = ['/', await currentEventPath(origin)]
  const { browser, visits } = await weigh(origin, paths)
  const rates = await compareRates(origin, paths, tell)
  const machine = { browser, node: process.versions.node, cpu: cpus()[0].model.trim(), cores: cpus().length, load }
  return summarise({ machine, visits, rates })
}

async function weigh(origin, paths) {
  const browser = await startBrowser()
  try {
    const visits = []
    for (const each of paths) {
      tell(`First visit to ${each}`)
      visits.push(await visit(browser, origin, each))
    }
    return { browser: `Chromium ${browser.version()}`, visits }
  } finally {
    // Gone before speed is measured: an idle browser still takes its share of the processor.
    await browser.close()
  }
}

async function currentEventPath(origin) {
  // In its natural order the list starts with the current event.
  const response = await fetch(`${origin}/api/events?limit=1`)
  const { items } = await response.json()
  if (!items?.[0]) throw new Error('The site has no event to measure.')
  return `/event/${items[0].identifier}`
}

async function main() {
  if (!existsSync(path.join(root, '.next/BUILD_ID'))) {
    console.error('There is no build to measure: run `npm run build` first.')
    return 1
  }
  let stop = async () => {}
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => stop().finally(() => process.exit(1)))
  }
  try {
    const summary = await measure((how) => (stop = how))
    console.log(isJson ? JSON.stringify(summary, null, 2) : `\n${toText(summary, LOAD)}\n`)
    return summary.problems.length > 0 ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    await stop()
  }
}

process.exitCode = await main()
