import { eventOutline } from './event-outline'

const venue = { name: 'Silk Mill', city: 'Tbilisi', address: '', country: 'GE', latitude: null, longitude: null, text: '', map: null }
const event = { startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T18:00:00Z', timezone: 'Asia/Tbilisi', status: 'scheduled', venue } as const

test.each([
  { what: 'all of it', changes: {}, outline: '13–15 May 2027, Silk Mill, Tbilisi' },
  { what: 'no hall', changes: { venue: { ...venue, name: '' } }, outline: '13–15 May 2027, Tbilisi' },
  { what: 'no place', changes: { venue: null }, outline: '13–15 May 2027' },
  { what: 'days that no longer hold', changes: { status: 'postponed' as const }, outline: 'Silk Mill, Tbilisi' },
])('with $what', ({ changes, outline }) => {
  expect(eventOutline({ ...event, ...changes }, 'en')).toBe(outline)
})
