// Sends very many malformed and hostile requests to every address of the running site.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ADMIN, demoSite } from '../test/demo-site.mjs'
import { sendOddRequests } from '../test/odd-requests/send-odd-requests.mjs'
import { tokenOf } from './editor.mjs'
import { startSite } from './site.mjs'

const REQUESTS = 10_000
/** Set another seed to draw other requests. */
const SEED = Number(process.env.BENCH_SEED ?? 20261122)

export async function measureFuzz({ root, tell, onStop }) {
  tell('Starting the site')
  const dataDir = await demoSite()
  const origin = await startSite({ root, dataDir, onStop })
  const secrets = [readFileSync(path.join(dataDir, 'secret'), 'utf8').trim(), ADMIN.password, root]
  const token = await tokenOf(origin, ADMIN)
  const results = await sendOddRequests({ origin, token, seed: SEED, count: REQUESTS, secrets, onProgress: (sent) => tell(`${sent} sent`) })
  return { requests: REQUESTS, seed: SEED, ...results }
}

export function summariseFuzz({ machine, failures, ...measured }) {
  return { machine, ...measured, problems: failures }
}

export function fuzzToText({ requests, seed, addresses, statuses, slowest, problems }) {
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  return [
    `${requests} odd requests to ${addresses} addresses, drawn with ${seed}; the slowest took ${Math.round(slowest)} ms`,
    `  ${counts.join(', ')}`,
    '',
    ...(problems.length > 0 ? [`${problems.length} failures:`, ...problems.map((line) => `  ${line}`)] : ['None failed, hung or told what is nobody’s business.']),
  ].join('\n')
}
