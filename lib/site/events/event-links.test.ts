import { EventSchema } from '@/lib/contract/events'
import { eventOffers, eventRelatedLinks } from './event-links'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const closed = { opensAt: null, closesAt: '2026-11-20T12:00:00Z' }
const soon = { opensAt: '2026-12-01T12:00:00Z', closesAt: null }
const DATES = { startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T18:00:00Z' }
const upcoming = { ...EventSchema.parse({ _id: '1', identifier: 'a', title: 'A', ...DATES }), registration: null as typeof closed | typeof soon | null }
const open = { ...upcoming, isRegistrationActive: true, isApplyActive: true }

test.each([
  { what: 'takes both', event: open, links: [] },
  { what: 'is full, after the deadline', event: { ...upcoming, isRegistrationActive: true, isFull: true, registration: closed }, links: ['about', 'agenda'] },
  { what: 'opens its registration later', event: { ...upcoming, isRegistrationActive: true, registration: soon }, links: ['about', 'agenda'] },
  { what: 'takes nobody yet', event: upcoming, links: ['about', 'agenda'] },
  { what: 'is over', event: { ...open, startsAt: '2026-05-14T06:00:00Z', endsAt: '2026-05-15T18:00:00Z' }, links: ['next', 'about'] },
  { what: 'is postponed', event: { ...open, status: 'postponed' as const }, links: ['subscribe', 'about'] },
  { what: 'is cancelled', event: { ...open, status: 'cancelled' as const }, links: ['next', 'about'] },
])('from an event that $what one goes on to $links', ({ event, links }) => {
  expect(eventRelatedLinks(event, NOW)).toEqual(links)
})

test.each([
  { what: 'takes both', event: open, offers: ['register', 'apply'] },
  { what: 'is full', event: { ...open, isFull: true }, offers: ['joinWaitingList', 'apply'] },
])('an event that $what offers $offers', ({ event, offers }) => {
  expect(eventOffers(event, NOW)).toEqual(offers)
})
