import { render, screen } from '@testing-library/react'
import { EventSchema } from '@/lib/contract/events'
import { EventPlace } from './event-place'

const eventAt = (venue: object) => EventSchema.parse({ _id: '1', identifier: 'summit', title: 'Summit', venue })

test('a place reads as one line, and the venue and its address stay whole', () => {
  const { container } = render(<EventPlace event={eventAt({ name: 'Silk Hall', address: '8 Varlamishvili Street', city: 'Tbilisi' })} />)
  expect(container.textContent).toBe('Silk Hall, 8\u00a0Varlamishvili Street, Tbilisi')
  for (const part of ['Silk Hall,', '8\u00a0Varlamishvili Street, Tbilisi']) expect(screen.getByText(part, { normalizer: (text) => text })).toHaveStyle({ display: 'inline-block' })
})

test('parts that are not known leave no comma', () => {
  const { container } = render(<EventPlace event={eventAt({ name: '', address: '', city: 'Kutaisi' })} />)
  expect(container).toHaveTextContent(/^Kutaisi$/)
})
