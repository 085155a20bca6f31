// On Postgres too: numbers are given under its row locks.
import { expect, test } from './support/test'
import { post, Staff } from './support/client'
import { calendarOf, emailsTo, entryOf, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const site = await openSite()
const staff = await Staff.signIn(site)
await staff.publishEvent(EVENT, { capacity: null, isRegistrationActive: true, questions: [] })

async function ownPath(email: string, kind: 'registration' | 'subscription'): Promise<string> {
  const [first] = await emailsTo(site, email, 1)
  return `/api/own${kind === 'registration' ? 'Registrations' : 'Subscriptions'}${linkIn(first, `/${kind}`).replace(`/${kind}`, '')}`
}

test('who subscribes again while confirming ends up subscribed', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `reader-${index}@example.com`)
  for (const email of addresses) await post(site, '/api/subscriptions', { email })
  for (const email of addresses) {
    const manageUrl = await ownPath(email, 'subscription')
    const answers = await Promise.all([post(site, `${manageUrl}/confirm`, {}), post(site, '/api/subscriptions', { email })])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await (await site.fetch(manageUrl)).json()).toMatchObject({ state: 'confirmed' })
  }
})

test('changes by staff and visitor at once each have a number of their own in the calendar', async () => {
  const emails = Array.from({ length: 6 }, (_, index) => `guest-${index}@example.com`)
  for (const email of emails) {
    await post(site, '/api/registrations', registrationBody(email, EVENT))
    const manageUrl = await ownPath(email, 'registration')
    const key = await staff.keyOf('registrations', 'email', email)
    const { email: _email, event: _event, ...change } = registrationBody(email, EVENT)
    const [staffAnswer, visitorAnswer] = await Promise.all([
      staff.ask('PATCH', `registrations/${key}`, { state: 'withdrawn' }),
      post(site, `${manageUrl}/correct`, change),
    ])
    expect(staffAnswer.status).toBe(200)
    const sent = await emailsTo(site, email, visitorAnswer.ok ? 3 : 2)
    const sequences = sent.map(calendarOf).filter(Boolean).map((text) => entryOf(text).entry.sequence)
    expect(new Set(sequences).size).toBe(sequences.length)
  }
})
