import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { TEXTS } from '@/components/forms/form-fixture'
import { answerOf } from '@/lib/api/browser-fixture'
import { ResendEmail } from './resend-email'

jest.mock('next/navigation', () => ({ usePathname: () => '/en/event/summit/register', useRouter: () => ({}) }))
jest.mock('@/components/ui/notifications/toast', () => ({ showMessage: () => Promise.resolve() }))

const ACTION = '/api/registrations/resend'
const fetched = jest.fn()

beforeEach(() => {
  fetched.mockReset()
  AbortSignal.timeout = () => new AbortController().signal
  document.cookie = 'XSRF-TOKEN=token'
  global.fetch = fetched
})

function show() {
  const first = { values: { email: 'nino@example.com' }, status: 409, errors: { email: 'Taken.' }, message: '' }
  render(
    <Form locale="ka" texts={TEXTS} first={first} name="registration" action="/api/registrations" label="Register" labels={{ email: 'E-mail' }} duplicate={<ResendEmail action={ACTION} locale="ka" text="Lost?" label="Send again" />}>
      <input type="hidden" name="event" value="summit" />
      <input name="email" aria-label="E-mail" defaultValue="nino@example.com" />
    </Form>,
  )
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Send again' })
}

test('the email is asked for with the event and the address in the form, and the answer is read out', async () => {
  fetched.mockResolvedValue(answerOf('On its way.', 200))
  await userEvent.click(show())
  await waitFor(() => expect(screen.getByText('On its way.')).toHaveAttribute('role', 'status'))
  const [address, { body }] = fetched.mock.calls[0] as [string, { body: string }]
  expect([address, JSON.parse(body)]).toEqual([`${ACTION}?lang=ge`, { event: 'summit', email: 'nino@example.com' }])
})

test('a refusal says why, and a lost connection that it is lost', async () => {
  fetched.mockResolvedValueOnce(answerOf({ error: { code: 'tooManyRequests', message: 'Please wait.' } }, 429, { 'Retry-After': '60' }))
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const button = show()
  await userEvent.click(button)
  expect(await screen.findByText('Please wait.')).toBeVisible()
  await userEvent.click(button)
  expect(await screen.findByText(TEXTS.unanswered)).toBeVisible()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await userEvent.click(button)
  expect(await screen.findByText(TEXTS.offline)).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(TEXTS.offline)).toBeNull()
})

test('without JavaScript the browser posts the form there, unchecked', () => {
  const button = show()
  expect([button.type, button.formNoValidate, button.getAttribute('formaction')]).toEqual(['submit', true, ACTION])
})
