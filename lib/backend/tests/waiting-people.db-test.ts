import { expect, test } from './support/test'
import { countWaitingPeople } from '@/lib/backend/admin/today/waiting-people'
import { findComingEvents } from '@/lib/backend/admin/today/coming-events'
import { DAY, HOUR } from '@/lib/site/text/durations'
import { ADMIN } from './support/settings'
import { openSite } from './support/site'
import { post, Staff } from './support/client'
import { ownPath } from './support/outbox'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

/** An event in so many days, with guests who were not emailed. */
async function createEvent(identifier: string, days: number, guests: number, more: object = {}) {
  const [startsAt, endsAt] = [days, days + 1].map((day) => new Date(Date.now() + day * DAY).toISOString())
  const id = await staff.createEvent(identifier, { startsAt, endsAt, ...more })
  for (let guest = 0; guest < guests; guest += 1) await staff.send('POST', 'registrations/guest', { event: id, fullName: 'Ana Guest', email: `${identifier}-${guest}@waiting.example`, isTold: false })
  return id
}
const cancel = (id: string, days: number) => {
  const [startsAt, endsAt] = [days, days + 1].map((day) => new Date(Date.now() + day * DAY).toISOString())
  return staff.send('PATCH', `events/${id}?locale=en`, { status: 'cancelled', startsAt, endsAt, _status: 'published' })
}
const move = (id: string, days: number) => staff.send('PATCH', `events/${id}?locale=en`, { endsAt: new Date(Date.now() + days * DAY).toISOString(), _status: 'published' })

test('who waits and who does not know of a change is counted at every event that is ahead, also of those without a date, and at none that is over', async () => {
  for (const [index, name] of ['one', 'two', 'three', 'four', 'five'].entries()) await createEvent(name, 10 + index, 0)
  expect(await countWaitingPeople(site.payload)).toMatchObject({ waiting: 0, unnotified: 0, changedEvents: [] })
  const sixth = await createEvent('sixth', 30, 3, { capacity: 1 })
  const undated = await createEvent('undated', 0, 2, { startsAt: null, endsAt: null })
  const postponed = await createEvent('postponed', 20, 1)
  const over = await createEvent('over', 40, 2, { capacity: 1 })
  expect(await countWaitingPeople(site.payload)).toMatchObject({ waiting: 3, unnotified: 0, changedEvents: [] })
  await move(sixth, 50)
  await staff.send('PATCH', `events/${undated}?locale=en`, { startsAt: new Date(Date.now() + 60 * DAY).toISOString(), _status: 'published' })
  await staff.send('PATCH', `events/${postponed}?locale=en`, { status: 'postponed', startsAt: new Date(Date.now() - 9 * DAY).toISOString(), endsAt: new Date(Date.now() - 8 * DAY).toISOString(), _status: 'published' })
  await staff.send('PATCH', `events/${over}?locale=en`, { startsAt: new Date(Date.now() - 9 * DAY).toISOString(), endsAt: new Date(Date.now() - 8 * DAY).toISOString(), _status: 'published' })
  expect(await countWaitingPeople(site.payload)).toMatchObject({ waiting: 2, unnotified: 6, changedEvents: [sixth, undated, postponed] })
})

test('the number of those who wait leads to a list of just them', async () => {
  const { waiting, waitingList } = await countWaitingPeople(site.payload)
  const listed = await staff.send<{ totalDocs: number }>('GET', `registrations?${waitingList.split('?')[1]}`)
  const all = await staff.send<{ totalDocs: number }>('GET', 'registrations?where[state][equals]=waiting')
  expect([listed.totalDocs, all.totalDocs]).toEqual([waiting, waiting + 1])
})

test('events whose dates say nothing come last among those that have changed, in the order in which they were made', async () => {
  const before = (await countWaitingPeople(site.payload)).changedEvents
  const undated = await createEvent('no-date-yet', 0, 1, { startsAt: null, endsAt: null })
  await staff.send('PATCH', `events/${undated}?locale=en`, { venue: { name: 'Old Brewery' }, _status: 'published' })
  const soon = await createEvent('soon', 5, 1)
  await move(soon, 8)
  expect((await countWaitingPeople(site.payload)).changedEvents).toEqual([soon, ...before, undated])
})

test('at a cancelled event nobody waits any more, and its guests are still to be told until its date is over', async () => {
  const before = await countWaitingPeople(site.payload)
  const cancelled = await createEvent('cancelled', 45, 3, { capacity: 1 })
  expect(await countWaitingPeople(site.payload)).toMatchObject({ waiting: before.waiting + 2, unnotified: before.unnotified })
  await cancel(cancelled, 45)
  expect(await countWaitingPeople(site.payload)).toMatchObject({ waiting: before.waiting, unnotified: before.unnotified + 3 })
  await cancel(cancelled, -400)
  expect(await countWaitingPeople(site.payload)).toEqual(before)
})

test('an event without an end takes guests until its day is over at the venue', async () => {
  const before = await countWaitingPeople(site.payload)
  // Where it is some time of the day.
  const timezone = new Date().getUTCHours() < 12 ? 'Etc/GMT-6' : 'Etc/GMT+6'
  const hoursAgo = (hours: number) => ({ startsAt: new Date(Date.now() - hours * HOUR).toISOString(), endsAt: null, timezone })
  const running = await createEvent('running', 0, 2, { capacity: 1, isRegistrationActive: true, ...hoursAgo(1) })
  expect((await post(site, '/api/registrations', registrationBody('late@waiting.example', 'running'))).status).toBe(200)
  expect(await countWaitingPeople(site.payload)).toMatchObject({ waiting: before.waiting + 2 })
  const coming = () => findComingEvents(site.payload, null, 'en')
  expect((await coming()).map(({ id }) => id)).toContain(running)
  expect((await post(site, `${await ownPath(site, 'late@waiting.example')}/withdraw`, {})).status).toBe(200)
  await staff.send('PATCH', `events/${running}?locale=en`, { ...hoursAgo(20), _status: 'published' })
  expect(await countWaitingPeople(site.payload)).toMatchObject({ waiting: before.waiting })
  expect((await coming()).map(({ id }) => id)).not.toContain(running)
})

test('the dashboard shows each event in one version: the public one, or what was saved last where none is', async () => {
  const days = (from: number) => ({ startsAt: new Date(Date.now() + from * DAY).toISOString(), endsAt: new Date(Date.now() + (from + 1) * DAY).toISOString() })
  const published = await createEvent('in-public', 3, 0, { title: 'In public' })
  await staff.send('PATCH', `events/${published}?locale=en&draft=true`, { title: 'Next year', ...days(400), _status: 'draft' })
  const unpublished = (await staff.send('POST', 'events?locale=en&draft=true', { identifier: 'in-private', title: 'Copied', ...days(-300), _status: 'draft' })).doc.id
  await staff.send('PATCH', `events/${unpublished}?locale=en&draft=true`, { title: 'In private', ...days(2), _status: 'draft' })
  const shown = (await findComingEvents(site.payload, { ...(await adminOf()), collection: 'users' }, 'en')).filter(({ id }) => [published, unpublished].includes(id))
  expect(shown.map(({ title, isPublished, startsAt }) => [title, isPublished, Math.round((Date.parse(startsAt ?? '') - Date.now()) / DAY)])).toEqual([['In private', false, 2], ['In public', true, 3]])
})

async function adminOf() {
  const { docs } = await site.payload.find({ collection: 'users', where: { email: { equals: ADMIN.email } }, limit: 1 })
  return docs[0] as (typeof docs)[0]
}
