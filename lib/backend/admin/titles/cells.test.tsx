import { render, screen } from '@testing-library/react'
import type { DefaultServerCellComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { StateCell } from './state-cell'
import { StatusCell } from './status-cell'
import { TextCell } from './text-cell'
import { YesCell } from './yes-cell'

jest.mock('@payloadcms/ui', () => ({
  Pill: ({ pillStyle, children }: { pillStyle: string; children: ReactNode }) => <span className={pillStyle}>{children}</span>,
}))

const field = {
  type: 'select',
  options: [
    { value: 'confirmed', label: 'Registered' },
    { value: 'waiting', label: 'On the waiting list' },
    { value: 'withdrawn', label: 'Cancelled' },
    'plain',
  ],
}
const cellOf = (props: object) => props as DefaultServerCellComponentProps

test.each([
  { state: 'confirmed', words: 'Registered', look: 'success' },
  { state: 'waiting', words: 'On the waiting list', look: 'warning' },
  { state: 'withdrawn', words: 'Cancelled', look: 'light-gray' },
])('the state $state is a badge that reads "$words"', ({ state, words, look }) => {
  render(<StateCell {...cellOf({ field, cellData: state })} />)
  expect(screen.getByText(words)).toHaveClass(look)
})

test.each(['unknown', 'plain', undefined])('a state without words, such as %s, is no badge', (state) => {
  const { container } = render(<StateCell {...cellOf({ field, cellData: state })} />)
  expect(container).toBeEmptyDOMElement()
})

test.each([
  { status: 'published', published: 1, words: 'version:published', look: 'light-gray' },
  { status: 'draft', published: 1, words: 'version:draftHasPublishedVersion', look: 'success' },
  { status: 'draft', published: 0, words: 'version:draft', look: 'warning' },
])('a $status document of which $published is public reads "$words"', async ({ status, published, words, look }) => {
  const count = jest.fn(() => Promise.resolve({ totalDocs: published }))
  const cell = { rowData: { id: '1', _status: status }, collectionSlug: 'speakers', payload: { count }, i18n: { t: (key: string) => key } }
  render(await StatusCell(cellOf(cell)))
  expect(screen.getByText(words)).toHaveClass(look)
})

test('a box that is ticked is a badge, and one that is not is nothing', () => {
  const current = { type: 'checkbox', name: 'isCurrent', label: 'Current event' }
  const { container, rerender } = render(<YesCell {...cellOf({ cellData: true, field: current })} />)
  expect(container.querySelector('.success')).toHaveTextContent('YesCurrent event')
  rerender(<YesCell {...cellOf({ cellData: false, field: current })} />)
  expect(container).toBeEmptyDOMElement()
})

test.each(['', null, undefined])('a text that is %p is nothing, not even a dash', (cellData) => {
  const { container, rerender } = render(<TextCell {...cellOf({ cellData })} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<TextCell {...cellOf({ cellData: 'Ezo Studio' })} />)
  expect(screen.getByText('Ezo Studio')).toBeVisible()
})
