// `npm run bench`: visits, lighthouse, slow, fresh, memory and growth, one after the other.
// `npm run bench -- visits`: weighs pages against the budgets, and compares the site's speed with bare Node.
// `npm run bench -- fresh`: reads 10,000 times while staff save, and looks how old what is shown is.
// `npm run bench -- fuzz`: sends 10,000 odd requests to every address; BENCH_SEED draws others.
// `npm run bench -- growth`: compares the list pages with the demo content and with very much content.
// `npm run bench -- headers`: grades the headers of every address.
// `npm run bench -- jobs`: measures reads while the worker emails, offers seats, exports and imports, and kills it.
// `npm run bench -- lighthouse`: what Lighthouse says of pages on a phone.
// `npm run bench -- memory`: how much memory the server keeps after 20,000 requests.
// `npm run bench -- rush`: five hundred register at once for a hundred seats, over two processes.
// `npm run bench -- slow`: when a phone on a slow network first shows something.
// `npm run bench -- front`: compares the page cache in front with nginx alone.
// `--json` prints the figures for a program; BENCH_DATA_DIR names a data folder to weigh a first visit with.
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../process/run.mjs'
import { frontToText, measureFront, summariseFront } from './front.mjs'
import { measureFirstVisits } from './first-visits.mjs'
import { freshnessToText, measureFreshness, summariseFreshness } from './fresh.mjs'
import { fuzzToText, measureFuzz, summariseFuzz } from './fuzz.mjs'
import { measureGrowth, RUNS } from './growth.mjs'
import { AMOUNTS, REGISTRATIONS } from './growth-pages.mjs'
import { growthToText, summariseGrowth } from './growth-report.mjs'
import { headersToText, scanHeaders, summariseHeaders } from './headers.mjs'
import { measureJobs } from './jobs.mjs'
import { jobsToText, summariseJobs } from './jobs-report.mjs'
import { measureLighthouse, RUNS as LIGHTHOUSE_RUNS } from './lighthouse.mjs'
import { lighthouseToText, summariseLighthouse } from './lighthouse-report.mjs'
import { measureMemory, memoryToText, summariseMemory } from './memory.mjs'
import { LOAD } from './rate.mjs'
import { summarise, toText } from './report.mjs'
import { measureRush, rushToText, summariseRush } from './rush.mjs'
import { measureSlowVisits, slowToText, summariseSlow } from './slow.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const isJson = process.argv.includes('--json')
// On the error channel, so that the output holds nothing but the result.
const tell = (text) => console.error(`${text} …`)

/** What can be measured: each gives a summary with its `problems`, and writes it as text. */
const MEASUREMENTS = {
  visits: {
    measure: async (machine, onStop) => {
      const { browser, ...measured } = await measureFirstVisits({ root, tell, onStop })
      return summarise({ machine: { browser, ...machine }, ...measured })
    },
    write: (summary) => toText(summary, LOAD),
  },
  growth: {
    measure: async (machine, onStop) =>
      summariseGrowth({ machine, amounts: { ...AMOUNTS, registrations: REGISTRATIONS }, ...(await measureGrowth({ root, tell, onStop })) }),
    write: (summary) => growthToText(summary, RUNS),
  },
  fresh: {
    measure: async (machine, onStop) => summariseFreshness({ machine, ...(await measureFreshness({ root, tell, onStop })) }),
    write: freshnessToText,
  },
  fuzz: {
    measure: async (machine, onStop) => summariseFuzz({ machine, ...(await measureFuzz({ root, tell, onStop })) }),
    write: fuzzToText,
  },
  headers: {
    measure: async (machine, onStop) => summariseHeaders({ machine, results: await scanHeaders({ root, tell, onStop }) }),
    write: headersToText,
  },
  jobs: {
    measure: async (machine, onStop) => summariseJobs({ machine, ...(await measureJobs({ root, tell, onStop })) }),
    write: jobsToText,
  },
  lighthouse: {
    measure: async (machine, onStop) => summariseLighthouse({ machine, results: await measureLighthouse({ root, tell, onStop }) }),
    write: (summary) => lighthouseToText(summary, LIGHTHOUSE_RUNS),
  },
  memory: {
    measure: async (machine, onStop) => summariseMemory({ machine, measured: await measureMemory({ root, tell, onStop }) }),
    write: memoryToText,
  },
  rush: {
    measure: async (machine) => summariseRush({ machine, ...(await measureRush({ root, tell })) }),
    write: rushToText,
  },
  slow: {
    measure: async (machine, onStop) => summariseSlow({ machine, results: await measureSlowVisits({ root, tell, onStop }) }),
    write: slowToText,
  },
  front: {
    measure: async (machine, onStop) => summariseFront({ machine, pages: await measureFront({ root, tell, onStop }) }),
    write: frontToText,
  },
}

/** Those of one run without a name; the others need more than the built site. */
const ALL = ['visits', 'lighthouse', 'slow', 'fresh', 'memory', 'growth']

/** Builds the site unless it is built already; what that prints goes to the error channel too. */
function build() {
  const script = "import { ensureBuilt } from './scripts/build.mjs'; await ensureBuilt(process.cwd())"
  return run(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, stdio: ['ignore', 2, 2] })
}

async function main() {
  const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const unknown = given.find((name) => !Object.hasOwn(MEASUREMENTS, name))
  if (unknown) {
    console.error(`There is no measurement "${unknown}"; there are: ${Object.keys(MEASUREMENTS).join(', ')}.`)
    return 1
  }
  if ((await build()) !== 0) return 1
  const codes = []
  for (const name of given.length > 0 ? given : ALL) codes.push(await measureOne(MEASUREMENTS[name]))
  return Math.max(...codes)
}

async function measureOne({ measure, write }) {
  const [processor] = cpus()
  const machine = {
    node: process.versions.node,
    cpu: processor.model.trim(),
    cores: cpus().length,
    load: loadavg()[0].toFixed(1),
  }
  let stop = async () => {}
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => stop().finally(() => process.exit(1)))
  }
  try {
    const summary = await measure(machine, (how) => (stop = how))
    console.log(isJson ? JSON.stringify(summary, null, 2) : `\n${write(summary)}\n`)
    return summary.problems.length > 0 ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    await stop()
  }
}

process.exitCode = await main()
