// How time and size of pages grow with the content: the demo content, and very many variants of it.
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { bundle } from '../build/bundle.mjs'
import { ADMIN, demoSite } from '../test/demo-site.mjs'
import { median, over } from './figures.mjs'
import { environmentOf, startSite } from './site.mjs'

const EVENT = 'summit-2027'
const AMOUNTS = { participants: 6000, articles: 2000, sessions: 400, registrations: 20_000 }
/** How many times as large and as slow a page may be with much content, and the most milliseconds of a list of staff. */
const LIMITS = { bytes: 1.3, rendered: 2, cached: 2, list: 1000 }
/** Rendered anew once a round, and visited again several times. */
const RUNS = { warmUpRounds: 2, rounds: 5, visits: 4 }
/** A save expires pages again after a second, for what was being read meanwhile; only then are they cached. */
const REST_MILLISECONDS = 1200
const SEED = 'scripts/seed/main.ts'

/** Lists, and the collection whose change renders each anew. */
const LISTS = {
  '/event/participants': 'participants',
  [`/event/${EVENT}/participants`]: 'participants',
  '/event/speakers': 'speakers',
  [`/event/${EVENT}/speakers`]: 'speakers',
  '/media': 'articles',
  [`/event/${EVENT}/agenda`]: 'sessions',
}
const DOCUMENTS = { [`/event/${EVENT}`]: 'speakers', '/participant/mari-tskhadadze': 'participants', '/speaker/tamar-lomidze': 'sessions' }
const STAFF_LIST = `/api/registrations?event=${EVENT}&limit=100`

/** A later page is compared with the first one of the demo content, which fills no second one. */
const PAGES = [
  ...Object.entries(LISTS).flatMap(([first, source]) => [first, `${first}?page=2`].map((path) => ({ path, demoPath: first, source }))),
  ...Object.entries(DOCUMENTS).map(([path, source]) => ({ path, demoPath: path, source })),
]

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export async function measure({ root, tell, onStop }) {
  onStop(() => agent.destroy())
  const demoData = await demoSite()
  tell(`Adding ${Object.entries(AMOUNTS).map(([name, amount]) => `${amount} ${name}`).join(', ')}`)
  const grownData = await makeGrownSite({ root, demoData, onStop })
  tell('Starting the site with either')
  const start = (dataDir) => startSite({ root, dataDir, onStop })
  const origins = { demo: await start(demoData), grown: await start(grownData) }
  const tokens = { demo: await signIn(origins.demo), grown: await signIn(origins.grown) }
  const rows = [['page', 'KiB', '', '×', 'rendered ms', '', '×', 'cached ms', '', '×']]
  const problems = []
  for (const page of PAGES) {
    tell(page.path)
    const { demo, grown } = await measurePage(page, origins, tokens)
    const figures = { bytes: [demo.bytes / 1024, grown.bytes / 1024], rendered: [median(demo.cold), median(grown.cold)], cached: [median(demo.warm), median(grown.warm)] }
    rows.push([page.path, ...Object.values(figures).flatMap(([before, after]) => [before.toFixed(1), after.toFixed(1), (after / before).toFixed(2)])])
    for (const [name, [before, after]] of Object.entries(figures)) problems.push(...over(`${page.path} ${name} ×`, after / before, LIMITS[name]))
    problems.push(...[...demo.wrong, ...grown.wrong].map((problem) => `${page.path}: ${problem}`))
  }
  const answers = []
  for (let count = 0; count < RUNS.rounds; count += 1) answers.push(await timedGet(origins.grown + STAFF_LIST, { token: tokens.grown }))
  const list = median(answers.map(({ milliseconds }) => milliseconds))
  rows.push([STAFF_LIST, '', (answers[0].bytes / 1024).toFixed(1), '', '', list.toFixed(1), '', '', '', ''])
  problems.push(...over(`${STAFF_LIST} in ms`, list, LIMITS.list))
  return { title: `the demo content compared with ${JSON.stringify(AMOUNTS)} more; compressed bytes, medians to the last byte`, rows, problems }
}

async function makeGrownSite({ root, demoData, onStop }) {
  // Bundles find the packages of the project that they lie in.
  const bundles = await mkdtemp(path.join(root, 'node_modules/.cache/bench-'))
  const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'))
  onStop(() => Promise.all([bundles, folder].map((each) => rm(each, { recursive: true, force: true }))))
  await Promise.all([cp(demoData, folder, { recursive: true }), bundle(bundles, [SEED])])
  const program = path.join(bundles, SEED.replace('.ts', '.mjs'))
  await promisify(execFile)(process.execPath, [program, EVENT, JSON.stringify(AMOUNTS)], { cwd: root, env: { ...environmentOf(folder), NODE_ENV: 'production' } })
  return folder
}

/** @returns {Promise<string>} the token of a session */
async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(ADMIN) })
  return /\btoken=([^;]+)/.exec(answer.headers.getSetCookie().join())[1]
}

/** Measures both sites in turn, so that a machine that slows down meanwhile slows both. */
async function measurePage({ path, demoPath, source }, origins, tokens) {
  const urls = { demo: origins.demo + demoPath, grown: origins.grown + path }
  const results = { demo: { cold: [], warm: [], wrong: [] }, grown: { cold: [], warm: [], wrong: [] } }
  for (let round = -RUNS.warmUpRounds; round < RUNS.rounds; round += 1) {
    for (const site of ['demo', 'grown']) await save(origins[site], tokens[site], source)
    await sleep(REST_MILLISECONDS)
    for (const [site, result] of Object.entries(results)) {
      const cold = await timedGet(urls[site])
      const visits = []
      for (let visit = 0; visit < RUNS.visits; visit += 1) visits.push(await timedGet(urls[site]))
      if (round < 0) continue
      if (cold.cache === 'HIT' || visits.at(-1).cache !== 'HIT') result.wrong = [`was ${cold.cache} after a change and ${visits.at(-1).cache} after a visit (${site})`]
      result.bytes = visits.at(-1).bytes
      result.cold.push(cold.milliseconds)
      result.warm.push(...visits.map(({ milliseconds }) => milliseconds))
    }
  }
  return results
}

/** Saves the first document of a collection unchanged, as staff do: pages that show it are rendered anew. */
async function save(origin, token, collection) {
  const send = async (path, options) => {
    const answer = await fetch(`${origin}/cms/api/${path}`, { ...options, headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { docs } = await send(`${collection}?limit=1&depth=0&sort=id&select[id]=true`)
  await send(`${collection}/${docs[0].id}?locale=en&depth=0`, { method: 'PATCH', body: JSON.stringify({ _status: 'published' }) })
}

/** Fetches to the last byte over a connection that stays open; `bytes` are those of the wire, which `fetch` does not tell. */
function timedGet(url, headers = {}) {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html', ...headers } }, (response) => {
      buffer(response).then(({ length }) => {
        if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
        resolve({ milliseconds: performance.now() - begun, bytes: length, cache: response.headers['x-nextjs-cache'] ?? 'not cached' })
      }, reject)
    })
    request.once('error', reject)
  })
}
