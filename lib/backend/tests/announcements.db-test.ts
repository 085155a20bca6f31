import type { PayloadRequest, Where } from 'payload'
import { eventually, expect, MESSAGES, test } from './support/test'
import { beginRecord, endRecord } from '../announcements/announcement'
import type { AnnouncementPreview } from '../announcements/preview-endpoint'
import { saveValue } from '../database/key-values'
import { findFailedJobs } from '../database/queue/failed-jobs'
import { getTranslations } from '@/lib/i18n/translations'
import { applicantAudience } from '../applications'
import { countUnnotified } from '../registrations/audience/unnotified-guests'
import { register, send, Staff } from './support/client'
import { calendarOf, emailTo, entryOf, outboxOf, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'

const EVENT = 'moving-summit'
const TITLE = 'Moving Summit'
const NINO = 'nino@moved.example'
const GIORGI = 'giorgi@moved.example'
const WAITING = 'waits@moved.example'
const LATE = 'late@moved.example'
const GONE = 'gone@moved.example'
const DESK = 'announcer@leadx.example'

const site = await openSite()
const cms = await Staff.signIn(site)
const [desk, editor] = [await cms.hire('desk', DESK), await cms.hire('editor')]
const event = await cms.createEvent(EVENT, { title: TITLE, capacity: 3, endsAt: '2028-05-11T14:00:00Z' })

const registerFor = async (email: string, lang: 'en' | 'ge' = 'en') => (await register(site, email, EVENT, {}, lang)).status
const announce = (staff: Staff, body: unknown, key = event) => staff.ask('POST', `events/${key}/announce`, body)
/** How the subject of an email on the event begins. */
const subjectOf = (lang: 'en' | 'ka', change: 'eventChanged' | 'eventNews' | 'eventRevived' | 'eventPostponed' | 'eventCancelled') => {
  return `^${getTranslations({ locale: lang, namespace: 'Emails' })(`${change}Subject`, { event: TITLE, hasMessage: 'true' })}`
}
const emailsWith = async (subject: string) => (await outboxOf(site)).filter((email) => new RegExp(subject).test(email.subject ?? ''))

test('whoever registered hears in their language that an event has moved, and finds it moved in the calendar', async () => {
  for (const [email, lang] of [[GONE], [NINO], [GIORGI, 'ge']] as const) expect(await registerFor(email, lang)).toBe(201)
  expect(await registerFor(WAITING)).toBe(200)
  await cms.send('PATCH', `registrations/${await cms.keyOf('registrations', 'email', GONE)}`, { state: 'withdrawn' })
  const first = entryOf(calendarOf(await emailTo(site, NINO, 'registered')))
  expect((await countUnnotified(site.payload, event, applicantAudience)).unnotified).toBe(0)
  await cms.publish('events', event, { startsAt: '2028-06-21T06:00:00Z', endsAt: '2028-06-22T14:00:00Z' })
  // Everybody but the one who is gone.
  expect(await countUnnotified(site.payload, event, applicantAudience), 'one of them waits').toEqual({ unnotified: 3, oldEntries: 2, neverEmailed: 0, applicants: 0 })
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
  const georgian = await emailTo(site, GIORGI, subjectOf('ka', 'eventChanged'))
  expect(georgian.text).toContain(message.ka)
  expect(withPlainSpaces(georgian.text)).toMatch(/21–22 ივნისი, 2028, .*10–11 მაისი, 2028/)
  expect(calendarOf(await emailTo(site, WAITING, subjectOf('en', 'eventChanged')))).toBe('')
  expect(await emailsWith(subjectOf('en', 'eventChanged'))).toHaveLength(2)
  expect((await countUnnotified(site.payload, event, applicantAudience)).unnotified).toBe(0)
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

test('before everybody is emailed, each kind of recipient is counted by language, and nobody gets a heading without a message', async () => {
  const asked = await desk.consequencesOf('POST', `events/${event}/announce`, { message: { en: 'Only in English.' } })
  expect([asked?.heading, asked?.sentences, asked?.button]).toEqual([
    'This sends 3 emails',
    ['1 offered a seat, in English: your message.', '1 registered, in English: your message.', '1 registered, in Georgian: your message in English, as there is none in Georgian.'],
    'Send 3 emails',
  ])
  expect((await announce(desk, { message: { en: 'Only in English.' } })).status).toBe(200)
  await eventually(async () => expect((await emailsWith(subjectOf('ka', 'eventNews'))).map(({ text }) => text).join()).toContain('Only in English.'))
  expect((await announce(desk, {})).status).toBe(200)
  const { text } = await emailTo(site, NINO, `^The details of ${TITLE}`)
  expect(text).not.toContain('A message from the organisers')
})

test('a postponed event leaves the calendar until it has a new date, a cancelled one for good', async () => {
  expect(await registerFor(LATE)).toBe(200)
  const late = await cms.keyOf('registrations', 'email', LATE)
  const state = async () => (await cms.send<{ state: string }>('GET', `registrations/${late}?depth=0`)).state
  await cms.publish('events', event, { status: 'postponed' })
  expect((await countUnnotified(site.payload, event, applicantAudience)).unnotified).toBe(4)
  expect((await announce(desk, { message: {} })).status).toBe(200)
  const postponed = await emailTo(site, NINO, subjectOf('en', 'eventPostponed'))
  expect(entryOf(calendarOf(postponed)).method).toBe('CANCEL')
  expect(withPlainSpaces(postponed.text)).toMatch(new RegExp(`${MESSAGES.en.Emails.noDate} .*21–22 June 2028`))
  expect((await countUnnotified(site.payload, event, applicantAudience)).unnotified).toBe(0)
  await cms.publish('events', event, { status: 'cancelled' })
  expect((await announce(desk, {})).status).toBe(200)
  const cancelled = await emailTo(site, GIORGI, subjectOf('ka', 'eventCancelled'))
  expect(entryOf(calendarOf(cancelled)).status).toBe('CANCELLED')
  expect(cancelled.text).not.toContain('/registration/')
  await cms.publish('events', event, { capacity: 4 })
  expect(await state()).toBe('waiting')
  await cms.publish('events', event, { status: 'scheduled' })
  await eventually(async () => expect(await state()).toBe('offered'))
  expect((await announce(desk, {})).status).toBe(200)
  await eventually(async () => {
    const emails = [...(await emailsWith(subjectOf('ka', 'eventChanged'))), ...(await emailsWith(subjectOf('ka', 'eventRevived')))]
    expect(emails.map((email) => entryOf(calendarOf(email)).entry.sequence)).toEqual([1, 7])
  })
})

test('nobody else may write to all, nothing is sent where there is nothing to say, and it is noted who did', async () => {
  expect((await send(site, 'POST', `/cms/api/events/${event}/announce`, { body: {} })).status).toBe(403)
  expect((await announce(editor, {})).status).toBe(403)
  const tooLong = await announce(desk, { message: { en: 'x'.repeat(2001) } })
  expect([tooLong.status, JSON.stringify(await tooLong.json())]).toEqual([422, expect.stringContaining('2000')])
  expect((await announce(desk, 'nonsense')).status).toBe(400)
  for (const body of [{ message: { de: 'Hallo' } }, { message: 7 }]) expect((await announce(desk, body)).status).toBe(422)
  expect((await announce(desk, {}, 'nope')).status).toBe(404)
  const { doc: empty } = await cms.send('POST', 'events?locale=en', { identifier: 'nobody-comes', title: 'Nobody Comes', _status: 'published' })
  expect((await announce(desk, {}, empty.id)).status).toBe(422)
  const { docs } = await cms.send<{ docs: { by: string; document: string }[] }>('GET', 'audit-log?where[action][equals]=announced')
  expect(docs.map(({ by, document }) => [by, document])).toEqual(Array.from({ length: 7 }, () => [DESK, event]))
})

test('staff get a test of their own in each language, and nobody else hears of it', async () => {
  const message = { en: 'Only a try.', ka: 'მხოლოდ ცდაა.' }
  // The last emails of the test before may still be on their way.
  await noneWaits('sendMail')
  const before = (await outboxOf(site)).length
  expect((await editor.ask('POST', `events/${event}/announcement-test`, { message })).status).toBe(403)
  expect((await desk.ask('POST', `events/${event}/announcement-test`, { message })).status).toBe(200)
  for (const lang of ['en', 'ka'] as const) {
    const email = await emailTo(site, DESK, `^\\[Test\\] ${subjectOf(lang, 'eventNews').slice(1)}`)
    expect(email.text).toContain(message[lang])
    expect(email.text).not.toContain('/registration/')
    expect(email.attachments.filter(({ contentType }) => contentType === 'text/calendar')).toEqual([])
    expect(email.text).toContain(`/event/${EVENT}`)
  }
  expect(await outboxOf(site)).toHaveLength(before + 2)
})

test('a second press, or a colleague who was faster, does not write to everybody again', async () => {
  const [{ last }, before] = [await previewOf(event), (await outboxOf(site)).length]
  const presses = await Promise.all([1, 2, 3].map(() => announce(desk, { message: {}, after: last?.id })))
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await announce(desk, { message: {}, after: '' })).status).toBe(409)
  await eventually(async () => expect(await outboxOf(site)).toHaveLength(before + 4))
})

const previewOf = (key: string) => desk.send<AnnouncementPreview>('GET', `events/${key}/announcement`)

test('before staff write to all they see what will be said, what will not, and the last time', async () => {
  expect((await send(site, 'GET', `/cms/api/events/${event}/announcement`)).status).toBe(403)
  expect((await desk.ask('GET', 'events/nope/announcement')).status).toBe(404)
  const { facts, hasUnpublishedChanges, last } = await previewOf(event)
  expect({ ...facts?.en, when: withPlainSpaces(facts?.en.when) }).toEqual({ subject: `A message about ${TITLE}`, when: expect.stringContaining('21–22 June 2028'), where: '', doors: '', startsAt: '2028-06-21T06:00:00.000Z', endsAt: '2028-06-22T14:00:00.000Z', timezone: 'Asia/Tbilisi' })
  expect(facts?.ka.when).toContain('2028')
  expect([hasUnpublishedChanges, last?.by]).toEqual([false, DESK])
  await eventually(async () => expect((await previewOf(event)).last).toMatchObject({ count: 4, emailed: 4, endedAt: expect.any(String) }))

  await cms.send('PATCH', `events/${event}?draft=true`, { startsAt: '2028-09-01T06:00:00Z', endsAt: '2028-09-02T14:00:00Z', _status: 'draft' })
  const changed = await previewOf(event)
  expect([changed.hasUnpublishedChanges, changed.facts?.en.when]).toEqual([true, facts?.en.when])
})

test('an event that is unpublished while everybody is written to is shown as failed, and goes on when it is published again', async () => {
  console.error = () => undefined
  const failed = async () => (await findFailedJobs(site.payload, ['announce'], 5)).jobs
  const before = (await outboxOf(site)).length
  // Staff cannot by themselves, but what writes content by the API can.
  await site.payload.update({ collection: 'events', id: event, locale: 'en', data: { _status: 'draft' }, context: { withoutGuards: true } })
  expect((await announce(desk, {})).status).toBe(422)
  const announcement = { id: 'a-test', event, message: {}, last: 100, isForUnnotified: false }
  await site.payload.jobs.queue({ task: 'announce', queue: 'mail', input: { announcement } })
  await eventually(async () => expect((await failed()).map(({ reason }) => reason)).toEqual([expect.stringMatching(/^4 people were not written to/)]))
  expect((await outboxOf(site)).length).toBe(before)
  expect((await previewOf(event)).facts).toBeNull()

  await cms.publish('events', event, {})
  const [job] = await failed()
  expect((await desk.ask('POST', `failed-jobs/${job?.id}/retry`)).status).toBe(200)
  await eventually(async () => expect((await outboxOf(site)).length).toBe(before + 4))
  const rows = await site.payload.db.find<{ key: string }>({ collection: 'payload-kv', where: { key: { like: 'announcement-' } }, pagination: false })
  expect(rows.docs.map(({ key }) => key).filter((key) => !key.startsWith('pending-'))).toEqual([`last-announcement-${event}`])
})

test('an announcement whose job runs again, since the process ended before it was noted as done, reaches nobody twice', async () => {
  // Those that follow from a publication have a time before which they do not run.
  const isDue = (task: string): Where => ({ and: [waiting(task), { waitUntil: { exists: false } }] })
  const noneIsDue = (task: string) => eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: isDue(task) })).totalDocs).toBe(0))
  const runAgain = async (id: string, more: { isForUntold?: true } = {}) => {
    await site.payload.jobs.queue({ task: 'announce', queue: 'mail', input: { announcement: { id, event, message: {}, last: 100, isForUnnotified: false, ...more } } })
    await noneIsDue('announce')
    await noneIsDue('sendMail')
  }
  const before = (await outboxOf(site)).length
  await runAgain('a-test')
  expect((await outboxOf(site)).length).toBe(before)
  await runAgain('b-test')
  expect((await outboxOf(site)).length, 'one that nobody has got yet').toBe(before + 4)
  for (const id of ['b-test', 'a-test']) await runAgain(id)
  await runAgain('of-a-former-release', { isForUntold: true })
  expect((await outboxOf(site)).length).toBe(before + 4)
})

test('an announcement that was interrupted goes on where it was, also after another one', async () => {
  const announcementOf = (id: string) => ({ id, event, message: {}, last: 100, isForUnnotified: false })
  const { docs } = await site.payload.find({ collection: 'registrations', where: { and: [{ event: { equals: event } }, { state: { not_equals: 'withdrawn' } }] }, sort: 'number', depth: 0 })
  const isAllSent = () => eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: { and: [waiting('announce'), { waitUntil: { exists: false } }] } })).totalDocs).toBe(0))
  const [, second] = docs
  const req = { payload: site.payload } as PayloadRequest
  await beginRecord(req, event, { id: 'c-test', at: new Date().toISOString(), by: '', count: 4 })
  await saveValue(site.payload, 'announcement-c-test', { number: second?.number, id: second?.id })
  await endRecord(req, announcementOf('c-test'), false)
  await beginRecord(req, event, { id: 'd-test', at: new Date().toISOString(), by: '', count: 4 })
  const before = (await outboxOf(site)).length
  await site.payload.jobs.queue({ task: 'announce', queue: 'mail', input: { announcement: announcementOf('c-test') } })
  await isAllSent()
  await eventually(async () => expect((await outboxOf(site)).length).toBe(before + docs.length - 2))
})

test('another opening hour is a change to be told, beside the one before', async () => {
  const id = await cms.createEvent('gate-evening', { title: 'Gate Evening', endsAt: '2028-05-10T14:00:00Z', doors: 'The gate opens at 09:00' })
  expect((await register(site, NINO, 'gate-evening')).status).toBe(201)
  expect(await previewOf(id)).toMatchObject({ count: 1, unnotified: 0, facts: { en: { subject: 'A message about Gate Evening', doors: 'The gate opens at 09:00' } } })
  await cms.publish('events', id, { doors: 'The gate opens at 08:15' })
  expect(await previewOf(id)).toMatchObject({ unnotified: 1, facts: { en: { subject: 'Update: Gate Evening' } } })
  expect((await announce(desk, {}, id)).status).toBe(200)
  const email = await emailTo(site, NINO, 'The gate opens at 08:15')
  expect(email.text).toContain('(previously: The gate opens at 09:00)')
  expect(entryOf(calendarOf(email)).entry.description).toContain('08:15')
  expect((await previewOf(id)).unnotified).toBe(0)
})

const waiting = (task: string): Where => ({ and: [{ taskSlug: { equals: task } }, { completedAt: { exists: false } }] })

/** Waits until every job of a task is done. */
const noneWaits = (task: string) =>
  eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: waiting(task) })).totalDocs).toBe(0))
