import { expect, test } from './support/test'
import { removeValue } from '@/lib/backend/database/key-values'
import type { EventNumbers } from '@/lib/backend/registrations/numbers'
import { openSite } from './support/site'
import { Staff } from './support/client'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

test('events that are published together after an upgrade each remember what was published of them before', async () => {
  const events: string[] = []
  for (const identifier of ['one-evening', 'other-evening']) {
    const { doc } = await staff.send('POST', 'events?locale=en', { identifier, title: identifier, startsAt: '2028-05-10T06:00:00Z', _status: 'published' })
    events.push(doc.id)
    await staff.send('POST', 'registrations/guest', { event: doc.id, fullName: 'Ana Guest', email: `ana@${identifier}.example`, isTold: false })
    await removeValue(site.payload, `published-facts-${doc.id}`)
  }
  const query = events.map((id) => `where[id][in][]=${id}`).join('&')
  await staff.send('PATCH', `events?locale=en&${query}`, { startsAt: '2028-05-11T06:00:00Z', _status: 'published' })
  for (const id of events) expect(await staff.send<EventNumbers>('GET', `events/${id}/numbers`)).toMatchObject({ neverEmailed: 1 })
})
