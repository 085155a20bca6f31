import { expect, test } from './support/test'
import { post, register, Staff } from './support/client'
import { calendarOf, emailsTo, emailTo, entryOf, ownPath } from './support/outbox'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

await staff.createEvent('undated', { startsAt: null })
await staff.createEvent('dated', { capacity: 1 })

async function withdraw(email: string) {
  await post(site, `${await ownPath(site, email)}/withdraw`, {})
  const emails = await emailsTo(site, email, 2)
  return emails.map((email) => ({ text: email.text?.split('\n\n')[2] ?? '', entry: calendarOf(email), whole: email.text ?? '' }))
}

test('an email about an event without a date speaks of no calendar entry, nor does the one that cancels the registration', async () => {
  await register(site, 'undated@example.com', 'undated')
  for (const { text, entry } of await withdraw('undated@example.com')) {
    expect(text).toContain('undated')
    expect(text).not.toMatch(/calendar|hasEntry/)
    expect(entry).toBe('')
  }
})

test('a calendar entry is cancelled for whoever has one, and for nobody who only waited', async () => {
  await register(site, 'seated@example.com', 'dated')
  await emailsTo(site, 'seated@example.com', 1)
  await register(site, 'waiting@example.com', 'dated')
  const [, left] = await withdraw('waiting@example.com')
  expect([left?.text, left?.entry]).toEqual(['Your registration for dated has been cancelled. All seats are taken, but you can join the waiting list again.', ''])
  const [confirmed, cancelled] = await withdraw('seated@example.com')
  expect(confirmed?.text).toContain('The calendar entry is attached. You can view')
  expect(cancelled?.text).toContain('has been cancelled, and so has the calendar entry. While')
  expect([confirmed, cancelled].map((email) => entryOf(email?.entry ?? '').method)).toEqual(['REQUEST', 'CANCEL'])
})

test('who cancels is told whether they can register again, or only wait again, with a link where they can', async () => {
  const event = await staff.createEvent('again', { capacity: 1 })
  await register(site, 'first@example.com', 'again')
  await emailsTo(site, 'first@example.com', 1)
  await register(site, 'second@example.com', 'again')
  const [, cancelled] = await withdraw('first@example.com')
  expect(cancelled?.text).toMatch(/All seats are taken, but you can join the waiting list again\.$/)
  expect(cancelled?.whole).toMatch(/Join the waiting list again:\nhttp.+\/event\/again\/register-for-public-square\?lang=en/)
  const offer = await emailTo(site, 'second@example.com', 'A seat has become free')
  expect(offer.text).toContain('please decline on the same page, so that somebody else gets the seat.')
  await post(site, `${await ownPath(site, 'second@example.com')}/withdraw`, {})
  const declined = await emailTo(site, 'second@example.com', 'has been cancelled')
  expect(declined.text).toMatch(/While registration is open, you can register again\.[^]+Register again:\nhttp/)
  await register(site, 'third@example.com', 'again')
  await staff.send('PATCH', `events/${event}?locale=en`, { isRegistrationActive: false, _status: 'published' })
  const [, closed] = await withdraw('third@example.com')
  expect(closed?.text).toMatch(/has been cancelled, and so has the calendar entry\.$/)
  expect(closed?.whole).not.toContain('register-for-public-square')
})

test('who cancels for a group is told that the companions are cancelled as well, also where staff do it', async () => {
  await staff.createEvent('group', { companionsLimit: 2 })
  const bring = (email: string, ...names: string[]) => register(site, email, 'group', { companions: names.map((fullName) => ({ fullName })) })
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
  expect((await post(site, `${await ownPath(site, 'three@example.com')}/correct`, { fullName: 'Nino', companions: { 1: 'Ana' } })).status).toBe(200)
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
