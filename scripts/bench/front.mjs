// Compares the page cache in front with an nginx that keeps the very same bytes and asks nobody.
import autocannon from 'autocannon'
import { startNginx } from '../test/nginx.mjs'
import { askEvenly } from './even-rate.mjs'
import { median } from './median.mjs'
import { startSite } from './site.mjs'

const PATHS = ['/', '/event/summit-2027', '/event/speakers?lang=en', '/about']
const LOAD = { connections: 20, rounds: 5, seconds: 3 }
const WARM_UP_SECONDS = 2
const LEAST_RATIO = 0.9
const MOST_P99 = 2
/** Part of the highest rate at which the slowest hundredth is measured. */
const ORDINARY_LOAD = 0.25
const HEADERS = { 'accept-encoding': 'br' }

/** @returns the rate of each path in requests per second, and its times in milliseconds */
export async function measureFront({ root, tell, onStop }) {
  const stops = []
  onStop(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  })
  tell('Starting the site and nginx')
  const origin = await startSite({ root, settings: { TRUST_PROXY: 'on', LOG_LEVEL: 'warn' }, onStop: (stop) => stops.push(stop) })
  const ports = [Number(new URL(origin).port)]
  const front = await startNginx(ports)
  const yardstick = await startNginx(ports, (text) => text.replace(/^location \/ \{[\s\S]*?\n\}\n/m, KEPT_FOR_AN_HOUR))
  if (!front || !yardstick) throw new Error('There is no nginx on this machine, and it could not be installed.')
  stops.push(front.stop, yardstick.stop)
  const pages = []
  for (const path of PATHS) {
    tell(`Requests per second of ${path}`)
    pages.push({ path, ...(await compare(front.url + path, yardstick.url + path)) })
  }
  return pages
}

const KEPT_FOR_AN_HOUR = `location / {
      proxy_pass http://site;
      proxy_set_header Accept-Encoding br;
      proxy_cache site;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control X-Accel-Expires Vary Set-Cookie;
    }
    error_page 418 = @past;
`

async function compare(frontUrl, yardstickUrl) {
  const rounds = { front: [], yardstick: [] }
  for (const url of [frontUrl, yardstickUrl]) await fire(url, WARM_UP_SECONDS)
  for (let round = 0; round < LOAD.rounds; round++) {
    rounds.front.push(await fire(frontUrl, LOAD.seconds))
    rounds.yardstick.push(await fire(yardstickUrl, LOAD.seconds))
  }
  const [front, yardstick] = [rounds.front, rounds.yardstick].map(median)
  // At full load the machine also runs the clients, and the result would be how long requests wait for each other.
  const pace = { ...LOAD, perSecond: Math.round(front * ORDINARY_LOAD), headers: HEADERS }
  const slowest = { front: [], yardstick: [] }
  for (let round = 0; round < LOAD.rounds; round++) {
    slowest.front.push((await askEvenly(frontUrl, pace)).p99)
    slowest.yardstick.push((await askEvenly(yardstickUrl, pace)).p99)
  }
  return {
    front: Math.round(front),
    yardstick: Math.round(yardstick),
    ratio: rounded(front / yardstick),
    p99: { front: rounded(median(slowest.front)), yardstick: rounded(median(slowest.yardstick)) },
  }
}

const rounded = (value) => Math.round(value * 100) / 100

async function fire(url, seconds) {
  const { errors, timeouts, non2xx, requests, duration } = await autocannon({ url, connections: LOAD.connections, duration: seconds, headers: HEADERS })
  const failed = errors + timeouts + non2xx
  if (failed > 0) throw new Error(`${failed} of ${requests.total} requests to ${url} failed`)
  return requests.total / duration
}

export function summariseFront({ machine, pages }) {
  const problems = pages.flatMap(({ path, ratio, p99 }) => [
    ...(ratio < LEAST_RATIO ? [`${path}: ${ratio} of nginx alone, at least ${LEAST_RATIO} is wanted`] : []),
    ...(p99.front > MOST_P99 ? [`${path}: the slowest hundredth takes ${p99.front} ms (nginx alone ${p99.yardstick}), at most ${MOST_P99} ms are wanted`] : []),
  ])
  return { machine, pages, problems }
}

export function frontToText({ machine, pages, problems }) {
  const rows = pages.map(({ path, front, yardstick, ratio, p99 }) =>
    [path.padEnd(28), String(front).padStart(8), String(yardstick).padStart(8), ratio.toFixed(2).padStart(6), `${p99.front} ms`.padStart(9), `${p99.yardstick} ms`.padStart(9)].join(' '),
  )
  return [
    `Node ${machine.node}, ${machine.cpu}, ${machine.cores} cores, load ${machine.load}`,
    `Requests per second, medians of ${LOAD.rounds} rounds of ${LOAD.seconds} s over ${LOAD.connections} connections; p99 at a quarter of that, evenly`,
    `${'page'.padEnd(28)} ${'front'.padStart(8)} ${'nginx'.padStart(8)} ${'ratio'.padStart(6)} ${'p99'.padStart(9)} ${'nginx'.padStart(9)}`,
    ...rows,
    ...problems.map((problem) => `PROBLEM: ${problem}`),
  ].join('\n')
}
