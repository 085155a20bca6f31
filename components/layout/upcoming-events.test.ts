import { EventCardSchema } from '@/lib/contract/events'
import { upcomingEvents } from './upcoming-events'

const toCard = (identifier: string, startsAt: string | null, coverImage: object | null = null, venue: object | null = null) =>
  EventCardSchema.parse({ _id: identifier, identifier, title: identifier, startsAt, endsAt: startsAt, coverImage, venue })

const COVER = { url: '/cover.webp', alt: '', width: 1600, height: 1000, renditions: [{ url: '/cover-480.webp', width: 480 }] }
const cards = [
  toCard('fourth', '2028-05-01T08:00:00.000Z'),
  toCard('second', '2027-06-01T08:00:00.000Z', null, { name: '', address: '', city: 'Tbilisi', description: '' }),
  toCard('first', '2027-05-13T08:00:00.000Z', COVER),
  toCard('third', '2027-07-01T08:00:00.000Z', { ...COVER, renditions: [] }),
  toCard('over', '2026-05-01T08:00:00.000Z'),
  toCard('undated', null),
]
const states = { over: 'past', first: 'upcoming', second: 'upcoming', third: 'upcoming', fourth: 'upcoming', undated: 'upcoming' } as const

test('the next three events that are yet to come have a date, and the narrowest cover there is', () => {
  expect(upcomingEvents(cards, states, 'en')).toEqual({
    first: { when: '13 May 2027', cover: '/cover-480.webp' },
    second: { when: '1 June 2027, Tbilisi', cover: undefined },
    third: { when: '1 July 2027', cover: '/cover.webp' },
  })
})

test('an event that was postponed is a name only', () => {
  expect(upcomingEvents(cards, { first: 'postponed', second: 'cancelled' }, 'en')).toEqual({})
})
