import { createHash } from 'node:crypto'
import { sendRaw } from '../../scripts/test/raw-request.mjs'
import { send } from '../support/client'
import { expect, MESSAGES, test as base } from '../support/test'

/** They change nothing, so that they need no site of their own. */
const test = base.extend<{ site: { url: string; port: number } }>({
  site: async ({ baseURL }, use) => use({ url: String(baseURL), port: Number(new URL(String(baseURL)).port) }),
})

const ask = (port: number, method: string, target: string, body = '', type = 'application/json') =>
  sendRaw(port, `${method} ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n${body && `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n`}\r\n${body}`)

test('an address that cannot be decoded leads nowhere, and is no failure', async ({ site }) => {
  for (const path of ['/event/%', '/speaker/%ff', '/event/%E0%A4%A', '/explore/%', '/registration/%', '/form/%ff', '/subscription/%ff', '/article/%00', '/event/%2F', '/event/%25', '/calendar/event/%.ics', '/share/%']) {
    const { status, body } = await ask(site.port, 'GET', path)
    expect([400, 404], `${path}: ${status} ${body.slice(0, 200)}`).toContain(status)
  }
  expect((await ask(site.port, 'GET', '/event/%')).body).toContain(MESSAGES.en.NotFound.title)
  expect([200, 404]).toContain((await ask(site.port, 'GET', '/reset-password/%')).status)
  for (const path of ['/api/%', '/api/ownRegistrations/%E0%A4%A']) {
    const { status, body } = await ask(site.port, 'GET', path)
    expect([status, body], path).toEqual([404, expect.stringContaining('"error"')])
  }
  expect((await ask(site.port, 'POST', '/api/ownRegistrations/%E0%A4%A/withdraw', '{}')).status).toBe(404)
  expect((await ask(site.port, 'GET', '/cms/api/%')).status).toBe(403)
})

test('a request to change the protocol is answered like any other, and leaves no connection open', async ({ site }) => {
  for (const [path, status] of [['/about', 200], ['/ws', 307], ['/healthz', 200], ['/_next/static/a/b', 404]] as const) {
    for (const protocol of ['h2c', 'websocket']) {
      const answer = await sendRaw(site.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close, Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`)
      expect(answer.status, `${path} (${protocol})`).toBe(status)
    }
  }
})

test('what the framework reads otherwise than it is written puts no other page under an address', async ({ site }) => {
  const path = '/event/summit-2025/faq'
  for (const query of ['nxtPlang=ge', 'nxtIlang=ge', 'lang=ge.rsc', 'nxtPkeyword=nobody', 'keyword=nobody.rsc']) {
    for (const cookie of ['', 'Cookie: a=1;\tlocal-lang=ge\r\n']) await sendRaw(site.port, `GET ${path}?${query} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${cookie}\r\n`)
    const answer = await send(site, 'GET', path)
    const page = await answer.text()
    expect(page, query).toContain('<html lang="en"')
    expect(page, query).not.toContain('nobody')
    expect(answer.headers.get('set-cookie'), query).toBeNull()
  }
})

test('every kind of answer carries the headers that protect it', { tag: '@smoke' }, async ({ site }) => {
  const { items } = (await (await send(site, 'GET', '/api/speakers?limit=1&select=photo')).json()) as { items: { photo: { url: string } }[] }
  for (const path of ['/', '/login', '/speaker/nope', '/nope', '/api/events', '/api/nope', '/cms/api/nope', '/admin', '/robots.txt', '/icon.svg', `/${items[0]?.photo.url}`, '/_next/static/nope.js', `/${'a'.repeat(9000)}`]) {
    const { headers } = await send(site, 'GET', path)
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy'), path).not.toBeNull()
  }
})

test('a page allows the scripts that stand in it and no others, also when it is missing or kept', { tag: '@smoke' }, async ({ site }) => {
  for (const path of ['/', '/', '/about?lang=ge', '/speaker/nope', '/login', '/thank-you/registration']) {
    const answer = await send(site, 'GET', path, { headers: { 'accept-encoding': 'br' } })
    const scripts = /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    expect(scripts, path).not.toContain('unsafe')
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(inline.length, path).toBeGreaterThan(0)
    for (const [, script = ''] of inline) expect(scripts, path).toContain(createHash('sha256').update(script).digest('base64'))
    expect(answer.headers.get('content-encoding'), path).toBe('br')
  }
})

test('pictures are not optimised for whoever asks', async ({ site }) => {
  const { items } = (await (await send(site, 'GET', '/api/speakers?limit=1&select=photo')).json()) as { items: { photo: { url: string } }[] }
  for (const url of [`/${items[0]?.photo.url}`, '/\\127.0.0.1']) {
    const { status } = await ask(site.port, 'GET', `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`)
    expect(status, url).toBe(404)
  }
})
