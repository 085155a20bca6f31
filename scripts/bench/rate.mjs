// Compares how fast the site answers with a bare Node server that sends the very same bytes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'

/** How the comparison is made; `seconds` is the length of one round. */
export const LOAD = { connections: 20, rounds: 5, seconds: 3 }

// The site runs at half its speed until its code is compiled, which takes some seconds under load.
const WARM_UP_SECONDS = { site: 8, bare: 2 }

const REQUEST_HEADERS = { 'accept-encoding': 'br' }
// Node writes these itself, anew for every answer.
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

/** An address of nothing, another one each time. */
export const MISSING = '/speaker/nobody-[id]'
const MISSING_STATUS = 404

/**
 * Measures both servers in turn, so that a machine that slows down meanwhile slows both.
 *
 * @param {string} origin of the site
 * @param {string[]} paths of the pages
 * @param {(text: string) => void} tell receives what is being done
 * @returns {Promise<{ path: string, site: number[], bare: number[] }[]>} requests per second of each round
 */
export async function compareRates(origin, paths, tell) {
  const answers = {}
  for (const path of paths) answers[path] = await takeAnswer(origin + path)
  answers.missing = await takeAnswer(origin + MISSING.replace('[id]', '0'), MISSING_STATUS)
  const bare = fork(new URL('bare-server.mjs', import.meta.url), { execArgv: [], serialization: 'advanced' })
  try {
    bare.send(answers)
    const [port] = await once(bare, 'message')
    const results = []
    for (const path of [...paths, MISSING]) {
      tell(`Requests per second of ${path}`)
      results.push({ path, ...(await compare(origin + path, `http://127.0.0.1:${port}${path}`)) })
    }
    return results
  } finally {
    bare.disconnect()
  }
}

async function compare(siteUrl, bareUrl) {
  const rates = { site: [], bare: [] }
  await fire(siteUrl, WARM_UP_SECONDS.site)
  await fire(bareUrl, WARM_UP_SECONDS.bare)
  for (let round = 0; round < LOAD.rounds; round++) {
    rates.site.push(await fire(siteUrl, LOAD.seconds))
    rates.bare.push(await fire(bareUrl, LOAD.seconds))
  }
  return rates
}

async function fire(url, seconds) {
  const { connections } = LOAD
  const isMissing = url.endsWith(MISSING)
  const options = { connections, duration: seconds, headers: REQUEST_HEADERS }
  const result = await autocannon(isMissing ? { ...options, url: new URL(url).origin, requests: [{ setupRequest: toNobody }] } : { ...options, url })
  const { errors, timeouts, non2xx, requests, duration } = result
  const failed = errors + timeouts + (isMissing ? requests.total - result['4xx'] : non2xx)
  // Failures are answered faster than pages: a rate with some of them in it says nothing.
  if (failed > 0) throw new Error(`${failed} of ${requests.total} requests to ${url} failed`)
  return requests.total / duration
}

let nobody = 0
function toNobody(request) {
  nobody += 1
  return { ...request, path: MISSING.replace('[id]', String(nobody)) }
}

/** Reads an answer as it goes over the wire: `fetch` would unpack it. */
async function takeAnswer(url, status = 200) {
  const [response] = await once(get(url, { headers: REQUEST_HEADERS }), 'response')
  const body = await buffer(response)
  if (response.statusCode !== status) throw new Error(`${url} answered ${response.statusCode}`)
  const headers = []
  for (let i = 0; i < response.rawHeaders.length; i += 2) {
    const [name, value] = response.rawHeaders.slice(i, i + 2)
    if (!OWN_HEADERS.has(name.toLowerCase())) headers.push(name, value)
  }
  return { status: response.statusCode, headers, body }
}
