// Fetches a page as a phone does, over a connection that stays open, and takes the time.
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

const HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }
const UNPACK = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * Fetches an address.
 *
 * @param {string} url
 * @returns {Promise<{ status: number, milliseconds: number, wireBytes: number, rawBytes: number, cache: string }>}
 *   the time until the last byte, the body's bytes as transferred and unpacked, and what the site says of its cache
 */
export function timedGet(url) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const request = get(url, { agent, headers: HEADERS }, (response) => {
      buffer(response).then((body) => {
        const milliseconds = performance.now() - startedAt
        const unpack = UNPACK[response.headers['content-encoding']] ?? ((plain) => plain)
        resolve({
          status: response.statusCode,
          milliseconds,
          wireBytes: body.length,
          rawBytes: unpack(body).length,
          cache: String(response.headers['x-nextjs-cache'] ?? ''),
        })
      }, reject)
    })
    request.once('error', reject)
  })
}

/** Closes the connections that were kept open. */
export function closeConnections() {
  agent.destroy()
}
