import { render, screen, within } from '@testing-library/react'
import { EventSchema } from '@/lib/contract/events'
import { SessionDaySchema } from '@/lib/contract/session-days'
import { EventAboutLinks } from './event-about-links'
import { EventDays } from './event-days'
import { ExploreEmpty } from './explore/explore-empty'

jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'ExploreEmpty') =>
    Promise.resolve(jest.requireActual<typeof import('@/lib/i18n/translations')>('@/lib/i18n/translations').getTranslations({ locale: 'en', namespace })),
}))
jest.mock('@/lib/i18n/navigation', () => ({ Link: ({ children, ...link }: { href: string; children: string }) => <a {...link}>{children}</a> }))

const bare = EventSchema.parse({ _id: '1', identifier: 'summit', title: 'Summit', startsAt: '2999-05-10T06:00:00Z' })
const withVenue = (venue: object) => EventSchema.parse({ ...bare, venue })

test.each([
  { what: 'a venue that nobody has described', event: withVenue({ name: 'Silk Mill', city: 'Tbilisi' }), title: 'Nobody has described the venue yet' },
  { what: 'no venue', event: bare, title: 'There is nothing to see here yet' },
])('of an event with $what the page says so, and leads on', async ({ event, title }) => {
  const { container } = render(await ExploreEmpty({ event }))
  expect(screen.getByRole('heading')).toHaveTextContent(title)
  expect(container.textContent?.includes('still being chosen')).toBe(event === bare)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/event/summit', '/connect'])
})

test('texts lead to no page about a place of which nothing is known', async () => {
  const counts = { speakers: 0, participants: 0, sessions: 0 }
  render(await EventAboutLinks({ event: bare, counts }))
  expect(screen.queryAllByRole('link')).toHaveLength(0)
  render(await EventAboutLinks({ event: withVenue({ name: 'Silk Mill' }), counts }))
  expect(screen.getByRole('link', { name: /Silk Mill/ })).toHaveAttribute('href', '/explore/summit')
})

const pictureOf = (name: string) => ({ url: `/${name}.webp`, alt: name, width: 1200, height: 800, renditions: [] })
const event = EventSchema.parse({ ...bare, gallery: ['hall', 'table', 'river'].map(pictureOf) })
const days = ['Arriving', 'The long table', 'The way home'].map((title, index) => SessionDaySchema.parse({ _id: title, date: `2027-05-${13 + index}`, title }))

test('each day leads to its part of the agenda and has a picture of its own, as long as there are any', async () => {
  render(await EventDays({ event, days, locale: 'en' }))
  const columns = within(screen.getByRole('region')).getAllByRole('listitem')
  expect(columns.map((column) => within(column).getByRole('link').getAttribute('href'))).toEqual(['13', '14', '15'].map((day) => `/event/summit/agenda?day=2027-05-${day}`))
  expect(columns.map((column) => column.querySelector('img')?.getAttribute('src'))).toEqual(['/table.webp', '/river.webp', undefined])
})

test('days of which one alone has a name are left out', async () => {
  expect(await EventDays({ event, days: days.map((day, index) => ({ ...day, title: index === 0 ? day.title : '' })), locale: 'en' })).toBeNull()
})
