// Asks the running site for very many different things and looks how much memory it keeps.
import { readFileSync } from 'node:fs'
import { demoSite } from '../test/demo-site.mjs'
import { randomNumbers } from '../test/random-numbers.mjs'
import { startSite } from './site.mjs'

const REQUESTS = 20_000
const AT_ONCE = 16
const SAMPLES = 10
const SEED = 20270513
/** Connections that end just as they are used again, in a thousand requests. */
const LOST_AT_MOST = 1
/** Memory of the process when all requests are answered, in MiB. */
const GOAL = 400
const REST_MILLISECONDS = 5000
/** The settings of the files in deploy/ besides the limit of the heap. */
const AS_DEPLOYED = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const WORDS = ['nino', 'ნინო', 'a', 'leadership', 'jazz', 'თბილისი', '100%', "'", 'zzzz']
const LISTS = ['events', 'sessionDays', 'sessions', 'speakers', 'participants', 'teamMembers', 'articles', 'lineups', 'partners', 'testimonials', 'faqs', 'aboutStatements']

/** @returns {Promise<{ requests: number, samples: { answered: number, mebibytes: number }[], statuses: Record<string, number>, perSecond: number }>} */
export async function measureMemory({ root, tell, onStop }) {
  tell('Starting the site')
  let pid
  const origin = await startSite({ root, dataDir: await demoSite(), settings: AS_DEPLOYED, onStop, onStart: (server) => ({ pid } = server) })
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address.replaceAll('&amp;', '&').replace(origin, ''))
  const nextRequest = requestsFrom(pages, randomNumbers(SEED))
  const samples = [{ answered: 0, mebibytes: residentMebibytes(pid) }]
  const statuses = {}
  const begun = Date.now()
  for (let part = 1; part <= SAMPLES; part += 1) {
    await askAll(origin, nextRequest, REQUESTS / SAMPLES, statuses)
    samples.push({ answered: (REQUESTS / SAMPLES) * part, mebibytes: residentMebibytes(pid) })
    tell(`${samples.at(-1).answered} answered, ${samples.at(-1).mebibytes} MiB`)
  }
  const perSecond = REQUESTS / ((Date.now() - begun) / 1000)
  await new Promise((resolve) => setTimeout(resolve, REST_MILLISECONDS))
  samples.push({ answered: REQUESTS, mebibytes: residentMebibytes(pid) })
  return { requests: REQUESTS, samples, statuses, perSecond }
}

async function askAll(origin, nextRequest, count, statuses) {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      const { path, ...options } = nextRequest()
      const status = await ask(`${origin}${path}`, options)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** @returns the status, or the code of what failed */
async function ask(address, options) {
  try {
    const answer = await fetch(address, { redirect: 'manual', ...options })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch ({ cause }) {
    return cause?.code ?? 'failed'
  }
}

/** Half of them pages, some of which are no others have asked for; the rest API, calendars, pictures and what does not exist. */
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

export function summariseMemory({ machine, measured }) {
  const last = measured.samples.at(-1).mebibytes
  const isTooMany = ([status, count]) => (Number(status) ? status >= 500 : count > (LOST_AT_MOST * measured.requests) / 1000)
  const failed = Object.entries(measured.statuses).filter(isTooMany)
  const problems = [
    ...(last > GOAL ? [`${last} MiB after ${measured.requests} requests, goal ${GOAL}`] : []),
    ...failed.map(([status, count]) => `${count} answered by ${status}`),
  ]
  return { machine, goalMebibytes: GOAL, ...measured, problems }
}

export function memoryToText({ samples, statuses, perSecond, requests, problems }) {
  return [
    `Resident memory of the server on SQLite, MiB (${requests} different requests, ${AT_ONCE} at once)`,
    '',
    ...samples.map(({ answered, mebibytes }) => `  ${String(answered).padStart(6)}${String(mebibytes).padStart(8)}`),
    '',
    `  ${Math.round(perSecond)} answers a second; ${Object.entries(statuses).map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    '',
    ...(problems.length > 0 ? ['Too much or wrong:', ...problems.map((line) => `  ${line}`)] : [`Within ${GOAL} MiB.`]),
  ].join('\n')
}
