import { render, screen } from '@testing-library/react'
import { EventSchema } from '@/lib/contract/events'
import messages from '@/messages/en.json'
import { TicketFace } from './ticket-face'

jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'TicketCard') => Promise.resolve((key: 'noDate') => messages[namespace][key]),
}))

const event = EventSchema.parse({
  _id: '1', identifier: 'summit', title: 'Summit', fullTitle: 'Summit: the long table', startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T14:00:00Z',
  venue: { name: 'Stamba', city: 'Tbilisi' },
})
const sealOf = (container: HTMLElement) => container.querySelector('svg:has(path + path[stroke="#fff"])')

test('a ticket that was just asked for names the event, when and where, and bears a seal', async () => {
  const { container } = render(await TicketFace({ event, locale: 'en', isSealed: true }))
  for (const words of [event.fullTitle, /13.+15.May.2027/]) expect(screen.getByText(words)).toBeInTheDocument()
  expect(container).toHaveTextContent('Stamba, Tbilisi')
  expect(sealOf(container)).toBeInTheDocument()
})

test('a ticket at hand has the name of its guest in place of the seal', async () => {
  const { container } = render(await TicketFace({ event, locale: 'en', children: 'Nino Beridze' }))
  expect(screen.getByText('Nino Beridze')).toBeInTheDocument()
  expect(sealOf(container)).toBeNull()
})

test('an event that was postponed has no date on its tickets', async () => {
  render(await TicketFace({ event: { ...event, status: 'postponed' }, locale: 'en' }))
  expect(screen.getByText(messages.TicketCard.noDate)).toBeInTheDocument()
  expect(screen.queryByText(/May/)).toBeNull()
})
