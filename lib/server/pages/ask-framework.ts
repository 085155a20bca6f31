// Asks the framework for an answer as a whole. The request never leaves the process: it travels over a pair of streams, so that
// the framework sees an ordinary request, and no answer to a visitor has to be held back and replaced.
import { AsyncResource } from 'node:async_hooks'
import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { duplexPair } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Handler, PlainAnswer } from '../exchange'

/** Headers that belong to one connection, and what a whole answer leaves out. */
const OF_CONNECTION = ['connection', 'keep-alive', 'upgrade', 'transfer-encoding', 'content-length', 'te', 'trailer', 'expect', 'accept-encoding', 'if-none-match', 'if-modified-since']
const OF_ANSWER = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

interface FrameworkRequest {
  url: string
  headers: IncomingHttpHeaders
  /** Ends the work when its visitor has gone. */
  signal?: AbortSignal
  /** In milliseconds; without one, it is up to the visitor. */
  timeout?: number
}

export async function askFramework(handle: Handler, { url, headers, signal, timeout }: FrameworkRequest): Promise<PlainAnswer> {
  const [near, far] = duplexPair()
  near.once('close', () => far.destroy())
  // What is logged meanwhile, and what is cached, belongs to the request that asks.
  const answer = AsyncResource.bind((request: IncomingMessage, response: ServerResponse) => void handle(request, response))
  createServer((request, response) => answer(request, response)).emit('connection', far)
  const outgoing = send({ path: url, headers: without(headers, OF_CONNECTION), createConnection: () => near, signal })
  const timer = timeout === undefined ? undefined : setTimeout(() => outgoing.destroy(new Error(`A page takes longer than ${timeout} ms.`)), timeout)
  try {
    return await new Promise<PlainAnswer>((resolve, reject) => {
      outgoing.once('error', reject)
      outgoing.once('response', (incoming) => {
        const toAnswer = (body: Buffer) => ({ status: incoming.statusCode ?? 500, headers: without(incoming.headers, OF_ANSWER), body })
        buffer(incoming).then((body) => resolve(toAnswer(body)), reject)
      })
      outgoing.end()
    })
  } finally {
    clearTimeout(timer)
    near.destroy()
  }
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
