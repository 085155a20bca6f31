// Draws malformed and hostile requests to every address of the site.
import { randomNumbers } from '../random-numbers.mjs'
import { BODIES, CONTENTS, FIELDS, HEADERS, KEYS, METHODS, QUERY_NAMES, QUERY_VALUES, TYPES } from './values.mjs'

const HEADER_NAMES = Object.keys(HEADERS)
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'get'])

/**
 * @typedef {object} Draw
 * @property {string} request the bytes to send, as Latin-1
 * @property {string} about what is sent, on one line
 * @property {boolean} isCutShort less is sent than it announces, so that no answer is due
 */

/**
 * @param {object} options
 * @param {number} options.seed
 * @param {string} options.host
 * @param {readonly string[]} options.patterns the addresses, `{…}` where something else stands each time
 * @param {readonly string[]} options.keys what there is: it stands in every third place
 * @param {readonly string[]} [options.tokens] sessions, one of which every fifth request carries
 * @returns {() => Draw}
 */
export function fuzzRequests({ seed, host, patterns, keys, tokens = [] }) {
  const random = randomNumbers(seed)
  const chance = (share) => random() < share
  const pick = (values) => values[Math.floor(random() * values.length)]
  const many = (most, make) => Array.from({ length: Math.floor(random() * (most + 1)) }, make)

  const key = () => (chance(0.35) ? pick(keys) : pick(KEYS) + (chance(0.2) ? pick(KEYS) : ''))
  const path = () => {
    const filled = pick(patterns).replaceAll(/\{[^}]*\}/g, key)
    if (chance(0.15)) return filled + pick(['/', '//', '/.', '/..', '/%2e%2e', '%', '.rsc', '.txt', ';a', '/nope', '%00', '.segments/_tree.segment.rsc'])
    if (chance(0.05)) return pick(['//', '/\\', '/./', '/../', `http://${host}`, 'http://evil.example', '*', '', '/en', '/ka', '/_next/data/x']) + filled
    return filled
  }
  const query = () => {
    const pairs = many(3, () => `${pick(QUERY_NAMES)}=${pick(QUERY_VALUES)}`)
    return pairs.length > 0 ? `?${pairs.join('&')}` : pick(['', '', '', '?', '?%', '#x', '?&&=', '??'])
  }
  const body = () => {
    if (chance(0.5)) return pick(BODIES)
    const fields = many(8, () => `${JSON.stringify(pick(FIELDS))}:${pick(CONTENTS)}`).join()
    return Buffer.from(chance(0.1) ? `[{${fields}}]` : `{${fields}}`).toString('latin1')
  }
  const framed = (content) => {
    if (chance(0.9)) return { lines: [`Content-Length: ${content.length}`], content }
    if (chance(0.5)) return { lines: ['Transfer-Encoding: chunked'], content: `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n` }
    if (chance(0.4)) return { lines: ['Transfer-Encoding: chunked'], content: `zz\r\n${content}` }
    return { lines: [`Content-Length: ${content.length + 10}`], content, isCutShort: true }
  }

  return () => {
    const method = pick(METHODS)
    const target = path() + query()
    const hasBody = !BODILESS.has(method) || chance(0.02)
    const type = hasBody ? pick(TYPES) : null
    const { lines, content, isCutShort = false } = hasBody ? framed(body()) : { lines: [], content: '' }
    const headers = many(3, () => {
      const name = pick(HEADER_NAMES)
      return `${name}: ${pick(HEADERS[name])}`
    })
    if (chance(0.3)) headers.push('Sec-Fetch-Site: same-origin')
    // A session that is ended would leave the rest to strangers.
    if (tokens.length > 0 && !target.includes('logout') && chance(0.2)) headers.push(`token: ${pick(tokens)}`)
    if (type) headers.push(`Content-Type: ${type}`)
    const hosts = chance(0.03) ? pick([[], ['Host: evil.example'], ['Host: ['], ['Host: \xff'], [`Host: ${host}`, 'Host: evil.example']]) : [`Host: ${host}`]
    const version = chance(0.01) ? pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'x']) : 'HTTP/1.1'
    const head = [`${method} ${target} ${version}`, ...hosts, ...headers, ...lines, 'Connection: close']
    return {
      request: `${head.join('\r\n')}\r\n\r\n${content}`,
      about: JSON.stringify([...head.slice(0, -1), content].join(' | ').slice(0, 700)),
      isCutShort,
    }
  }
}
