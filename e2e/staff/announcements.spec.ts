import { Cms } from '../support/cms'
import { calendarOf, entryOf, linkIn, mailTo, outboxOf } from '../support/mailbox'
import { startSite, type Site } from '../support/server'
import { StaffScreens } from '../support/staff-screens'
import { expect, MESSAGES, test } from '../support/test'
import { post, registrationBody } from '../support/visitor'

test.describe.configure({ mode: 'serial' })

const { OwnRegistrationState } = MESSAGES.en
const EVENT = 'moving-summit'
const TITLE = 'Moving Summit'
const CROWD = 150
const desk = { email: 'announcer@leadx.example', password: 'a password of the desk' }
const editor = { email: 'mover@leadx.example', password: 'a password of editors' }
const NINO = 'nino@moved.example'
const GIORGI = 'giorgi@moved.example'
const WAITING = 'waits@moved.example'
const LATE = 'late@moved.example'
const GONE = 'gone@moved.example'

let site: Site
let event: string

const register = async (email: string, lang = 'en') =>
  (await post(`${site.url}/api/registrations?lang=${lang}`, registrationBody(email, EVENT))).status
/** What a letter on an event says above all, in a language. */
const words = (lang: 'en' | 'ka', news: 'eventChanged' | 'eventPostponed' | 'eventCancelled') => {
  const { [`${news}Subject`]: subject } = MESSAGES[lang].Emails as Record<string, string>
  return `^${subject?.replace('{event}', TITLE)}`
}
const announce = async (account: { email: string; password: string } | null, body: unknown, key = event) => {
  const headers: Record<string, string> = account ? { Authorization: `JWT ${(await Cms.signIn(site, account)).token}` } : {}
  return post(`${site.url}/cms/api/events/${key}/announce`, body, headers)
}

test.beforeAll(async () => {
  site = await startSite({ copyOf: process.env.TEMPLATE_DATA, settings: { RATE_LIMIT: 'off' } })
  const cms = await Cms.signIn(site)
  for (const account of [{ ...desk, role: 'desk' }, { ...editor, role: 'editor' }]) await cms.send('POST', 'users', account)
  const { doc } = await cms.send('POST', 'events?locale=en', {
    identifier: EVENT,
    title: TITLE,
    capacity: 3,
    isRegistrationActive: true,
    startsAt: '2028-05-10T06:00:00Z',
    endsAt: '2028-05-11T14:00:00Z',
    _status: 'published',
  })
  event = doc.id
})

test.afterAll(() => site.stop())

test('whoever registered hears in their language that an event has moved, and finds it moved in the calendar', async ({ page }) => {
  for (const [email, lang] of [[GONE], [NINO], [GIORGI, 'ge']] as const) expect(await register(email, lang)).toBe(201)
  expect(await register(WAITING)).toBe(200)
  const cms = await Cms.signIn(site)
  await cms.send('PATCH', `registrations/${await cms.keyOf('registrations', 'email', GONE)}`, { state: 'withdrawn' })
  const first = entryOf(calendarOf(await mailTo(site.dataDir, NINO, 'registered')))
  await cms.publish('events', event, { startsAt: '2028-06-21T06:00:00Z', endsAt: '2028-06-22T14:00:00Z' })

  const screens = new StaffScreens(page, site.url)
  await screens.signIn(desk)
  await page.getByRole('row', { name: TITLE }).getByRole('button', { name: 'Email everybody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email 3 people' })
  await dialog.getByLabel(/English/).fill('The river needs another month.')
  await dialog.getByLabel(/ქართული/).fill('მდინარეს კიდევ ერთი თვე სჭირდება.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('3 emails are on the way.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const english = await mailTo(site.dataDir, NINO, words('en', 'eventChanged'))
  expect(english.text).toContain('The river needs another month.')
  expect(english.text).toContain('June 2028')
  const moved = entryOf(calendarOf(english))
  expect([moved.method, moved.entry.uid, moved.entry.startDate.toString()]).toEqual(['REQUEST', first.entry.uid, '2028-06-21T10:00:00'])
  expect(moved.entry.sequence).toBeGreaterThan(first.entry.sequence)
  const georgian = await mailTo(site.dataDir, GIORGI, words('ka', 'eventChanged'))
  expect(georgian.text).toContain('მდინარეს კიდევ ერთი თვე სჭირდება.')
  expect(georgian.text).not.toContain('river')
  expect(calendarOf(await mailTo(site.dataDir, WAITING, words('en', 'eventChanged')))).toBe('')
  const others = (await outboxOf(site.dataDir)).filter(({ subject = '' }) => new RegExp(words('en', 'eventChanged')).test(subject))
  expect(others).toHaveLength(2)
})

test('a postponed event leaves the calendar until it has a new date, a cancelled one for good', async ({ page }) => {
  const cms = await Cms.signIn(site)
  expect(await register(LATE)).toBe(200)
  const late = await cms.keyOf('registrations', 'email', LATE)
  const state = async () => (await cms.send<{ state: string }>('GET', `registrations/${late}?depth=0`)).state
  await cms.publish('events', event, { status: 'postponed' })
  expect((await announce(desk, { message: {} })).status).toBe(200)
  const postponed = await mailTo(site.dataDir, NINO, words('en', 'eventPostponed'))
  expect(entryOf(calendarOf(postponed)).method).toBe('CANCEL')
  expect(postponed.text).not.toContain('June 2028')
  const own = `${site.url}${linkIn(postponed, '/registration/')}`
  await page.goto(own)
  await expect(page.getByText(OwnRegistrationState.postponedText.replace('{email}', NINO))).toBeVisible()
  await cms.publish('events', event, { status: 'cancelled' })
  expect((await announce(desk, {})).status).toBe(200)
  const cancelled = await mailTo(site.dataDir, GIORGI, words('ka', 'eventCancelled'))
  expect(entryOf(calendarOf(cancelled)).status).toBe('CANCELLED')
  expect(cancelled.text).not.toContain('/registration/')
  await page.goto(own)
  await expect(page.getByRole('region', { name: OwnRegistrationState.cancelled })).toBeVisible()
  await expect(page.getByRole('main').getByRole('form')).toHaveCount(0)
  await cms.publish('events', event, { capacity: 4 })
  expect(await state()).toBe('waiting')
  await cms.publish('events', event, { status: 'scheduled' })
  expect(await state()).toBe('offered')
  await page.goto(own)
  await expect(page.getByRole('region', { name: OwnRegistrationState.confirmed })).toBeVisible()
  expect((await announce(desk, {})).status).toBe(200)
  await expect(async () => {
    const letters = (await outboxOf(site.dataDir)).filter(({ subject = '' }) => new RegExp(words('ka', 'eventChanged')).test(subject))
    expect(letters.map((mail) => entryOf(calendarOf(mail)).entry.sequence).sort()).toEqual([1, 4])
  }).toPass({ timeout: 20_000 })
})

test('nobody else may write to all, nothing is sent where there is nothing to say, and it is noted who did', async () => {
  for (const account of [null, editor]) expect((await announce(account, {})).status).toBe(403)
  const tooLong = await announce(desk, { message: { en: 'x'.repeat(2001) } })
  expect([tooLong.status, JSON.stringify(await tooLong.json())]).toEqual([422, expect.stringContaining('2000')])
  for (const body of ['nonsense', { message: { de: 'Hallo' } }, { message: 7 }]) expect((await announce(desk, body)).status).toBe(422)
  expect((await announce(desk, {}, 'nope')).status).toBe(404)
  const cms = await Cms.signIn(site)
  const { doc: empty } = await cms.send('POST', 'events?locale=en', { identifier: 'nobody-comes', title: 'Nobody Comes', _status: 'published' })
  expect((await announce(desk, {}, empty.id)).status).toBe(422)
  const { docs } = await cms.send<{ docs: { by: string; document: string }[] }>('GET', 'audit-log?where[action][equals]=announced')
  expect(docs.map(({ by, document }) => [by, document])).toEqual(Array.from({ length: 4 }, () => [desk.email, event]))
})

test('cut off in the middle it goes on where it was: everybody gets one letter', async () => {
  const cms = await Cms.signIn(site)
  await cms.publish('events', event, { capacity: null })
  const emails = Array.from({ length: CROWD }, (_, index) => `crowd-${index}@moved.example`)
  await Promise.all(emails.map((email) => register(email)))
  const written = async () => (await cms.send<{ totalDocs: number }>('GET', 'registrations?limit=1&depth=0&where[email][like]=crowd-&where[sequence][greater_than]=0')).totalDocs
  expect(await written()).toBe(0)
  // The first are written to before the answer is there.
  const asked = announce(desk, {}).catch(() => null)
  await expect.poll(written, { intervals: [10], timeout: 30_000 }).toBeGreaterThan(0)
  site.kill()
  await asked

  site = await startSite({ dataDir: site.dataDir, settings: { RATE_LIMIT: 'off' } })
  await expect(async () => {
    const letters = (await outboxOf(site.dataDir)).filter(({ subject = '' }) => new RegExp(words('en', 'eventChanged')).test(subject))
    const receivers = letters.map(({ to }) => [to].flat()[0]?.text).filter((address) => address?.startsWith('crowd-'))
    expect(receivers.sort()).toEqual([...emails].sort())
  }).toPass({ timeout: 90_000 })
})
