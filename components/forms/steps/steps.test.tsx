import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerOf } from '@/lib/api/browser-fixture'
import { Form } from '../form'
import { TEXTS } from '../form-fixture'
import { Review } from './review'
import { Step } from './step'
import { Steps } from './steps'
import { SubmitButton } from '../submit-button'
import { TextArea } from '../fields/text-area'
import { TextField } from '../fields/text-field'

jest.mock('next/navigation', () => ({ usePathname: () => '/en/connect', useRouter: () => ({}) }))
jest.mock('@/components/ui/notifications/toast', () => ({ showMessage: () => Promise.resolve() }))

const LABELS = { fullName: 'Name', email: 'E-mail', message: 'Message' }
const STEPS = [{ id: 'you', title: 'About you' }, { id: 'letter', title: 'Your letter' }]

function LongForm() {
  return (
    <Form locale="en" texts={TEXTS} name="contact" action="/api/commons/email/send" label="Write" labels={LABELS}>
      <input type="hidden" name="kind" value="contact" />
      <Steps steps={[...STEPS, { id: 'check', title: 'Check' }]} texts={{ label: 'Parts', position: 'Part {number} of {total}', next: 'Next: {title}', back: 'Back' }}>
        <Step id="you" title="About you">
          <TextField name="fullName" label="Name" isRequired />
          <TextField name="email" label="E-mail" isRequired />
        </Step>
        <Step id="letter" title="Your letter">
          <TextArea name="message" label="Message" isRequired />
        </Step>
        <Step id="check" title="Check">
          <Review step="check" steps={STEPS} labels={LABELS} texts={{ change: 'Change', empty: 'not filled in' }} />
          <SubmitButton>Send</SubmitButton>
        </Step>
      </Steps>
    </Form>
  )
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  document.cookie = 'XSRF-TOKEN=token'
  AbortSignal.timeout = () => new AbortController().signal
  global.fetch = jest.fn().mockResolvedValue(answerOf('Thank you.', 201))
  Element.prototype.scrollIntoView = jest.fn()
})

const field = (name: string) => screen.getByRole('textbox', { name })

test('a part is left only when all is well with it, and nothing of later parts is complained about', async () => {
  render(<LongForm />)
  expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument()
  await userEvent.type(field('Name'), 'Nino')
  await userEvent.click(screen.getByRole('button', { name: 'Next: Your letter' }))
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('1 field needs attention')
  await userEvent.type(field('E-mail'), 'nino@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Next: Your letter' }))
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your letter' })).toHaveFocus())
  expect(screen.getByText('Part 2 of 3')).toBeVisible()
})

test('the Enter key goes on to the next part, and what was typed can be read and changed before it is sent', async () => {
  render(<LongForm />)
  await userEvent.type(field('Name'), 'Nino')
  await userEvent.type(field('E-mail'), 'nino@example.com{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Next: Check' }))
  const part = await screen.findByRole('region', { name: 'About you' })
  expect(part).toHaveTextContent('Nino')
  expect(part).toHaveTextContent('nino@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Change: About you' }))
  expect(field('Name')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
})

test('opened again it goes on at the step where it was left; nothing is left of it once it was sent', async () => {
  const { unmount } = render(<LongForm />)
  await userEvent.type(field('Name'), 'Nino')
  await userEvent.type(field('E-mail'), 'nino@example.com{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello')
  unmount()
  render(<LongForm />)
  expect(screen.getByText('Part 2 of 3')).toBeVisible()
  expect(field('Message')).toHaveValue('Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(field('Name')).toHaveValue('Nino')
  await userEvent.click(screen.getByRole('button', { name: 'Next: Your letter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next: Check' }))
  expect(window.sessionStorage).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByText('Thank you.')
  expect(window.sessionStorage).toHaveLength(0)
})

test('the browser goes back and forward by one step, and what was typed stays', async () => {
  render(<LongForm />)
  await userEvent.type(field('Name'), 'Nino')
  await userEvent.type(field('E-mail'), 'nino@example.com{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Next: Check' }))
  expect(await screen.findByText('Part 3 of 3')).toBeVisible()
  act(() => window.history.back())
  expect(await screen.findByText('Part 2 of 3')).toBeVisible()
  expect(field('Message')).toHaveValue('Hello')
  act(() => window.history.back())
  expect(await screen.findByText('Part 1 of 3')).toBeVisible()
  expect(field('Name')).toHaveValue('Nino')
  act(() => window.history.forward())
  expect(await screen.findByText('Part 2 of 3')).toBeVisible()
})
