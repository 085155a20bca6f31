import { createServer, request as sendRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the line does with requests: passes them on, loses them, or lets them wait. */
type LineState = 'up' | 'down' | 'slow'

export interface Line {
  url: string
  state: LineState
  /** What is answered in place of the site, by path. */
  replaced: Map<string, string>
  /** What browsers say against pages: scripts that failed, what they wrote as errors, what the policy of a page refused. */
  complaints: string[]
  stop: () => void
}

const COMPLAINTS = '/complaints'
/** Stands in front of each script, since not every engine lets a program listen. */
const LISTENER = `if (self.document && !self.isHeard) {
  self.isHeard = true
  // The style sheet asks for a transition between pages; a window that is resized meanwhile goes without.
  const tell = (text) => String(text).includes('Skipped view transition') || navigator.sendBeacon('${COMPLAINTS}', location.pathname + ': ' + text)
  addEventListener('error', ({ message }) => message && tell(message))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  const write = console.error
  console.error = (...parts) => { tell(parts.join(' ')); write(...parts) }
}
`

/**
 * A connection to a site that tests can cut; the browser itself goes on believing that it is online.
 *
 * @param options `isHeard`: browsers tell it of errors, and what they load is kept by service workers alone, never by the HTTP cache
 */
export async function openLine(port: number, { isHeard = false } = {}): Promise<Line> {
  const server = createServer((request, response) => void (request.url === COMPLAINTS ? hear(line, request, response) : pass(line, port, isHeard, request, response)))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const line: Line = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: 'up',
    replaced: new Map(),
    complaints: [],
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return line
}

function pass(line: Line, port: number, isHeard: boolean, request: IncomingMessage, response: ServerResponse) {
  if (line.state === 'down') return request.socket.destroy()
  if (line.state === 'slow') return
  const replaced = line.replaced.get(request.url ?? '')
  if (replaced !== undefined) return response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(replaced)
  const headers = isHeard ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers
  const onward = sendRequest({ port, host: 'localhost', method: request.method, path: request.url, headers }, (answer) => {
    const isScript = isHeard && answer.statusCode === 200 && (answer.headers['content-type'] ?? '').includes('javascript')
    response.writeHead(answer.statusCode ?? 502, isHeard ? heardHeaders(answer.headers, isScript) : answer.headers)
    if (isScript) response.write(LISTENER)
    answer.pipe(response)
  })
  onward.on('error', () => request.socket.destroy())
  request.pipe(onward)
}

function heardHeaders(headers: IncomingHttpHeaders, isScript: boolean): IncomingHttpHeaders {
  const { 'content-security-policy': policy, 'content-length': length, ...others } = headers
  const isFile = headers['cache-control']?.includes('immutable')
  return {
    ...others,
    ...(policy && { 'content-security-policy': `${String(policy)}; report-uri ${COMPLAINTS}` }),
    ...(!isScript && length && { 'content-length': length }),
    ...(isFile && { 'cache-control': 'no-store' }),
  }
}

async function hear(line: Line, request: IncomingMessage, response: ServerResponse) {
  line.complaints.push(complaintOf(await text(request)))
  response.writeHead(204).end()
}

/** Violations of the policy come as JSON (CSP 3, 5.3), others as they were told. */
function complaintOf(body: string): string {
  if (!body.startsWith('{')) return body
  const { 'csp-report': report } = JSON.parse(body) as { 'csp-report': Record<string, string> }
  return `${report['document-uri']}: ${report['violated-directive']} refuses ${report['blocked-uri']} in ${report['source-file']}`
}
