// Speaks as much of S3 as pictures need, in memory.
import { createServer } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { promisify } from 'node:util'

/** @returns {Promise<{ url: string, objects: Map<string, { content: Buffer, type: string, changedAt: Date }>, connections: () => Promise<number>, stop: () => Promise<void> }>} */
export async function startObjectStorage() {
  const objects = new Map()
  const server = createServer((request, response) => void answer(request, response, objects))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise((resolve) => server.close(resolve) && server.closeAllConnections())
  const connections = () => promisify(server.getConnections.bind(server))()
  return { url: `http://127.0.0.1:${server.address().port}`, objects, connections, stop }
}

async function answer(request, response, objects) {
  const url = new URL(request.url, 'http://s3.invalid')
  const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'))
  if (!/^AWS4-HMAC-SHA256 /.test(request.headers.authorization ?? '')) return end(response, 403, 'AccessDenied')
  if (request.method === 'PUT') {
    objects.set(key, { content: await buffer(request), type: request.headers['content-type'], changedAt: new Date() })
    return response.writeHead(200, { ETag: '"stored"' }).end()
  }
  await text(request)
  const object = objects.get(key)
  if (request.method === 'DELETE') {
    objects.delete(key)
    return response.writeHead(204).end()
  }
  if (!object) return end(response, 404, 'NoSuchKey')
  send(request, response, object)
}

function send({ method, headers }, response, { content, type, changedAt }) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const part = first === undefined ? content : content.subarray(Number(first), last ? Number(last) + 1 : undefined)
  const range = first === undefined ? {} : { 'Content-Range': `bytes ${first}-${Number(first) + part.length - 1}/${content.length}` }
  const length = { 'Content-Length': part.length, 'Content-Type': type, 'Last-Modified': changedAt.toUTCString(), ETag: '"stored"', ...range }
  response.writeHead(first === undefined ? 200 : 206, length).end(method === 'HEAD' ? undefined : part)
}

function end(response, status, code) {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}
