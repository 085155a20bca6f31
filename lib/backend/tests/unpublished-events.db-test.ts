import { expect, test } from './support/test'
import { post, Staff } from './support/client'
import { openSite } from './support/site'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

/** Publishes an event with one seat, which is taken, somebody who waits, and two who have applied, one of them declined. */
async function openEvent(identifier: string) {
  const data = { identifier, title: identifier, capacity: 1, kind: 'accelerator', isRegistrationActive: true, isApplyActive: true, startsAt: '2028-05-10T06:00:00Z' }
  const { doc } = await staff.send('POST', 'events?locale=en', { ...data, _status: 'published' })
  const addresses = ['first', 'second'].map((name) => `${name}@${identifier}.example`)
  for (const email of addresses) {
    expect((await post(site, '/api/registrations', registrationBody(email, identifier))).ok).toBe(true)
    expect((await post(site, '/api/accelerators', applicationBody(email, identifier))).ok).toBe(true)
  }
  await staff.send('PATCH', `accelerators/${await staff.keyOf('accelerators', 'email', addresses[0] ?? '')}`, { state: 'declined' })
  return doc.id
}

const unpublish = (id: string, query = '') => staff.ask('PATCH', `events/${id}?locale=en${query}`, { _status: 'draft' })
const isPublic = async (identifier: string) => ((await (await site.fetch(`/api/events?identifier=${identifier}`)).json()) as { items: object[] }).items.length > 0

test('an event that people count on is not unpublished, in its form or in the list, and staff read who they are', async () => {
  const id = await openEvent('counted-on')
  for (const status of ['scheduled', 'postponed']) {
    await staff.publish('events', id, { status })
    for (const query of ['', '&unpublishAllLocales=true']) {
      const refused = await unpublish(id, query)
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('People count on this event (1 registered, 1 on the waiting list, 1 applicant), so it was not unpublished')])
    }
    expect((await staff.ask('PATCH', `events?where[id][equals]=${id}&locale=en`, { _status: 'draft' })).ok).toBe(false)
    expect(await isPublic('counted-on')).toBe(true)
  }
  // A newer draft changes nothing about that.
  await staff.send('PATCH', `events/${id}?locale=en&draft=true`, { title: 'A draft', _status: 'draft' })
  expect([(await unpublish(id)).status, await isPublic('counted-on')]).toEqual([409, true])
  expect((await staff.ask('DELETE', `events/${id}`)).status).toBe(409)
})

test('what is cancelled, what is over, and what nobody counts on can be unpublished, and saved as a draft afterwards', async () => {
  const [cancelled, over] = [await openEvent('is-cancelled'), await openEvent('is-over')]
  await staff.publish('events', cancelled, { status: 'cancelled' })
  await staff.publish('events', over, { startsAt: '2020-05-10T06:00:00Z' })
  const { doc: empty } = await staff.send('POST', 'events?locale=en', { identifier: 'is-empty', title: 'Empty', startsAt: '2028-05-10T06:00:00Z', _status: 'published' })
  for (const [id, identifier] of [[cancelled, 'is-cancelled'], [over, 'is-over'], [empty.id, 'is-empty']] as const) {
    expect([(await unpublish(id)).status, await isPublic(identifier)]).toEqual([200, false])
    expect((await unpublish(id)).status).toBe(200)
  }
})
