import { Cms } from '../support/cms'
import { expect, MESSAGES, test } from '../support/test'

const { Header, EventBadge, EventNotice, EventOffers, FeaturedEvents, EventAboutLinks, EventEdition } = MESSAGES.en

/** Every screen of an event, but the detail of a person. */
const screensOf = (event: string) => [
  ...['', '/about', '/agenda', '/speakers', '/participants', '/faq', '/apply-now', '/register-for-public-square'].map(
    (screen) => `/event/${event}${screen}`,
  ),
  `/explore/${event}`,
]

test.describe.configure({ mode: 'serial' })

test.beforeEach(({ page }) => page.setViewportSize({ width: 1600, height: 900 }))

async function announce(cms: Cms, event: string, status: 'scheduled' | 'postponed' | 'cancelled') {
  await cms.publish('events', await cms.keyOf('events', 'identifier', event), { status })
}

test('a postponed event says so wherever it is named, takes nobody, and invites to the letters', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  await announce(cms, 'accelerator-2027', 'postponed')
  const name = `Leadx Accelerator 2027 ${EventBadge.postponed}`

  await page.goto(ownSite.url)
  const navigation = page.getByRole('banner').getByRole('navigation', { name: Header.navigation })
  await navigation.getByText(Header.annualEvents).click()
  await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible()
  const row = page.getByRole('region', { name: FeaturedEvents.title }).getByRole('article').filter({ hasText: 'Accelerator 2027' })
  await expect(row).toContainText(EventBadge.postponed)
  await expect(row).toContainText(MESSAGES.en.EventDates.postponed)
  await expect(page.getByRole('banner').getByRole('link', { name: Header.registerForSummit })).toBeVisible()

  for (const path of screensOf('accelerator-2027')) {
    await page.goto(`${ownSite.url}${path}`)
    const notice = page.getByRole('main').getByRole('note')
    await expect(notice, path).toContainText(EventNotice.postponedTitle)
    await expect(notice.getByRole('link', { name: EventNotice.subscribe })).toHaveAttribute('href', '/connect#subscribe')
    await expect(page.getByRole('main').getByRole('link', { name: EventOffers.apply, exact: true })).toHaveCount(0)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${ownSite.url}/media`)
  await page.getByRole('button', { name: Header.openMenu }).click()
  await expect(page.getByRole('navigation', { name: Header.navigation }).getByRole('link', { name, exact: true })).toBeVisible()
  await announce(cms, 'accelerator-2027', 'scheduled')
})

test('when the current event is cancelled, nothing invites to it any more', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  await announce(cms, 'summit-2027', 'cancelled')

  await page.goto(ownSite.url)
  for (const name of [Header.registerForSummit, Header.applyToAccelerator]) {
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  }
  for (const path of [...screensOf('summit-2027'), '/event/summit-2027/speaker/nino-kapanadze']) {
    await page.goto(`${ownSite.url}${path}`)
    const notice = page.getByRole('main').getByRole('note')
    await expect(notice, path).toContainText(EventNotice.cancelledTitle)
    await expect(notice.getByRole('link', { name: EventNotice.allEvents })).toHaveAttribute('href', '/#events')
  }

  await page.goto(`${ownSite.url}/event/summit-2026/about`)
  await expect(page.getByRole('main').getByRole('note').getByRole('link')).toHaveText([EventNotice.allEvents])
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'The Long Thread' })).toContainText(EventEdition.cancelled)
  await expect(page.getByRole('navigation', { name: EventAboutLinks.label })).toBeVisible()

  await page.goto(`${ownSite.url}/speaker/nino-kapanadze`)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Summit 2027' }).first()).toContainText(EventBadge.cancelled)

  await announce(cms, 'summit-2027', 'scheduled')
  await page.goto(`${ownSite.url}/event/summit-2027`)
  await expect(page.getByRole('main').getByRole('note')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: Header.registerForSummit })).toBeVisible()
})
