import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../support/client'
import { Cms } from '../support/cms'
import { startFront } from '../support/front'
import { freePort, startSite } from '../support/server'
import { expect, test } from '../support/test'

const PAGE = '/event/summit-2027'
const DRAFT = 'Summit That Nobody Knows'
const PAGES = ['/', '/?lang=ge']

const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers, redirect: 'manual' })
  const text = await answer.text()
  return { status: answer.status, text, language: /<html[^>]*\blang="(\w+)"/.exec(text)?.[1], headers: answer.headers }
}

async function titleOf(cms: Cms, key: string, locale: string): Promise<string> {
  const { title } = (await (await cms.ask(`events/${key}?locale=${locale}&depth=0`)).json()) as { title: string }
  return title
}

test('behind a page cache each language, session and preview gets its own page, and never another’s', async ({ ownSite }) => {
  const front = await startFront([ownSite.port])
  const cms = await Cms.signIn(ownSite)
  const key = await cms.keyOf('events', 'identifier', 'summit-2027')
  const titles = { en: await titleOf(cms, key, 'en'), ka: await titleOf(cms, key, 'ka') }
  for (const locale of ['en', 'ka'] as const) await cms.send('PATCH', `events/${key}?locale=${locale}&draft=true`, { title: DRAFT, _status: 'draft' })
  const preview = await send(ownSite, 'GET', `/cms/preview/events/${key}`, { headers: { cookie: `token=${cms.token}` } })
  const bypass = preview.headers.getSetCookie().findLast((cookie) => cookie.startsWith('__prerender_bypass='))?.split(';')[0]
  const staff = `token=${cms.token}; ${bypass}`

  const combinations = ['', 'local-lang=en', 'local-lang=ge'].flatMap((remembered) =>
    ['', 'en', 'ge', 'fr'].flatMap((lang) => ['', staff].map((session) => ({ remembered, lang, session }))),
  )
  expect(combinations).toHaveLength(24)
  // Three rounds, each within the life of what the one before left in the cache, and in another order.
  for (const round of [combinations, [...combinations].reverse(), combinations]) {
    for (const { remembered, lang, session } of round) {
      const cookie = [session, remembered].filter(Boolean).join('; ')
      const { text, language, headers } = await read(`${front.url}${PAGE}${lang && `?lang=${lang}`}`, { ...(cookie && { cookie }) })
      const chosen = ['en', 'ge'].includes(lang) ? lang : (remembered.split('=')[1] ?? 'en')
      const what = `?lang=${lang} with ${remembered} ${session ? 'and a session' : ''}`
      expect(language, what).toBe(chosen === 'ge' ? 'ka' : 'en')
      expect(text.includes(DRAFT), what).toBe(session !== '')
      expect(headers.get('cache-control'), what).toMatch(session ? /^private, .*no-store/ : /^private, no-(cache|store)$/)
      expect(headers.has('x-accel-expires'), what).toBe(false)
      const isChanged = chosen !== (remembered.split('=')[1] ?? 'en')
      expect(headers.getSetCookie().length > 0, what).toBe(isChanged)
    }
  }
  for (const locale of ['en', 'ka'] as const) await cms.publish('events', key, { title: titles[locale] }, locale)
  await front.stop()
})

test('a page cache cannot be made to keep something odd, nor anything that is not public', async ({ ownSite }) => {
  const front = await startFront([ownSite.port])
  const { token } = await Cms.signIn(ownSite)
  const plain = await read(`${front.url}/about`)
  expect([plain.status, plain.language]).toEqual([200, 'en'])
  const odd: Record<string, string>[] = [
    { cookie: 'local-lang=%67e' },
    { cookie: 'local-lang=en; local-lang=ge' },
    { rsc: '1' },
    { rsc: '1 x' },
    { 'next-router-prefetch': '1', rsc: '1' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
    { 'x-nextjs-data': '1', 'x-middleware-rewrite': '/ka/about', 'x-not-here': '1', 'x-page-cache': 'on' },
  ]
  for (const headers of odd) {
    for (const path of ['/about', '/team']) {
      await read(`${front.url}${path}`, headers)
      const { text, language, headers: given } = await read(`${front.url}${path}`)
      expect([language, given.get('content-type')], JSON.stringify(headers)).toEqual(['en', 'text/html; charset=utf-8'])
      expect(text).not.toContain('evil.example')
    }
  }
  for (const path of ['/cms/api/registrations', '/cms/api/users/me', '/api/users/me', '/api/registrations']) {
    const mine = await read(`${front.url}${path}`, { cookie: `token=${token}` })
    expect([mine.status, mine.headers.get('cache-control')], path).toEqual([200, 'private, no-store'])
    const { status, text } = await read(`${front.url}${path}`)
    expect(status === 200 && !path.endsWith('/me'), path).toBe(false)
    expect(text, path).not.toContain('admin@leadx.example')
  }
  for (const path of ['/login', '/registration/abc', '/reset-password/abc']) {
    expect((await read(`${front.url}${path}`)).headers.get('cache-control'), path).toMatch(/^private/)
  }
  expect((await read(`${front.url}/nobody-knows`)).headers.get('location')).toMatch(/\/$/)
  await front.stop()
})

test('behind a page cache a change by staff shows soon', async ({ ownSite }) => {
  const front = await startFront([ownSite.port])
  const cms = await Cms.signIn(ownSite)
  const { items } = (await (await fetch(`${ownSite.url}/api/articles?limit=1&select=identifier`)).json()) as { items: { identifier: string }[] }
  const key = await cms.keyOf('articles', 'identifier', items[0]?.identifier ?? '')
  const putBack = await cms.remember(`articles/${key}`, 'title')
  for (const title of ['First title for the front', 'Second title for the front']) {
    await read(`${front.url}/media`)
    await cms.publish('articles', key, { title })
    const changedAt = performance.now()
    while (!(await read(`${front.url}/media`)).text.includes(title)) {
      // It keeps a page for two seconds at most; the site beside other work takes its time.
      expect(performance.now() - changedAt).toBeLessThan(30_000)
      await sleep(50)
    }
    // An address that nobody has asked for meanwhile is no older either.
    await sleep(1200)
  }
  await putBack()
  await front.stop()
})

test('a rolling restart of two instances loses no request', async () => {
  const ports = [await freePort(), await freePort()]
  const settings = { API_BASE_URL: process.env.EMBEDDED_URL ?? '', TRUST_PROXY: 'on', SHUTDOWN_SECONDS: '10' }
  const sites = await Promise.all(ports.map((port) => startSite({ settings, port })))
  const front = await startFront(ports, (text) => text.replace('keepalive_timeout 4s', 'keepalive_timeout 500ms'))
  // What is asked for below needs no backend any more, which may be slow beside other work.
  for (const { url } of sites) for (const path of PAGES) await expect.poll(async () => (await fetch(url + path)).status).toBe(200)
  let isOver = false
  let count = 0
  const failed: string[] = []
  const visit = async (path: string, init: RequestInit = {}, expected = 200) => {
    while (!isOver) {
      const status = await fetch(`${front.url}${path}`, init).then(({ status }) => status, String)
      count += 1
      if (status !== expected) failed.push(`${path}: ${status}`)
      await sleep(50)
    }
  }
  const visits = [...PAGES, '/icon.svg', '/robots.txt'].map((path) => visit(path))
  visits.push(visit('/api/csrf', {}, 204), visit('/api/csrf', { headers: { cookie: 'token=none' } }, 204), visit('/about', { method: 'POST' }, 405))
  for (const [index, port] of ports.entries()) {
    const dataDir = sites[index]?.dataDir
    const stopped = sites[index]?.stop({ preserveData: true })
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503)
    await stopped
    sites[index] = await startSite({ settings, port, dataDir })
    await sleep(2500)
  }
  isOver = true
  await Promise.all(visits)
  expect(failed).toEqual([])
  expect(count).toBeGreaterThan(50)
  await front.stop()
  await Promise.all(sites.map((site) => site.stop()))
})
