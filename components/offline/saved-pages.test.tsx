import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import messages from '@/messages/en.json'
import { askWorker } from './ask-worker'
import { SavedPages } from './saved-pages'

jest.mock('./ask-worker', () => ({ askWorker: jest.fn() }))
const ask = jest.mocked(askWorker)

const { OfflinePage: t, Offline } = messages
const texts = { ...t, title: t.pages, saved: Offline.saved }
const MONTHS = Array.from({ length: 12 }, () => '{day} May')

test('who removes everything hears of it, and goes on from the heading of the list', async () => {
  ask.mockResolvedValueOnce([{ address: '/registration/token', title: 'Ticket', savedAt: 1_800_000_000_000, isTicket: true }]).mockResolvedValueOnce([])
  render(<SavedPages locale="en" months={MONTHS} texts={texts} />)
  const remove = await screen.findByRole('button', { name: t.remove })
  remove.focus()
  await userEvent.keyboard('{Enter}')
  expect(ask).toHaveBeenLastCalledWith({ kind: 'forget-all' })
  expect(screen.getByRole('status')).toHaveTextContent(t.removed)
  expect(remove).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: t.pages })).toHaveFocus()
})
