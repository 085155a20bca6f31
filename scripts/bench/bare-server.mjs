// The yardstick, in a process of its own: plain node:http that sends one ready-made answer and does nothing else.
import { createServer } from 'node:http'

// The parent process has ended, or needs it no longer.
process.once('disconnect', () => process.exit(0))

process.once('message', ({ headers, body }) => {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
})
