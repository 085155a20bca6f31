import { render, screen } from '@testing-library/react'
import { SentAnswers } from './sent-answers'
import { storeSentForm } from './sent-form'

const PATH = '/thank-you/application'

beforeEach(() => storeSentForm({ path: PATH, message: 'A confirmation is on its way.', answers: [{ label: 'Email', text: 'nino@example.com' }] }))

test('sent values are shown without the answer of the backend where the page says the same', () => {
  render(<SentAnswers path={PATH} title="What you sent" hasMessage={false} />)
  expect(screen.getByText('nino@example.com')).toBeVisible()
  expect(screen.queryByText('A confirmation is on its way.')).toBeNull()
})

test('the place on the waiting list is told by the answer alone', () => {
  render(<SentAnswers path={PATH} title="What you sent" hasMessage />)
  expect(screen.getByRole('status')).toHaveTextContent('A confirmation is on its way.')
})
