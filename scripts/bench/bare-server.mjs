// The yardstick, run as a process of its own: plain node:http that sends ready-made answers and does nothing else.
import { createServer } from 'node:http'

// The channel closes when the parent process ends.
process.once('disconnect', () => process.exit(0))

process.once('message', (answers) => {
  const server = createServer(({ url }, response) => {
    const { status, headers, body } = answers[url] ?? answers.missing
    response.writeHead(status, headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
})
