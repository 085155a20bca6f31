// Puts a server under load with wrk: a client in JavaScript would measure itself.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { installPackage } from '../test/debian.mjs'

const BINARY = 'wrk'
const SCRIPT = path.join(import.meta.dirname, 'wrk.lua')
export const CONNECTIONS = 20
const GRACE_MILLISECONDS = 30_000

/** Whether wrk is there; Debian's is installed where that is possible. */
export function hasWrk() {
  const isThere = () => process.env.PATH.split(path.delimiter).some((folder) => existsSync(path.join(folder, BINARY)))
  if (!isThere()) installPackage(BINARY)
  return isThere()
}

/** @type {import('./main.mjs').Result} */
export const NOT_MEASURED = { title: 'not measured. There is no wrk on this machine, and it could not be installed.', problems: [] }

/**
 * @param {string} url
 * @param {object} options
 * @param {number} options.seconds
 * @param {string} options.encoding that the client accepts
 * @param {number} [options.perSecond] requests that are sent evenly; by default as many as are answered
 * @returns {Promise<{ rate: number, p99: number }>} requests per second, and the time in milliseconds within which 99 of 100 are answered
 */
export async function fire(url, { seconds, encoding, perSecond }) {
  const wait = perSecond && Math.max(1, Math.round((CONNECTIONS * 1000) / perSecond))
  const options = ['-t', '1', '-c', CONNECTIONS, '-d', `${seconds}s`, '--timeout', '10s', '-H', `Accept-Encoding: ${encoding}`, '-s', SCRIPT]
  const { stdout } = await promisify(execFile)(BINARY, [...options.map(String), url], {
    env: { ...process.env, BENCH_WAIT_MILLISECONDS: wait ? String(wait) : '' },
    timeout: seconds * 1000 + GRACE_MILLISECONDS,
  })
  const result = JSON.parse(stdout.trim().split('\n').at(-1))
  // Failures are answered faster than pages: a rate with some of them in it says nothing.
  if (result.failed > 0 || result.requests === 0) throw new Error(`${result.failed} of ${result.requests} requests to ${url} failed`)
  return { rate: result.requests / result.seconds, p99: result.p99 }
}
