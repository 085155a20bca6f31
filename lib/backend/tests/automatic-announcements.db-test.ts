import type { Where } from 'payload'
import { HOUR } from '@/lib/site/text/durations'
import { eventually, expect, LONG, MESSAGES, test } from './support/test'
import type { AnnouncementPreview } from '../announcements/preview-endpoint'
import { readValue, removeValue, saveValue } from '../database/key-values'
import type { EventNumbers } from '../registrations/numbers'
import { register, send, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { ADMIN } from './support/settings'
import { calendarOf, daysOf, emailTo, entryOf, goesTo, outboxOf } from './support/outbox'
import { openSite } from './support/site'

const TITLE = 'Moving Summit'
const EDITOR = 'mover@leadx.example'
const TWO_DAYS = { title: TITLE, startsAt: '2028-05-10T06:00:00Z', endsAt: '2028-05-11T14:00:00Z' }

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const editor = await staff.hire('editor', EDITOR)

const subjectOf = (lang: 'en' | 'ka') => `^${MESSAGES[lang].Emails.eventChangedSubject.replace('{event}', TITLE)}`
const previewOf = (id: string) => staff.send<AnnouncementPreview>('GET', `events/${id}/announcement`)
const emailsOf = async (address: string) => (await outboxOf(site)).filter(goesTo(address))
const waiting = (task: string): Where => ({ and: [{ taskSlug: { equals: task } }, { completedAt: { exists: false } }] })

/** Makes the time pass that staff have to take a publication back, and waits for what follows from it. */
async function passDelay(): Promise<void> {
  await makeJobsDue(site.payload, 'announce')
  await eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: waiting('announce') })).totalDocs).toBe(0))
}

/** Publishes an event with one guest, who knows of it. */
async function openEvent(identifier: string) {
  const id = await staff.createEvent(identifier, TWO_DAYS)
  const guest = `guest@${identifier}.example`
  expect((await register(site, guest, identifier)).status).toBe(201)
  const hasEmails = (count: number) => eventually(async () => expect(await emailsOf(guest)).toHaveLength(count))
  await hasEmails(1)
  const publish = (data: object) => staff.publish('events', id, data)
  const preview = () => previewOf(id)
  const hold = async (by = staff) => by.ask('POST', `events/${id}/announcement-hold`)
  return { id, guest, hasEmails, publish, preview, hold }
}

/** Puts the time at which guests are told by themselves into the past. */
async function makeOverdue(event: string, milliseconds: number): Promise<void> {
  const key = `pending-announcement-${event}`
  const pending = await readValue<object>(site.payload, key)
  await saveValue(site.payload, key, { ...pending, at: new Date(Date.now() - milliseconds).toISOString() })
}

test('a new date and venue reach everybody’s calendar by themselves, shortly after they are published', async () => {
  const id = await staff.createEvent('self-moving', TWO_DAYS)
  for (const [startsAt, endsAt] of [['2028-06-21T07:00:00Z', '2028-06-21T13:00:00Z'], ['2028-06-22T08:30:00Z', '2028-06-22T09:00:00Z']]) {
    await staff.send('POST', 'sessions?locale=en', { event: id, title: 'A session', startsAt, endsAt, _status: 'published' })
  }
  const registerFor = (email: string, lang: 'en' | 'ge' = 'en') => register(site, email, 'self-moving', {}, lang)
  const [english, georgian, later] = ['ana@self.example', 'ilia@self.example', 'later@self.example']
  for (const [email, lang] of [[english, 'en'], [georgian, 'ge']] as const) expect((await registerFor(email, lang)).status).toBe(201)
  const first = entryOf(calendarOf(await emailTo(site, english, 'registered')))

  await staff.publish('events', id, { startsAt: '2028-06-21T06:00:00Z', endsAt: '2028-06-22T14:00:00Z', venue: { name: 'Old Brewery' } })
  const { pendingAt, unnotified } = await previewOf(id)
  expect(unnotified).toBe(2)
  expect(Date.parse(pendingAt ?? '') - Date.now()).toBeLessThan(60_000)
  expect((await registerFor(later)).status).toBe(201)
  await passDelay()
  const email = await emailTo(site, english, subjectOf('en'))
  expect(email.text).toContain('Old Brewery')
  const moved = entryOf(calendarOf(email))
  expect([moved.method, moved.entry.uid]).toEqual(['REQUEST', first.entry.uid])
  expect(moved.entry.sequence).toBeGreaterThan(first.entry.sequence)
  // The first day until its last session, the second one from its first session to the end.
  const days = ['2028-06-21T10:00:00 – 2028-06-21T17:00:00', '2028-06-22T12:30:00 – 2028-06-22T18:00:00']
  expect(daysOf(calendarOf(email))).toEqual(days)
  expect(daysOf(calendarOf(await emailTo(site, georgian, subjectOf('ka'))))).toEqual(days)
  // Who registered after the publication knows.
  expect(await emailsOf(later)).toHaveLength(1)
  await eventually(async () => expect(await previewOf(id)).toMatchObject({ unnotified: 0, pendingAt: null, last: { by: '', count: 2, emailed: 2, endedAt: expect.any(String) } }))
  // What says nothing new is told to nobody.
  await staff.publish('events', id, { summary: 'Two days at the river.' })
  expect((await previewOf(id)).pendingAt).toBeNull()
})

test('what is taken back in time, or held, is not told, and what staff send is not told twice', async () => {
  const { id, guest, hasEmails, publish, preview, hold } = await openEvent('held-summit')
  await publish({ startsAt: '2028-05-09T06:00:00Z' })
  await publish({ startsAt: TWO_DAYS.startsAt })
  await passDelay()
  await hasEmails(1)

  await publish({ status: 'postponed' })
  expect((await send(site, 'POST', `/cms/api/events/${id}/announcement-hold`, { body: {} })).status).toBe(403)
  expect((await preview()).pendingAt).not.toBeNull()
  // Who may publish may also stop what follows from it.
  const held = await hold(editor)
  expect([held.status, await held.json()]).toEqual([200, { message: 'Nobody is emailed until somebody at the desk sends it.' }])
  // A space is no news.
  await publish({ summary: 'It will take a while.', doors: ' ', venue: { city: ' ' } })
  await passDelay()
  expect([await preview(), await emailsOf(guest)]).toMatchObject([{ pendingAt: null, unnotified: 1, last: null }, [{}]])

  await publish({ status: 'cancelled' })
  expect((await staff.ask('POST', `events/${id}/announce`, { message: { en: 'We are sorry.' }, after: '' })).status).toBe(200)
  await passDelay()
  await hasEmails(2)
  expect(await preview()).toMatchObject({ unnotified: 0, last: { by: ADMIN.email } })

  await publish({ status: 'scheduled' })
  await passDelay()
  await hasEmails(3)
  expect((await hold()).status).toBe(409)
})

test('an event that loses its date leaves the calendars of its guests at the one it had', LONG, async () => {
  for (const status of ['scheduled', 'postponed', 'cancelled']) {
    const { id, guest, hasEmails } = await openEvent(`without-date-${status}`)
    const [first] = (await emailsOf(guest)).map((email) => entryOf(calendarOf(email)))
    await staff.publish('events', id, { status, startsAt: null, endsAt: null })
    expect((await staff.ask('POST', `events/${id}/announce`, {})).status).toBe(200)
    await hasEmails(2)
    const entries = (await emailsOf(guest)).map((email) => calendarOf(email) && entryOf(calendarOf(email)))
    const cancelled = entries.flatMap((entry) => (entry && entry.method === 'CANCEL' ? [entry.entry] : []))
    expect(cancelled.map(({ uid, startDate }) => [uid, String(startDate)]), status).toEqual([[first?.entry.uid, String(first?.entry.startDate)]])
    expect(cancelled[0]?.sequence).toBeGreaterThan(first?.entry.sequence ?? Infinity)
  }
})

test('a guest who cancels after the date is gone takes the entry out, too', async () => {
  const { id, guest, hasEmails } = await openEvent('gone-with-date')
  await staff.publish('events', id, { status: 'postponed', startsAt: null, endsAt: null })
  await staff.send('PATCH', `registrations/${await staff.keyOf('registrations', 'email', guest)}`, { state: 'withdrawn' })
  await hasEmails(2)
  const methods = (await emailsOf(guest)).map((email) => entryOf(calendarOf(email)).method)
  expect(methods.sort()).toEqual(['CANCEL', 'REQUEST'])
})

test('an event that is cancelled cannot be unpublished until its guests have heard of it', async () => {
  const { id, guest, hasEmails, hold } = await openEvent('cancelled-in-a-hurry')
  const unpublish = () => staff.ask('PATCH', `events/${id}?locale=en`, { _status: 'draft' })
  await staff.publish('events', id, { status: 'cancelled' })
  const refused = await unpublish()
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('1 guest has not been told yet that this event is cancelled, so it was not unpublished')])
  // Nor does it help to stop the email.
  await hold()
  expect((await unpublish()).status).toBe(409)
  await staff.send('POST', `events/${id}/announce`, {})
  await passDelay()
  expect((await unpublish()).status).toBe(200)
  await hasEmails(2)
  expect((await emailsOf(guest)).at(-1)?.text).toContain(MESSAGES.en.Emails.eventCancelledHeading)
})

test('a change whose job was lost is told after the next publication, and no past time is named until then', LONG, async () => {
  const { id, hasEmails } = await openEvent('lost-job')
  await staff.publish('events', id, { startsAt: '2028-05-09T06:00:00Z' })
  await site.payload.delete({ collection: 'payload-jobs', where: waiting('announce') })
  await makeOverdue(id, 1000)
  // The worker may still be busy with something else.
  expect((await previewOf(id)).pendingAt).not.toBeNull()
  await makeOverdue(id, HOUR)
  expect(await previewOf(id)).toMatchObject({ pendingAt: null, unnotified: 1 })
  await staff.publish('events', id, { summary: 'Nothing new.' })
  expect(Date.parse((await previewOf(id)).pendingAt ?? '')).toBeGreaterThan(Date.now())
  await passDelay()
  await hasEmails(2)
  await makeOverdue(id, HOUR)
  await staff.publish('events', id, { summary: 'Nothing new again.' })
  await passDelay()
  await hasEmails(2)
})

test('the audit log names who kept an email back, once, and what was held stays held however late it is published again', async () => {
  const { id, hasEmails, hold: holdBy } = await openEvent('kept-back')
  const hold = async () => (await holdBy(editor)).status
  const entries = async () => {
    const { docs } = await staff.send<{ docs: object[] }>('GET', `audit-log?where[document][equals]=${id}&where[by][equals]=${EDITOR}`)
    return docs
  }
  // A dialog that is closed before it has loaded asks where nothing is on its way.
  expect([await hold(), await entries()]).toEqual([200, []])
  await staff.publish('events', id, { startsAt: '2028-05-09T06:00:00Z' })
  expect([await hold(), await hold()]).toEqual([200, 200])
  const entry = { action: 'changed', entity: 'events', title: TITLE, changedFields: 'automaticEmail' }
  expect(await entries()).toMatchObject([entry])
  await makeOverdue(id, HOUR)
  await staff.publish('events', id, { summary: 'Nothing new.' })
  await passDelay()
  expect(await previewOf(id)).toMatchObject({ pendingAt: null, unnotified: 1, last: null })

  await staff.publish('events', id, { startsAt: '2028-05-08T06:00:00Z' })
  await passDelay()
  await hasEmails(2)
  expect(await hold()).toBe(409)
  expect(await entries()).toMatchObject([entry])
  // Nobody who closes the dialog another day is told of that email.
  await makeOverdue(id, HOUR)
  expect(await hold()).toBe(200)
})

test('an end hour that moves alone is told although a change before it was held, and staff are offered to tell it', async () => {
  const { hasEmails, publish, preview, hold } = await openEvent('later-end-held')
  await publish({ startsAt: '2028-05-09T06:00:00Z' })
  await hold()
  const { facts } = await preview()
  await publish({ endsAt: '2028-05-11T17:00:00Z' })
  const { facts: later, pendingAt } = await preview()
  expect(later).not.toEqual(facts)
  expect(pendingAt).not.toBeNull()
  await passDelay()
  await hasEmails(2)
})

test('events that are published together after an upgrade each remember what was published of them before', async () => {
  const events: string[] = []
  for (const identifier of ['one-evening', 'other-evening']) {
    const id = await staff.createEvent(identifier)
    events.push(id)
    await staff.send('POST', 'registrations/guest', { event: id, fullName: 'Ana Guest', email: `ana@${identifier}.example`, isTold: false })
    await removeValue(site.payload, `published-facts-${id}`)
  }
  const query = events.map((id) => `where[id][in][]=${id}`).join('&')
  await staff.send('PATCH', `events?locale=en&${query}`, { startsAt: '2028-05-11T06:00:00Z', _status: 'published' })
  for (const id of events) expect(await staff.send<EventNumbers>('GET', `events/${id}/numbers`)).toMatchObject({ neverEmailed: 1 })
})
