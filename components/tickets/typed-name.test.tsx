import { fireEvent, render, screen } from '@testing-library/react'
import { TypedName } from './typed-name'

test('the ticket shows the name as it is typed, and a placeholder until then', () => {
  render(
    <main>
      <p data-testid="ticket">
        <TypedName placeholder="Your name" />
      </p>
      <input name="fullName" aria-label="Name" />
    </main>,
  )
  expect(screen.getByTestId('ticket')).toHaveTextContent('Your name')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Nino' } })
  expect(screen.getByTestId('ticket')).toHaveTextContent('Nino')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' ' } })
  expect(screen.getByTestId('ticket')).toHaveTextContent('Your name')
})
