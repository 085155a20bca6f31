import { render, screen } from '@testing-library/react'
import { EventSchema } from '@/lib/contract/events'
import messages from '@/messages/en.json'
import { TicketFace } from './ticket-face'

jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'TicketCard') => Promise.resolve((key: 'noDate') => messages[namespace][key]),
}))

const event = EventSchema.parse({ _id: '1', identifier: 'summit', title: 'Summit', startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T14:00:00Z', venue: { name: '', address: '', city: 'Kutaisi' } })

test('a ticket says when and where, without a comma for what is not known, and an event that was postponed has no date', async () => {
  const { container, unmount } = render(await TicketFace({ event, locale: 'en', children: 'Nino Beridze' }))
  expect(container).toHaveTextContent(/^13.15.May.2027.*Summit ?Kutaisi ?Nino Beridze$/)
  unmount()
  render(await TicketFace({ event: { ...event, status: 'postponed' }, locale: 'en' }))
  expect(screen.getByText(messages.TicketCard.noDate)).toBeInTheDocument()
  expect(screen.queryByText(/May/)).toBeNull()
})
