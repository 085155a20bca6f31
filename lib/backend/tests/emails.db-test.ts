import { after, eventually, expect, MESSAGES, test } from './support/test'
import { post, Staff } from './support/client'
import { MailServer } from './support/mail-server'
import { calendarOf, entryOf, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { freePort } from '../../../scripts/test/local-server.mjs'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const mailbox = new MailServer(await freePort())
const site = await openSite({ settings: { SMTP_URL: mailbox.smtpUrl } })
after(() => mailbox.close())
const cms = await Staff.signIn(site)
await cms.publishEvent(EVENT, { capacity: 1, isRegistrationActive: true, questions: [] })

/** Waits for the mails that an address gets. */
async function mailsTo(address: string, count: number) {
  await eventually(() => expect(mailbox.to(address).map(({ subject }) => subject)).toHaveLength(count))
  return mailbox.to(address)
}

test('while the mail server is away nobody is held up; once it is there every email comes, once', async () => {
  const answers = await Promise.all([
    post(site, '/api/registrations?lang=ge', registrationBody('nino@example.com', EVENT)),
    post(site, '/api/registrations', registrationBody('ana@example.com', EVENT)),
    post(site, '/api/subscriptions', { email: 'reader@example.com' }),
    post(site, '/api/accelerators', applicationBody('founder@example.com', 'accelerator-2027')),
    post(site, '/api/commons/email/send?lang=ge', {
      kind: 'contact',
      fullName: 'Vakho Sherozia',
      email: 'vakho@example.com',
      subject: 'A question',
      message: 'First line\n.\nBcc: everybody@example.com',
    }),
  ])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
  expect(mailbox.mails).toHaveLength(0)
  await mailbox.open()
  for (const address of ['nino@example.com', 'ana@example.com', 'reader@example.com', 'founder@example.com']) await mailsTo(address, 1)
  await eventually(() => expect(mailbox.mails).toHaveLength(5))
})

test('a message goes to the organisation, its answer to the visitor, and to nobody else', () => {
  const message = mailbox.mails.find(({ replyTo }) => replyTo?.text.includes('vakho@example.com'))
  expect(message?.text).toContain('Bcc: everybody@example.com')
  expect(message?.bcc).toBeUndefined()
  expect(message?.subject).toContain('A question')
  expect(mailbox.to('everybody@example.com')).toHaveLength(0)
})

test('an email comes in the language of its reader, as text and as a page, with the date in the zone of the event', () => {
  const [one, other] = [mailbox.to('nino@example.com'), mailbox.to('ana@example.com')].flat()
  const seated = [one, other].find((mail) => mail && calendarOf(mail) !== '')
  const waiting = [one, other].find((mail) => mail && calendarOf(mail) === '')
  expect(seated?.text).toMatch(/\/registration\//)
  expect(waiting?.text).toMatch(/\/registration\//)
  expect(one?.text).toContain(MESSAGES.ka.Emails.manage)
  expect(one?.html).toContain('lang="ka"')
  expect(other?.html).toContain('lang="en"')
  const { method, status, entry } = entryOf(calendarOf(seated))
  expect([method, status, entry.sequence]).toEqual(['REQUEST', 'CONFIRMED', 0])
  expect(entry.startDate.zone?.tzid).toBe('Asia/Tbilisi')
})

test('who has a seat corrects and withdraws; who waits is offered it, and takes it', async () => {
  const holder = ['nino@example.com', 'ana@example.com'].find((address) => calendarOf(mailbox.to(address)[0]) !== '') ?? ''
  const next = holder === 'nino@example.com' ? 'ana@example.com' : 'nino@example.com'
  const first = mailbox.to(holder)[0] as NonNullable<ReturnType<MailServer['to']>[0]>
  const manageUrl = `/api/ownRegistrations${linkIn(first, '/registration').replace('/registration', '')}`
  expect(await (await site.fetch(manageUrl)).json()).toMatchObject({ state: 'confirmed' })

  const { fullName: _name, ...rest } = registrationBody(holder, EVENT)
  expect((await post(site, `${manageUrl}/correct`, { ...rest, fullName: 'Another Name' })).status).toBe(200)
  const [, corrected] = await mailsTo(holder, 2)
  expect((await post(site, `${manageUrl}/withdraw`, {})).status).toBe(200)
  expect((await post(site, `${manageUrl}/withdraw`, {})).status, 'a second time').toBe(200)
  const [, , withdrawn] = await mailsTo(holder, 3)
  const entries = [first, corrected, withdrawn].map((mail) => entryOf(calendarOf(mail as NonNullable<typeof mail>)))
  expect(new Set(entries.map(({ entry }) => entry.uid)).size).toBe(1)
  expect(entries.map(({ entry }) => entry.sequence)).toEqual([0, 1, 2])
  expect(entries.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])

  const [, offer] = await mailsTo(next, 2)
  const others = `/api/ownRegistrations${linkIn(offer, '/registration').replace('/registration', '')}`
  expect(await (await site.fetch(others)).json()).toMatchObject({ state: 'offered' })
  expect((await post(site, `${others}/accept`, {})).status).toBe(200)
  expect(await (await site.fetch(others)).json()).toMatchObject({ state: 'confirmed' })
  const [, , confirmed] = await mailsTo(next, 3)
  expect(entryOf(calendarOf(confirmed)).method).toBe('REQUEST')
})

test('a reader confirms by a button, never by a link, and leaves with one click of the mail program', async () => {
  const [email] = mailbox.to('reader@example.com')
  const path = linkIn(email, '/subscription')
  const manageUrl = `/api/ownSubscriptions${path.replace('/subscription', '')}`
  expect(await (await site.fetch(manageUrl)).json()).toMatchObject({ state: 'pending' })
  expect((await post(site, `${manageUrl}/confirm`, {})).status).toBe(200)
  const [, welcome] = await mailsTo('reader@example.com', 2)
  expect(welcome?.from?.value).toEqual([{ name: 'Leadx', address: expect.stringMatching(/^no-reply@/) }])
  expect(welcome?.headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining(`${path}?lang=`) }, 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } })
  const left = await site.fetch(`${path}?lang=ge`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(left.status).toBe(200)
  expect(await (await site.fetch(manageUrl)).json()).toMatchObject({ state: 'unsubscribed' })
})

test('an address in another script is one, however its domain is written, and gets its emails in Punycode', async () => {
  const [typed, coded] = ['info@მაგალითი.გე', 'INFO@xn--lodafveble.xn--node']
  expect((await post(site, '/api/registrations', registrationBody(coded, 'summit-2027'))).status).toBeLessThan(300)
  expect((await post(site, '/api/registrations', registrationBody(typed, 'summit-2027'))).status).toBe(409)
  await eventually(() => expect(mailbox.mails.flatMap(({ headerLines }) => headerLines.map(({ line }) => line))).toContain('To: info@xn--lodafveble.xn--node'))
  expect(await cms.keyOf('registrations', 'email', typed)).not.toBe('')
  expect((await post(site, '/api/commons/email/send', { kind: 'contact', fullName: 'Nino', email: typed, message: 'Hello' })).status).toBe(201)
  const { erased } = await cms.send<{ erased: Record<string, number> }>('POST', 'people/erase', { email: coded })
  expect(erased).toMatchObject({ registrations: 1, messages: 1 })
})

test('who is erased while an email to them is on its way gets that one and no other, and nobody else is held up', async () => {
  const before = mailbox.received
  const answer = mailbox.hold()
  const gone = { email: 'gone@example.com' }
  expect((await post(site, '/api/subscriptions', gone)).status).toBe(201)
  await eventually(() => expect(mailbox.received).toBe(before + 1))
  expect((await post(site, '/api/registrations', registrationBody(gone.email, 'summit-2027'))).status).toBeLessThan(300)
  const began = Date.now()
  const { erased } = await cms.send<{ erased: Record<string, number> }>('POST', 'people/erase', gone)
  expect((await post(site, '/api/subscriptions', { email: 'stays@example.com' })).status).toBe(201)
  // What is held up waits for a lock, until it gives up after 25 seconds.
  expect(Date.now() - began).toBeLessThan(24_000)
  expect(erased).toMatchObject({ subscriptions: 1, registrations: 1, queuedEmails: 2 })
  answer()
  await mailsTo('stays@example.com', 1)
  expect(mailbox.to(gone.email)).toHaveLength(1)
  const { docs } = await site.payload.find({ collection: 'payload-jobs', pagination: false })
  expect(JSON.stringify(docs)).not.toContain(gone.email)
  expect((await post(site, '/api/subscriptions', { email: 'later@example.com' })).status).toBe(201)
  await mailsTo('later@example.com', 1)
})

test('of two workers with one email the slower one changes nothing of what the other one notes', async () => {
  const { deliverEmail } = await import('../email/delivery/email-delivery')
  const [key, to] = ['taken-over', 'taken-over@example.com']
  const record = { key, to, subject: 'Once', queuedAt: new Date().toISOString() }
  const stored = async () => (await site.payload.find({ collection: 'emails', where: { key: { equals: key } } })).docs
  const release = mailbox.hold()
  const deliveries = ['one', 'other'].map((job) => deliverEmail(site.payload, { record, mail: { to, subject: 'Once', text: 'Once', html: 'Once' } }, job))
  expect(String(await Promise.race(deliveries.map((delivery) => delivery.catch((error: unknown) => error))))).toContain('another job')
  expect(await stored()).toMatchObject([{ state: 'queued', claimedBy: expect.stringMatching(/^one|other$/) }])
  release()
  await Promise.allSettled(deliveries)
  expect(await stored()).toMatchObject([{ state: 'handedOver' }])
  expect(mailbox.to(to)).toHaveLength(1)
})
