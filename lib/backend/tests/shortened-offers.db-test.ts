import { expect, test } from './support/test'
import { formatInstant } from '@/lib/site/text/instants'
import { HOUR } from '@/lib/site/text/durations'
import { post, read, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { emailsTo, emailTo, linkIn, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

const timeZone = 'Asia/Tbilisi'
const inHours = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString()
const register = (email: string, event: string, more?: object) => post(site, '/api/registrations', registrationBody(email, event, more))
const endOf = async (email: string) => (await site.payload.find({ collection: 'registrations', where: { email: { equals: email } }, depth: 0 })).docs.map(({ offerEndsAt }) => offerEndsAt)

/** An event in a hundred hours with one who holds a seat on offer, brings somebody, and has the email about it. */
async function offerSeats(identifier: string) {
  const data = { identifier, title: identifier, timezone: timeZone, capacity: 2, isRegistrationActive: true, companionsLimit: 1, startsAt: inHours(100), endsAt: inHours(102), _status: 'published' }
  const { doc: { id } } = await staff.send('POST', 'events?locale=en', data)
  const [first, second] = [`first@${identifier}.example`, `second@${identifier}.example`]
  await register(first, identifier, { companions: [{ fullName: 'Gia Beridze' }] })
  await register(second, identifier, { companions: [{ fullName: 'Ana Beridze' }] })
  const [registered] = await emailsTo(site, first, 1)
  await post(site, `/api/ownRegistrations/${linkIn(registered, '/registration/').split('/').at(-1)}/withdraw`, {})
  const [, offer] = await emailsTo(site, second, 2)
  return { id, second, offer, token: linkIn(offer, '/registration/').split('/').at(-1) ?? '' }
}

test('an event that is moved earlier ends an offer when it begins, and the email about it says so; a later date lengthens none', async () => {
  const { id, second, offer, token } = await offerSeats('sooner')
  const [first] = await endOf(second)
  expect(withPlainSpaces(offer?.text)).toContain(withPlainSpaces(formatInstant(first ?? '', { locale: 'en', timeZone })))
  const startsAt = inHours(5)
  await staff.publish('events', id, { startsAt, endsAt: inHours(8) })
  expect(await endOf(second)).toEqual([startsAt, startsAt])
  await makeJobsDue(site.payload, 'announce')
  const { text } = await emailTo(site, second, 'Update: sooner')
  expect(withPlainSpaces(text)).toContain(`We’re holding 2 seats for you and your companion until ${withPlainSpaces(formatInstant(startsAt, { locale: 'en', timeZone }))}`)
  expect(await read(site, `/api/ownRegistrations/${token}`)).toMatchObject({ offerEndsAt: startsAt })
  await staff.publish('events', id, { startsAt: inHours(200), endsAt: inHours(202) })
  expect(await endOf(second)).toEqual([startsAt, startsAt])
})

test('neither a date in the past, nor a postponement, nor a draft ends an offer; the new date of a postponed event does', async () => {
  const { id, second } = await offerSeats('slip')
  const before = await endOf(second)
  await staff.send('PATCH', `events/${id}?locale=en&draft=true`, { startsAt: inHours(3), _status: 'draft' })
  await staff.publish('events', id, { startsAt: inHours(-30), endsAt: inHours(-28) })
  await staff.publish('events', id, { startsAt: inHours(2), endsAt: inHours(3), status: 'postponed' })
  expect(await endOf(second)).toEqual(before)
  await staff.publish('events', id, { status: 'scheduled' })
  expect(await endOf(second)).toEqual([inHours(2), inHours(2)])
})
