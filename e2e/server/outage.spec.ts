import { openLine, type Line } from '../support/line'
import { startSite, type Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'

test.describe.configure({ mode: 'serial' })

const RENDERED = ['/', '/event/summit-2027', '/?lang=ge']

let line: Line
let front: Site

test.beforeAll(async () => {
  line = await openLine(Number(new URL(process.env.EMBEDDED_URL ?? '').port))
  front = await startSite({ settings: { API_BASE_URL: line.url } })
})

test.afterAll(async () => {
  await front.stop()
  line.stop()
})

test('with the backend away, what was ever rendered is still served, and the rest says so politely', async ({ page }) => {
  // A backend that has much else to do may be too slow at first.
  for (const path of RENDERED) await expect.poll(async () => (await fetch(`${front.url}${path}`)).status, { message: path }).toBe(200)
  line.state = 'down'
  for (const path of RENDERED) {
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

test('rendered pages survive a restart during the outage, and once the backend is back, so is everything', async () => {
  const { dataDir, port } = front
  await front.stop({ preserveData: true })
  front = await startSite({ dataDir, port, settings: { API_BASE_URL: line.url } })
  const answer = await fetch(`${front.url}/event/summit-2027`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Leadx Summit 2027')
  line.state = 'up'
  await expect.poll(async () => (await fetch(`${front.url}/event/speakers`)).status).toBe(200)
})
