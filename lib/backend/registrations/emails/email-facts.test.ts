import { EventSchema } from '@/lib/contract/events'
import { registrationFacts } from './email-facts'

const event = EventSchema.parse({ _id: '1', identifier: 'gathering', title: 'Gathering', startsAt: '2028-05-10T06:00:00Z', doors: 'The gate opens at 09:00', venue: { name: 'Old Mill' } })
const registration = { id: '1', event: '1', locale: 'en', fullName: 'Ana', email: '', state: 'confirmed', number: 1, kind: 'guest', companion: 0, sequence: 0, createdAt: '', updatedAt: '' } as const
const previous = { startsAt: event.startsAt, endsAt: null, timezone: event.timezone, where: 'Old Mill', doors: 'The gate opens at 08:00', locale: 'en', status: 'scheduled' } as const

test.each([
  ['scheduled', 'eventChanged', ['When', 'Where', 'Doors', 'Name']],
  ['postponed', 'eventPostponed', ['When', 'Where', 'Name']],
  ['cancelled', 'eventCancelled', ['When', 'Where', 'Name']],
] as const)('of an event that is %s, an email lists when and where it is, and doors only where they open', (status, kind, labels) => {
  const facts = registrationFacts(kind, registration, { ...event, status }, { companions: [], previous })
  expect(facts.map(({ label }) => label)).toEqual(labels)
})
