// On Postgres too: people are chosen by statements on dates and zones.
import { after, eventually, expect, MESSAGES, test } from './support/test'
import type { ParsedMail } from 'mailparser'
import type { Where } from 'payload'
import { findFailedJobs } from '../database/queue/failed-jobs'
import { formatTicketCode } from '@/lib/site/tickets/ticket-code'
import { readTicketText } from '@/lib/site/tickets/ticket-text'
import type { EmailPreview } from '../wording/wording-endpoints'
import type { ReminderRuns } from '../reminders/runs-endpoint'
import { post, send, Staff } from './support/client'
import { MailServer } from './support/mail-server'
import { moveClock, resetClock } from './support/moved-clock.mjs'
import { addressesOf, linkIn, qrTextsOf, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { endLeases } from './support/sql'
import { freePort } from '../../../scripts/test/local-server.mjs'
import { registrationBody } from '../../../scripts/test/visitor'
import { startWorkerProcess, type Program } from './support/programs'

const EVENT = 'berlin-evening'
const TITLE = 'Berlin Evening'
const NINO = 'nino@reminded.example'
const GIORGI = 'giorgi@reminded.example'
const GONE = 'gone@reminded.example'
const WAITING = 'waits@reminded.example'
const LATE = 'late@reminded.example'
const OTHERS = Array.from({ length: 11 }, (_, index) => `guest-${index}@reminded.example`)
// Clocks there go forward on 28 March 2027, the day before the event.
const TIMES = { startsAt: '2027-03-29T07:30:00Z', endsAt: '2027-03-29T16:00:00Z', timezone: 'Europe/Berlin' }
const LONG_BEFORE = '2027-03-01T09:00:00Z'
const WEEK_BEFORE = '2027-03-22T09:00:00Z'
const DAY_BEFORE = '2027-03-28T08:00:00Z'
const MORNING = '2027-03-29T05:00:00Z'
const OWN_WORDS = 'Bring a coat: the hall is cold.'

const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ content: 'empty', settings: { SMTP_URL: mailServer.smtpUrl }, hasWorker: false })
const { queueReminders } = await import('../reminders/queue-reminders')
const { reminderRecipients } = await import('../registrations/reminder-recipients')
const { sendEmails } = await import('../email/delivery/email-queue')
const { applicantAudience } = await import('../applications')
const { countUnnotified } = await import('../registrations/audience/unnotified-guests')
const workers: Program[] = []
let staffHour = 0
after(async () => {
  resetClock()
  await Promise.all(workers.map((worker) => worker.end()))
  await mailServer.close()
})

/** Does something at another time, as it is told by the clock of this process. */
async function at<Result>(instant: string, work: () => Promise<Result>): Promise<Result> {
  moveClock(instant)
  return work().finally(resetClock)
}

/** What a worker does at a time. @returns the emails that came of it */
function workAt(instant: string): Promise<ParsedMail[]> {
  return at(instant, async () => {
    const before = mailServer.mails.length
    await queueReminders(site.payload, reminderRecipients)
    while (await sendEmails(site.payload));
    return mailServer.mails.slice(before)
  })
}

const isReminder = (mail: ParsedMail) => ['Coming up', 'Tomorrow', 'Today', 'Thank you', 'მალე', 'ხვალ', 'დღეს', 'გმადლობთ'].some((word) => mail.subject?.startsWith(word))
const toWhom = (mails: readonly ParsedMail[]) => mails.filter(isReminder).flatMap(addressesOf).sort()
const everybodyBut = (...absent: string[]) => [NINO, GIORGI, ...OTHERS].filter((address) => !absent.includes(address)).sort()
/** Each time later than before: the CMS takes the latest version of a document for the present one. */
const staffDo = (work: (staff: Staff) => Promise<unknown>) =>
  at(new Date(Date.parse(LONG_BEFORE) + (staffHour += 1) * 3_600_000).toISOString(), async () => work(await Staff.signIn(site)))
const registerAt = (instant: string, email: string, lang = 'en', more: object = {}) =>
  at(instant, async () => (await post(site, `/api/registrations?lang=${lang}`, registrationBody(email, EVENT, more))).status)
const publish = (data: object, locale: 'en' | 'ka' = 'en') => staffDo((staff) => staff.publish('events', event, data, locale))

const event = await at(LONG_BEFORE, async () => {
  const staff = await Staff.signIn(site)
  const { doc } = await staff.send('POST', 'events?locale=en', {
    ...TIMES,
    identifier: EVENT,
    title: TITLE,
    capacity: OTHERS.length + 3,
    companionsLimit: 1,
    isRegistrationActive: true,
    doors: 'The gate opens at 08:45',
    venue: { name: 'Old Mill', city: 'Berlin' },
    reminders: { day: { words: OWN_WORDS } },
    _status: 'published',
  })
  return doc.id
})

test('a week before, nobody hears twice however often the worker is killed, and nobody is left out', async () => {
  expect(await registerAt(LONG_BEFORE, GONE)).toBe(201)
  await staffDo(async (staff) => staff.send('PATCH', `registrations/${await staff.keyOf('registrations', 'email', GONE)}`, { state: 'withdrawn' }))
  expect(await registerAt(LONG_BEFORE, NINO, 'en', { companions: [{ fullName: 'Levan' }] })).toBe(201)
  expect(await registerAt(LONG_BEFORE, GIORGI, 'ge')).toBe(201)
  for (const email of OTHERS) expect(await registerAt(LONG_BEFORE, email)).toBe(201)
  expect(await registerAt(LONG_BEFORE, WAITING)).toBe(200)
  expect(toWhom(await workAt('2027-03-22T08:59:50Z'))).toEqual([])

  const start = (clock: string) => {
    const worker = startWorkerProcess(clock)
    workers.push(worker)
    return worker
  }
  const first = start(WEEK_BEFORE)
  await eventually(() => expect(toWhom(mailServer.mails).length).toBeGreaterThan(5), { interval: 5 })
  await first.end()
  await endLeases(process.env.DATABASE_URL ?? '')
  const second = start('2027-03-22T09:10:00Z')
  const waiting = () => site.payload.count({ collection: 'payload-jobs', where: { hasError: { not_equals: true } } })
  await eventually(async () => expect((await waiting()).totalDocs).toBe(0))
  expect(await second.end('SIGTERM')).toBe(0)
  // Where it was killed between the last line and the answer, staff are asked to look.
  const { jobs: unknown } = await findFailedJobs(site.payload, ['remind'], OTHERS.length)
  expect(unknown.length).toBeLessThanOrEqual(1)
  const received = toWhom(mailServer.mails)
  expect(new Set(received).size).toBe(received.length)
  expect(everybodyBut(...received).length).toBeLessThanOrEqual(unknown.length)
  expect(received).not.toContain(GONE)
  expect(received).not.toContain(WAITING)
  for (const { id } of unknown) await site.payload.delete({ collection: 'payload-jobs', id })
})

test('the day before they hear at ten o’clock by the new summer time, in their language, with all they need', async () => {
  expect(await registerAt('2027-03-28T08:00:01Z', LATE)).toBe(200)
  expect(toWhom(await workAt('2027-03-28T07:59:59Z'))).toEqual([])
  const mails = await workAt(DAY_BEFORE)
  expect(toWhom(mails)).toEqual(everybodyBut())
  expect(toWhom(await workAt('2027-03-28T08:30:00Z'))).toEqual([])

  const english = mails.find((mail) => addressesOf(mail).includes(NINO))
  expect(english?.subject).toBe(`Tomorrow: ${TITLE}`)
  for (const words of [OWN_WORDS, '29 March 2027, 09:30', '08:45', 'Old Mill, Berlin']) expect(withPlainSpaces(english?.text)).toContain(words)
  // Words of staff do not hide which event it is about.
  expect(english?.html).toContain(`>${TITLE}</td>`)
  expect(english?.text).not.toContain(MESSAGES.en.Emails.reminderDayText.replace('{event}', TITLE))
  const { docs: [registration, companion] } = await site.payload.find({ collection: 'registrations', where: { email: { equals: NINO } }, sort: 'companion' })
  expect(english?.text).toContain(`${MESSAGES.en.TicketCard.number}: ${registration?.ticketNumber}\n${MESSAGES.en.TicketCard.code}: ${formatTicketCode(registration?.ticketCode ?? '')}`)
  expect((await qrTextsOf(english)).map((text) => readTicketText(text ?? '')?.registration)).toEqual([registration?.id, companion?.id])
  const georgian = mails.find((mail) => addressesOf(mail).includes(GIORGI))
  expect(georgian?.subject).toBe(`ხვალ: ${TITLE}`)
  expect(withPlainSpaces(georgian?.text)).toContain('29 მარტი, 2027')
  expect(georgian?.text).not.toContain(OWN_WORDS)
})

test('whoever cannot come gives the seat to the next with one tap, and whoever has heard enough hears no more', async () => {
  const linkOf = (address: string, end: string) => linkIn(mailServer.to(address).findLast(isReminder), '/registration/').replace(/\/(cancel|reminders)$/, '') + end
  const cancel = linkOf(NINO, '/cancel')
  const token = cancel.split('/')[2] ?? ''
  expect(mailServer.to(NINO).findLast(isReminder)?.text).toContain(cancel)
  const headers: unknown = mailServer.to(GIORGI).findLast(isReminder)?.headers.get('list')
  expect(headers).toMatchObject({ unsubscribe: { url: expect.stringContaining(`${linkOf(GIORGI, '/reminders')}?lang=ge`) }, 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } })
  await at(DAY_BEFORE, async () => {
    const withdrawn = await send(site, 'POST', `/api/ownRegistrations/${token}/withdraw`, { headers: { origin: 'http://localhost:3000' } })
    expect(await withdrawn.json()).toMatchObject({ state: 'withdrawn' })
    const oneClick = await site.fetch(`/api/ownRegistrations/${linkOf(GIORGI, '').split('/')[2]}/stopReminders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.status).toBe(200)
  })
  const { docs } = await site.payload.find({ collection: 'registrations', where: { email: { in: [WAITING, GIORGI] } }, sort: 'email' })
  expect(docs.map(({ state, noReminders }) => [state, noReminders])).toEqual([['confirmed', true], ['offered', false]])
  expect(toWhom(await workAt(MORNING))).toEqual(everybodyBut(NINO, GIORGI))
})

test('reminders of an event that has moved, was cancelled or switched them off say nothing wrong', async () => {
  await site.payload.update({ collection: 'registrations', where: { email: { equals: GIORGI } }, data: { noReminders: false } })
  // It moves while emails wait for the mail server: they are not sent, and the new day has its own.
  await publish({ startsAt: '2027-04-05T07:30:00Z', endsAt: '2027-04-06T16:00:00Z' })
  await at('2027-04-04T08:00:00Z', () => queueReminders(site.payload, reminderRecipients))
  await publish({ startsAt: '2027-04-12T07:30:00Z', endsAt: '2027-04-13T16:00:00Z' })
  expect(toWhom(await workAt('2027-04-04T08:01:00Z'))).toEqual([])
  expect(toWhom(await workAt('2027-04-05T08:00:00Z'))).toEqual([...everybodyBut(NINO)])
  expect(mailServer.mails.findLast(isReminder)?.subject).toContain(TITLE)
  await publish({ status: 'cancelled' })
  expect(toWhom(await workAt('2027-04-11T08:00:00Z'))).toEqual([])
  await publish({ status: 'scheduled', reminders: { week: { isOn: true }, day: { isOn: true }, morning: { isOn: false }, thanks: { isOn: true } } })
  // Too late for the day before, which would say tomorrow.
  expect(toWhom(await workAt('2027-04-12T05:30:00Z'))).toEqual([])
})

test('thanks go to those who came, once, and not to somebody whose data was erased meanwhile', async () => {
  const absent = OTHERS[1] ?? ''
  const came: Where = { and: [{ event: { equals: event } }, { email: { not_equals: absent } }] }
  await site.payload.update({ collection: 'registrations', where: came, data: { checkedInAt: '2027-04-12T07:00:00Z' } })
  await at('2027-04-14T08:00:00Z', () => queueReminders(site.payload, reminderRecipients))
  await staffDo((staff) => staff.send('POST', 'events?locale=en', { identifier: 'next-evening', title: 'Next Evening', isRegistrationActive: true, startsAt: '2029-05-10T06:00:00Z', _status: 'published' }))
  const erased = OTHERS[0] ?? ''
  await staffDo(async (staff) => expect((await staff.ask('POST', 'people/erase', { email: erased })).status).toBe(200))
  const thanks = await workAt('2027-04-14T08:00:01Z')
  expect(toWhom(thanks)).toEqual(everybodyBut(NINO, erased, absent))
  const again = thanks.find((mail) => addressesOf(mail).includes(OTHERS[2] ?? ''))
  expect(again?.text).toMatch(/register for Next Evening:\n\S+\/registration\/[\w-]+/)
  expect(toWhom(await workAt('2027-04-14T09:00:00Z'))).toEqual([])
})

test('staff see what an email looks like with the words in the form, and to how many it went', async () => {
  await staffDo(async (staff) => {
    const body = { kind: 'reminderWeek', locale: 'ka', words: { text: 'წამოიღეთ ქურთუკი <b>ხვალ</b>.' } }
    const preview = await staff.send<EmailPreview>('POST', `events/${event}/email-preview`, body)
    expect(preview.subject).toContain(TITLE)
    for (const words of ['წამოიღეთ ქურთუკი &lt;b&gt;', '08:45', 'Old Mill']) expect(preview.html).toContain(words)
    const runs = await staff.send<ReminderRuns>('GET', `events/${event}/reminders`)
    expect(runs.thanks).toMatchObject({ count: everybodyBut(NINO, OTHERS[1] ?? '').length })
    expect(runs.day).toBeUndefined()
    expect(preview.html).toContain('src="data:image/png;base64,')
    expect((await staff.ask('POST', `events/${event}/email-preview`, { kind: 'reminderYear' })).status).toBe(422)
  })
  expect((await send(site, 'GET', `/cms/api/events/${event}/reminders`)).status).toBe(403)
  expect((await send(site, 'POST', `/cms/api/events/${event}/email-preview`, { body: {} })).status).toBe(403)
})

test('whoever only a reminder has told of an event is told when it is cancelled', async () => {
  const { doc } = await at(LONG_BEFORE, async () => (await Staff.signIn(site)).send('POST', 'events?locale=en', { ...TIMES, identifier: 'quiet-evening', title: 'Quiet Evening', startsAt: '2027-06-14T07:30:00Z', endsAt: null, isRegistrationActive: true, _status: 'published' }))
  await staffDo((staff) => staff.send('POST', 'registrations/guest', { event: doc.id, fullName: 'Quiet', email: 'quiet@reminded.example', isTold: false }))
  const unnotified = async () => at('2027-06-08T08:00:00Z', async () => (await countUnnotified(site.payload, doc.id, applicantAudience)).unnotified)
  expect(toWhom(await workAt('2027-06-07T08:30:00Z'))).toEqual(['quiet@reminded.example'])
  expect(await unnotified()).toBe(0)
  await staffDo((staff) => staff.publish('events', doc.id, { status: 'cancelled' }))
  expect(await unnotified()).toBe(1)
})
