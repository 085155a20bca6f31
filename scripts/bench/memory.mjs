// Asks the running site for very many different things and looks how much memory it holds.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoSite } from '../test/demo-site.mjs'
import { randomNumbers } from '../test/random-numbers.mjs'
import { over } from './figures.mjs'
import { startSite } from './site.mjs'

/** Requests, and the most memory of the process when all of them are answered. */
const USUAL = { requests: 20_000, mebibytes: 400 }
const LONG = { requests: 60_000, mebibytes: 450 }
const AT_ONCE = 16
const SAMPLES = 10
const SEED = 20270513
/** The share of connections that end just as they are used again. */
const LOST_AT_MOST = 0.001
const REST_MILLISECONDS = 5000
/** The settings of the files in deploy/ besides the limit of the heap. */
const AS_DEPLOYED = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const WORDS = ['nino', 'ნინო', 'a', 'leadership', 'jazz', 'თბილისი', '100%', "'", 'zzzz']
const LISTS = ['events', 'sessionDays', 'sessions', 'speakers', 'participants', 'teamMembers', 'articles', 'lineups', 'partners', 'testimonials', 'faqs', 'aboutStatements']

export async function measure({ root, isLong, tell, onStop }) {
  const { requests, mebibytes } = isLong ? LONG : USUAL
  tell('Starting the site')
  let pid
  const origin = await startSite({ root, dataDir: await demoSite(), settings: AS_DEPLOYED, onStop, onStart: (server) => ({ pid } = server) })
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address.replaceAll('&amp;', '&').replace(origin, ''))
  const nextRequest = requestsFrom(pages, randomNumbers(SEED))
  const rows = [['answered', 'MiB'], [0, residentMebibytes(pid)]]
  const statuses = {}
  const begun = Date.now()
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    await askAll(origin, nextRequest, requests / SAMPLES, statuses)
    rows.push([(requests / SAMPLES) * sample, residentMebibytes(pid)])
    tell(rows.at(-1).join(' answered, ') + ' MiB')
  }
  const perSecond = Math.round(requests / ((Date.now() - begun) / 1000))
  await sleep(REST_MILLISECONDS)
  rows.push(['at rest', residentMebibytes(pid)])
  const counts = Object.entries(statuses)
  const failures = counts.flatMap(([status, count]) => over(`answers ${status}`, count, Number(status) ? (status < 500 ? count : 0) : LOST_AT_MOST * requests))
  const title = `resident memory of the server on SQLite, ${requests} varied requests, ${AT_ONCE} at once, ${perSecond} a second (${counts.map((each) => each.join(': ')).join(', ')})`
  return { title, rows, problems: [...over('MiB at rest', rows.at(-1)[1], mebibytes), ...failures] }
}

/** Counts the answers by their status, or by the code of what failed. */
async function askAll(origin, nextRequest, count, statuses) {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      const { path, ...options } = nextRequest()
      const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...options }).catch(({ cause }) => ({ status: cause?.code ?? 'failed' }))
      await answer.arrayBuffer?.()
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Half of them pages, some of which nobody has asked for before; the rest API, calendars, pictures and what does not exist. */
function requestsFrom(pages, random) {
  const pick = (values) => values[Math.floor(random() * values.length)]
  const query = (path, parameters) => `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(parameters).toString()}`
  const kinds = [
    () => ({ path: pick(pages) }),
    () => ({ path: pick(pages), headers: { 'accept-encoding': 'gzip', cookie: 'local-lang=ge' } }),
    () => ({ path: query(pick(pages), { x: String(random()) }) }),
    () => ({ path: query('/event/speakers', { keyword: `${pick(WORDS)} ${Math.floor(random() * 200)}` }) }),
    () => ({ path: `/speaker/nobody-${Math.floor(random() * 1e6)}` }),
    () => ({ path: query(`/api/${pick(LISTS)}`, { keyword: pick(WORDS), limit: '50', lang: pick(['en', 'ge']) }) }),
    () => ({ path: query(`/api/${pick(LISTS)}`, { all: 'true', lang: pick(['en', 'ge']) }) }),
    () => ({ path: query('/api/events', { page: String(Math.floor(random() * 50) + 1), sort: pick(['title', '-startsAt']) }) }),
    () => ({ path: pick(['/calendar/event/summit-2027.ics', '/robots.txt', '/sitemap.xml', '/feed.xml', '/icon.svg', '/api/csrf', '/login', '/nope']) }),
    () => ({ path: '/api/registrations', method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ event: 'nowhere', fullName: 'A', email: `${random()}@example.com` }) }),
  ]
  return () => pick(kinds)()
}

function residentMebibytes(pid) {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kibibytes) / 1024)
}
