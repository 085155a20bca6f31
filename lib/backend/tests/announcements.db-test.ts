import type { PayloadRequest, Where } from 'payload'
import { HOUR } from '@/lib/site/text/durations'
import { eventually, expect, MESSAGES, test } from './support/test'
import { beginRecord, endRecord } from '../announcements/announcement'
import type { AnnouncementPreview } from '../announcements/preview-endpoint'
import { readValue, saveValue } from '../database/key-values'
import { findFailedJobs } from '../jobs/failed-jobs'
import { applicantAudience } from '../applications'
import { countUnnotified } from '../registrations/unnotified-guests'
import { post, send, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { calendarOf, daysOf, emailTo, entryOf, goesTo, outboxOf, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'moving-summit'
const TITLE = 'Moving Summit'
const NINO = 'nino@moved.example'
const GIORGI = 'giorgi@moved.example'
const WAITING = 'waits@moved.example'
const LATE = 'late@moved.example'
const GONE = 'gone@moved.example'
const deskAccount = { email: 'announcer@leadx.example', password: 'a password of the desk' }
const editorAccount = { email: 'mover@leadx.example', password: 'a password of editors' }

const site = await openSite()
const cms = await Staff.signIn(site)
for (const account of [{ ...deskAccount, role: 'desk' }, { ...editorAccount, role: 'editor' }]) await cms.send('POST', 'users', account)
const [desk, editor] = [await Staff.signIn(site, deskAccount), await Staff.signIn(site, editorAccount)]
const { doc: event } = await cms.send('POST', 'events?locale=en', {
  identifier: EVENT,
  title: TITLE,
  capacity: 3,
  isRegistrationActive: true,
  startsAt: '2028-05-10T06:00:00Z',
  endsAt: '2028-05-11T14:00:00Z',
  _status: 'published',
})

const register = async (email: string, lang = 'en') =>
  (await post(site, `/api/registrations?lang=${lang}`, registrationBody(email, EVENT))).status
const announce = (staff: Staff, body: unknown, key = event.id) => staff.ask('POST', `events/${key}/announce`, body)
/** How the subject of an email on the event begins. */
const subjectOf = (lang: 'en' | 'ka', change: 'eventChanged' | 'eventNews' | 'eventRevived' | 'eventPostponed' | 'eventCancelled') => {
  const { [`${change}Subject`]: subject } = MESSAGES[lang].Emails as Record<string, string>
  return `^${subject?.replace('{event}', TITLE)}`
}
const emailsWith = async (subject: string) => (await outboxOf(site)).filter((email) => new RegExp(subject).test(email.subject ?? ''))

test('whoever registered hears in their language that an event has moved, and finds it moved in the calendar', async () => {
  for (const [email, lang] of [[GONE], [NINO], [GIORGI, 'ge']] as const) expect(await register(email, lang)).toBe(201)
  expect(await register(WAITING)).toBe(200)
  await cms.send('PATCH', `registrations/${await cms.keyOf('registrations', 'email', GONE)}`, { state: 'withdrawn' })
  const first = entryOf(calendarOf(await emailTo(site, NINO, 'registered')))
  expect((await countUnnotified(site.payload, event.id, applicantAudience)).unnotified).toBe(0)
  await cms.publish('events', event.id, { startsAt: '2028-06-21T06:00:00Z', endsAt: '2028-06-22T14:00:00Z' })
  // Everybody but the one who is gone.
  expect(await countUnnotified(site.payload, event.id, applicantAudience), 'one of them waits').toEqual({ unnotified: 3, oldEntries: 2, neverEmailed: 0, applicants: 0 })
  const message = { en: 'The river needs another month.', ka: 'მდინარეს კიდევ ერთი თვე სჭირდება.' }
  expect((await announce(desk, { message })).status).toBe(200)

  const english = await emailTo(site, NINO, subjectOf('en', 'eventChanged'))
  expect(english.text).toContain(message.en)
  // The new date and the old one, side by side.
  expect(withPlainSpaces(english.text)).toMatch(/21–22 June 2028, .*10–11 May 2028/)
  expect(withPlainSpaces(english.html || '')).toMatch(/21–22 June 2028[\s\S]*10–11 May 2028/)
  const moved = entryOf(calendarOf(english))
  expect([moved.method, moved.entry.uid, moved.entry.startDate.toString()]).toEqual(['REQUEST', first.entry.uid, expect.stringMatching('2028-06-21')])
  expect(moved.entry.sequence).toBeGreaterThan(first.entry.sequence)
  // From ten to six on both days, with the night between them free.
  const days = moved.entry.iterator()
  expect([days.next(), days.next(), days.next()].map(String)).toEqual(['2028-06-21T10:00:00', '2028-06-22T10:00:00', 'undefined'])
  expect(moved.entry.endDate.toString()).toBe('2028-06-21T18:00:00')
  const georgian = await emailTo(site, GIORGI, subjectOf('ka', 'eventChanged'))
  expect(georgian.text).toContain(message.ka)
  expect(georgian.text).not.toContain('river')
  expect(withPlainSpaces(georgian.text)).toMatch(/21–22 ივნისი, 2028, .*10–11 მაისი, 2028/)
  expect(calendarOf(await emailTo(site, WAITING, subjectOf('en', 'eventChanged')))).toBe('')
  expect(await emailsWith(subjectOf('en', 'eventChanged'))).toHaveLength(2)
  expect((await countUnnotified(site.payload, event.id, applicantAudience)).unnotified).toBe(0)
})

test('where nothing has changed since the last email, only the message is news', async () => {
  const message = { en: 'Please bring an umbrella.', ka: 'გთხოვთ, წამოიღოთ ქოლგა.' }
  expect((await announce(desk, { message })).status).toBe(200)
  for (const [email, lang] of [[NINO, 'en'], [GIORGI, 'ka'], [WAITING, 'en']] as const) {
    const { text } = await emailTo(site, email, subjectOf(lang, 'eventNews'))
    expect(text).toContain(message[lang])
    expect(text).not.toContain(MESSAGES[lang].Emails.eventChangedHeading)
  }
  expect(await emailsWith(subjectOf('en', 'eventChanged'))).toHaveLength(2)
})

test('a postponed event leaves the calendar until it has a new date, a cancelled one for good', async () => {
  expect(await register(LATE)).toBe(200)
  const late = await cms.keyOf('registrations', 'email', LATE)
  const state = async () => (await cms.send<{ state: string }>('GET', `registrations/${late}?depth=0`)).state
  await cms.publish('events', event.id, { status: 'postponed' })
  expect((await countUnnotified(site.payload, event.id, applicantAudience)).unnotified).toBe(4)
  expect((await announce(desk, { message: {} })).status).toBe(200)
  const postponed = await emailTo(site, NINO, subjectOf('en', 'eventPostponed'))
  expect(entryOf(calendarOf(postponed)).method).toBe('CANCEL')
  expect(withPlainSpaces(postponed.text)).toMatch(new RegExp(`${MESSAGES.en.Emails.noDate} .*21–22 June 2028`))
  expect((await countUnnotified(site.payload, event.id, applicantAudience)).unnotified).toBe(0)
  await cms.publish('events', event.id, { status: 'cancelled' })
  expect((await announce(desk, {})).status).toBe(200)
  const cancelled = await emailTo(site, GIORGI, subjectOf('ka', 'eventCancelled'))
  expect(entryOf(calendarOf(cancelled)).status).toBe('CANCELLED')
  expect(cancelled.text).not.toContain('/registration/')
  await cms.publish('events', event.id, { capacity: 4 })
  expect(await state()).toBe('waiting')
  await cms.publish('events', event.id, { status: 'scheduled' })
  await eventually(async () => expect(await state()).toBe('offered'))
  expect((await announce(desk, {})).status).toBe(200)
  await eventually(async () => {
    const emails = [...(await emailsWith(subjectOf('ka', 'eventChanged'))), ...(await emailsWith(subjectOf('ka', 'eventRevived')))]
    expect(emails.map((email) => entryOf(calendarOf(email)).entry.sequence)).toEqual([1, 5])
  })
})

test('nobody else may write to all, nothing is sent where there is nothing to say, and it is noted who did', async () => {
  expect((await send(site, 'POST', `/cms/api/events/${event.id}/announce`, { body: {} })).status).toBe(403)
  expect((await announce(editor, {})).status).toBe(403)
  const tooLong = await announce(desk, { message: { en: 'x'.repeat(2001) } })
  expect([tooLong.status, JSON.stringify(await tooLong.json())]).toEqual([422, expect.stringContaining('2000')])
  expect((await announce(desk, 'nonsense')).status).toBe(400)
  for (const body of [{ message: { de: 'Hallo' } }, { message: 7 }]) expect((await announce(desk, body)).status).toBe(422)
  expect((await announce(desk, {}, 'nope')).status).toBe(404)
  const { doc: empty } = await cms.send('POST', 'events?locale=en', { identifier: 'nobody-comes', title: 'Nobody Comes', _status: 'published' })
  expect((await announce(desk, {}, empty.id)).status).toBe(422)
  const { docs } = await cms.send<{ docs: { by: string; document: string }[] }>('GET', 'audit-log?where[action][equals]=announced')
  expect(docs.map(({ by, document }) => [by, document])).toEqual(Array.from({ length: 5 }, () => [deskAccount.email, event.id]))
})

test('staff get a test of their own in each language, and nobody else hears of it', async () => {
  const message = { en: 'Only a try.', ka: 'მხოლოდ ცდაა.' }
  // The last emails of the test before may still be on their way.
  await noneWaits('sendMail')
  const before = (await outboxOf(site)).length
  expect((await editor.ask('POST', `events/${event.id}/announcement-test`, { message })).status).toBe(403)
  expect((await desk.ask('POST', `events/${event.id}/announcement-test`, { message })).status).toBe(200)
  for (const lang of ['en', 'ka'] as const) {
    const email = await emailTo(site, deskAccount.email, `^\\[Test\\] ${subjectOf(lang, 'eventNews').slice(1)}`)
    expect(email.text).toContain(message[lang])
    expect(email.text).not.toContain('/registration/')
    expect(email.attachments.filter(({ contentType }) => contentType === 'text/calendar')).toEqual([])
    expect(email.text).toContain(`/event/${EVENT}`)
  }
  expect(await outboxOf(site)).toHaveLength(before + 2)
})

test('a second press, or a colleague who was faster, does not write to everybody again', async () => {
  const [{ last }, before] = [await previewOf(event.id), (await outboxOf(site)).length]
  const presses = await Promise.all([1, 2, 3].map(() => announce(desk, { message: {}, after: last?.id })))
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await announce(desk, { message: {}, after: '' })).status).toBe(409)
  await eventually(async () => expect(await outboxOf(site)).toHaveLength(before + 4))
})

const previewOf = (key: string) => desk.send<AnnouncementPreview>('GET', `events/${key}/announcement`)

test('before staff write to all they see what will be said, what will not, and the last time', async () => {
  expect((await send(site, 'GET', `/cms/api/events/${event.id}/announcement`)).status).toBe(403)
  expect((await desk.ask('GET', 'events/nope/announcement')).status).toBe(404)
  const { facts, hasUnpublishedChanges, last } = await previewOf(event.id)
  expect({ ...facts?.en, when: withPlainSpaces(facts?.en.when) }).toEqual({ subject: `A message about ${TITLE}`, when: expect.stringContaining('21–22 June 2028'), where: '', doors: '', startsAt: '2028-06-21T06:00:00.000Z', endsAt: '2028-06-22T14:00:00.000Z', timezone: 'Asia/Tbilisi' })
  expect(facts?.ka.when).toContain('2028')
  expect([hasUnpublishedChanges, last?.by]).toEqual([false, deskAccount.email])
  await eventually(async () => expect((await previewOf(event.id)).last).toMatchObject({ count: 4, emailed: 4, endedAt: expect.any(String) }))

  await cms.send('PATCH', `events/${event.id}?draft=true`, { startsAt: '2028-09-01T06:00:00Z', endsAt: '2028-09-02T14:00:00Z', _status: 'draft' })
  const changed = await previewOf(event.id)
  expect([changed.hasUnpublishedChanges, changed.facts?.en.when]).toEqual([true, facts?.en.when])
})

test('an event that is unpublished while everybody is written to is shown as failed, and goes on when it is published again', async () => {
  console.error = () => undefined
  const failed = async () => (await findFailedJobs(site.payload, ['announce'], 5)).jobs
  const before = (await outboxOf(site)).length
  // Staff cannot by themselves, but what writes content by the API can.
  await site.payload.update({ collection: 'events', id: event.id, locale: 'en', data: { _status: 'draft' }, context: { withoutGuards: true } })
  expect((await announce(desk, {})).status).toBe(422)
  const announcement = { id: 'a-test', event: event.id, message: {}, last: 100, isForUntold: false }
  await site.payload.jobs.queue({ task: 'announce', queue: 'mail', input: { announcement } })
  await eventually(async () => expect((await failed()).map(({ reason }) => reason)).toEqual([expect.stringMatching(/^4 people were not written to/)]))
  expect((await outboxOf(site)).length).toBe(before)
  expect((await previewOf(event.id)).facts).toBeNull()

  await cms.publish('events', event.id, {})
  const [job] = await failed()
  expect((await desk.ask('POST', `failed-jobs/${job?.id}/retry`)).status).toBe(200)
  await eventually(async () => expect((await outboxOf(site)).length).toBe(before + 4))
  const rows = await site.payload.db.find<{ key: string }>({ collection: 'payload-kv', where: { key: { like: 'announcement-' } }, pagination: false })
  expect(rows.docs.map(({ key }) => key).filter((key) => !key.startsWith('pending-'))).toEqual([`last-announcement-${event.id}`])
})

test('an announcement whose job runs again, since the process ended before it was noted as done, reaches nobody twice', async () => {
  // Those that follow from a publication have a time before which they do not run.
  const isDue = (task: string): Where => ({ and: [waiting(task), { waitUntil: { exists: false } }] })
  const noneIsDue = (task: string) => eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: isDue(task) })).totalDocs).toBe(0))
  const runAgain = async (id: string) => {
    await site.payload.jobs.queue({ task: 'announce', queue: 'mail', input: { announcement: { id, event: event.id, message: {}, last: 100, isForUntold: false } } })
    await noneIsDue('announce')
    await noneIsDue('sendMail')
  }
  const before = (await outboxOf(site)).length
  await runAgain('a-test')
  expect((await outboxOf(site)).length).toBe(before)
  await runAgain('b-test')
  expect((await outboxOf(site)).length, 'one that nobody has got yet').toBe(before + 4)
  for (const id of ['b-test', 'a-test']) await runAgain(id)
  expect((await outboxOf(site)).length).toBe(before + 4)
})

test('an announcement that was interrupted goes on where it was, also after another one', async () => {
  const announcementOf = (id: string) => ({ id, event: event.id, message: {}, last: 100, isForUntold: false })
  const { docs } = await site.payload.find({ collection: 'registrations', where: { and: [{ event: { equals: event.id } }, { state: { not_equals: 'withdrawn' } }] }, sort: 'number', depth: 0 })
  const isAllSent = () => eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: { and: [waiting('announce'), { waitUntil: { exists: false } }] } })).totalDocs).toBe(0))
  const [, second] = docs
  const req = { payload: site.payload } as PayloadRequest
  await beginRecord(req, event.id, { id: 'c-test', at: new Date().toISOString(), by: '', count: 4 })
  await saveValue(site.payload, 'announcement-c-test', { number: second?.number, id: second?.id })
  await endRecord(req, announcementOf('c-test'), false)
  await beginRecord(req, event.id, { id: 'd-test', at: new Date().toISOString(), by: '', count: 4 })
  const before = (await outboxOf(site)).length
  await site.payload.jobs.queue({ task: 'announce', queue: 'mail', input: { announcement: announcementOf('c-test') } })
  await isAllSent()
  await eventually(async () => expect((await outboxOf(site)).length).toBe(before + docs.length - 2))
})

test('another opening hour is a change to be told, beside the one before', async () => {
  const data = { identifier: 'gate-evening', title: 'Gate Evening', isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', endsAt: '2028-05-10T14:00:00Z' }
  const { doc } = await cms.send('POST', 'events?locale=en', { ...data, doors: 'The gate opens at 09:00', _status: 'published' })
  expect((await post(site, '/api/registrations', registrationBody(NINO, data.identifier))).status).toBe(201)
  expect(await previewOf(doc.id)).toMatchObject({ count: 1, unnotified: 0, facts: { en: { subject: 'A message about Gate Evening', doors: 'The gate opens at 09:00' } } })
  await cms.publish('events', doc.id, { doors: 'The gate opens at 08:15' })
  expect(await previewOf(doc.id)).toMatchObject({ unnotified: 1, facts: { en: { subject: 'Update: Gate Evening' } } })
  expect((await announce(desk, {}, doc.id)).status).toBe(200)
  const email = await emailTo(site, NINO, 'The gate opens at 08:15')
  expect(email.text).toContain('(previously: The gate opens at 09:00)')
  expect(entryOf(calendarOf(email)).entry.description).toContain('08:15')
  expect((await previewOf(doc.id)).unnotified).toBe(0)
})

const waiting = (task: string): Where => ({ and: [{ taskSlug: { equals: task } }, { completedAt: { exists: false } }] })

/** Waits until every job of a task is done. */
const noneWaits = (task: string) =>
  eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: waiting(task) })).totalDocs).toBe(0))

/** Makes the time pass that staff have to take a publication back, and waits for what follows from it. */
async function passDelay(): Promise<void> {
  await makeJobsDue(site.payload, 'announce')
  await noneWaits('announce')
}

const twoDays = { isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', endsAt: '2028-05-11T14:00:00Z', _status: 'published' }

test('a new date and venue reach everybody’s calendar by themselves, shortly after they are published', async () => {
  const { doc } = await cms.send('POST', 'events?locale=en', { ...twoDays, identifier: 'self-moving', title: TITLE })
  for (const [startsAt, endsAt] of [['2028-06-21T07:00:00Z', '2028-06-21T13:00:00Z'], ['2028-06-22T08:30:00Z', '2028-06-22T09:00:00Z']]) {
    await cms.send('POST', 'sessions?locale=en', { event: doc.id, title: 'A session', startsAt, endsAt, _status: 'published' })
  }
  const registerFor = (email: string, lang = 'en') => post(site, `/api/registrations?lang=${lang}`, registrationBody(email, 'self-moving'))
  const [english, georgian, later] = ['ana@self.example', 'ilia@self.example', 'later@self.example']
  for (const [email, lang] of [[english, 'en'], [georgian, 'ge']] as const) expect((await registerFor(email, lang)).status).toBe(201)
  const first = entryOf(calendarOf(await emailTo(site, english, 'registered')))

  await cms.publish('events', doc.id, { startsAt: '2028-06-21T06:00:00Z', endsAt: '2028-06-22T14:00:00Z', venue: { name: 'Old Brewery' } })
  const { pendingAt, unnotified } = await previewOf(doc.id)
  expect(unnotified).toBe(2)
  expect(Date.parse(pendingAt ?? '') - Date.now()).toBeLessThan(60_000)
  expect((await registerFor(later)).status).toBe(201)
  await passDelay()
  const email = await emailTo(site, english, subjectOf('en', 'eventChanged'))
  expect(email.text).toContain('Old Brewery')
  const moved = entryOf(calendarOf(email))
  expect([moved.method, moved.entry.uid]).toEqual(['REQUEST', first.entry.uid])
  expect(moved.entry.sequence).toBeGreaterThan(first.entry.sequence)
  // The first day until its last session, the second one from its first session to the end.
  const days = ['2028-06-21T10:00:00 – 2028-06-21T17:00:00', '2028-06-22T12:30:00 – 2028-06-22T18:00:00']
  expect(daysOf(calendarOf(email))).toEqual(days)
  expect(daysOf(calendarOf(await emailTo(site, georgian, subjectOf('ka', 'eventChanged'))))).toEqual(days)
  // Who registered after the publication knows.
  expect((await outboxOf(site)).filter(goesTo(later))).toHaveLength(1)
  await eventually(async () => expect(await previewOf(doc.id)).toMatchObject({ unnotified: 0, pendingAt: null, last: { by: '', count: 2, emailed: 2, endedAt: expect.any(String) } }))
  // What says nothing new is told to nobody.
  await cms.publish('events', doc.id, { summary: 'Two days at the river.' })
  expect((await previewOf(doc.id)).pendingAt).toBeNull()
})

test('what is taken back in time, or held, is not told, and what staff send is not told twice', async () => {
  const { doc } = await cms.send('POST', 'events?locale=en', { ...twoDays, identifier: 'held-summit', title: TITLE })
  const guest = 'keti@held.example'
  expect((await post(site, '/api/registrations', registrationBody(guest, 'held-summit'))).status).toBe(201)
  const emails = async () => (await outboxOf(site)).filter(goesTo(guest)).length
  await eventually(async () => expect(await emails()).toBe(1))
  const hold = (staff: Staff) => staff.ask('POST', `events/${doc.id}/announcement-hold`)

  await cms.publish('events', doc.id, { startsAt: '2028-05-09T06:00:00Z' })
  await cms.publish('events', doc.id, { startsAt: twoDays.startsAt })
  await passDelay()
  expect(await emails()).toBe(1)

  await cms.publish('events', doc.id, { status: 'postponed' })
  expect((await send(site, 'POST', `/cms/api/events/${doc.id}/announcement-hold`, { body: {} })).status).toBe(403)
  expect((await previewOf(doc.id)).pendingAt).not.toBeNull()
  // Who may publish may also stop what follows from it.
  const held = await hold(editor)
  expect([held.status, await held.json()]).toEqual([200, { message: 'Nobody is emailed until somebody at the desk sends it.' }])
  // A space is no news.
  await cms.publish('events', doc.id, { summary: 'It will take a while.', doors: ' ', venue: { city: ' ' } })
  await passDelay()
  expect(await previewOf(doc.id)).toMatchObject({ pendingAt: null, unnotified: 1, last: null })
  expect(await emails()).toBe(1)

  await cms.publish('events', doc.id, { status: 'cancelled' })
  expect((await announce(desk, { message: { en: 'We are sorry.' }, after: '' }, doc.id)).status).toBe(200)
  await passDelay()
  await eventually(async () => expect(await emails()).toBe(2))
  expect(await previewOf(doc.id)).toMatchObject({ unnotified: 0, last: { by: deskAccount.email } })

  await cms.publish('events', doc.id, { status: 'scheduled' })
  await passDelay()
  await eventually(async () => expect(await emails()).toBe(3))
  expect((await hold(desk)).status).toBe(409)
})

/** Publishes an event with one guest, who knows of it. */
async function openEvent(identifier: string) {
  const { doc } = await cms.send('POST', 'events?locale=en', { ...twoDays, identifier, title: TITLE })
  const guest = `guest@${identifier}.example`
  expect((await post(site, '/api/registrations', registrationBody(guest, identifier))).status).toBe(201)
  const hasEmails = (count: number) => eventually(async () => expect((await outboxOf(site)).filter(goesTo(guest))).toHaveLength(count))
  await hasEmails(1)
  return { id: doc.id, guest, hasEmails }
}

/** Puts the time at which guests are told by themselves into the past. */
async function makeOverdue(event: string, milliseconds: number): Promise<void> {
  const key = `pending-announcement-${event}`
  const pending = await readValue<object>(site.payload, key)
  await saveValue(site.payload, key, { ...pending, at: new Date(Date.now() - milliseconds).toISOString() })
}

test('an event that loses its date leaves the calendars of its guests at the one it had', async () => {
  for (const status of ['scheduled', 'postponed', 'cancelled']) {
    const { id, guest, hasEmails } = await openEvent(`without-date-${status}`)
    const [first] = (await outboxOf(site)).filter(goesTo(guest)).map((email) => entryOf(calendarOf(email)))
    await cms.publish('events', id, { status, startsAt: null, endsAt: null })
    expect((await announce(desk, {}, id)).status).toBe(200)
    await hasEmails(2)
    const entries = async () => (await outboxOf(site)).filter(goesTo(guest)).map((email) => calendarOf(email) && entryOf(calendarOf(email)))
    const cancelled = (await entries()).flatMap((entry) => (entry && entry.method === 'CANCEL' ? [entry.entry] : []))
    expect(cancelled.map(({ uid, startDate }) => [uid, String(startDate)]), status).toEqual([[first?.entry.uid, String(first?.entry.startDate)]])
    expect(cancelled[0]?.sequence).toBeGreaterThan(first?.entry.sequence ?? Infinity)
  }
})

test('a guest who cancels after the date is gone takes the entry out, too', async () => {
  const { id, guest, hasEmails } = await openEvent('gone-with-date')
  await cms.publish('events', id, { status: 'postponed', startsAt: null, endsAt: null })
  await cms.send('PATCH', `registrations/${await cms.keyOf('registrations', 'email', guest)}`, { state: 'withdrawn' })
  await hasEmails(2)
  const methods = (await outboxOf(site)).filter(goesTo(guest)).map((email) => entryOf(calendarOf(email)).method)
  expect(methods.sort()).toEqual(['CANCEL', 'REQUEST'])
})

test('a change that was unpublished in time is told once it is published again', async () => {
  const { id, hasEmails } = await openEvent('twice-published')
  await cms.publish('events', id, { status: 'cancelled' })
  await cms.send('PATCH', `events/${id}?locale=en`, { _status: 'draft' })
  await passDelay()
  expect(await previewOf(id)).toMatchObject({ pendingAt: null, last: null })
  await cms.publish('events', id, {})
  const { pendingAt, unnotified } = await previewOf(id)
  expect([unnotified, Date.parse(pendingAt ?? '') > Date.now()]).toEqual([1, true])
  await passDelay()
  await hasEmails(2)
})

test('a change whose job was lost is told after the next publication, and no past time is named until then', async () => {
  const { id, hasEmails } = await openEvent('lost-job')
  await cms.publish('events', id, { startsAt: '2028-05-09T06:00:00Z' })
  await site.payload.delete({ collection: 'payload-jobs', where: waiting('announce') })
  await makeOverdue(id, 1000)
  // The worker may still be busy with something else.
  expect((await previewOf(id)).pendingAt).not.toBeNull()
  await makeOverdue(id, HOUR)
  expect(await previewOf(id)).toMatchObject({ pendingAt: null, unnotified: 1 })
  await cms.publish('events', id, { summary: 'Nothing new.' })
  expect(Date.parse((await previewOf(id)).pendingAt ?? '')).toBeGreaterThan(Date.now())
  await passDelay()
  await hasEmails(2)
  await makeOverdue(id, HOUR)
  await cms.publish('events', id, { summary: 'Nothing new again.' })
  await passDelay()
  await hasEmails(2)
})

test('the audit log names who kept an email back, once, and what was held stays held however late it is published again', async () => {
  const { id, hasEmails } = await openEvent('kept-back')
  const hold = async () => (await editor.ask('POST', `events/${id}/announcement-hold`)).status
  const entries = async () => {
    const { docs } = await cms.send<{ docs: object[] }>('GET', `audit-log?where[document][equals]=${id}&where[by][equals]=${editorAccount.email}`)
    return docs
  }
  // A dialog that is closed before it has loaded asks where nothing is on its way.
  expect([await hold(), await entries()]).toEqual([200, []])
  await cms.publish('events', id, { startsAt: '2028-05-09T06:00:00Z' })
  expect([await hold(), await hold()]).toEqual([200, 200])
  const entry = { action: 'changed', entity: 'events', title: TITLE, changedFields: 'automaticEmail' }
  expect(await entries()).toMatchObject([entry])
  await makeOverdue(id, HOUR)
  await cms.publish('events', id, { summary: 'Nothing new.' })
  await passDelay()
  expect(await previewOf(id)).toMatchObject({ pendingAt: null, unnotified: 1, last: null })

  await cms.publish('events', id, { startsAt: '2028-05-08T06:00:00Z' })
  await passDelay()
  await hasEmails(2)
  expect(await hold()).toBe(409)
  expect(await entries()).toMatchObject([entry])
  // Nobody who closes the dialog another day is told of that email.
  await makeOverdue(id, HOUR)
  expect(await hold()).toBe(200)
})
