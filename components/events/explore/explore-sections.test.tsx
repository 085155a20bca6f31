import { render, screen } from '@testing-library/react'
import { EventSchema, type Event } from '@/lib/contract/events'
import { EventAboutLinks } from '../event-about-links'
import { ExploreEmpty } from './explore-empty'
import { ExploreHeader } from './explore-header'
import { GettingThere } from './getting-there'

jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'ExploreEmpty') =>
    Promise.resolve(jest.requireActual<typeof import('@/lib/i18n/translations')>('@/lib/i18n/translations').getTranslations({ locale: 'en', namespace })),
}))
jest.mock('@/lib/i18n/navigation', () => ({ Link: ({ children, ...link }: { href: string; children: string }) => <a {...link}>{children}</a> }))
jest.mock('@/components/ui/language-note', () => ({ LanguageNote: () => null }))
jest.mock('@/components/layout/event-notice', () => ({ EventNotice: () => null }))
jest.mock('@/components/ui/breadcrumb', () => ({ Breadcrumb: () => null }))
jest.mock('../event-navigation', () => ({ EventNavigation: () => null }))
jest.mock('../event-dates', () => ({ EventDates: () => 'May' }))

const bare = EventSchema.parse({ _id: '1', identifier: 'summit', title: 'Summit', startsAt: '2999-05-10T06:00:00Z' })
const withVenue = (venue: object) => EventSchema.parse({ ...bare, venue })
const NOWHERE = { speakers: 0, participants: 0, sessions: 0 }

async function show(section: Promise<React.ReactNode>) {
  return render(<main>{await section}</main>).container
}

test.each<{ what: string; event: Event; title: string }>([
  { what: 'no venue', event: bare, title: 'There is nothing to see here yet' },
  { what: 'a venue that nobody has described', event: withVenue({ name: 'Silk Mill', city: 'Tbilisi' }), title: 'Nobody has described the venue yet' },
  { what: 'no venue, once it is over', event: { ...bare, startsAt: '2020-05-10T06:00:00Z', endsAt: '2020-05-10T16:00:00Z' }, title: 'Nobody has described the venue yet' },
])('of an event with $what the page says so, and leads on', async ({ event, title }) => {
  const page = await show(ExploreEmpty({ event }))
  expect(screen.getByRole('heading')).toHaveTextContent(title)
  expect(page.textContent.includes('still being chosen')).toBe(event === bare)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/event/summit', '/connect'])
})

test('directions without a venue come without an empty address', async () => {
  const page = await show(GettingThere({ event: { ...bare, gettingThere: '<p>Bus 337</p>' }, towns: [], locale: 'en' }))
  expect(screen.getByText('Bus 337')).toBeVisible()
  expect(page.querySelectorAll('section :empty')).toHaveLength(0)
})

test('of a venue that has an address alone nothing else is left empty', async () => {
  const page = await show(GettingThere({ event: withVenue({ city: 'Tbilisi', address: '14 Asatiani Street' }), towns: [], locale: 'en' }))
  expect(page.querySelectorAll('address > *')).toHaveLength(2)
})

test('the head names an event once', async () => {
  await show(ExploreHeader({ event: bare, locale: 'en' }))
  expect(screen.getAllByText('Summit')).toHaveLength(1)
})

test('texts lead to no page about a place of which nothing is known', async () => {
  await show(EventAboutLinks({ event: bare, counts: NOWHERE }))
  expect(screen.queryAllByRole('link')).toHaveLength(0)
  await show(EventAboutLinks({ event: withVenue({ name: 'Silk Mill' }), counts: NOWHERE }))
  expect(screen.getByRole('link', { name: /Silk Mill/ })).toHaveAttribute('href', '/explore/summit')
})
