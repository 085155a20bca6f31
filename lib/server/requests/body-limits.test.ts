import { createHash, createHmac } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { request, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MAX_STAFF_JSON, MAX_UPLOAD, UPLOAD_TOO_LARGE } from '@/lib/site/constants'
import { MAX_BODY, MAX_FORM_BODY } from '@/lib/site/forms/body-text'
import type { Request, Response } from '../exchange'
import { serveSteps, standIn } from '../test-server'
import { bodyLimits } from './body-limits'

const SECRET = 'a secret that only the tests know, long enough'
const SENTENCES = { en: { tooLarge: 'Too much.', shorten: 'Go back.', fileTooLarge: 'A file is too large.', smaller: 'Choose another.' }, ka: { tooLarge: 'ბევრია.', shorten: 'დაბრუნდით.', fileTooLarge: 'ფაილი დიდია.', smaller: 'აირჩიეთ სხვა.' } }
const OVERHEAD = 64 * 1024
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** In bytes. */
const PART = 64 * 1024

let isRead: boolean
let server: Awaited<ReturnType<typeof serveSteps>>
beforeEach(() => void (isRead = false))
beforeAll(async () => {
  server = await serveSteps([bodyLimits(SECRET, SENTENCES)], (incoming, response) => {
    isRead = true
    let length = 0
    incoming.on('data', (chunk: Buffer) => (length += chunk.length))
    incoming.on('end', () => response.end(String(length)))
    incoming.on('error', () => response.end('cut off'))
  })
})
afterAll(() => server.close())

interface Sent {
  size: number
  path?: string
  headers?: OutgoingHttpHeaders
  isChunked?: boolean
}

function send({ size, path = '/api/registrations', headers = {}, isChunked = false }: Sent): Promise<{ status?: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { port } = server.server.address() as AddressInfo
    const length = isChunked ? {} : { 'Content-Length': size }
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers: { ...length, ...headers } }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve({ status: answer.statusCode, text }))
    })
    sent.on('error', reject)
    for (let left = size; left > 0; left -= PART) sent.write('x'.repeat(Math.min(PART, left)))
    sent.end()
  })
}

function tokenFor(claims: object, secret = SECRET): string {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const body = [{ alg: 'HS256' }, { exp: Date.now() / 1000 + 60, ...claims }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

test.each<[string, Sent, number]>([
  ['a body within the limit', { size: MAX_BODY }, 200],
  ['a body above it', { size: MAX_BODY + 1 }, 413],
  ['a body without a length above it', { size: 4 * MAX_BODY, isChunked: true }, 413],
  ['a form that a browser posts by itself', { size: MAX_FORM_BODY, headers: FORM }, 200],
  ['such a form above its limit', { size: MAX_FORM_BODY + 1, headers: FORM }, 413],
  ['a form at an address without forms', { size: MAX_BODY + 1, path: '/about', headers: FORM }, 413],
  ['an upload of staff', { size: MAX_UPLOAD + OVERHEAD, headers: { token: tokenFor({ role: 'editor' }) } }, 200],
  ['an upload of staff by the header of the CMS', { size: 4 * MAX_BODY, headers: { authorization: `JWT ${tokenFor({ role: 'admin' })}` } }, 200],
  ['an upload of staff above their limit', { size: MAX_UPLOAD + OVERHEAD + 1, headers: { token: tokenFor({ role: 'editor' }) } }, 413],
  ['JSON of staff above its limit', { size: MAX_STAFF_JSON + 1, headers: { token: tokenFor({ role: 'editor' }), 'content-type': 'application/json' } }, 413],
  ['an upload of a visitor', { size: 4 * MAX_BODY, headers: { token: tokenFor({ role: 'user' }) } }, 413],
  ['an upload by a forged token', { size: 4 * MAX_BODY, headers: { token: tokenFor({ role: 'admin' }, 'another secret') } }, 413],
  ['an upload by a token that is over', { size: 4 * MAX_BODY, headers: { token: tokenFor({ role: 'admin', exp: 1 }) } }, 413],
])('%s', async (_, sent, status) => {
  expect((await send(sent)).status).toBe(status)
  if (status === 413 && !sent.isChunked) expect(isRead).toBe(false)
})

const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { error: { code: string } }).error.code

test('the refusal is said as the address says it', async () => {
  expect(JSON.parse((await send({ size: 2 * MAX_BODY })).text)).toEqual({ error: { code: 'tooLarge', message: 'Too much.' } })
  const staff = { size: MAX_UPLOAD + 2 * OVERHEAD, path: '/cms/api/media', headers: { token: tokenFor({ role: 'editor' }) } }
  expect(JSON.parse((await send(staff)).text)).toEqual({ errors: [{ message: UPLOAD_TOO_LARGE }] })
  expect((await send({ size: 2 * MAX_BODY, path: '/about' })).text).toBe('Too much.')
  expect((await send({ size: 2 * MAX_BODY, path: '/about?lang=ge' })).text).toBe('ბევრია.')
})

test('a browser that shows the refusal of a form is given a page', async () => {
  const page = (await send({ size: MAX_FORM_BODY + 1, headers: { ...FORM, accept: 'text/html,*/*', cookie: 'local-lang=ge' } })).text
  expect(page).toMatch(/^<!doctype html><html lang="ka">.*<h1>ბევრია\.<\/h1><p>დაბრუნდით\.<\/p>/)
  expect(codeOf(await send({ size: MAX_FORM_BODY + 1, headers: FORM }))).toBe('tooLarge')
  expect(codeOf(await send({ size: 2 * MAX_BODY, headers: { accept: 'text/html' } }))).toBe('tooLarge')
})

test('a body that ends as it is given up is answered once', () => {
  jest.useFakeTimers()
  const incoming: EventEmitter = Object.assign(new EventEmitter(), { url: '/', headers: { 'content-length': '999999' }, resume: () => incoming })
  const response = { writeHead: jest.fn(), end: jest.fn() }
  void bodyLimits(SECRET, SENTENCES)(standIn<Request>(incoming), standIn<Response>(response))
  jest.advanceTimersByTime(10_000)
  incoming.emit('end')
  expect([response.writeHead.mock.calls.length, response.end.mock.calls.length]).toEqual([1, 1])
  jest.useRealTimers()
})
