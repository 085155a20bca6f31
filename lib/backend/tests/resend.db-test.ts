import { expect, MESSAGES, test } from './support/test'
import { post, Staff } from './support/client'
import { emailsTo, emailTo, linkIn, ownPath } from './support/outbox'
import { openSite } from './support/site'

const EVENT = 'gali-jazz-2027'
const site = await openSite()
const staff = await Staff.signIn(site)
await staff.publishEvent(EVENT, { capacity: 2, isRegistrationActive: true, questions: [] })

/** With no more than this event asks for. */
const register = (email: string) => post(site, '/api/registrations?lang=ge', { event: EVENT, fullName: 'Nino', email, consent: true })
const resend = (email: string, event = EVENT) => post(site, '/api/registrations/resend', { event, email })
const answerFor = (email: string) => MESSAGES.en.ApiAnswers.resent.replace('{email}', email)

test('a lost email comes again, with the same link, in the language of the registration', async () => {
  await register('lost@example.com')
  const [first] = await emailsTo(site, 'lost@example.com', 1)
  const answer = await resend('Lost@Example.com')
  expect([answer.status, await answer.text()]).toEqual([200, answerFor('lost@example.com')])
  const [, again] = await emailsTo(site, 'lost@example.com', 2)
  expect(again?.subject).toBe(first?.subject)
  expect(linkIn(again, '/registration')).toBe(linkIn(first, '/registration'))
  expect(again?.text).toContain(MESSAGES.ka.Emails.registeredHeading)
})

test('a seat that is accepted or given back on the page in another language is confirmed in the language of the registration', async () => {
  const email = 'reads-both@example.com'
  await staff.send('POST', 'registrations/guest', { event: await staff.keyOf('events', 'identifier', EVENT), fullName: 'Reads Both', email, locale: 'ka', invite: true })
  const path = await ownPath(site, email)
  const stored = async () => {
    const { docs } = await site.payload.find({ collection: 'registrations', where: { email: { equals: email } }, depth: 0 })
    return docs[0]?.emailedFacts
  }
  const invited = await stored()
  for (const act of ['accept', 'withdraw']) {
    expect((await post(site, `${path}/${act}?lang=en`, {})).status, act).toBe(200)
    expect(await stored(), act).toEqual({ ...invited, hasEntry: true })
  }
  const [, ...emails] = await emailsTo(site, email, 3)
  for (const { subject } of emails) expect(subject).toMatch(/[ა-ჰ]/)
})

test('it comes three times a day, and whoever asks cannot tell', async () => {
  for (let count = 0; count < 4; count += 1) expect((await resend('lost@example.com')).status).toBe(200)
  const stranger = await resend('stranger@example.com')
  expect([stranger.status, await stranger.text()]).toEqual([200, answerFor('stranger@example.com')])
  await register('marker@example.com')
  await emailsTo(site, 'marker@example.com', 1)
  await emailsTo(site, 'lost@example.com', 4)
  await emailsTo(site, 'stranger@example.com', 0)
  for (const answer of [await resend('lost@example.com', 'nothing-2099'), await resend('lost@')]) expect(answer.status).toBe(422)
})

test('ten requests at once send three', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => resend('marker@example.com')))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  await emailsTo(site, 'marker@example.com', 4)
})

test('the email tells what holds now: a place on the waiting list, a cancelled event, nothing after a withdrawal', async () => {
  await register('waits@example.com')
  await emailsTo(site, 'waits@example.com', 1)
  await resend('waits@example.com')
  const [, waiting] = await emailsTo(site, 'waits@example.com', 2)
  expect(waiting?.text).toContain(MESSAGES.ka.Emails.waitingHeading)
  await staff.publishEvent(EVENT, { status: 'cancelled' })
  await resend('waits@example.com')
  await emailTo(site, 'waits@example.com', MESSAGES.ka.Emails.eventCancelledHeading)
  await staff.send('PATCH', `registrations/${await staff.keyOf('registrations', 'email', 'waits@example.com')}`, { state: 'withdrawn' })
  const { length } = await emailsTo(site, 'waits@example.com', 4)
  await resend('waits@example.com')
  await emailsTo(site, 'waits@example.com', length)
})
