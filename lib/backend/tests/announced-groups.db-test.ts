// On Postgres too: states are columns of an enum there, and one that a collection does not have is an error.
import type { PayloadRequest, Where } from 'payload'
import type { AnnouncementPreview } from '../announcements/preview-endpoint'
import { saveProgress } from '../announcements/announcement'
import type { Announcement } from '../email/announcement-job'
import { post, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { emailTo, goesTo, outboxOf } from './support/outbox'
import { openSite } from './support/site'
import { eventually, expect, MESSAGES, SAME_ON_BOTH, test } from './support/test'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const EVENT = 'grouped'
const event = await staff.createEvent(EVENT, { title: 'Grouped', kind: 'accelerator', isApplyActive: true, capacity: 3, endsAt: '2028-05-11T14:00:00Z' })

const [NINO, GIORGI, WAITING, INVITED] = ['nino@grouped.example', 'giorgi@grouped.example', 'waits@grouped.example', 'invited@grouped.example']
const [RECEIVED, ACCEPTED, DECLINED] = ['received@grouped.example', 'accepted@grouped.example', 'declined@grouped.example']
const PEOPLE = [NINO, GIORGI, WAITING, INVITED, RECEIVED, ACCEPTED, DECLINED]

for (const [email, lang] of [[NINO, 'en'], [GIORGI, 'ge']] as const) expect((await post(site, `/api/registrations?lang=${lang}`, registrationBody(email, EVENT))).status).toBe(201)
await staff.send('POST', 'registrations/guest', { event, fullName: 'Ana Invited', email: INVITED, invite: true })
expect((await post(site, '/api/registrations', registrationBody(WAITING, EVENT))).status).toBe(200)
for (const email of [RECEIVED, ACCEPTED, DECLINED]) expect((await post(site, '/api/accelerators', applicationBody(email, EVENT))).status).toBe(201)
for (const [email, state] of [[ACCEPTED, 'accepted'], [DECLINED, 'declined']] as const) await staff.send('PATCH', `accelerators/${await staff.keyOf('accelerators', 'email', email)}`, { state })

/** Waits until no job that is due is left. */
const done = () =>
  eventually(async () => {
    const where: Where = { and: [{ taskSlug: { in: ['announce', 'sendMail'] } }, { completedAt: { exists: false } }, { waitUntil: { exists: false } }] }
    expect((await site.payload.count({ collection: 'payload-jobs', where })).totalDocs).toBe(0)
  })
const announce = (body: object) => staff.ask('POST', `events/${event}/announce`, body)
const previewOf = (to = '') => staff.send<AnnouncementPreview>('GET', `events/${event}/announcement${to && `?to=${to}`}`)

/** Whom emails reached since there were so many. */
async function reachedSince(count: number) {
  await done()
  const emails = (await outboxOf(site)).slice(count)
  return PEOPLE.filter((address) => emails.some(goesTo(address)))
}

async function countEmails() {
  await done()
  return (await outboxOf(site)).length
}

test('each group is counted by language, and offered before anything is sent', async () => {
  const { count, recipients } = await previewOf()
  expect(count).toBe(6)
  expect(recipients.map(({ status, locale, count: alike }) => [status, locale, alike].join(' ')).sort()).toEqual([
    'accepted en 1', 'declined en 1', 'invited en 1', 'received en 1', 'registered en 1', 'registered ka 1', 'waiting en 1',
  ])
  const sentencesTo = async (to?: string) => (await staff.consequencesOf('POST', `events/${event}/announce`, { to, message: { en: 'Hello.' } }))?.sentences
  expect(await sentencesTo('registered')).toEqual(['1 registered, in English: your message.', '1 registered, in Georgian: your message in English, as there is none in Georgian.'])
  expect(await sentencesTo('declined')).toEqual(['1 applied (Declined), in English: your message.'])
  expect(await sentencesTo()).toHaveLength(6)
  for (const to of ['nobody', 'withdrawn', 7, '']) expect((await announce({ to })).status, String(to)).toBe(422)
  expect((await staff.ask('GET', `events/${event}/announcement?to=nobody`)).status).toBe(422)
  expect((await announce({ to: 'offered' })).status, 'a group without anybody').toBe(422)
})

for (const [to, expected] of [
  ['waiting', [WAITING]],
  ['invited', [INVITED]],
  ['registered', [NINO, GIORGI]],
  ['received', [RECEIVED]],
  ['accepted', [ACCEPTED]],
  ['declined', [DECLINED]],
  [undefined, [NINO, GIORGI, WAITING, INVITED, RECEIVED, ACCEPTED]],
] as const) {
  test(`what is for ${to ?? 'everyone'} reaches nobody else`, async () => {
    const before = await countEmails()
    expect((await announce({ to, message: { en: `For ${to}.` } })).status).toBe(200)
    expect(await reachedSince(before)).toEqual(expected)
    expect((await previewOf()).last).toMatchObject({ count: expected.length, emailed: expected.length, endedAt: expect.any(String), ...(to && { to }) })
  })
}

test('each reads the name of the event in their own language', async () => {
  await staff.publish('events', event, { title: 'შეკრება' }, 'ka')
  const message = { en: 'For each of you.', ka: 'თითოეულს.' }
  expect((await announce({ to: 'registered', message })).status).toBe(200)
  for (const [email, words, title] of [[NINO, message.en, 'Grouped'], [GIORGI, message.ka, 'შეკრება']] as const) {
    expect((await emailTo(site, email, words)).subject).toContain(title)
  }
  await done()
})

test('whoever was declined reads the message, and nothing of a valid application', async () => {
  const { text } = await emailTo(site, DECLINED, 'For declined.')
  expect(text).not.toContain('stays valid')
})

test('a test shows what the group gets', async () => {
  for (const [to, words] of [['waiting', MESSAGES.en.Emails.stillWaiting], ['accepted', 'The place that we offered you stays yours.']] as const) {
    const message = { en: `A try for ${to}.` }
    await staff.send('POST', `events/${event}/announcement-test`, { to, message })
    expect((await emailTo(site, 'admin@leadx.example', message.en)).text).toContain(words)
  }
})

test('one that was interrupted goes on with the same group', async () => {
  const { docs } = await site.payload.find({ collection: 'registrations', where: { email: { equals: NINO } }, depth: 0 })
  const [nino] = docs
  const announcement: Announcement = { id: 'interrupted', event, message: {}, last: 100, to: 'registered', isForUnnotified: false }
  const before = await countEmails()
  await saveProgress({ payload: site.payload } as PayloadRequest, announcement, { number: nino?.number ?? 0, id: nino?.id ?? '' }, 1)
  await site.payload.jobs.queue({ task: 'announce', queue: 'mail', input: { announcement } })
  expect(await reachedSince(before)).toEqual([GIORGI])
})

test('what is published is told to everyone all the same, apart from those who have read it', SAME_ON_BOTH, async () => {
  await staff.publish('events', event, { startsAt: '2028-05-09T06:00:00Z' })
  expect(await previewOf('accepted')).toMatchObject({ unnotified: 6, pendingAt: expect.any(String) })
  const before = await countEmails()
  expect((await announce({ to: 'accepted' })).status).toBe(200)
  expect(await reachedSince(before)).toEqual([ACCEPTED])
  expect(await previewOf('accepted')).toMatchObject({ unnotified: 5, pendingAt: expect.any(String), facts: { en: { subject: expect.stringContaining('A message about') } } })
  const between = await countEmails()
  await makeJobsDue(site.payload, 'announce')
  await eventually(async () => expect((await previewOf()).unnotified).toBe(0))
  expect(await reachedSince(between)).toEqual([NINO, GIORGI, WAITING, INVITED, RECEIVED])
})
