import type { Page } from '@playwright/test'
import { Cms } from '../support/cms'
import { readSource } from '../support/html'
import { openHydrated } from '../support/hydration'
import type { Site } from '../support/server'
import { expect, MESSAGES, test } from '../support/test'
import { post, registrationBody } from '../support/visitor'

const { Header, EventBadge, EventNotice, EventOffers, FeaturedEvents, FieldNames, EventAboutLinks, EventEdition, OwnRegistrationState, RegistrationForm, SignUpClosed } = MESSAGES.en

const CHANGED_EVENTS = ['summit-2027', 'gali-jazz-2027']
const USUAL = { capacity: 480, questions: [], isRegistrationActive: true, isApplyActive: false, registrationOpensAt: null, registrationClosesAt: null }

/** Every screen of an event, but the detail of a person. */
const screensOf = (event: string) => [
  ...['', '/about', '/agenda', '/speakers', '/participants', '/faq', '/apply-now', '/register-for-public-square'].map(
    (screen) => `/event/${event}${screen}`,
  ),
  `/explore/${event}`,
]

test.describe.configure({ mode: 'serial' })

const putBack: (() => Promise<void>)[] = []

test.beforeAll(async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  for (const event of CHANGED_EVENTS) putBack.push(await cms.remember(`events/${await cms.keyOf('events', 'identifier', event)}`, ...Object.keys(USUAL)))
})

test.afterAll(async () => {
  for (const act of putBack) await act()
})

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

test('when the current event is cancelled, no page invites to it any more, and the header leads to a screen that says so', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  await announce(cms, 'summit-2027', 'cancelled')

  await page.goto(ownSite.url)
  for (const name of [Header.registerForSummit, Header.applyToAccelerator]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page.getByRole('main').getByRole('note')).toContainText(EventNotice.cancelledTitle)
    await page.goBack()
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

test('the printed agenda of a postponed event tells no old days', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  await announce(cms, 'summit-2027', 'postponed')
  await page.goto(`${ownSite.url}/event/summit-2027/agenda`)
  await page.emulateMedia({ media: 'print' })
  const head = page.getByText(/^Leadx Summit 2027 –/).locator('..')
  await expect(head).toContainText(MESSAGES.en.EventDates.postponed)
  await expect(head).toContainText('Tbilisi time')
  await expect(head).not.toContainText('May')
  await announce(cms, 'summit-2027', 'scheduled')
})

interface Expected {
  badge: string
  /** The words of the button that leads to the form; null where there is none. */
  offer: string | null
  /** The heading of the form's screen, or the button that sends the form. */
  form: { heading: string } | { button: string }
  status: string
  availability: string | undefined
  answer: number
}

const openForm = (event: string) => `/event/${event}/register-for-public-square`
const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Looks at every place that says whether one can register: card, row, hero, related links, form, search engines, API. */
async function checkEverywhere(page: Page, site: Site, expected: Expected) {
  const offers = [EventOffers.register, EventOffers.joinWaitingList]
  for (const event of CHANGED_EVENTS) {
    await page.goto(site.url)
    const card = page.getByRole('region', { name: FeaturedEvents.title }).getByRole('article').filter({ has: page.locator(`a[href="/event/${event}"]`) })
    await expect(card).toContainText(expected.badge)

    for (const path of [`/event/${event}`, `/explore/${event}`, ...(event === 'gali-jazz-2027' ? ['/gali-jazz'] : [])]) {
      await page.goto(`${site.url}${path}`)
      const main = page.getByRole('main')
      if (!path.startsWith('/explore')) await expect(main, path).toContainText(expected.badge)
      // An event offers it at its beginning and at its end, and on narrow screens in between.
      const times = path.startsWith('/event/') ? 2 : 1
      for (const offer of offers) {
        const links = main.locator(`a[href="${openForm(event)}"]`).filter({ hasText: offer, visible: true })
        await expect(links, `${offer} on ${path}`).toHaveCount(offer === expected.offer ? times : 0)
      }
    }

    await page.goto(`${site.url}${openForm(event)}`)
    const main = page.getByRole('main')
    if ('heading' in expected.form) await expect(main.getByRole('heading', { name: expected.form.heading })).toBeVisible()
    else await expect(main.getByRole('button', { name: expected.form.button })).toBeVisible()

    const isListed = expected.offer !== null
    const source = readSource(await (await fetch(`${site.url}${openForm(event)}`)).text())
    expect(/noindex/.test(source.meta.robots ?? ''), 'noindex').toBe(!isListed)
    expect((await (await fetch(`${site.url}/sitemap.xml`)).text()).includes(`${site.url}${openForm(event)}<`)).toBe(isListed)
    const eventData = readSource(await (await fetch(`${site.url}/event/${event}`)).text()).structuredData.find((thing) => thing['@type'] === 'Event')
    expect((eventData?.offers as { availability?: string } | undefined)?.availability).toBe(expected.availability)

    const { items } = (await (await fetch(`${site.url}/api/events?identifier=${event}`)).json()) as { items: { registration: { status: string } }[] }
    expect(items[0]?.registration.status).toBe(expected.status)
    expect((await post(`${site.url}/api/registrations`, registrationBody(`late-${expected.status}@example.com`, event))).status).toBe(expected.answer)
  }

  await page.goto(site.url)
  const header = page.getByRole('banner').getByRole('link', { name: Header.registerForSummit })
  await header.click()
  await expect(page).toHaveURL(`${site.url}${openForm('summit-2027')}`)
}

async function setRegistration(cms: Cms, data: object) {
  for (const event of CHANGED_EVENTS) {
    await cms.publish('events', await cms.keyOf('events', 'identifier', event), { ...USUAL, ...data })
  }
}

test('after the deadline every place says that registration is closed, and the header leads to what one can do instead', async ({ page, ownSite }) => {
  await setRegistration(await Cms.signIn(ownSite), { registrationClosesAt: inHours(-1) })
  await checkEverywhere(page, ownSite, {
    badge: EventBadge.registrationClosed,
    offer: null,
    form: { heading: SignUpClosed.registrationClosed },
    status: 'closed',
    availability: undefined,
    answer: 422,
  })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: SignUpClosed.subscribe })).toHaveAttribute('href', '/connect#subscribe')
  await expect(main.getByRole('link', { name: SignUpClosed.agenda })).toHaveAttribute('href', '/event/summit-2027/agenda')
})

test('before registration opens every place says when it does', async ({ page, ownSite }) => {
  await setRegistration(await Cms.signIn(ownSite), { registrationOpensAt: inHours(48) })
  await checkEverywhere(page, ownSite, {
    badge: EventBadge.registrationSoon.replace('{date}', ''),
    offer: null,
    form: { heading: SignUpClosed.registrationSoon.replace('{date}', '') },
    status: 'soon',
    availability: undefined,
    answer: 422,
  })
  await expect(page.getByRole('main').getByRole('heading', { name: MESSAGES.en.ZoneLabel.tbilisi })).toBeVisible()
})

test('once all seats are taken every place leads to the waiting list', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  await setRegistration(cms, { capacity: 1 })
  // The summit has guests of the demo content already.
  for (const [event, status] of [['summit-2027', 200], ['gali-jazz-2027', 201]] as const) {
    expect((await post(`${ownSite.url}/api/registrations`, registrationBody('first@example.com', event))).status).toBe(status)
  }
  await checkEverywhere(page, ownSite, {
    badge: EventBadge.waitingList,
    offer: EventOffers.joinWaitingList,
    form: { button: RegistrationForm.submitWaiting },
    status: 'waitingList',
    availability: 'https://schema.org/SoldOut',
    answer: 200,
  })
  await page.goto(`${ownSite.url}/event/summit-2027/register-for-public-square`)
  const form = page.getByRole('main').getByRole('form', { name: RegistrationForm.label })
  await form.getByLabel(FieldNames.fullName).fill('Nino Example')
  await form.getByLabel(FieldNames.email).fill('second@example.com')
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: RegistrationForm.submitWaiting }).click()
  await expect(page.getByText(OwnRegistrationState.doneWithoutTicketText.replace('{email}', 'second@example.com'))).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(OwnRegistrationState.doneText.split(',')[0] as string)
  await setRegistration(cms, { registrationClosesAt: inHours(-1), capacity: 1 })
  await page.goto(`${ownSite.url}/event/summit-2027`)
  await expect(page.getByRole('main')).toContainText(EventBadge.registrationClosed)
})

for (const { what, path, place, form } of [
  { what: 'the home page', path: '/', place: (page: Page) => page.getByRole('region', { name: FeaturedEvents.title }).getByRole('article').first(), form: null },
  { what: 'the page of an event', path: '/event/summit-2027', place: (page: Page) => page.getByRole('main'), form: openForm('summit-2027') },
  { what: 'the jazz page', path: '/gali-jazz', place: (page: Page) => page.getByRole('main'), form: openForm('gali-jazz-2027') },
]) {
  test(`${what} changes by itself when registration opens and closes`, async ({ page, ownSite }) => {
    await setRegistration(await Cms.signIn(ownSite), { registrationOpensAt: inHours(1), registrationClosesAt: inHours(2) })
    const toForm = page.getByRole('main').locator(`a[href="${form}"]`)
    await page.clock.install()
    await page.goto(`${ownSite.url}${path}`)
    await expect(place(page)).toContainText(EventBadge.registrationSoon.replace('{date}', ''))
    if (form) await expect(toForm).toHaveCount(0)
    await page.clock.fastForward('01:10:00')
    await expect(place(page)).toContainText(EventBadge.registrationOpen)
    if (form) await expect(toForm.first()).toHaveText(EventOffers.register)
    await page.clock.fastForward('01:00:00')
    await expect(place(page)).toContainText(EventBadge.registrationClosed)
    if (form) await expect(toForm).toHaveCount(0)
  })
}

test('what was open on a phone that slept puts itself right when somebody looks', async ({ page, ownSite }) => {
  await setRegistration(await Cms.signIn(ownSite), { registrationOpensAt: inHours(1), registrationClosesAt: inHours(5) })
  await page.clock.install()
  await openHydrated(page, `${ownSite.url}/event/summit-2027`)
  await expect(page.getByRole('main')).toContainText(EventBadge.registrationSoon.replace('{date}', ''))
  await page.clock.setSystemTime(Date.now() + 2 * hour)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('main')).toContainText(EventBadge.registrationOpen)
})

test('a page that was kept too long puts itself right when it is opened', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  await setRegistration(cms, { registrationClosesAt: inHours(2) })
  await page.clock.install({ time: Date.now() + 3 * hour })
  await page.goto(`${ownSite.url}${openForm('summit-2027')}`)
  await expect(page.getByRole('main').getByRole('heading', { name: SignUpClosed.registrationClosed })).toBeVisible()
})

test('an event that runs without an agenda does not promise one before it begins', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const times = { startsAt: inHours(-20), endsAt: inHours(20), timezone: 'Asia/Tbilisi' }
  const { doc } = await cms.send('POST', 'events?locale=en', { identifier: 'on-without-agenda', title: 'On without agenda', ...times, _status: 'published' })
  putBack.push(async () => void (await cms.send('DELETE', `events/${doc.id}`)))
  await page.goto(`${ownSite.url}/event/on-without-agenda/agenda`)
  await expect(page.getByRole('heading', { name: MESSAGES.en.AgendaEmpty.titleOn })).toBeVisible()
  await expect(page.getByText(MESSAGES.en.AgendaEmpty.textOn)).toBeVisible()
})
