import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerOf } from '@/lib/api/browser-fixture'
import { Form } from './form'
import { RegistrationFixture, TEXTS } from './form-fixture'
import { PresentState } from './present-state'
import { SentAnswers } from './sent-answers'
import { SubmitButton } from './submit-button'
import { TextField } from './fields/text-field'

const push = jest.fn()
const mockRouter = { push: (path: string) => void push(path) }
jest.mock('next/navigation', () => ({ usePathname: () => '/en/event/summit/register', useRouter: () => mockRouter }))
const shown: string[] = []
let isNoticeAway = false
jest.mock('@/components/ui/notifications/toast', () => ({ showMessage: (text: string) => (isNoticeAway ? Promise.reject(new Error('Failed to load chunk')) : Promise.resolve(shown.push(text))) }))

interface Sent {
  address: string
  version?: string
  body: unknown
}

const sent: Sent[] = []
let answers: (() => Promise<Response>)[] = []

const answer = (status: number, body: string | object, headers: Record<string, string> = {}) => () => Promise.resolve(answerOf(body, status, headers))

beforeEach(() => {
  push.mockClear()
  sent.length = 0
  shown.length = 0
  isNoticeAway = false
  answers = []
  window.sessionStorage.clear()
  AbortSignal.timeout = () => new AbortController().signal
  document.cookie = 'XSRF-TOKEN=token'
  global.fetch = jest.fn((address: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    sent.push({ address, body: JSON.parse(body) as unknown, ...(headers['If-Match'] && { version: headers['If-Match'] }) })
    return answers.shift()?.() ?? answer(201, 'You are registered.')()
  }) as jest.Mock
})

const field = (name: string) => screen.getByRole('textbox', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Register' }))

async function fillIn(email = 'nino@example.com') {
  await userEvent.type(field('Name'), 'Nino Example')
  await userEvent.type(field('E-mail'), email)
  await userEvent.type(field('Telephone'), '+995 555 12 34 56')
  await userEvent.type(field('Country'), 'GE')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }))
}

test('a form is sent once, however often its button is pressed, as the contract wants it', async () => {
  let release: () => void = () => undefined
  answers = [() => new Promise((resolve) => (release = () => void answer(201, 'You are registered.')().then(resolve)))]
  render(<RegistrationFixture />)
  await fillIn()
  await press()
  const button = await screen.findByRole('button', { name: 'Sending…' })
  await userEvent.click(button)
  await userEvent.click(button)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.address).toBe('/api/registrations?lang=en')
  expect(sent[0]?.body).toMatchObject({ event: 'summit', fullName: 'Nino Example', answers: { diet: ['a'] }, companions: [], consent: true })
  act(() => release())
  expect(await screen.findByText('You are registered.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('a form that was accepted leads to a page of its own, which shows what was sent, after a reload too', async () => {
  const { unmount } = render(<RegistrationFixture />)
  await fillIn()
  await press()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/thank-you/registration'))
  unmount()
  for (const visit of ['first', 'reload']) {
    const page = render(<SentAnswers path="/thank-you/registration" title={`What you sent, ${visit}`} hasMessage />)
    expect(screen.getByRole('status')).toHaveTextContent('You are registered.')
    const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
    expect(texts('term')).toEqual(['Name', 'E-mail', 'Telephone', 'Country', 'Diet'])
    expect(texts('definition')).toEqual(['Nino Example', 'nino@example.com', '+995 555 12 34 56', 'GE', 'Vegan'])
    page.unmount()
  }
  render(<SentAnswers path="/thank-you/waiting" title="What you sent" hasMessage />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

describe('a form that is filled in from what is stored', () => {
  const confirmation = { title: 'Saved', next: 'Sent', preservesForm: true }
  const show = (version: string) =>
    render(
      <Form
        locale="en"
        texts={TEXTS}
        first={{ values: { email: 'stored@example.com', version }, errors: {}, message: '' }}
        name="subscribeBlock"
        action="/api/subscriptions"
        label="Correct"
        labels={{ email: 'E-mail' }}
        confirmation={confirmation}
        outdated={<PresentState href="#present" text="What is typed is gone then." label="Show what is stored" />}
      >
        <TextField name="email" label="E-mail" type="email" isRequired />
        <SubmitButton>Register</SubmitButton>
      </Form>,
    )
  const versions = () => sent.map(({ version }) => version)

  test('values restored after a reload keep the version that they were typed over', async () => {
    const page = show('"1"')
    await userEvent.type(field('E-mail'), '.ge')
    page.unmount()
    show('"2"')
    expect(field('E-mail')).toHaveValue('stored@example.com.ge')
    await press()
    await waitFor(() => expect(versions()).toEqual(['"1"']))
  })
})

test('a notice that cannot be loaded without a connection is no error of its own', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
  isNoticeAway = true
  render(
    <Form locale="en" texts={TEXTS} name="subscribeBlock" action="/api/subscriptions" label="Subscribe" labels={{ email: 'E-mail' }} notices={{ sent: 'Sent', failed: 'Failed' }}>
      <TextField name="email" label="E-mail" type="email" isRequired />
      <SubmitButton>Register</SubmitButton>
    </Form>,
  )
  const rejected = jest.fn()
  process.on('unhandledRejection', rejected)
  await userEvent.type(field('E-mail'), 'nino@example.com')
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.unanswered)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(rejected).not.toHaveBeenCalled()
  process.off('unhandledRejection', rejected)
})

test('changes to a form that begins filled in are restored, removed values included', async () => {
  const first = { values: { fullName: 'Nino', phone: '+995 555 12 34 56', answers: { diet: ['a'] } }, errors: {}, message: '' }
  const { unmount } = render(<RegistrationFixture first={first} />)
  await userEvent.type(field('Name'), ' Example')
  await userEvent.clear(field('Telephone'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vegan' }))
  unmount()
  const second = render(<RegistrationFixture first={first} />)
  expect(field('Name')).toHaveValue('Nino Example')
  expect(field('Telephone')).toHaveValue('')
  expect(screen.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
  second.unmount()
  render(<RegistrationFixture first={{ ...first, status: 400 }} />)
  expect(field('Name')).toHaveValue('Nino')
})

test('company that a draft puts back is in sight, and so is what is wrong with it', async () => {
  answers = [answer(400, { error: { code: 'invalid', message: 'Wrong.', fields: { 'companions.1': 'Too long.' } } })]
  const { unmount } = render(<RegistrationFixture />)
  const company = () => screen.getByText('I bring company').closest('details') as HTMLDetailsElement
  fireEvent.input(screen.getByLabelText(/^Companion/), { target: { value: 'Luka' } })
  unmount()
  render(<RegistrationFixture />)
  expect(company()).toHaveAttribute('open')
  company().open = false
  await fillIn()
  await press()
  await userEvent.click(await screen.findByRole('link', { name: 'Companion' }))
  expect(company()).toHaveAttribute('open')
  expect(screen.getByLabelText(/^Companion/)).toHaveFocus()
})

test('when many are sending, the form waits as long as it is asked to and is sent by itself', async () => {
  answers = [answer(429, { error: { code: 'tooManyRequests', message: 'Wait.' } }, { 'Retry-After': '1' })]
  render(<RegistrationFixture />)
  await fillIn()
  await press()
  expect(await screen.findByText('Next try in 1 s.')).toBeVisible()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/thank-you/registration'), { timeout: 4000 })
  expect(sent).toHaveLength(2)
})

test('a site that takes too long is not taken for a device without a connection', async () => {
  answers = [() => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))]
  render(<RegistrationFixture />)
  await fillIn()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.unanswered)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.unanswered)
})
