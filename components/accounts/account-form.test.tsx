import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@/lib/api/api-error'
import { AccountForm } from './account-form'

const called = jest.fn()
jest.mock('@/lib/api/browser', () => ({ callApi: (...call: unknown[]) => called(...call) as Promise<unknown> }))

const button = () => screen.getByRole('button')

async function signIn() {
  render(
    <AccountForm action="/api/auth/login" successRedirect="#inside" codeRedirect="#code" labels={{ submit: 'Sign in', busy: 'Signing in…', unreachable: 'Away' }}>
      <input type="hidden" name="next" value="/admin" />
      <input name="email" aria-label="E-mail" />
      <input name="password" type="password" aria-label="Password" />
    </AccountForm>,
  )
  await userEvent.type(screen.getByLabelText('E-mail'), 'nino@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'Secret 1')
  await userEvent.click(button())
}

beforeEach(() => {
  called.mockReset()
  window.location.hash = ''
})

test.each([
  { what: 'signed in', answer: () => Promise.resolve({ location: '' }), leadsTo: '#inside' },
  { what: 'was asked for a code', answer: () => Promise.reject(new ApiError(401, 'unauthorized', 'No.', { code: 'Code?' })), leadsTo: '#code' },
])('Back brings an empty form that works to whoever $what', async ({ answer, leadsTo }) => {
  called.mockImplementation(answer)
  await signIn()
  await waitFor(() => expect(window.location.hash).toBe(leadsTo))
  await userEvent.click(button())
  expect(called).toHaveBeenCalledTimes(1)
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(screen.getByLabelText('E-mail')).toHaveValue('')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(button()).toHaveTextContent('Sign in')
  await userEvent.click(button())
  expect(called).toHaveBeenLastCalledWith('/api/auth/login', { method: 'POST', body: { next: '/admin', email: '', password: '' } })
})

test('what was typed stays when it is refused', async () => {
  called.mockRejectedValue(new ApiError(401, 'unauthorized', 'Wrong password.'))
  await signIn()
  expect(await screen.findByText('Wrong password.')).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveValue('Secret 1')
  expect(screen.getByLabelText('Password')).toBeInvalid()
  expect(button()).toHaveTextContent('Sign in')
})
