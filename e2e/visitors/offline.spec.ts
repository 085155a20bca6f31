import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { MAX_KEPT_BYTES, MAX_KEPT_BYTES_WITH_PICTURES, NETWORK_TIMEOUT } from '../../lib/site/offline/limits'
import { calendarPath } from '../../lib/site/calendar/calendar-address'
import { addressIn, eventOfAddress, keptAddress, templateOf } from '../../lib/site/offline/kept-address'
import { openLine, type Line } from '../support/line'
import { linkIn } from '../../scripts/test/outbox'
import { mailTo } from '../support/mailbox'
import { expect, MESSAGES, test as base } from '../support/test'
import { registrationBody } from '../../scripts/test/visitor'
import { post } from '../support/visitor'

/** How long scripts wait for the first paint at most, in milliseconds. */
const SCRIPTS_WAIT = 3000
const EVENT = 'summit-2027'
const EVENT_PAGE = `/event/${EVENT}`
const AGENDA = `${EVENT_PAGE}/agenda`
const SPEAKERS = `${EVENT_PAGE}/speakers`
const SPEAKER = `${EVENT_PAGE}/speaker/ketevan-abashidze`
const { KeepTicket, Offline, OfflinePage, SessionCard } = MESSAGES.en
// The line of these tests is cut behind the browser, which goes on believing that it is online.
const NOTICE = new RegExp(`${Offline.unanswered} ${Offline.saved.replace('{time}', '\\d+ \\w+, \\d\\d:\\d\\d')}`.replaceAll('.', '\\.').replaceAll('\\\\', '\\'))

const test = base.extend<{ line: Line }>({
  line: async ({}, use) => {
    const line = await openLine(Number(new URL(process.env.EMBEDDED_URL ?? '').port))
    await use(line)
    line.stop()
  },
  baseURL: async ({ line }, use) => use(line.url),
})

// What is not kept cannot be loaded, and the browser says so.
test.use({ serviceWorkers: 'allow', expectedComplaint: /Failed to load resource/ })

/** Opens a page of the event, and waits until some pages are on the device. */
async function keepEvent(page: Page, ...wanted: string[]) {
  await page.goto(EVENT_PAGE)
  // The pages of a fresh site are rendered for the first time.
  await expect.poll(async () => (await keptEvent(page))?.pages.map(({ address }) => address) ?? [], { timeout: 120_000 }).toEqual(expect.arrayContaining(wanted))
}

/** One page after the other, dozens of them, beside other work. */
async function keepWholeEvent(page: Page) {
  test.setTimeout(400_000)
  await page.goto(EVENT_PAGE)
  await expect.poll(() => keptEvent(page), { timeout: 240_000 }).toMatchObject({ isWhole: true })
}

function keptEvent(page: Page) {
  return page.evaluate(async (identifier) => {
    const index = (await (await caches.match('/kept/index'))?.json()) as { events: { identifier: string; checkedAt: number; status: string; pages: { locale: string; address: string; key: string }[] }[] } | undefined
    const event = index?.events.find((candidate) => candidate.identifier === identifier)
    return event && { isWhole: event.checkedAt > 0, status: event.status, pages: event.pages }
  }, EVENT)
}

const linksOf = (html: string, address: string) => [...html.matchAll(/<a\s[^>]*?href="([^"#]*)/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), address))

/** Pages of one template are made alike. */
const onePerTemplate = (addresses: readonly string[]) => [...new Map(addresses.toReversed().map((address) => [templateOf(address), address])).values()]

test('every link of the event is answered without a connection, in both languages, within the space it may take', async ({ page, line }) => {
  await keepWholeEvent(page)
  line.state = 'down'
  const { pages = [] } = (await keptEvent(page)) ?? {}
  const keptIn = (lang: string) => pages.filter(({ locale }) => locale === lang).map(({ address }) => address).sort()
  expect(keptIn('ka')).toEqual(keptIn('en'))
  const kept = keptIn('en').filter((address) => eventOfAddress(address.replace(/\?.*/, '')) === EVENT)
  const opened = new Set<string>()
  for (const lang of ['en', 'ka'] as const) {
    for (const path of onePerTemplate(kept)) {
      const response = await page.goto(addressIn(lang, path), { waitUntil: 'commit' })
      const html = (await response?.text()) ?? ''
      expect(page.url(), path).toContain(path)
      expect(response?.fromServiceWorker(), path).toBe(true)
      expect(html, path).toContain(`lang="${lang}"`)
      expect(html, path).toContain('data-saved-at=')
      const linked = linksOf(html, page.url()).filter((link) => eventOfAddress(link.pathname) === EVENT).map(keptAddress)
      expect(kept, path).toEqual(expect.arrayContaining(linked))
      opened.add(templateOf(path))
    }
    for (const kind of ['event', 'agenda'] as const) {
      const file = await page.evaluate(async (address) => (await fetch(address)).text(), calendarPath({ kind, key: EVENT }, 'ics', lang))
      expect(file, `${kind} ${lang}`).toContain('BEGIN:VEVENT')
    }
  }
  await page.goto(EVENT_PAGE)
  const missing = await page.evaluate(async (all) => {
    const cache = await caches.open('kept-1')
    const found = await Promise.all(all.map(async ({ key }) => Boolean(await cache.match(key))))
    return all.filter((_, index) => !found[index]).map(({ address }) => address)
  }, pages)
  expect(missing, 'what is named as kept and is not there').toEqual([])
  const bytes = await page.evaluate(async () => {
    const sums = { text: 0, pictures: 0 }
    const cache = await caches.open('kept-1')
    for (const request of await cache.keys()) {
      const size = (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0
      sums[request.url.includes('/media/file/') ? 'pictures' : 'text'] += size
    }
    return sums
  })
  console.log('kept', JSON.stringify({ pages: kept.length, templates: opened.size, bytes }))
  expect(kept.length).toBeGreaterThan(40)
  expect(opened.size).toBeGreaterThan(8)
  expect(bytes.text).toBeLessThanOrEqual(MAX_KEPT_BYTES)
  expect(bytes.pictures).toBeGreaterThan(100_000)
  expect(bytes.text + bytes.pictures).toBeLessThanOrEqual(MAX_KEPT_BYTES_WITH_PICTURES)

  await test.step('nothing of staff, of the interface or of a session is kept', async () => {
    line.state = 'up'
    for (const path of ['/admin', '/api/docs', '/login']) await page.goto(path)
    const keys = await page.evaluate(async () => (await (await caches.open('kept-1')).keys()).map(({ url }) => new URL(url).pathname))
    expect(keys.filter((key) => !/^\/(kept\/|_next\/static\/|cms\/api\/media\/file\/|calendar\/(event|agenda)\/|api\/sessions$)/.test(key))).toEqual([])
    expect(keys.filter((key) => /registration\/|admin|login/.test(key.replace(/^\/kept\/[^/]*/, '')))).toEqual([])
  })
})

test('a page that is kept works with nothing of it left in the cache of the browser', async ({ page, line }) => {
  await keepEvent(page, AGENDA, SPEAKERS)
  const session = await page.context().newCDPSession(page)
  line.state = 'down'
  for (const address of [AGENDA, EVENT_PAGE]) {
    await session.send('Network.clearBrowserCache')
    const missing: string[] = []
    const note = (request: { url: () => string }) => void missing.push(request.url())
    page.on('requestfailed', note)
    await page.goto(address)
    await expect(page.getByRole('status').getByText(NOTICE)).toBeVisible()
    if (address === AGENDA) {
      const star = page.getByRole('button', { name: SessionCard.star.replace('{title}', 'Giving a note') })
      await star.click()
      await expect(star).toHaveAttribute('aria-pressed', 'true')
    }
    page.off('requestfailed', note)
    expect(missing.filter((url) => url.includes('/_next/static/'))).toEqual([])
  }
  await session.send('Network.clearBrowserCache')
  await page.goto('/about')
  await expect(page.getByRole('main').locator(`a[href="${EVENT_PAGE}"]`)).toBeVisible()
})

test('links, days, filters and the plan work without a connection; what is kept is renewed, and stands in for a slow network', async ({ page, line }) => {
  await keepEvent(page, AGENDA, SPEAKERS, SPEAKER)
  await page.goto(AGENDA)
  await page.getByRole('button', { name: SessionCard.star.replace('{title}', 'Giving a note') }).click()
  line.state = 'down'
  await page.getByRole('navigation', { name: MESSAGES.en.Header.navigation }).first().getByRole('link', { name: MESSAGES.en.Header.speakers }).click()
  await expect(page.getByRole('status').getByText(NOTICE)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ketevan Abashidze' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ketevan Abashidze' })).toBeVisible()
  await page.goto(`${AGENDA}?day=2027-05-14`)
  await expect(page.getByRole('heading', { level: 3, name: 'The second version', exact: true })).toBeVisible()
  await page.getByText(MESSAGES.en.AgendaFilters.open, { exact: true }).click()
  await page.getByLabel(MESSAGES.en.AgendaFilters.stage).selectOption({ label: 'Loom Room' })
  await expect(page.getByRole('heading', { level: 3, name: 'The second version', exact: true })).toBeHidden()
  await page.getByRole('tab', { name: MESSAGES.en.AgendaTabs.myPlan }).click()
  await expect(page.getByRole('tabpanel', { name: MESSAGES.en.AgendaTabs.myPlan }).getByRole('link', { name: 'Giving a note' })).toBeVisible()
  line.state = 'up'
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  // A busy site misses the first look; the page looks again every twenty seconds.
  await expect(page.getByText(NOTICE)).toBeHidden({ timeout: 50_000 })

  await test.step('a network that takes too long is not waited for, nor is the rest of the event', async () => {
    line.state = 'slow'
    const begun = Date.now()
    await page.goto(AGENDA, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(Date.now() - begun).toBeLessThan(NETWORK_TIMEOUT + 2500)
    await expect(page.getByText(NOTICE)).toBeVisible()
    expect(Date.now() - begun).toBeLessThan(NETWORK_TIMEOUT + SCRIPTS_WAIT + 2500)
  })
})

test('a page that is not kept says so and leads to those that are; all of them can be removed', { tag: '@smoke' }, async ({ page, line }) => {
  await keepEvent(page, '/offline')
  line.state = 'down'
  await page.goto('/connect')
  await expect(page.getByText(OfflinePage.missing)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: /Summit 2027/ }).click()
  await expect(page).toHaveURL(EVENT_PAGE)
  await page.getByRole('link', { name: Offline.list }).click()
  await page.getByRole('button', { name: OfflinePage.remove }).click()
  await expect(page.getByText(OfflinePage.removed)).toBeVisible()
  await expect(page.getByRole('heading', { name: OfflinePage.pages })).toBeFocused()
  expect(await keptEvent(page)).toBeUndefined()
})

test('a newer worker takes over and keeps what is kept', async ({ page, line }) => {
  await keepEvent(page, AGENDA)
  const worker = await readFile('.next/service-worker/on.js', 'utf8')
  line.replaced.set('/service-worker.js', `/* newer */${worker}`)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const before = registration?.active
    await registration?.update()
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (registration?.active === before && before?.state !== 'redundant') return
        clearInterval(timer)
        resolve()
      }, 50)
    })
  })
  expect((await keptEvent(page))?.pages.map(({ address }) => address)).toContain(AGENDA)
  line.state = 'down'
  await page.goto(AGENDA)
  await expect(page.getByText(NOTICE)).toBeVisible()
})

test('a ticket is kept by choice alone, and goes by choice or by signing out', async ({ page, ownSite }) => {
  const line = await openLine(ownSite.port)
  const email = 'kept-ticket@example.org'
  await post(`${ownSite.url}/api/registrations`, registrationBody(email, EVENT))
  const ticket = `${line.url}${linkIn(await mailTo(ownSite.dataDir, email, '/registration/'), '/registration').replace(/\?.*/, '')}`
  const isShownOffline = async () => {
    line.state = 'down'
    const answer = await page.goto(ticket).catch(() => null)
    line.state = 'up'
    // Otherwise the screen of the browser comes in the way of the next page.
    if (!answer) await page.waitForURL(/^chrome-error/)
    // What is not kept is answered by the page that lists what is.
    return answer !== null && answer.ok() && !(await page.getByRole('heading', { name: OfflinePage.title }).isVisible())
  }
  await page.goto(ticket)
  await expect(page.getByRole('button', { name: KeepTicket.keep })).toBeEnabled()
  expect(await isShownOffline()).toBe(false)

  await page.goto(ticket)
  await page.getByRole('button', { name: KeepTicket.keep }).click()
  await expect(page.getByText(KeepTicket.kept)).toBeVisible()
  await expect(page.getByRole('button', { name: KeepTicket.remove })).toBeFocused()
  expect(await isShownOffline()).toBe(true)
  await expect(page.getByText(NOTICE)).toBeVisible()

  await page.goto(ticket)
  await page.getByRole('button', { name: KeepTicket.remove }).click()
  await expect(page.getByRole('button', { name: KeepTicket.keep })).toBeEnabled()
  expect(await isShownOffline()).toBe(false)

  await page.goto(ticket)
  await page.getByRole('button', { name: KeepTicket.keep }).click()
  await expect(page.getByText(KeepTicket.kept)).toBeVisible()
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined))
  await expect.poll(isShownOffline).toBe(false)
  line.stop()
})
