import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@/lib/api/api-error'
import { AccountForm } from './account-form'

const callApi = jest.fn()
jest.mock('@/lib/api/browser', () => ({ callApi: (...call: unknown[]) => callApi(...call) as Promise<unknown> }))

const LABELS = {
  locale: 'en' as const,
  submit: 'Sign in',
  busy: 'Signing in…',
  unreachable: 'Away',
  summary: { one: '{count} field', other: '{count} fields' },
  errors: { required: 'Fill this in.', email: 'Not an address.', tooShort: 'Too short.' },
}

const button = () => screen.getByRole('button')

async function signIn() {
  render(
    <AccountForm action="/api/auth/login" successRedirect="#inside" codeRedirect="#code" labels={LABELS}>
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
  callApi.mockReset()
  window.location.hash = ''
})

test.each([
  { what: 'signed in', answer: () => Promise.resolve({ location: '' }), leadsTo: '#inside' },
  { what: 'was asked for a code', answer: () => Promise.reject(new ApiError(401, 'unauthorized', 'No.', { code: 'Code?' })), leadsTo: '#code' },
])('Back brings an empty form that works to whoever $what', async ({ answer, leadsTo }) => {
  callApi.mockImplementation(answer)
  await signIn()
  await waitFor(() => expect(window.location.hash).toBe(leadsTo))
  await userEvent.click(button())
  expect(callApi).toHaveBeenCalledTimes(1)
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(screen.getByLabelText('E-mail')).toHaveValue('')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(button()).toHaveTextContent('Sign in')
  await userEvent.click(button())
  expect(callApi).toHaveBeenLastCalledWith('/api/auth/login', { method: 'POST', body: { next: '/admin', email: '', password: '' } })
})
