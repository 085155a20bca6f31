import type { Where } from 'payload'
import { eventually, expect, LONG, MESSAGES, test } from './support/test'
import { countOpenApplications } from '../admin/today/waiting-people'
import { getTranslations } from '@/lib/i18n/translations'
import type { AnnouncementPreview } from '../announcements/preview-endpoint'
import { post, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { calendarOf, emailsTo, emailTo, goesTo, outboxOf, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const TITLE = 'Workshop'
const DATES = { startsAt: '2028-05-10T06:00:00Z', endsAt: '2028-05-11T14:00:00Z', decisionsAt: '2028-03-01T08:00:00Z' }

/** Publishes an accelerator with an application in each language. */
async function openProgramme(identifier: string) {
  const id = await staff.createEvent(identifier, { ...DATES, title: TITLE, kind: 'accelerator', isApplyActive: true })
  const [english, georgian] = [`nino@${identifier}.example`, `giorgi@${identifier}.example`]
  const apply = async (email: string, lang: string) => expect((await post(site, `/api/accelerators?lang=${lang}`, applicationBody(email, identifier))).status).toBe(201)
  for (const [email, lang] of [[english, 'en'], [georgian, 'ge']] as const) {
    await apply(email, lang)
    await emailsTo(site, email, 1)
  }
  const publish = (change: object) => staff.publish('events', id, change)
  const preview = () => staff.send<AnnouncementPreview>('GET', `events/${id}/announcement`)
  const keyOf = (email: string) => staff.keyOf('accelerators', 'email', email)
  const decide = async (email: string, state: string) => staff.ask('PATCH', `accelerators/${await keyOf(email)}`, { state })
  const countEmails = async (email: string) => (await outboxOf(site)).filter(goesTo(email)).length
  return { id, english, georgian, apply, publish, preview, decide, keyOf, countEmails }
}

/** Makes the time pass that staff have to take a publication back, and waits for what follows from it. */
async function passDelay(): Promise<void> {
  await makeJobsDue(site.payload, 'announce')
  const where: Where = { and: [{ taskSlug: { in: ['announce', 'sendMail'] } }, { completedAt: { exists: false } }] }
  await eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0))
}

const subjectOf = (lang: 'en' | 'ka', kind: 'Changed' | 'News' | 'Revived' | 'Postponed' | 'Cancelled', hasMessage = true) =>
  getTranslations({ locale: lang, namespace: 'Emails' })(`event${kind}Subject`, { event: TITLE, hasMessage: String(hasMessage) })

test('applicants hear by themselves that an event is cancelled, in their language and without a ticket, and that it takes place after all', async () => {
  const { english, georgian, publish, preview, decide } = await openProgramme('cancelled')
  expect((await decide(georgian, 'accepted')).status).toBe(200)
  await emailsTo(site, georgian, 2)
  expect(await preview()).toMatchObject({ count: 2, unnotified: 0, applicants: 0 })
  await publish({ status: 'cancelled' })
  expect(await preview()).toMatchObject({ count: 2, unnotified: 2, applicants: 2, oldEntries: 0, pendingAt: expect.any(String) })
  await passDelay()
  const cancelled = await emailTo(site, english, subjectOf('en', 'Cancelled'))
  expect(cancelled.text).toContain('Your application is cancelled along with it, so no decision will follow.')
  expect(cancelled.text).not.toMatch(/registration|seat|You’ll hear from us/)
  expect([calendarOf(cancelled), cancelled.attachments.filter(({ filename }) => filename?.includes('ticket'))]).toEqual(['', []])
  expect((await emailTo(site, georgian, subjectOf('ka', 'Cancelled'))).text).toContain('გაუქმდა თქვენთვის შემოთავაზებული ადგილიც.')
  expect(await preview()).toMatchObject({ unnotified: 0, pendingAt: null, last: { by: '', count: 2, emailed: 2 } })

  await publish({ status: 'scheduled' })
  await passDelay()
  const revived = withPlainSpaces((await emailTo(site, english, subjectOf('en', 'Revived'))).text)
  for (const words of ['Your application is valid again.', 'You’ll hear from us by 1 March 2028.', '10–11 May 2028']) expect(revived).toContain(words)
  expect((await emailTo(site, georgian, subjectOf('ka', 'Revived'))).text).toContain('შემოთავაზებული ადგილი ისევ თქვენია.')
})

test('a postponed event and a new date reach applicants beside guests, and nobody who was declined', LONG, async () => {
  const { id, english, georgian, publish, preview, decide, countEmails } = await openProgramme('postponed')
  const guest = 'guest@postponed.example'
  expect((await post(site, '/api/registrations', registrationBody(guest, 'postponed'))).status).toBe(201)
  await emailsTo(site, guest, 1)
  await decide(georgian, 'declined')
  await publish({ status: 'postponed' })
  expect(await preview()).toMatchObject({ count: 2, unnotified: 2, applicants: 1, oldEntries: 1 })
  await passDelay()
  const postponed = withPlainSpaces((await emailTo(site, english, subjectOf('en', 'Postponed'))).text)
  for (const words of ['Your application stays valid.', 'We’ll email you as soon as there is a new date.', `${MESSAGES.en.Emails.noDate} (previously: `]) expect(postponed).toContain(words)
  expect(postponed).not.toContain('registration')
  await publish({ status: 'scheduled', startsAt: '2028-06-21T06:00:00Z', endsAt: '2028-06-22T14:00:00Z' })
  await passDelay()
  expect(withPlainSpaces((await emailTo(site, english, subjectOf('en', 'Changed'))).text)).toMatch(/21–22 June 2028, .*10–11 May 2028/)
  // When doors open is for guests.
  await publish({ doors: 'The gate opens at 09:00' })
  expect(await preview()).toMatchObject({ unnotified: 1, applicants: 0 })
  await passDelay()
  expect([await countEmails(english), await countEmails(guest)]).toEqual([3, 4])

  const message = { en: 'Please bring a laptop.' }
  expect((await staff.ask('POST', `events/${id}/announce`, { message })).status).toBe(200)
  await passDelay()
  for (const email of [english, guest]) expect((await emailTo(site, email, subjectOf('en', 'News'))).text).toContain(message.en)
  expect(await countEmails(georgian)).toBe(2)
})

test('what is held is told to no applicant, and staff who send it themselves send it once', async () => {
  const { id, english, apply, publish, preview, countEmails } = await openProgramme('held')
  await publish({ startsAt: '2028-05-09T06:00:00Z' })
  await staff.send('POST', `events/${id}/announcement-hold`)
  await passDelay()
  expect([await countEmails(english), (await preview()).unnotified]).toEqual([1, 2])
  await apply('late@held.example', 'en')
  expect(await preview()).toMatchObject({ count: 3, unnotified: 2 })
  expect((await staff.ask('POST', `events/${id}/announce`, { message: {} })).status).toBe(200)
  await passDelay()
  expect([await countEmails(english), (await preview()).unnotified]).toEqual([2, 0])
})

test('an application of before it was noted what applicants know hears that the event is cancelled', LONG, async () => {
  const { english, publish, preview, keyOf } = await openProgramme('older')
  await site.payload.db.updateOne({ collection: 'accelerators', id: await keyOf(english), data: { emailedFacts: null } })
  await publish({ startsAt: '2028-05-09T06:00:00Z' })
  expect((await preview()).unnotified).toBe(1)
  await publish({ status: 'cancelled' })
  expect((await preview()).unnotified).toBe(2)
  await passDelay()
  await emailTo(site, english, subjectOf('en', 'Cancelled'))
})

test('the number of applications to look at leads to just them, and there is nothing to decide at a cancelled event', async () => {
  const before = await countOpenApplications(site.payload)
  const { publish } = await openProgramme('looked-at')
  expect((await countOpenApplications(site.payload)).applications).toBe(before.applications + 2)
  await publish({ status: 'cancelled' })
  const { applications, applicationList } = await countOpenApplications(site.payload)
  expect(applications).toBe(before.applications)
  expect((await staff.send<{ totalDocs: number }>('GET', `accelerators?${applicationList.split('?')[1]}`)).totalDocs).toBe(applications)
})

test('nobody is accepted to a cancelled event, and what is sent again says that it is cancelled', async () => {
  const { english, publish, decide, keyOf, countEmails } = await openProgramme('refused')
  await publish({ status: 'cancelled' })
  await passDelay()
  const key = await keyOf(english)
  for (const answer of [await decide(english, 'accepted'), await staff.ask('POST', `accelerators/change?where[id][equals]=${key}`, { state: 'accepted' })]) {
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('The event is cancelled')])
  }
  expect((await staff.ask('PATCH', `accelerators/${key}`, { notes: 'Would have been good.', state: 'received' })).status).toBe(200)
  expect(await countEmails(english)).toBe(2)
  expect((await staff.ask('POST', `accelerators/${key}/resend`)).status).toBe(200)
  await eventually(async () => expect((await outboxOf(site)).filter(goesTo(english)).map(({ subject }) => subject).slice(1)).toEqual([subjectOf('en', 'Cancelled'), subjectOf('en', 'Cancelled')]))
})

test('a test of what only applicants would get is worded for applicants', async () => {
  const { id } = await openProgramme('tested')
  expect((await staff.ask('POST', `events/${id}/announcement-test`, { message: {} })).status).toBe(200)
  const email = await emailTo(site, 'admin@leadx.example', `^\\[Test\\] ${subjectOf('en', 'News', false)}`)
  expect(email.text).toContain('Your application stays valid.')
  expect(email.text).not.toContain('registration')
})
