import { render, screen, within } from '@testing-library/react'
import { EventSchema } from '@/lib/contract/events'
import { SessionDaySchema } from '@/lib/contract/session-days'
import { EventDays } from './event-days'

jest.mock('next-intl/server', () => ({ getTranslations: () => Promise.resolve((key: string) => key) }))

const pictureOf = (name: string) => ({ url: `/${name}.webp`, alt: name, width: 1200, height: 800, renditions: [] })
const event = EventSchema.parse({ _id: '1', identifier: 'summit', title: 'Summit', gallery: ['hall', 'table', 'river'].map(pictureOf) })
const days = ['Arriving', 'The long table', 'The way home'].map((title, index) =>
  SessionDaySchema.parse({ _id: title, date: `2027-05-${13 + index}`, title }),
)

test('each day leads to its part of the agenda and has a picture of its own, as long as there are any', async () => {
  render(await EventDays({ event, days, locale: 'en' }))
  const columns = within(screen.getByRole('region', { name: 'title' })).getAllByRole('listitem')
  expect(columns.map((column) => within(column).getByRole('link').getAttribute('href'))).toEqual(
    ['13', '14', '15'].map((day) => `/event/summit/agenda?day=2027-05-${day}`),
  )
  expect(columns.map((column) => column.querySelector('img')?.getAttribute('src'))).toEqual(['/table.webp', '/river.webp', undefined])
  expect(columns[0]).toHaveTextContent(/Thursday.13.May.*Arriving/)
})

test.each([
  { what: 'one day', shown: days.slice(0, 1) },
  { what: 'days of which one alone has a name', shown: days.map((day, index) => ({ ...day, title: index === 0 ? day.title : '' })) },
])('renders nothing for $what', async ({ shown }) => {
  expect(await EventDays({ event, days: shown, locale: 'en' })).toBeNull()
})
