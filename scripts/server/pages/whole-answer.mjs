/**
 * Holds an answer back until it is whole.
 *
 * @param response of the request
 * @param {() => boolean} isHeld whether it is one to hold back, asked once its status and headers are known
 * @param {(body: Buffer, original: { writeHead: Function, end: Function }) => void} sendInstead gets the written body, and the original methods to answer
 */
export function holdAnswer(response, isHeld, sendInstead) {
  const { write, end, writeHead, flushHeaders } = response
  const parts = []
  let answer
  let isEnded = false
  const holds = () => (answer ??= !response.headersSent && isHeld())
  const add = (chunk, encoding) => {
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') parts.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined))
  }
  response.writeHead = function (status, ...rest) {
    this.statusCode = status
    const headers = rest.find((part) => typeof part === 'object')
    if (Array.isArray(headers)) return writeHead.call(this, status, ...rest)
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value)
    return holds() ? this : writeHead.call(this, status)
  }
  response.write = function (chunk, encoding, callback) {
    if (!holds()) return write.apply(this, arguments)
    add(chunk, encoding)
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return true
  }
  response.end = function (chunk, encoding) {
    if (!holds()) return end.apply(this, arguments)
    // The framework's compression ends an answer once more after an error screen has been sent in its place.
    if (isEnded) return this
    isEnded = true
    add(chunk, encoding)
    const done = [...arguments].find((part) => typeof part === 'function')
    if (done) this.once('finish', done)
    sendInstead(Buffer.concat(parts), { writeHead, end })
    return this
  }
  response.flushHeaders = function () {
    if (!holds()) flushHeaders.call(this)
  }
}
