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
