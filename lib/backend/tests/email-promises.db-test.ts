import { expect, LONG, MESSAGES, test } from './support/test'
import { post, Staff } from './support/client'
import { calendarOf, emailsTo, emailTo, entryOf, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const { Emails } = MESSAGES.en

async function createEvent(identifier: string, more: object): Promise<string> {
  const { doc } = await staff.send('POST', 'events?locale=en', { identifier, title: identifier, isRegistrationActive: true, ...more, _status: 'published' })
  return doc.id
}
await createEvent('undated', {})
await createEvent('dated', { startsAt: '2028-05-10T06:00:00Z', capacity: 1 })
const dinner = await createEvent('dinner', { startsAt: '2028-05-10T06:00:00Z', capacity: 1 })

const register = (email: string, event: string) => post(site, '/api/registrations', registrationBody(email, event))
async function withdraw(email: string) {
  const [first] = await emailsTo(site, email, 1)
  await post(site, `/api/ownRegistrations/${linkIn(first, '/registration/').split('/').at(-1)}/withdraw`, {})
  const emails = await emailsTo(site, email, 2)
  return emails.map((email) => ({ text: email.text?.split('\n\n')[2] ?? '', entry: calendarOf(email), whole: email.text ?? '' }))
}

test('an email about an event without a date speaks of no calendar entry, nor does the one that cancels the registration', async () => {
  await register('undated@example.com', 'undated')
  for (const { text, entry } of await withdraw('undated@example.com')) {
    expect(text).toContain('undated')
    expect(text).not.toMatch(/calendar|hasEntry/)
    expect(entry).toBe('')
  }
})

test('a calendar entry is cancelled for whoever has one, and for nobody who only waited', async () => {
  await register('seated@example.com', 'dated')
  await emailsTo(site, 'seated@example.com', 1)
  await register('waiting@example.com', 'dated')
  const [, left] = await withdraw('waiting@example.com')
  expect([left?.text, left?.entry]).toEqual(['Your registration for dated has been cancelled. All seats are taken, but you can join the waiting list again.', ''])
  const [confirmed, cancelled] = await withdraw('seated@example.com')
  expect(confirmed?.text).toContain('The calendar entry is attached. You can view')
  expect(cancelled?.text).toContain('has been cancelled, and so has the calendar entry. While')
  expect([confirmed, cancelled].map((email) => entryOf(email?.entry ?? '').method)).toEqual(['REQUEST', 'CANCEL'])
})

test('who cancels is told whether they can register again, or only wait again, with a link where they can', async () => {
  const { doc } = await staff.send('POST', 'events?locale=en', { identifier: 'again', title: 'again', isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', capacity: 1, _status: 'published' })
  await register('first@example.com', 'again')
  await emailsTo(site, 'first@example.com', 1)
  await register('second@example.com', 'again')
  const [, cancelled] = await withdraw('first@example.com')
  expect(cancelled?.text).toMatch(/All seats are taken, but you can join the waiting list again\.$/)
  expect(cancelled?.whole).toMatch(/Join the waiting list again:\nhttp.+\/event\/again\/register-for-public-square\?lang=en/)
  const offer = await emailTo(site, 'second@example.com', 'A seat has become free')
  expect(offer.text).toContain('please decline on the same page, so that somebody else gets the seat.')
  await post(site, `/api/ownRegistrations/${linkIn(offer, '/registration/').split('/').at(-1)}/withdraw`, {})
  const declined = await emailTo(site, 'second@example.com', 'has been cancelled')
  expect(declined.text).toMatch(/While registration is open, you can register again\.[^]+Register again:\nhttp/)
  await register('third@example.com', 'again')
  await staff.send('PATCH', `events/${doc.id}?locale=en`, { isRegistrationActive: false, _status: 'published' })
  const [, closed] = await withdraw('third@example.com')
  expect(closed?.text).toMatch(/has been cancelled, and so has the calendar entry\.$/)
  expect(closed?.whole).not.toContain('register-for-public-square')
})

test('who cancels for a group is told that the companions are cancelled as well, also where staff do it', async () => {
  await createEvent('group', { startsAt: '2028-05-10T06:00:00Z', companionsLimit: 2 })
  const bring = (email: string, ...names: string[]) => post(site, '/api/registrations', registrationBody(email, 'group', { companions: names.map((fullName) => ({ fullName })) }))
  await bring('pair@example.com', 'Ana')
  const [, pair] = await withdraw('pair@example.com')
  expect(pair?.whole).toContain('The registration of your companion has been cancelled as well.')
  await bring('three@example.com', 'Ana', 'Gia')
  await emailsTo(site, 'three@example.com', 1)
  const { docs: [host] } = await site.payload.find({ collection: 'registrations', where: { email: { equals: 'three@example.com' }, companion: { equals: 0 } }, depth: 0 })
  await staff.send('PATCH', `registrations/${host?.id}`, { state: 'withdrawn' })
  expect((await emailTo(site, 'three@example.com', 'has been cancelled')).text).toContain('The registrations of your 2 companions have been cancelled as well.')
  // What is sent again says the same; who had been taken off before is none of them.
  await staff.send('PATCH', `registrations/${host?.id}`, { state: 'confirmed' })
  await emailsTo(site, 'three@example.com', 3)
  const token = linkIn(await emailTo(site, 'three@example.com', '/registration/'), '/registration').replace('/registration/', '')
  expect((await post(site, `/api/ownRegistrations/${token}/correct`, { fullName: 'Nino', companions: { 1: 'Ana' } })).status).toBe(200)
  await emailsTo(site, 'three@example.com', 4)
  await staff.send('PATCH', `registrations/${host?.id}`, { state: 'withdrawn' })
  await emailsTo(site, 'three@example.com', 5)
  await staff.send('POST', `registrations/${host?.id}/resend`)
  const [again, resent] = (await emailsTo(site, 'three@example.com', 6)).slice(-2)
  expect(again?.text).toContain('The registration of your companion has been cancelled as well.')
  expect(resent?.text).toBe(again?.text)
  await bring('alone@example.com')
  const [, alone] = await withdraw('alone@example.com')
  expect(alone?.whole).not.toContain('companion')
})

test('an invitation says who invites, and that it has ended when nobody answered', async () => {
  const email = 'invited@example.com'
  await staff.send('POST', 'registrations/guest', { event: dinner, fullName: 'Eka', email, invite: true })
  await site.payload.update({ collection: 'registrations', where: { email: { equals: email } }, data: { offerEndsAt: new Date(Date.now() - 1000).toISOString() } })
  const [invited, lapsed] = await emailsTo(site, email, 2)
  expect(invited?.text).not.toContain(Emails.whyRegistration)
  expect(invited?.text).toMatch(/because .+ invited you/)
  expect(lapsed?.subject).toBe('Your invitation has expired: dinner')
  expect(lapsed?.text).not.toMatch(/waiting list|somebody registered/)
  expect(lapsed?.text).toMatch(/because .+ invited you/)
})

test('a subscription email that staff send again has a well-formed identifier', async () => {
  const email = 'reader@example.com'
  await post(site, '/api/subscriptions', { email })
  await emailsTo(site, email, 1)
  await staff.send('POST', `subscriptions/${await staff.keyOf('subscriptions', 'email', email)}/resend`, {})
  for (const { messageId } of await emailsTo(site, email, 2)) expect(messageId).toMatch(/^<[\w.-]+@[\w.-]+>$/)
})

test('whoever lets an offer lapse is told whether the seat is free again, has gone to the next person, or is gone', LONG, async () => {
  const lapse = async (event: string, guests: readonly string[], change?: object) => {
    const id = await createEvent(event, { startsAt: '2028-05-10T06:00:00Z', capacity: 1 })
    const [first = '', second = '', third] = guests.map((name) => `${name}@${event}.example`)
    await register(first, event)
    await register(second, event)
    await withdraw(first)
    await emailsTo(site, second, 2)
    if (third) await register(third, event)
    if (change) await staff.publish('events', id, change)
    await site.payload.update({ collection: 'registrations', where: { email: { equals: second } }, data: { offerEndsAt: new Date(Date.now() - 1000).toISOString() } })
    return (await emailTo(site, second, 'Your offer has expired')).text ?? ''
  }
  expect(await lapse('alone', ['first', 'second'])).toMatch(/for you at alone is free again\. You are welcome to register again\./)
  expect(await lapse('awaited', ['first', 'second', 'third'])).toMatch(/for you at awaited has gone to the next person on the waiting list\. You are welcome to join the waiting list again\./)
  const closed = await lapse('shut', ['first', 'second'], { isRegistrationActive: false })
  expect(closed).toContain('We are no longer holding a seat for you at shut.')
  expect(closed).not.toMatch(/free again|next person|You are welcome/)
})
