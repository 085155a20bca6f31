import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const script = path.join(tmpdir(), `shutdown-${process.pid}.mjs`)
const source = pathToFileURL(path.resolve('lib/server/process/shutdown.ts')).href
const agent = new Agent({ keepAlive: true })
const children: ChildProcess[] = []

beforeAll(() => {
  writeFileSync(script, `
    import { createServer } from 'node:http'
    import { endGracefully } from '${source}'
    const server = createServer((request, response) => setTimeout(() => response.end('done'), Number(request.url.slice(1))))
    endGracefully(server, { seconds: Number(process.argv[2]), onBegin: () => process.send('begun'), close: async () => { await new Promise((resolve) => setTimeout(resolve, Number(process.argv[3]))); process.send('closed') } })
    server.listen(0, '127.0.0.1', () => process.send(server.address().port))`)
})
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(() => (agent.destroy(), rmSync(script)))

async function start(seconds: number, closing = 0) {
  const child = fork(script, [String(seconds), String(closing)], { execArgv: ['--import', 'tsx'] })
  children.push(child)
  const [port] = (await once(child, 'message')) as [number]
  const events: unknown[] = []
  child.on('message', (word) => events.push(word))
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) => ({ code, signal, at: performance.now() }))
  const ask = async (milliseconds: number) => {
    const [response] = (await once(get({ port, host: '127.0.0.1', path: `/${milliseconds}`, agent }), 'response')) as [IncomingMessage]
    return { text: (await buffer(response)).toString(), connection: response.headers.connection }
  }
  return { child, events, ended, ask }
}

test('connections and files of the process have the rest of the time to close', async () => {
  const { child, events, ended } = await start(6, 4000)
  const began = performance.now()
  child.kill('SIGTERM')
  const { code, at } = await ended
  expect([code, events]).toEqual([0, ['begun', 'closed']])
  expect(at - began).toBeGreaterThan(4000)
})

test('a request that takes longer than SHUTDOWN_SECONDS is cut off', async () => {
  const { child, ended, ask } = await start(1)
  const long = ask(60_000).catch((error: NodeJS.ErrnoException) => error.code)
  await sleep(100)
  child.kill('SIGTERM')
  expect([await long, (await ended).code]).toEqual(['ECONNRESET', 0])
})

test('Ctrl-C waits for nobody who is not there', async () => {
  const { child, ended } = await start(25)
  const began = performance.now()
  child.kill('SIGINT')
  const { code, at } = await ended
  expect(code).toBe(0)
  expect(at - began).toBeLessThan(1000)
})
