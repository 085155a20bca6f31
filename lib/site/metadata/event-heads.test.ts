import { EventSchema } from '@/lib/contract/events'
import { eventHead, exploreDescription, invitationOf, signUpHead } from './event-heads'

const NOW = Date.parse('2027-01-01T00:00:00Z')
const venue = { name: 'Silk Mill', city: 'Tbilisi', address: '', country: 'GE' }
const summit = EventSchema.parse({
  _id: '1',
  identifier: 'summit',
  title: 'Summit',
  startsAt: '2027-05-13T06:00:00Z',
  endsAt: '2027-05-15T18:00:00Z',
  venue,
  isRegistrationActive: true,
  isApplyActive: true,
})
const headOf = (event: typeof summit, kind: 'registration' | 'application') => signUpHead(event, { kind, locale: 'en', now: NOW })

test('an open form invites to its event', () => {
  expect(headOf(summit, 'registration')).toEqual({
    title: 'Register – Summit',
    description: 'Register for Summit in one short form. 13–15 May 2027, Silk Mill, Tbilisi',
    image: { kind: 'page', key: 'register', event: 'summit' },
  })
})

test.each([
  ['closed', { registration: { status: 'closed', opensAt: null, closesAt: '2026-12-01T00:00:00Z' } }, 'Registration is closed', '13–15 May 2027, Silk Mill, Tbilisi'],
  ['without a form', { isRegistrationActive: false }, 'Registration is not open', '13–15 May 2027, Silk Mill, Tbilisi'],
  ['past', { startsAt: '2026-05-13T06:00:00Z', endsAt: '2026-05-15T06:00:00Z' }, 'Sign-up has closed', '13–15 May 2026, Silk Mill, Tbilisi'],
  ['postponed', { status: 'postponed' as const }, 'Sign-up will reopen once there is a new date', 'Silk Mill, Tbilisi'],
])('a form that is %s invites to nothing', (_, changes, reason, outline) => {
  const { title, description, image } = headOf({ ...summit, ...changes } as typeof summit, 'registration')
  expect(title.startsWith(reason) && title.endsWith(' – Summit')).toBe(true)
  expect(description.startsWith(reason) && description.endsWith(`. Summit, ${outline}`)).toBe(true)
  expect(image).toEqual({ kind: 'event', key: 'summit' })
})

test('a venue is named where it is known, and nothing is promised of one that nobody has described', () => {
  const described = { ...summit, gettingThere: '<p>Bus 337</p>' }
  expect(exploreDescription(described, 'en')).toBe('The venue of Summit: Silk Mill, Tbilisi. What to expect there, and how to get there.')
  expect(exploreDescription({ ...described, venue: null }, 'en')).toBe('The venue of Summit. What to expect there, and how to get there.')
  expect(exploreDescription({ ...described, venue: null }, 'ka')).toMatch(/^ღონისძიების „Summit“ ადგილი\. რა/)
  expect(exploreDescription(summit, 'en')).toBe('The venue of Summit: Silk Mill, Tbilisi.')
})

test.each([
  ['scheduled', 'Agenda – Summit', 'Day by day.', 'Come and register.'],
  ['cancelled', 'Cancelled: Agenda – Summit', 'This event has been cancelled. Day by day.', ''],
  ['postponed', 'Postponed: Agenda – Summit', 'This event has been postponed. Day by day.', ''],
] as const)('the head of a page of an event that is %s says so first, and invites to none that does not take place', (status, title, description, invitation) => {
  const event = { ...summit, status, summary: 'Come and register.' }
  expect(eventHead(event, { title: 'Agenda – Summit', description: 'Day by day.' }, 'en', NOW)).toEqual({ title, description })
  expect(invitationOf(event, 'en', NOW)).toBe(invitation)
})

test.each([
  [{ summary: 'Come and register.', description: '<p>Three days.</p>' }, 'Come and register.'],
  [{ description: '<p>Three days.</p><p>More.</p>' }, 'Three days.'],
  [{}, 'Summit: 13–15 May 2027, Silk Mill, Tbilisi'],
  [{ startsAt: null, venue: null }, 'Summit'],
])('an event with %j invites by “%s”', (changes, invitation) => {
  expect(invitationOf({ ...summit, ...changes }, 'en', NOW)).toBe(invitation)
})

test('where nothing else is said of an event that does not take place, it is told what that means', () => {
  const cancelled = { ...summit, status: 'cancelled' as const }
  expect(eventHead(cancelled, { title: 'Summit', description: '' }, 'en')).toEqual({
    title: 'Cancelled: Summit',
    description: 'This event has been cancelled. It will not take place. All registrations and applications are cancelled; you don’t need to do anything.',
  })
  expect(eventHead(cancelled, { title: 'სამიტი', description: '' }, 'ka').title).toBe('გაუქმდა: სამიტი')
})
