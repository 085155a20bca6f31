import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort, startSite, type Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'

test.describe.configure({ mode: 'serial' })

let backend: Site | undefined
let front: Site | undefined

test.afterAll(async () => {
  await front?.stop()
  await backend?.stop()
})

test('with the backend away, what was ever rendered is still served, and the rest says so politely', async ({ page }) => {
  backend = await startSite({ copyOf: process.env.TEMPLATE_DATA })
  front = await startSite({ settings: { API_BASE_URL: backend.url } })
  // A backend that has just begun to run is slow at first.
  await fetch(backend.url)
  for (const path of ['/', '/event/summit-2027', '/?lang=ge']) {
    expect((await fetch(`${front.url}${path}`)).status, path).toBe(200)
  }
  await backend.stop({ keepData: true })

  for (const path of ['/', '/event/summit-2027', '/?lang=ge']) {
    const answer = await fetch(`${front.url}${path}`)
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).toContain('Leadx')
  }
  for (const [path, messages] of [['/event/speakers', MESSAGES.en], ['/speaker/nino-kapanadze?lang=ge', MESSAGES.ka]] as const) {
    const answer = await page.goto(`${front.url}${path}`)
    expect(answer?.status(), path).toBe(503)
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.Unavailable.title)
    await expect(page.getByRole('link', { name: messages.Unavailable.home })).toBeVisible()
    // They would ask for the page again and show how that fails.
    await expect(page.locator('script')).toHaveCount(0)
  }
  const api = await fetch(`${front.url}/api/events`)
  expect(api.status).toBe(502)
  expect(await api.json()).toMatchObject({ error: { code: 'badGateway' } })
})

test('rendered pages survive a restart during the outage', async () => {
  if (!front || !backend) throw new Error('The outage has not begun.')
  const { dataDir, port } = front
  await front.stop({ keepData: true })
  front = await startSite({ dataDir, port, settings: { API_BASE_URL: backend.url } })
  const answer = await fetch(`${front.url}/event/summit-2027`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Leadx Summit 2027')
})

test('once the backend is back, so is everything', async () => {
  if (!front || !backend) throw new Error('The outage has not begun.')
  backend = await startSite({ dataDir: backend.dataDir, port: backend.port })
  await expect.poll(async () => (await fetch(`${front?.url}/event/speakers`)).status, { timeout: 120_000 }).toBe(200)
})

test('a slow backend ends in a clear answer, a broken one does too', async () => {
  let mode: 'slow' | 'broken' | 'refusing' = 'slow'
  const seen: { method?: string; url?: string; headers: Record<string, unknown>; body: string }[] = []
  const fake: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      if (mode === 'slow') return
      if (mode === 'broken') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello')
      response.writeHead(409, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ error: { code: 'duplicate', message: 'Again?' } }))
    })
  })
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve))
  const backendUrl = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`
  const site = await startSite({ port: await freePort(), settings: { API_BASE_URL: backendUrl } })
  try {
    const startedAt = Date.now()
    const [slow, slowPage] = await Promise.all([fetch(`${site.url}/api/events`), fetch(`${site.url}/connect`)])
    expect([slow.status, slowPage.status]).toEqual([504, 503])
    expect(Date.now() - startedAt).toBeLessThan(20_000)
    const again = Date.now()
    expect((await fetch(`${site.url}/media`)).status).toBe(503)
    // Less than the time after which a backend is given up.
    expect(Date.now() - again).toBeLessThan(6000)
    mode = 'broken'
    // It is asked again after a pause.
    await expect.poll(async () => (await fetch(`${site.url}/api/events`)).text(), { timeout: 30_000 }).toContain('can be used')
    const page = await fetch(`${site.url}/about`)
    expect(page.status).toBe(503)
    expect(await page.text()).not.toContain('Hello')
    mode = 'refusing'
    seen.length = 0
    const write = await fetch(`${site.url}/api/registrations?x=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', token: 'secret-token' },
      body: '{"event":"summit"}',
    })
    expect(write.status).toBe(409)
    expect(write.headers.get('content-type')).toContain('application/json')
    expect(await write.json()).toEqual({ error: { code: 'duplicate', message: 'Again?' } })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/registrations?x=1', body: '{"event":"summit"}' })
    expect(seen[0]?.headers).toMatchObject({ token: 'secret-token', 'content-type': 'application/json' })
    await fetch(`${site.url}/api/events`, { headers: { cookie: 'token=from-cookie; local-lang=ge; other=1' } })
    expect(seen[1]?.url).toBe('/api/events?lang=ge')
    expect(seen[1]?.headers.token).toBe('from-cookie')
    expect(seen[1]?.headers).not.toHaveProperty('cookie')
  } finally {
    await site.stop()
    fake.closeAllConnections()
    fake.close()
  }
})
