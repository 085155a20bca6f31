import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the line does with requests: passes them on, loses them, or lets them wait. */
type LineState = 'up' | 'down' | 'slow'

export interface Line {
  url: string
  state: LineState
  /** What is answered in place of the site, by path. */
  replaced: Map<string, string>
  stop: () => void
}

/** A connection to a site that tests can cut; the browser itself goes on believing that it is online. */
export async function openLine(port: number): Promise<Line> {
  const server = createServer((request, response) => pass(line, port, request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const line: Line = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: 'up',
    replaced: new Map(),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return line
}

function pass(line: Line, port: number, request: IncomingMessage, response: ServerResponse) {
  if (line.state === 'down') return request.socket.destroy()
  if (line.state === 'slow') return
  const replaced = line.replaced.get(request.url ?? '')
  if (replaced !== undefined) return response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(replaced)
  const onward = sendRequest({ port, host: 'localhost', method: request.method, path: request.url, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => request.socket.destroy())
  request.pipe(onward)
}
