// `npm run bench -- growth`: measures the list pages with the demo content and with very much content.
import { setTimeout as sleep } from 'node:timers/promises'
import { ACCOUNT, signIn } from './editor.mjs'
import { makeData } from './growth-data.mjs'
import { EVENT, pagesToMeasure } from './growth-pages.mjs'
import { startSite } from './site.mjs'
import { measureStaffLists } from './staff-lists.mjs'
import { closeConnections, timedGet } from './timed-get.mjs'

/** How often each page is measured: rendered anew once a round, and visited again several times. */
export const RUNS = { warmUpRounds: 2, rounds: 5, visits: 4 }

const SETTINGS = { ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password }
/** A save expires pages again after a second, for what was being read meanwhile; only then are they kept. */
const REST_MILLISECONDS = 1200

/**
 * Starts the site twice and measures both in turn, so that a machine that slows down meanwhile slows both.
 *
 * @param {object} options
 * @param {string} options.root folder of the project, which is built
 * @param {(text: string) => void} options.tell receives what is being done
 * @param {(stop: () => Promise<void>) => void} options.onStop receives how to stop and remove everything again
 * @returns {Promise<{ pages: object[], lists: object[] }>} how long lists of staff take, and the pages of `pagesToMeasure`, each with `sites.demo` and `sites.grown`: the
 *   `wireBytes` and `rawBytes` of its HTML, the milliseconds of `cold` and `warm` answers, and what was `wrong`
 */
export async function measureGrowth({ root, tell, onStop }) {
  const stops = []
  onStop(async () => {
    for (const stop of stops.reverse()) await stop()
  })
  const remember = (stop) => stops.push(stop)
  const folders = await makeData({ root, settings: SETTINGS, tell, onStop: remember })
  tell('Starting the site with either')
  const start = (dataDir) => startSite({ root, dataDir, settings: SETTINGS, onStop: remember })
  const origins = { demo: await start(folders.demo), grown: await start(folders.grown) }

  const pages = pagesToMeasure(await peopleOf(origins.demo))
  const editors = { demo: await signIn(origins.demo), grown: await signIn(origins.grown) }
  const results = []
  try {
    for (const page of pages) {
      tell(`Measuring ${page.path}`)
      results.push({ ...page, sites: await measurePage(page, origins, editors) })
    }
  } finally {
    closeConnections()
  }
  tell('Lists of staff')
  return { pages: results, lists: await measureStaffLists(origins.grown) }
}

/** Somebody of each kind who is at the event. */
async function peopleOf(origin) {
  const firstOf = async (name) => {
    const response = await fetch(`${origin}/api/${name}?event=${EVENT}&limit=1&select=identifier`)
    const { items } = await response.json()
    if (!items?.[0]) throw new Error(`There are no ${name} at ${EVENT}.`)
    return items[0].identifier
  }
  return { participant: await firstOf('participants'), speaker: await firstOf('speakers') }
}

async function measurePage({ path, demoPath, source }, origins, editors) {
  const addresses = { demo: origins.demo + demoPath, grown: origins.grown + path }
  const sites = { demo: newResult(), grown: newResult() }
  for (let round = -RUNS.warmUpRounds; round < RUNS.rounds; round++) {
    await Promise.all(Object.values(editors).map((save) => save(source)))
    await sleep(REST_MILLISECONDS)
    for (const site of ['demo', 'grown']) {
      const { cold, visits } = await measureOnce(addresses[site])
      if (round >= 0) note(sites[site], cold, visits)
    }
  }
  return sites
}

async function measureOnce(address) {
  const cold = await timedGet(address)
  const visits = []
  for (let visit = 0; visit < RUNS.visits; visit++) visits.push(await timedGet(address))
  return { cold, visits }
}

function newResult() {
  return { wireBytes: 0, rawBytes: 0, cold: [], warm: [], wrong: [] }
}

function note(result, cold, visits) {
  const last = visits.at(-1)
  result.wireBytes = last.wireBytes
  result.rawBytes = last.rawBytes
  result.cold.push(cold.milliseconds)
  result.warm.push(...visits.map(({ milliseconds }) => milliseconds))
  for (const { status } of [cold, ...visits]) if (status !== 200) addOnce(result.wrong, `answered ${status}`)
  if (cold.cache === 'HIT') addOnce(result.wrong, 'was not rendered anew after a change')
  if (last.cache !== 'HIT') addOnce(result.wrong, 'is not kept after a first visit')
}

function addOnce(list, text) {
  if (!list.includes(text)) list.push(text)
}
