// How fast cached pages are answered in each encoding, compared with a bare Node server that sends the very same bytes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { demoSite } from '../test/demo-site.mjs'
import { median, under } from './figures.mjs'
import { startSite } from './site.mjs'
import { CONNECTIONS, fire, hasWrk, NOT_MEASURED } from './wrk.mjs'

const PAGES = ['/', '/event/summit-2027', '/event/summit-2027/agenda?lang=ge']
const ENCODINGS = ['br', 'gzip', 'identity']
const ROUNDS = 3
const SECONDS = 3
/** Until its code is compiled and the page is compressed once more, the site runs at half its speed. */
const WARM_UP_SECONDS = 5
/** Of compressed pages, for which every browser asks; without an encoding is for information. */
const LEAST_RATIO = 0.1
/** Node writes these itself, anew for every answer. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

export async function measure({ root, tell, onStop }) {
  if (!hasWrk()) return NOT_MEASURED
  tell('Starting the site')
  const origin = await startSite({ root, dataDir: await demoSite(), settings: { LOG_LEVEL: 'warn' }, onStop })
  const rows = [['page', 'encoding', 'KiB', 'site/s', 'bare/s', 'ratio']]
  const problems = []
  for (const path of PAGES) {
    for (const encoding of ENCODINGS) {
      tell(`${path} as ${encoding}`)
      await takeAnswer(origin + path, encoding)
      await fire(origin + path, { encoding, seconds: WARM_UP_SECONDS })
      const answer = await takeAnswer(origin + path, encoding)
      const { site, bare } = await compare(origin + path, answer, encoding)
      const ratio = site / bare
      rows.push([path, encoding, (answer.body.length / 1024).toFixed(1), Math.round(site), Math.round(bare), ratio.toFixed(2)])
      if (encoding !== 'identity') problems.push(...under(`${path} as ${encoding} compared with bare Node`, ratio, LEAST_RATIO))
    }
  }
  return { title: `cached pages, requests per second (wrk, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s)`, rows, problems }
}

/** Measures both in turn, so that a machine that slows down meanwhile slows both. */
async function compare(siteUrl, answer, encoding) {
  const server = fork(new URL('bare-server.mjs', import.meta.url), { execArgv: [], serialization: 'advanced' })
  try {
    server.send(answer)
    const [port] = await once(server, 'message')
    const urls = { site: siteUrl, bare: `http://127.0.0.1:${port}/` }
    const rates = { site: [], bare: [] }
    await fire(urls.bare, { encoding, seconds: SECONDS })
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, url] of Object.entries(urls)) rates[name].push((await fire(url, { encoding, seconds: SECONDS })).rate)
    }
    return { site: median(rates.site), bare: median(rates.bare) }
  } finally {
    server.disconnect()
  }
}

/** An answer from the cache as it goes over the wire: `fetch` would unpack it. */
async function takeAnswer(url, encoding) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')
  const body = await buffer(response)
  const sent = response.headers['content-encoding'] ?? 'identity'
  if (response.statusCode !== 200 || sent !== encoding) throw new Error(`${url} answered ${response.statusCode} as ${sent}, not as ${encoding}`)
  const headers = response.rawHeaders.filter((_, index, all) => !OWN_HEADERS.has(all[index - (index % 2)].toLowerCase()))
  return { headers, body }
}
