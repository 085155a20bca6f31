import { connect } from 'node:net'

/**
 * Sends bytes as they are, because every client library would correct them, and reads until the server closes.
 *
 * @param {number} port
 * @param {string | Buffer} request text is sent as Latin-1
 * @param {{ milliseconds?: number, endsAfterwards?: boolean }} [options] `endsAfterwards` closes our side once all is sent
 * @returns {Promise<{ status: number, head: string, body: string }>} status 0 when it closed without an answer
 */
export function sendRaw(port, request, { milliseconds = 30_000, endsAfterwards = false } = {}) {
  return new Promise((resolve, reject) => {
    const parts = []
    const bytes = Buffer.from(request, 'latin1')
    const socket = connect(port, 'localhost', () => (endsAfterwards ? socket.end(bytes) : socket.write(bytes)))
    const timer = setTimeout(() => socket.destroy(new Error(`No answer to ${bytes.toString('latin1').slice(0, 200)}`)), milliseconds)
    let failure
    socket.on('data', (part) => parts.push(part))
    // A server that refuses a body may reset the connection while the rest is on its way.
    socket.on('error', (error) => (failure = error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : error))
    socket.on('close', () => {
      clearTimeout(timer)
      if (failure) return reject(failure)
      const text = Buffer.concat(parts).toString()
      const [head = '', ...body] = text.replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n\r\n)+/, '').split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: body.join('\r\n\r\n') })
    })
  })
}
