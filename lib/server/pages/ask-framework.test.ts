import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { askFramework } from './ask-framework'

const ask = (handle: (request: IncomingMessage, response: ServerResponse) => unknown, options: Partial<Parameters<typeof askFramework>[1]> = {}) =>
  askFramework(handle, { url: '/about?a=b', headers: { host: 'x' }, ...options })

test('an answer comes as a whole, without what belongs to one connection', async () => {
  const { status, headers, body } = await ask(
    (request, response) => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2'])
      response.statusCode = 404
      response.write(`${request.method} ${request.url} `)
      setImmediate(() => response.end(JSON.stringify(request.headers)))
    },
    { headers: { host: 'x', cookie: 'c=d', 'accept-encoding': 'br', 'if-none-match': '*', connection: 'upgrade', upgrade: 'h2c' } },
  )
  expect([status, headers]).toEqual([404, { 'set-cookie': ['a=1', 'b=2'] }])
  expect(body.toString()).toBe('GET /about?a=b {"host":"x","cookie":"c=d","connection":"close"}')
})

test('the work belongs to the request that asks for it', async () => {
  const storage = new AsyncLocalStorage<string>()
  const { body } = await storage.run('mine', () => ask((_request, response) => void setImmediate(() => response.end(storage.getStore()))))
  expect(body.toString()).toBe('mine')
})

test('nobody waits without end, nor works for somebody who has gone', async () => {
  const ended = (request: IncomingMessage) => new Promise((resolve) => request.once('close', resolve))
  let end: Promise<unknown> | undefined
  await expect(ask((request) => void (end = ended(request)), { timeout: 20 })).rejects.toThrow('takes longer than 20 ms')
  await end
  const leaving = new AbortController()
  const asked = ask((request) => (end = ended(request), leaving.abort()), { signal: leaving.signal })
  await expect(asked).rejects.toThrow()
  await end
})
