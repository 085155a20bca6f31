// On Postgres too: rows are chosen by statements on dates.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './support/test'
import commons from '../demo/content/commons.json'
import { writeToOutbox } from '../email/delivery/outbox'
import { guestsByCountry } from '../retention/guests-by-country'
import { RETENTION } from '../content/retention-periods'
import { readApplicationFigures } from '../review'
import { post, Staff } from './support/client'
import { storeRegistrations } from './support/sql'
import { deleteAllExpired } from './support/expired-data'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const site = await openSite()
const staff = await Staff.signIn(site)
const event = await staff.keyOf('events', 'identifier', EVENT)
await staff.publish('events', event, { isRegistrationActive: true, capacity: null, questions: [], endsAt: '2027-09-12T18:00:00.000Z' })
// Those of the demo content have their own last days.
await site.payload.db.deleteMany({ collection: 'accelerators', where: {} })

const count = async (collection: 'registrations' | 'accelerators' | 'subscriptions' | 'messages') =>
  (await site.payload.count({ collection, where: collection === 'registrations' ? { event: { equals: event } } : {} })).totalDocs

const dayOf = (instant: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Tbilisi' }).format(new Date(instant))

/** What staff read as the last day of the rows of a collection. */
async function lastDays(collection: string, query = ''): Promise<string[]> {
  const { docs } = await staff.send<{ docs: { retainedUntil: string }[] }>('GET', `${collection}?limit=100&depth=1&${query}`)
  return [...new Set(docs.map(({ retainedUntil }) => retainedUntil.replaceAll('\u00a0', ' ')))]
}

test('registrations are deleted six months after the event, but for how many came from where', async () => {
  // More than are deleted at a time.
  await storeRegistrations(event, Array.from({ length: 57 }, (_, guest) => ({ email: `stored-${guest}@example.com`, country: guest % 3 ? 'GE' : 'DE', state: 'confirmed' })))
  for (const country of ['GE', 'GE', 'DE']) {
    expect((await post(site, '/api/registrations', { ...registrationBody(`guest-${crypto.randomUUID()}@example.com`, EVENT), country })).status).toBe(201)
  }
  expect(await lastDays('registrations', `where[event][equals]=${event}`)).toEqual(['12 March 2028'])
  await deleteAllExpired(site.payload, new Date('2028-03-11T18:00:00.000Z'))
  expect(await count('registrations')).toBe(60)
  expect(await guestsByCountry(site.payload, event)).toBeNull()
  await deleteAllExpired(site.payload, new Date('2028-03-13T18:00:00.000Z'))
  expect(await count('registrations')).toBe(0)
  expect(await guestsByCountry(site.payload, event)).toEqual({ GE: 40, DE: 20 })
  // The date was wrong after all, and others came.
  await storeRegistrations(event, [{ email: 'later@example.com', country: 'GE', state: 'confirmed' }, { email: 'never@example.com', country: 'FR', state: 'waiting' }])
  await deleteAllExpired(site.payload, new Date('2028-03-13T18:00:00.000Z'))
  expect(await guestsByCountry(site.payload, event)).toEqual({ GE: 41, DE: 20 })
})

test('a date typed wrong costs no data, and an event that is postponed, or has no date, only after a year', async () => {
  const other = await staff.keyOf('events', 'identifier', 'summit-2027')
  const create = () => site.payload.create({ collection: 'accelerators', data: { event: other, fullName: 'Nino', email: 'nino@example.com', state: 'received', toldState: 'received', locale: 'en' } })
  await create()
  await staff.publish('events', other, { startsAt: '2020-05-13T06:00:00Z', endsAt: '2020-05-15T18:00:00Z', status: 'postponed' })
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  const inAYear = new Date()
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1)
  for (const changes of [{}, { status: 'scheduled', startsAt: null, endsAt: null }]) {
    await staff.publish('events', other, changes)
    expect(await lastDays('accelerators')).toEqual([dayOf(inAYear.toISOString())])
    await deleteAllExpired(site.payload, new Date(inDays(364)))
    expect(await count('accelerators')).toBe(1)
  }
  await deleteAllExpired(site.payload, new Date(inDays(367)))
  expect(await count('accelerators')).toBe(0)
  await create()
  await staff.publish('events', other, { startsAt: '2020-05-13T06:00:00Z' })
  await staff.publish('events', other, { status: 'scheduled', endsAt: null })
  expect(await lastDays('accelerators')).toEqual([dayOf(inDays(7))])
  await deleteAllExpired(site.payload, new Date(inDays(6)))
  expect(await count('accelerators')).toBe(1)
  await deleteAllExpired(site.payload, new Date(inDays(8)))
  expect(await count('accelerators')).toBe(0)
})

test('applications are deleted with the end of the programme, but for those who took part', async () => {
  const create = (email: string, state: 'received' | 'accepted' | 'declined') =>
    site.payload.create({ collection: 'accelerators', data: { event, fullName: 'Nino', email, state, toldState: state, locale: 'en' } })
  await create('accepted@example.com', 'accepted')
  await create('received@example.com', 'received')
  await create('declined@example.com', 'declined')
  await deleteAllExpired(site.payload, new Date('2027-09-12T17:00:00.000Z'))
  expect(await lastDays('accelerators', 'sort=email')).toEqual(['As a participant', '12 September 2027'])
  expect(await count('accelerators')).toBe(3)
  await deleteAllExpired(site.payload, new Date('2027-09-12T19:00:00.000Z'))
  expect((await site.payload.find({ collection: 'accelerators' })).docs.map(({ email }) => email)).toEqual(['accepted@example.com'])
})

test('addresses that nobody confirmed go after thirty days, those of former readers after a year, messages after two', async () => {
  const now = Date.now()
  const inDays = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString()
  for (const state of ['pending', 'confirmed', 'unsubscribed'] as const) {
    await site.payload.create({ collection: 'subscriptions', data: { email: `${state}@example.com`, state, locale: 'en' } })
  }
  await site.payload.create({ collection: 'messages', data: { state: 'new', kind: 'contact', fullName: 'Nino', email: 'nino@example.com', message: 'Hello', locale: 'en' } })
  const inMonths = (months: number) => {
    const date = new Date(now)
    date.setUTCMonth(date.getUTCMonth() + months)
    return date.toISOString()
  }
  const states = async () => (await site.payload.find({ collection: 'subscriptions' })).docs.map(({ state }) => state).sort()
  expect(await lastDays('subscriptions', 'sort=email')).toEqual(['As long as subscribed', dayOf(inDays(30)), dayOf(inMonths(12))])
  expect(await lastDays('messages')).toEqual([dayOf(inMonths(24))])
  await deleteAllExpired(site.payload, new Date(inDays(29)))
  expect(await states()).toEqual(['confirmed', 'pending', 'unsubscribed'])
  await deleteAllExpired(site.payload, new Date(inDays(31)))
  expect(await states()).toEqual(['confirmed', 'unsubscribed'])
  await deleteAllExpired(site.payload, new Date(inDays(367)))
  expect(await states()).toEqual(['confirmed'])
  await deleteAllExpired(site.payload, new Date(inDays(729)))
  expect(await count('messages')).toBe(1)
  await deleteAllExpired(site.payload, new Date(inDays(732)))
  expect(await count('messages')).toBe(0)
})

test('what staff changed goes after two years, emails that failed after three months, and files of emails after six', async () => {
  const now = Date.now()
  const inDays = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString()
  const failed = { taskSlug: 'sendMail', input: { key: 'lost', mail: { to: 'lost@example.com', subject: 'Lost', text: '', html: '' } }, hasError: true } as const
  await site.payload.create({ collection: 'payload-jobs', data: failed })
  await staff.publish('events', event, { capacity: 100 })
  writeToOutbox('written-today', Buffer.from('To: nino@example.com'))
  const left = async () => ({
    jobs: (await site.payload.count({ collection: 'payload-jobs', where: { hasError: { equals: true } } })).totalDocs,
    hasFile: existsSync(path.join(site.dataDir, 'outbox/written-today.eml')),
    hasEntries: (await site.payload.count({ collection: 'audit-log' })).totalDocs > 0,
  })
  await deleteAllExpired(site.payload, new Date(inDays(85)))
  expect(await left()).toEqual({ jobs: 1, hasFile: true, hasEntries: true })
  await deleteAllExpired(site.payload, new Date(inDays(95)))
  expect(await left()).toEqual({ jobs: 0, hasFile: true, hasEntries: true })
  await deleteAllExpired(site.payload, new Date(inDays(190)))
  expect(await left()).toEqual({ jobs: 0, hasFile: false, hasEntries: true })
  await deleteAllExpired(site.payload, new Date(inDays(740)))
  expect(await left()).toEqual({ jobs: 0, hasFile: false, hasEntries: false })
})

test('the privacy page names the periods that are kept', () => {
  const { en, ka } = commons.privacy.text
  expect(RETENTION).toEqual({ unconfirmedSubscriptionDays: 30, endedSubscription: 12, registration: 6, undatedEvent: 12, message: 24, auditLog: 24, failedJob: 3, sentEmail: 12, recordOfDeletedDays: 14, outbox: 6 })
  for (const words of ['within 30 days', 'a year after you unsubscribe', 'Six months after the event', 'gets no new date, within a year', 'for two years at most', 'three months', 'for a year at most', 'For two years we keep a record']) expect(en.includes(words), words).toBe(true)
  for (const words of ['30 დღეში', 'გაუქმებიდან ერთ წელიწადში', 'ექვს თვეში', 'ერთი წლის განმავლობაში', 'ორი წლისა', 'სამი თვისა', 'ერთი წლისა', 'ორი წელი']) expect(ka.includes(words), words).toBe(true)
})

test('applications go with what was written about them, and leave figures without names', async () => {
  const programme = await staff.createEvent('read-programme', { startsAt: '2027-03-01T06:00:00Z', endsAt: '2027-03-02T14:00:00Z' })
  const round = await site.payload.create({ collection: 'review-rounds', data: { event: programme, title: 'Round', phase: 'told', readings: 1 }, locale: 'en', depth: 0 })
  const applied = { event: programme, fullName: 'Nino', country: 'GE', source: 'radio', projectStage: 'idea', state: 'declined', toldState: 'declined', locale: 'en', createdAt: '2027-01-09T21:00:00.000Z' } as const
  const [read] = [await site.payload.create({ collection: 'accelerators', data: { ...applied, email: 'read@example.com' } }), await site.payload.create({ collection: 'accelerators', data: { ...applied, email: 'unread@example.com' } })]
  await site.payload.create({ collection: 'review-assignments', data: { round: round.id, application: read.id, state: 'sent', note: 'Nino again', isOlderThanText: false } })
  const before = await readApplicationFigures(site.payload, programme)
  expect(before).toMatchObject({ total: { applied: 2, read: 1, accepted: 0 }, byDay: { '2027-01-10': { applied: 2, read: 1, accepted: 0 } }, bySource: { radio: { applied: 2 } } })
  await deleteAllExpired(site.payload, new Date('2029-01-01T00:00:00.000Z'))
  const where = { application: { equals: read.id } }
  expect((await site.payload.count({ collection: 'review-assignments', where })).totalDocs).toBe(0)
  expect(await readApplicationFigures(site.payload, programme)).toEqual(before)
})
