// Compares the page cache in front with an nginx that caches the very same bytes and asks nobody.
import { demoSite } from '../test/demo-site.mjs'
import { startNginx } from '../test/nginx.mjs'
import { median, over, under } from './figures.mjs'
import { startSite } from './site.mjs'
import { CONNECTIONS, fire, hasWrk, NOT_MEASURED } from './wrk.mjs'

const PAGES = ['/', '/event/summit-2027', '/event/speakers?lang=en', '/about']
const ROUNDS = 5
const SECONDS = 3
const LEAST_RATIO = 0.9
const MOST_P99 = 2
/** Part of the highest rate at which p99 is measured: at full load it would be how long requests wait for each other. */
const ORDINARY_LOAD = 0.25
const ENCODING = 'br'

const CACHED_FOR_AN_HOUR = `location / {
      proxy_pass http://site;
      proxy_set_header Accept-Encoding br;
      proxy_cache site;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control X-Accel-Expires Vary Set-Cookie;
    }
    error_page 418 = @past;
`

export async function measure({ root, tell, onStop }) {
  if (!hasWrk()) return NOT_MEASURED
  tell('Starting the site and nginx')
  const origin = await startSite({ root, dataDir: await demoSite(), settings: { TRUST_PROXY: 'on', LOG_LEVEL: 'warn' }, onStop })
  const ports = [Number(new URL(origin).port)]
  const front = await startNginx(ports)
  if (!front) return { title: 'not measured. There is no nginx on this machine, and it could not be installed.', problems: [] }
  onStop(front.stop)
  const nginx = await startNginx(ports, (text) => text.replace(/^location \/ \{[\s\S]*?\n\}\n/m, CACHED_FOR_AN_HOUR))
  onStop(nginx.stop)
  const rows = [['page', 'front/s', 'nginx/s', 'ratio', 'p99 ms', 'nginx p99 ms']]
  const problems = []
  for (const path of PAGES) {
    tell(path)
    const { rates, p99s } = await compare({ front: front.url + path, nginx: nginx.url + path })
    const ratio = rates.front / rates.nginx
    rows.push([path, Math.round(rates.front), Math.round(rates.nginx), ratio.toFixed(2), p99s.front.toFixed(2), p99s.nginx.toFixed(2)])
    problems.push(...under(`${path} compared with nginx alone`, ratio, LEAST_RATIO), ...over(`${path} p99 in ms`, p99s.front, MOST_P99))
  }
  const title = `requests per second (wrk, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s), and p99 at a quarter of that`
  return { title, rows, problems }
}

/** Measures both in turn, so that a machine that slows down meanwhile slows both. */
async function compare(urls) {
  const load = { encoding: ENCODING, seconds: SECONDS }
  for (const url of Object.values(urls)) await (await fetch(url)).text().then(() => fire(url, load))
  const rates = await mapInSequence(urls, async (url) => (await fire(url, load)).rate)
  const ordinary = { ...load, perSecond: rates.front * ORDINARY_LOAD }
  // Asked for once before: a page that nobody has asked for lately is fetched first, and the other nginx never fetches.
  const p99s = await mapInSequence(urls, async (url) => fetch(url).then((answer) => answer.text()).then(() => fire(url, ordinary)).then(({ p99 }) => p99))
  return { rates, p99s }
}

/** @returns {Promise<{ front: number, nginx: number }>} the median of each */
async function mapInSequence(urls, work) {
  const values = { front: [], nginx: [] }
  for (let round = 0; round < ROUNDS; round += 1) for (const [name, url] of Object.entries(urls)) values[name].push(await work(url))
  return { front: median(values.front), nginx: median(values.nginx) }
}
