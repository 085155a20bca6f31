import { render, screen } from '@testing-library/react'
import type { ButtonHTMLAttributes } from 'react'
import type { GuestRow } from '@/lib/contract/desk/guests'
import { ImportRows } from './import-rows'

jest.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: ButtonHTMLAttributes<HTMLButtonElement>) => <button onClick={onClick}>{children}</button>,
}))

const OUTCOMES = ['registered', 'invited', 'waiting', 'full', 'exists'] as const
const rows = OUTCOMES.map((outcome, index): GuestRow => ({ row: index + 2, fullName: 'Nino', email: '', organization: '', kind: 'guest', lang: 'en', outcome, errors: [] }))

const texts = () => screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent)

test('an import that waits says what happens to each row', () => {
  render(<ImportRows rows={rows} isOver={false} />)
  expect(texts()).toEqual(['What happens', 'Left out: no seat to hold', 'Gets a seat', 'Gets an invitation', 'Waiting list: no seat left', 'On the list already: left as it is'])
})

test('an import that is over says what happened', () => {
  render(<ImportRows rows={rows} isOver />)
  expect(texts()).toEqual(['What happened', 'Left out: there was no seat to hold', 'Got a seat', 'Got an invitation', 'On the waiting list: no seat was left', 'On the list already: left as it is'])
})
