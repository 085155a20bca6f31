import { Cms } from '../support/cms'
import { readSource, statedTexts, withoutSpaces, type PageSource } from '../support/html'
import { expect, MESSAGES, test } from '../support/test'

const { AddToCalendar, Header, EventBadge, EventFacts, EventMention, EventNotice, EventOffers, FeaturedEvents, FieldNames, EventAboutLinks, EventEdition, OwnRegistrationState, RegistrationForm, SignUpClosed } = MESSAGES.en

const USUAL = { capacity: 480, questions: [], isRegistrationActive: true, isApplyActive: false, registrationOpensAt: null, registrationClosesAt: null }

/** Every screen of an event, but the detail of a person. */
const screensOf = (event: string) => [
  ...['', '/about', '/agenda', '/speakers', '/participants', '/faq', '/apply-now', '/register-for-public-square'].map(
    (screen) => `/event/${event}${screen}`,
  ),
  `/explore/${event}`,
]

test.describe.configure({ mode: 'serial' })

const read = async (address: string) => readSource(await (await fetch(address)).text())

const putBack: (() => Promise<void>)[] = []

test.beforeAll(async ({ ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  putBack.push(await cms.remember(`events/${await cms.keyOf('events', 'identifier', 'summit-2027')}`, ...Object.keys(USUAL)))
})

test.afterAll(async () => {
  for (const act of putBack) await act()
})

test.beforeEach(({ page }) => page.setViewportSize({ width: 1600, height: 900 }))

async function announce(cms: Cms, event: string, status: 'scheduled' | 'postponed' | 'cancelled') {
  await cms.publish('events', await cms.keyOf('events', 'identifier', event), { status })
}

test('the hour of the beginning stands beside the days, unless the doors name one or the event is over', async ({ ownSite }) => {
  const [words = ''] = EventFacts.startsAt.replace('{time}', '10:00').split(' (')
  const isAmongFacts = async (event: string) => (await read(`${ownSite.url}/event/${event}`)).main.includes(words)
  const events = ['accelerator-2027', 'summit-2027', 'summit-2026']
  expect(await Promise.all(events.map(isAmongFacts))).toEqual([true, false, false])
})

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
    const { notes, links } = await read(`${ownSite.url}${path}`)
    expect(notes.map(({ text }) => text.includes(EventNotice.postponedTitle)), path).toEqual([true])
    expect(notes[0]?.links, path).toContainEqual({ href: '/connect#subscribe', text: EventNotice.subscribe })
    expect(links.map(({ text }) => text), path).not.toContain(EventOffers.apply)
  }
  expect((await read(`${ownSite.url}/speaker/nino-kapanadze`)).main).toMatch(new RegExp(`Accelerator 2027[^.]{0,99}${EventMention.postponed}`))
  await announce(cms, 'accelerator-2027', 'scheduled')

  await announce(cms, 'summit-2027', 'postponed')
  await page.goto(`${ownSite.url}/event/summit-2027/agenda`)
  await page.emulateMedia({ media: 'print' })
  const head = page.getByText(/^Leadx Summit 2027 –/).locator('..')
  await expect(head).toContainText(MESSAGES.en.EventDates.postponed)
  await expect(head).not.toContainText('May')
  await announce(cms, 'summit-2027', 'scheduled')
})

test('when the current event is cancelled, no page invites to it any more, search engines are told, and the header leads to a screen that says so', { tag: '@smoke' }, async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const eventOf = (source: PageSource) => source.structuredData.find((thing) => thing['@type'] === 'Event')
  const address = `${ownSite.url}/event/summit-2027`
  const isFormListed = async () => (await (await fetch(`${ownSite.url}/sitemap.xml`)).text()).includes(`<loc>${ownSite.url}${openForm('summit-2027')}</loc>`)
  const { offers, ...before } = eventOf(await read(address)) ?? {}
  expect(offers).toMatchObject({ availability: 'https://schema.org/InStock' })
  expect(await isFormListed()).toBe(true)
  expect((await read(address)).main).toContain(AddToCalendar.add)
  await announce(cms, 'summit-2027', 'cancelled')

  const source = await read(address)
  expect(source.main).not.toContain(AddToCalendar.add)
  expect(eventOf(source)).toEqual({ ...before, eventStatus: 'https://schema.org/EventCancelled' })
  for (const text of statedTexts(eventOf(source))) expect(source.letters, text).toContain(withoutSpaces(text))
  expect((await read(`${ownSite.url}${openForm('summit-2027')}`)).meta.robots).toBe('noindex, follow')
  expect(await isFormListed()).toBe(false)

  await page.goto(ownSite.url)
  for (const name of [Header.registerForSummit, Header.applyToAccelerator]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page.getByRole('main').getByRole('note')).toContainText(EventNotice.cancelledTitle)
    await page.goBack()
  }
  for (const path of [...screensOf('summit-2027'), '/event/summit-2027/speaker/nino-kapanadze']) {
    const { notes } = await read(`${ownSite.url}${path}`)
    expect(notes.map(({ text }) => text.includes(EventNotice.cancelledTitle)), path).toEqual([true])
    expect(notes[0]?.links, path).toEqual([{ href: '/#events', text: EventNotice.allEvents }])
  }

  await page.goto(`${ownSite.url}/event/summit-2026/about`)
  await expect(page.getByRole('main').getByRole('note').getByRole('link')).toHaveText([EventNotice.allEvents])
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'The Long Thread' })).toContainText(EventEdition.cancelled)
  await expect(page.getByRole('navigation', { name: EventAboutLinks.label })).toBeVisible()
  expect((await read(`${ownSite.url}/speaker/nino-kapanadze`)).main).toMatch(new RegExp(`Summit 2027[^.]{0,99}${EventMention.cancelled}`))

  await announce(cms, 'summit-2027', 'scheduled')
  expect((await read(address)).notes).toEqual([])
  expect(await isFormListed()).toBe(true)
})

const OFFERS = [EventOffers.register, EventOffers.joinWaitingList]
const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

function openForm(event: string): string {
  return `/event/${event}/register-for-public-square`
}

/** What every place says of registration: the badge, the words of what leads to the form, and what the form says. */
const STATES = [
  {
    state: 'is closed after the deadline',
    data: () => ({ registrationClosesAt: inHours(-1) }),
    badge: EventBadge.registrationClosed,
    offer: null,
    form: SignUpClosed.registrationClosed,
  },
  {
    state: 'has not opened yet',
    data: () => ({ registrationOpensAt: inHours(48) }),
    badge: EventBadge.registrationSoon.replace('{date}', ''),
    offer: null,
    form: SignUpClosed.registrationSoon.replace('{date}', ''),
  },
  {
    state: 'leads to the waiting list once all seats are taken',
    data: () => ({ capacity: 1 }),
    badge: EventBadge.waitingList,
    offer: EventOffers.joinWaitingList,
    form: RegistrationForm.submitWaiting,
  },
]

for (const { state, data, badge, offer, form } of STATES) {
  test(`every place says that registration ${state}`, async ({ ownSite: site }) => {
    await setRegistration(await Cms.signIn(site), data())
    for (const path of ['/', '/event/summit-2027', '/explore/summit-2027']) {
      const { main, links } = await read(`${site.url}${path}`)
      if (!path.startsWith('/explore')) expect(main, path).toContain(badge)
      if (path === '/') continue
      const offers = links.filter(({ href }) => href === openForm('summit-2027')).map(({ text }) => text)
      for (const words of OFFERS) expect(offers.includes(words), `${words} on ${path}`).toBe(words === offer)
    }
    const source = await read(`${site.url}${openForm('summit-2027')}`)
    expect(source.main).toContain(form)
    const isListed = offer !== null
    expect(/noindex/.test(source.meta.robots ?? ''), 'noindex').toBe(!isListed)
    expect((await (await fetch(`${site.url}/sitemap.xml`)).text()).includes(`${site.url}${openForm('summit-2027')}<`)).toBe(isListed)
  })
}

async function setRegistration(cms: Cms, data: object) {
  await cms.publish('events', await cms.keyOf('events', 'identifier', 'summit-2027'), { ...USUAL, ...data })
}

test('whoever registers once all seats are taken is told that they wait', async ({ page, ownSite }) => {
  await setRegistration(await Cms.signIn(ownSite), { capacity: 1 })
  await page.goto(`${ownSite.url}${openForm('summit-2027')}`)
  const form = page.getByRole('main').getByRole('form', { name: RegistrationForm.label })
  await form.getByLabel(FieldNames.fullName).fill('Nino Example')
  await form.getByLabel(FieldNames.email).fill('second@example.com')
  await form.getByRole('checkbox').last().check()
  await form.getByRole('button', { name: RegistrationForm.submitWaiting }).click()
  await expect(page.getByText(OwnRegistrationState.doneWithoutTicketText.replace('{email}', 'second@example.com'))).toBeVisible()
})

test('the page of an event changes by itself when registration opens and closes', async ({ page, ownSite }) => {
  await setRegistration(await Cms.signIn(ownSite), { registrationOpensAt: inHours(1), registrationClosesAt: inHours(2) })
  const main = page.getByRole('main')
  const toForm = main.locator(`a[href="${openForm('summit-2027')}"]`)
  await page.clock.install()
  await page.goto(`${ownSite.url}/event/summit-2027`)
  await expect(main).toContainText(EventBadge.registrationSoon.replace('{date}', ''))
  await expect(toForm).toHaveCount(0)
  await page.clock.fastForward('01:10:00')
  await expect(main).toContainText(EventBadge.registrationOpen)
  await expect(toForm.first()).toHaveText(EventOffers.register)
  await page.clock.fastForward('01:00:00')
  await expect(main).toContainText(EventBadge.registrationClosed)
  await expect(toForm).toHaveCount(0)
})

test('an event that runs without an agenda does not promise one before it begins', async ({ page, ownSite }) => {
  const cms = await Cms.signIn(ownSite)
  const { doc } = await cms.send('POST', 'events?locale=en', { identifier: 'on-without-agenda', title: 'On', startsAt: inHours(-20), endsAt: inHours(20), _status: 'published' })
  putBack.push(async () => void (await cms.send('DELETE', `events/${doc.id}`)))
  await page.goto(`${ownSite.url}/event/on-without-agenda/agenda`)
  await expect(page.getByRole('heading', { name: MESSAGES.en.AgendaEmpty.titleOn })).toBeVisible()
})
