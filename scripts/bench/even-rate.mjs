// Sends requests at an even pace, as independent visitors do: bursts would measure how long the requests
// of one burst wait for each other.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './median.mjs'

const HEAD_END = '\r\n\r\n'

/**
 * @param {string} url of a page that is answered with a `Content-Length`
 * @param {{ perSecond: number, seconds: number, connections: number, headers?: Record<string, string> }} options
 * @returns {Promise<{ p50: number, p99: number }>} milliseconds from sending a request to the end of its answer
 */
export async function askEvenly(url, { perSecond, seconds, connections, headers = {} }) {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = [`GET ${pathname}${search} HTTP/1.1`, ...Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)]
  const request = `${lines.join('\r\n')}${HEAD_END}`
  const visitors = await Promise.all(Array.from({ length: connections }, () => Visitor.at(hostname, Number(port))))
  const answers = []
  let failure
  const note = (error) => (failure ??= error)
  const begun = performance.now()
  while (answers.length < perSecond * seconds && !failure) {
    const due = Math.min(((performance.now() - begun) / 1000) * perSecond, perSecond * seconds)
    while (answers.length < due) answers.push(nextOf(visitors, answers.length).ask(request).catch(note))
    await sleep(1)
  }
  const milliseconds = failure ? [] : await Promise.all(answers)
  for (const visitor of visitors) visitor.leave()
  if (failure) throw failure
  return { p50: percentile(milliseconds, 0.5), p99: percentile(milliseconds, 0.99) }
}

/** Uses each in turn, but prefers one whose answer has arrived. */
function nextOf(visitors, turn) {
  const inTurn = visitors.map((_, index) => visitors[(turn + index) % visitors.length])
  return inTurn.find(({ isFree }) => isFree) ?? inTurn[0]
}

/** One connection. A request that must wait for an earlier answer on it counts with that wait. */
class Visitor {
  #socket
  #received = Buffer.alloc(0)
  #waiting = []

  static async at(host, port) {
    const visitor = new Visitor()
    visitor.#socket = connect({ host, port, noDelay: true })
    await new Promise((resolve, reject) => visitor.#socket.once('connect', resolve).once('error', reject))
    visitor.#socket.on('data', (chunk) => visitor.#read(chunk))
    visitor.#socket.once('close', () => visitor.#waiting.forEach(({ reject }) => reject(new Error('The connection was closed.'))))
    return visitor
  }

  get isFree() {
    return this.#waiting.length === 0
  }

  ask(request) {
    const sentAt = performance.now()
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve: () => resolve(performance.now() - sentAt), reject, request })
      if (this.#waiting.length === 1) this.#socket.write(request)
    })
  }

  leave() {
    this.#socket.destroy()
  }

  #read(chunk) {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    const headEnd = this.#received.indexOf(HEAD_END)
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
    if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) return this.#socket.destroy()
    if (this.#received.length < headEnd + HEAD_END.length + length) return
    this.#received = Buffer.alloc(0)
    this.#waiting.shift().resolve()
    if (this.#waiting.length > 0) this.#socket.write(this.#waiting[0].request)
  }
}
