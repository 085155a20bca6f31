import { createHash, createHmac } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer, request } from 'node:http'
import { withBodyLimits } from './body-limits.mjs'

const SECRET = 'a secret that only the tests know, long enough'
const LIMITS = { maxBody: 1000, maxForm: 3000, maxUpload: 5000, maxStaffJson: 4000, tokenName: 'token', sentences: { en: { tooLarge: 'Too much.', shorten: 'Go back.', fileTooLarge: 'A file is too large.', smaller: 'Choose another.' }, ka: { tooLarge: 'ბევრია.', shorten: 'დაბრუნდით.' } }, uploadTooLarge: 'A picture is too large.', jsonTooLarge: 'That is too much.' }
const LANGUAGES = { cookie: 'local-lang', parameter: 'lang', fallback: 'en', locales: { en: 'en', ge: 'ka' } }
const OVERHEAD = 64 * 1024
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let isRead
const server = createServer(
  withBodyLimits((incoming, response) => {
    isRead = true
    let length = 0
    incoming.on('data', (chunk) => (length += chunk.length))
    incoming.on('end', () => response.end(String(length)))
    incoming.on('error', () => response.end('cut off'))
  }, SECRET, LIMITS, LANGUAGES),
)
beforeEach(() => (isRead = false))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

function send({ size, path = '/api/registrations', headers = {}, isChunked = false }) {
  return new Promise((resolve, reject) => {
    const { port } = server.address()
    const length = isChunked ? {} : { 'Content-Length': size }
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers: { ...length, ...headers } }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk)).on('end', () => resolve({ status: answer.statusCode, text }))
    })
    sent.on('error', reject)
    for (let left = size; left > 0; left -= 500) sent.write('x'.repeat(Math.min(500, left)))
    sent.end()
  })
}

function tokenFor(claims, secret = SECRET) {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const body = [{ alg: 'HS256' }, { exp: Date.now() / 1000 + 60, ...claims }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

test.each([
  ['a body within the limit', { size: 1000 }, 200],
  ['a body above it', { size: 1001 }, 413],
  ['a body without a length within the limit', { size: 1000, isChunked: true }, 200],
  ['a body without a length above it', { size: 20_000, isChunked: true }, 413],
  ['a form that a browser posts by itself', { size: 3000, headers: FORM }, 200],
  ['such a form above its limit', { size: 3001, headers: FORM }, 413],
  ['a form at an address without forms', { size: 1001, path: '/about', headers: FORM }, 413],
  ['an upload of staff', { size: 5000 + OVERHEAD, headers: { token: tokenFor({ role: 'editor' }) } }, 200],
  ['an upload of staff by cookie', { size: 4000, headers: { cookie: `a=b; token=${tokenFor({ role: 'admin' })}` } }, 200],
  ['an upload of staff by the header of the CMS', { size: 4000, headers: { authorization: `JWT ${tokenFor({ role: 'admin' })}` } }, 200],
  ['an upload of staff above their limit', { size: 5001 + OVERHEAD, headers: { token: tokenFor({ role: 'editor' }) } }, 413],
  ['JSON of staff', { size: 4000, headers: { token: tokenFor({ role: 'editor' }), 'content-type': 'application/json' } }, 200],
  ['JSON of staff above its limit', { size: 4001, headers: { token: tokenFor({ role: 'editor' }), 'content-type': 'application/json' } }, 413],
  ['an upload of a visitor', { size: 4000, headers: { token: tokenFor({ role: 'user' }) } }, 413],
  ['an upload by a forged token', { size: 4000, headers: { token: tokenFor({ role: 'admin' }, 'another secret') } }, 413],
  ['an upload by a token that is over', { size: 4000, headers: { token: tokenFor({ role: 'admin', exp: 1 }) } }, 413],
  ['an upload by nonsense', { size: 4000, headers: { token: 'a.b.c' } }, 413],
])('%s', async (_, sent, status) => {
  expect((await send(sent)).status).toBe(status)
  if (status === 413 && !sent.isChunked) expect(isRead).toBe(false)
})

test('the refusal is said as the address says it', async () => {
  expect(JSON.parse((await send({ size: 2000 })).text)).toEqual({ error: { code: 'tooLarge', message: 'Too much.' } })
  const staff = { size: 90_000, path: '/cms/api/media', headers: { token: tokenFor({ role: 'editor' }) } }
  expect(JSON.parse((await send(staff)).text)).toEqual({ errors: [{ message: 'A picture is too large.' }] })
  expect((await send({ size: 2000, path: '/about' })).text).toBe('Too much.')
  expect((await send({ size: 2000, path: '/about?lang=ge' })).text).toBe('ბევრია.')
})

test('a browser that shows the refusal of a form is given a page', async () => {
  const page = (await send({ size: 4000, headers: { ...FORM, accept: 'text/html,*/*', cookie: 'local-lang=ge' } })).text
  expect(page).toMatch(/^<!doctype html><html lang="ka">.*<h1>ბევრია\.<\/h1><p>დაბრუნდით\.<\/p>/)
  expect(JSON.parse((await send({ size: 4000, headers: FORM })).text).error.code).toBe('tooLarge')
  expect(JSON.parse((await send({ size: 4000, headers: { accept: 'text/html' } })).text).error.code).toBe('tooLarge')
})

test('a body that ends as it is given up is answered once', () => {
  jest.useFakeTimers()
  const incoming = Object.assign(new EventEmitter(), { url: '/', headers: { 'content-length': '9999' }, resume: () => incoming })
  const response = { writeHead: jest.fn(), end: jest.fn() }
  withBodyLimits(() => undefined, SECRET, LIMITS, LANGUAGES)(incoming, response)
  jest.advanceTimersByTime(10_000)
  incoming.emit('end')
  expect([response.writeHead.mock.calls.length, response.end.mock.calls.length]).toEqual([1, 1])
  jest.useRealTimers()
})
