// On Postgres too: the queue is walked by its statements.
import { eventually, expect, test } from './support/test'
import type { Where } from 'payload'
import { post, Staff } from './support/client'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const { findProblems } = await import('../database/queue/background-problems')

async function createEvent(identifier: string): Promise<string> {
  const data = { identifier, title: identifier, capacity: 1, isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', endsAt: '2028-05-11T14:00:00Z' }
  const { doc } = await staff.send('POST', 'events?locale=en', { ...data, _status: 'published' })
  return doc.id
}

/** Past the validation of the CMS, as an import would. */
const setZone = (id: string, timezone: string) => site.payload.db.updateOne({ collection: 'events', id, data: { timezone } })

async function stateOf(email: string): Promise<string | undefined> {
  const { docs } = await site.payload.find({ collection: 'registrations', where: { email: { equals: email } } })
  return docs[0]?.state
}

test('an event on which the emails fail holds up no other, and is shown to staff until it works', async () => {
  console.error = () => undefined
  const identifiers = ['broken-before', 'fine', 'broken-after']
  const keys = new Map<string, string>()
  for (const identifier of identifiers) {
    keys.set(identifier, await createEvent(identifier))
    for (const name of ['first', 'second']) await post(site, '/api/registrations', registrationBody(`${name}@${identifier}.example`, identifier))
  }
  const broken = identifiers.filter((identifier) => identifier !== 'fine').map((identifier) => keys.get(identifier) ?? '')
  for (const id of broken) await setZone(id, 'Mars/Olympus')
  const offerEndsAt = new Date(Date.now() - 1000).toISOString()
  for (const id of keys.values()) {
    const where: Where = { and: [{ event: { equals: id } }, { state: { equals: 'confirmed' } }] }
    await site.payload.update({ collection: 'registrations', where, data: { state: 'offered', offerEndsAt } })
  }
  await eventually(async () => expect(await stateOf('first@fine.example')).toBe('withdrawn'))
  expect(await stateOf('second@fine.example')).toBe('offered')
  await eventually(async () => expect((await findProblems(site.payload)).map(({ subject }) => subject).sort()).toEqual([...broken].sort()))
  expect((await findProblems(site.payload))[0]?.reason).toContain('Mars/Olympus')
  expect(await stateOf('first@broken-before.example')).toBe('offered')

  for (const id of broken) await setZone(id, 'Asia/Tbilisi')
  await eventually(async () => expect(await findProblems(site.payload)).toEqual([]))
  expect(await stateOf('first@broken-after.example')).toBe('withdrawn')
})
