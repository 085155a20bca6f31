import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { OfflineList } from '../../lib/contract/offline'
import { offlineListPath } from '../../lib/contract/offline-path'
import type { Locale } from '../../lib/i18n/locales'
import { MAX_STORED_BYTES, MAX_STORED_BYTES_IN_ALL, NETWORK_TIMEOUT } from '../../lib/site/offline/limits'
import { calendarPath } from '../../lib/site/calendar/calendar-address'
import { addressIn, eventOfAddress } from '../../lib/site/offline/stored-address'
import { matchRoute } from '../../lib/site/routes'
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
const { StoreTicket, Offline, OfflinePage, SessionCard } = MESSAGES.en
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

// What is not stored cannot be loaded, and the browser says so.
test.use({ serviceWorkers: 'allow', expectedComplaint: /Failed to load resource/ })

/** Waits until an event and the offline page are on the device: one page after the other, dozens of them. */
async function storeEvent(page: Page) {
  await page.goto(EVENT_PAGE)
  await expect.poll(() => storedEvent(page), { timeout: 600_000 }).toMatchObject({ status: 'scheduled', hasOfflinePage: true })
}

function storedEvent(page: Page) {
  return page.evaluate(async (identifier) => {
    const index = (await (await caches.match('/offline/index'))?.json()) as { copies: { key: string; cache: string; status: string }[] } | undefined
    const copy = index?.copies.find(({ key, cache }) => key === identifier && cache)
    if (!copy) return undefined
    const cache = await caches.open(copy.cache)
    const addresses = (await cache.keys()).map(({ url }) => url.slice(location.origin.length))
    const sizes = await Promise.all(addresses.map(async (address) => (await (await cache.match(address))?.arrayBuffer())?.byteLength ?? 0))
    const sum = (isCounted: (address: string) => boolean) => sizes.filter((_, place) => isCounted(addresses[place] ?? '')).reduce((all, size) => all + size, 0)
    const isPicture = (address: string) => address.includes('/media/file/')
    const hasOfflinePage = index?.copies.some(({ key, cache: name }) => key === '/offline' && name)
    return { status: copy.status, addresses, hasOfflinePage, bytes: { own: sum((address) => !isPicture(address) && !address.includes('lang=ge')), text: sum((address) => !isPicture(address)), pictures: sum(isPicture) } }
  }, EVENT)
}

const linksOf = (html: string, address: string) => [...html.matchAll(/<a\s[^>]*?href="([^"#]*)/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), address))

/** Pages of one template are made alike. */
const templateOf = (address: string) => matchRoute(address.replace(/\?.*/, ''))?.name ?? ''
const onePerTemplate = (addresses: readonly string[]) => [...new Map(addresses.toReversed().map((address) => [templateOf(address), address])).values()]

test('every link of the event is answered without a connection, in both languages, within the space it may take', async ({ page, line }) => {
  await storeEvent(page)
  const { addresses = [], bytes } = (await storedEvent(page)) ?? {}
  const { urls } = (await (await page.request.get(`${line.url}${offlineListPath(EVENT)}`)).json()) as OfflineList
  expect(addresses.toSorted(), 'exactly what the list names').toEqual(urls.toSorted())
  const pages = addresses.filter((address) => templateOf(address) !== '')
  const storedIn = (locale: Locale) => pages.filter((address) => address.endsWith(addressIn(locale, '').slice(1))).map((address) => address.replace(/[?&]lang=\w+$/, ''))
  expect(storedIn('ka')).toEqual(storedIn('en'))
  const stored = storedIn('en').filter((address) => eventOfAddress(address) === EVENT)
  console.log('stored', JSON.stringify({ pages: stored.length, bytes }))
  expect(stored.length).toBeGreaterThan(40)
  expect(bytes?.own).toBeLessThanOrEqual(MAX_STORED_BYTES)
  expect(bytes?.pictures).toBeGreaterThan(100_000)
  expect((bytes?.text ?? 0) + (bytes?.pictures ?? 0)).toBeLessThanOrEqual(MAX_STORED_BYTES_IN_ALL)

  line.state = 'down'
  const opened = new Set<string>()
  for (const lang of ['en', 'ka'] as const) {
    for (const path of onePerTemplate(stored)) {
      const response = await page.goto(addressIn(lang, path), { waitUntil: 'commit' })
      const html = (await response?.text()) ?? ''
      expect(page.url(), path).toContain(path)
      expect(response?.fromServiceWorker(), path).toBe(true)
      expect(html, path).toContain(`lang="${lang}"`)
      expect(html, path).toContain('data-saved-at=')
      const linked = linksOf(html, page.url()).filter((link) => eventOfAddress(link.pathname) === EVENT).map(({ pathname }) => pathname)
      expect(stored, path).toEqual(expect.arrayContaining(linked))
      opened.add(templateOf(path))
    }
    for (const kind of ['event', 'agenda'] as const) {
      const file = await page.evaluate(async (address) => (await fetch(address)).text(), calendarPath({ kind, key: EVENT }, 'ics', lang))
      expect(file, `${kind} ${lang}`).toContain('BEGIN:VEVENT')
    }
  }
  expect(opened.size).toBeGreaterThan(8)

  await test.step('nothing of staff, of the interface or of a session is stored', async () => {
    line.state = 'up'
    for (const path of ['/admin', '/api/docs', '/login']) await page.goto(path)
    const names = await page.evaluate(async () => (await caches.keys()).toSorted())
    expect(names.map((name) => name.replace(/ [\w-]+$/, ''))).toEqual([`offline-1 event ${EVENT}`, 'offline-1', 'offline-1 offline /offline'])
  })
})

test('a page that is stored works with nothing of it left in the cache of the browser', async ({ page, line }) => {
  await storeEvent(page)
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

test('links, days, filters and the plan work without a connection; what is stored is renewed, and stands in for a slow network', async ({ page, line }) => {
  await storeEvent(page)
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
  await expect(page.getByText(NOTICE)).toBeHidden()

  await test.step('a network that takes too long is not waited for, nor is the rest of the event', async () => {
    line.state = 'slow'
    const begun = Date.now()
    await page.goto(AGENDA, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(Date.now() - begun).toBeLessThan(NETWORK_TIMEOUT * 5)
    await expect(page.getByText(NOTICE)).toBeVisible()
    expect(Date.now() - begun).toBeLessThan((NETWORK_TIMEOUT + SCRIPTS_WAIT) * 5)
  })
})

test('a page that is not stored says so and leads to those that are; all of them can be removed', { tag: '@smoke' }, async ({ page, line }) => {
  await storeEvent(page)
  line.state = 'down'
  await page.goto('/connect')
  await expect(page.getByText(OfflinePage.missing)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: /Summit 2027/ }).click()
  await expect(page).toHaveURL(EVENT_PAGE)
  await page.getByRole('link', { name: Offline.list }).click()
  await page.getByRole('button', { name: OfflinePage.remove }).click()
  await expect(page.getByText(OfflinePage.removed)).toBeVisible()
  await expect(page.getByRole('heading', { name: OfflinePage.pages })).toBeFocused()
  expect(await storedEvent(page)).toBeUndefined()
})

test('a newer worker takes over, and what is stored stays', async ({ page, line }) => {
  await storeEvent(page)
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
  expect((await storedEvent(page))?.addresses).toContain(addressIn('en', AGENDA))
  line.state = 'down'
  await page.goto(AGENDA)
  await expect(page.getByText(NOTICE)).toBeVisible()
})

test('a ticket is stored by choice alone, and goes by choice or by signing out', async ({ page, ownSite }) => {
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
    // What is not stored is answered by the page that lists what is.
    return answer !== null && answer.ok() && !(await page.getByRole('heading', { name: OfflinePage.title }).isVisible())
  }
  await page.goto(ticket)
  await expect(page.getByRole('button', { name: StoreTicket.store })).toBeEnabled()
  expect(await isShownOffline()).toBe(false)

  await page.goto(ticket)
  await page.getByRole('button', { name: StoreTicket.store }).click()
  await expect(page.getByText(StoreTicket.stored)).toBeVisible()
  await expect(page.getByRole('button', { name: StoreTicket.remove })).toBeFocused()
  expect(await isShownOffline()).toBe(true)
  await expect(page.getByText(NOTICE)).toBeVisible()

  await page.goto(ticket)
  await page.getByRole('button', { name: StoreTicket.remove }).click()
  await expect(page.getByRole('button', { name: StoreTicket.store })).toBeEnabled()
  expect(await isShownOffline()).toBe(false)

  await page.goto(ticket)
  await page.getByRole('button', { name: StoreTicket.store }).click()
  await expect(page.getByText(StoreTicket.stored)).toBeVisible()
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined))
  await expect.poll(isShownOffline).toBe(false)
  line.stop()
})
