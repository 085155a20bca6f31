import { once } from 'node:events'
import { createServer, request as send, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Handler, Request, RequestStep, Response } from './exchange'
import { runPipeline } from './pipeline'

export interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

const passOn = (request: Request, response: Response) => response.writeHead(404).end(`passed on ${request.method} ${request.url}`)

/** A server of a test, with some of the steps. @param handle answers what no step answers */
export async function serveSteps(requestSteps: RequestStep[], handle: (request: Request, response: Response) => unknown = passOn) {
  const answer = runPipeline(requestSteps, handle as Handler)
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: originOf(server), ask: asking(server), close: () => (server.closeAllConnections(), server.close()) }
}

export const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Asks as no browser would: for any path, without following. */
export const asking =
  (server: Server) =>
  (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Received> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const outgoing = send({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString() }), reject)
      })
      outgoing.on('error', reject).end()
    })
/** An object with only the members that a test uses of a type. */
export function standIn<Whole>(part: object): Whole {
  return part as Whole
}
