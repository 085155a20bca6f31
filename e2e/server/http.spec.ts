import { request, type IncomingMessage } from 'node:http'
import { gradeAnswer } from '../../scripts/test/observatory.mjs'
import { Cms } from '../support/cms'
import { send, signIn } from '../support/client'
import { startSite } from '../support/server'
import { expect, test } from '../support/test'

test('pictures have an alternative text, a size, and an address that answers', async ({ request }) => {
  const { items } = (await (await request.get('/api/speakers?limit=3&select=photo')).json()) as {
    items: { photo: { url: string; alt: string; width: number; renditions: { url: string }[] } }[]
  }
  for (const { photo } of items) {
    expect(photo.alt.length).toBeGreaterThan(3)
    expect(photo.width).toBeGreaterThan(0)
    expect(photo.renditions.length).toBeGreaterThan(1)
    expect(photo.url).not.toMatch(/^\/|^http/)
    for (const { url } of [photo, ...photo.renditions]) {
      const picture = await request.get(`/${url}`)
      expect(picture.status(), url).toBe(200)
      expect(picture.headers()['content-type']).toBe('image/webp')
      expect(picture.headers()['cache-control']).toContain('immutable')
      expect(picture.headers()['x-robots-tag'], 'for image search and link previews').toBeUndefined()
    }
  }
})

test('a page shows the documentation of the API', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('/api/speakers', { exact: true })).toBeVisible()
})

test('what is written through the contract stands on the pages at once, and is gone at once', async ({ ownSite }) => {
  const { token } = await signIn(ownSite)
  const event = async () => (await fetch(`${ownSite.url}/event/summit-2027?lang=en`)).text()
  const { items } = (await (await fetch(`${ownSite.url}/api/partners?limit=1`)).json()) as { items: { logo: { url: string } }[] }
  expect(await event()).not.toContain('Partner By Contract')
  const body = { name: 'Partner By Contract', tier: 'media', events: ['summit-2027'], logo: items[0]?.logo }
  const key = await (await send(ownSite, 'POST', '/api/partners', { token, body })).text()
  expect(await event()).toContain('Partner By Contract')
  await send(ownSite, 'DELETE', `/api/partners/${key}`, { token })
  expect(await event()).not.toContain('Partner By Contract')
})

test('behind a proxy that ends TLS it answers on the loopback address, the last proxy counts, and the cookies stay on https', async () => {
  const site = await startSite({ copyOf: process.env.TEMPLATE_DATA, settings: { HOST: '127.0.0.1', TRUST_PROXY: 'on', SITE_URL: 'https://leadx.example' } })
  expect(site.output()).toContain('https://leadx.example')
  for (const path of ['/', '/event/summit-2027', '/speaker/nino-kapanadze?lang=ge', '/api/events', '/login']) expect(await askAsProxy(site.port, path), path).toBe(200)
  const tryPassword = async (headers: Record<string, string>) => (await send(site, 'POST', '/api/auth/login', { body: { email: 'nobody@leadx.example', password: 'x' }, headers })).status
  await Promise.all(Array.from({ length: 20 }, () => tryPassword({ 'X-Forwarded-For': '10.0.0.9' })))
  expect(await tryPassword({ 'X-Forwarded-For': '1.2.3.4, 10.0.0.9' })).toBe(429)
  expect(await tryPassword({ 'X-Forwarded-For': '10.0.0.9', 'X-Client-Address': '1.2.3.4' })).toBe(429)
  expect(await tryPassword({ 'X-Forwarded-For': '10.0.0.10' })).toBe(401)
  const { answer } = await signIn(site)
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('; Secure')
  for (const path of ['/?lang=ge', '/api/csrf']) {
    const cookies = (await fetch(`${site.url}${path}`)).headers.getSetCookie()
    for (const cookie of cookies) expect(cookie, path).toContain('; Secure')
  }
  const session = { cookie: answer.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ') }
  for (const path of ['/', '/event/summit-2027', '/login', '/speaker/nobody', '/api/docs']) {
    const { score, missing } = await gradeAnswer(site.url, path)
    expect([score >= 140, missing], `${path}: ${score} points`).toEqual([true, []])
  }
  for (const [path, headers] of [['/admin', session], ['/admin', {}], ['/api/events', {}], ['/cms/api/nope', {}], ['/icon.svg', {}], ['/nope', {}], ['/_next/static/nope.js', {}]] as const) {
    const { score, missing } = await gradeAnswer(site.url, path, headers)
    expect([score >= 125, missing], `${path}: ${score} points`).toEqual([true, []])
  }
  await site.stop()
})

test('the staff screens open for staff alone, and until they sign out', async ({ ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const password = 'a long enough one'
  const isInside = async (token?: string) => {
    const answer = await fetch(`${site.url}/admin`, { headers: token ? { cookie: `token=${token}` } : {} })
    return answer.ok && new URL(answer.url).pathname === '/admin' && (await answer.text()).includes('/admin/collections/events')
  }
  for (const role of ['admin', 'editor', 'desk', 'user'] as const) {
    const account = { email: `${role}-at-the-door@leadx.example`, password }
    await cms.send('POST', 'users', { ...account, role })
    const { token } = await signIn(site, account)
    expect(await isInside(token), role).toBe(role !== 'user')
    await send(site, 'POST', '/api/auth/logout', { token })
    expect(await isInside(token), role).toBe(false)
  }
  expect(await isInside()).toBe(false)
  for (const screen of ['create-first-user', 'login', 'forgot', 'reset/x']) {
    const answer = await send(site, 'GET', `/admin/${screen}`)
    expect(answer.status, screen).toBe(307)
    expect(new URL(answer.headers.get('location') ?? '', site.url).pathname, screen).toMatch(/^\/(login|forgot-password)$/)
  }
})

test('a preview shows drafts by the session of an editor alone, and to nobody else from then on', async ({ ownSite: site }) => {
  const cms = await Cms.signIn(site)
  const tokens: Record<string, string> = {}
  for (const role of ['editor', 'desk', 'user'] as const) {
    const account = { email: `${role}-previews@leadx.example`, password: 'a long enough one' }
    await cms.send('POST', 'users', { ...account, role })
    tokens[role] = (await signIn(site, account)).token
  }
  const { doc } = await cms.send('POST', 'articles?locale=en&draft=true', { identifier: 'to-preview', title: 'Not for everybody yet', _status: 'draft' })
  const begin = (token?: string) => send(site, 'GET', `/cms/preview/articles/${doc.id}`, { token })
  const modeOf = (answer: Response) => (answer.headers.getSetCookie().find((line) => line.startsWith('__prerender_bypass=')) ?? '').split(';')[0] ?? ''
  const start = await begin(tokens.editor)
  const mode = modeOf(start)
  expect([start.status, mode !== '']).toEqual([307, true])
  for (const role of ['desk', 'user', 'nobody']) {
    const answer = await begin(tokens[role])
    expect([answer.status, modeOf(answer)], role).toEqual([role === 'nobody' ? 307 : 403, ''])
  }
  const status = async (cookie: string) => (await fetch(`${site.url}/article/to-preview`, { headers: { cookie } })).status
  expect(await status(`${mode}; token=${tokens.editor}`)).toBe(200)
  for (const role of ['desk', 'user'] as const) expect(await status(`${mode}; token=${tokens[role]}`), role).toBe(404)
  for (const cookie of ['', mode, `token=${tokens.editor}`]) expect(await status(cookie), cookie).toBe(404)
})

/** Asks as a proxy does that ends TLS. @returns the status */
function askAsProxy(port: number, path: string): Promise<number | undefined> {
  const headers = { host: 'leadx.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'leadx.example' }
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage) => resolve(answer.resume().statusCode)
    request({ host: '127.0.0.1', port, path, headers }, onAnswer).on('error', reject).end()
  })
}
