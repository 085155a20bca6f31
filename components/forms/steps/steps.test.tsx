import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { DATE_PARTS } from '@/lib/site/forms/date-parts'
import { dayTemplates } from '@/lib/site/text/dates'
import { Form } from '../form'
import { TEXTS } from '../form-fixture'
import type { FirstForm } from '../form-setup'
import { Review } from './review'
import { Step } from './step'
import { Steps } from './steps'
import { SubmitButton } from '../submit-button'
import { DateControl } from '../fields/date-control'

jest.mock('next/navigation', () => ({ usePathname: () => '/en/apply', useRouter: () => ({}) }))
jest.mock('@/components/ui/notifications/toast', () => ({ showMessage: () => Promise.resolve() }))

const NAMES = { day: 'Day', month: 'Month', year: 'Year' }
const LABELS = { fullName: 'Name', birthDate: 'Date of birth' }
const PARTS = DATE_PARTS.map((part) => ({ part, label: NAMES[part], autoComplete: `bday-${part}` }))

function Application({ first }: { first?: FirstForm }) {
  return (
    <Form locale="en" texts={TEXTS} first={first} name="application" action="/api/accelerators" label="Apply" labels={LABELS}>
      <Steps steps={[{ id: 'you', title: 'You' }, { id: 'check', title: 'Check' }]} texts={{ label: 'Parts', position: '{number}', next: 'Next: {title}', back: 'Back' }}>
        <Step id="you" title="You">
          <DateControl name="birthDate" label="Date of birth" help="Such as 27 3 1990" parts={PARTS} days={dayTemplates('en').join('|')} isRequired />
        </Step>
        <Step id="check" title="Check">
          <Review step="check" steps={[{ id: 'you', title: 'You' }]} labels={LABELS} texts={{ change: 'Change', empty: 'not filled in' }} />
          <SubmitButton>Send</SubmitButton>
        </Step>
      </Steps>
    </Form>
  )
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  Element.prototype.scrollIntoView = jest.fn()
})

const part = (name: string) => within(screen.getByRole('group', { name: 'Date of birth' })).getByRole('textbox', { name })
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Next: Check' }))

async function type(day: string, month: string, year: string) {
  for (const [name, text] of [['Day', day], ['Month', month], ['Year', year]] as const) {
    await userEvent.clear(part(name))
    if (text) await userEvent.type(part(name), text)
  }
}

test('a phone shows digits, and fills in the parts of the birthday that it knows', () => {
  render(<Application />)
  expect(['Day', 'Month', 'Year'].map((name) => part(name).getAttribute('autocomplete'))).toEqual(['bday-day', 'bday-month', 'bday-year'])
  for (const name of ['Day', 'Month', 'Year']) expect(part(name)).toHaveAttribute('inputmode', 'numeric')
})

const nextYear = String(new Date().getFullYear() + 1)
test.each<{ typed: [day: string, month: string, year: string]; code: string }>([
  { typed: ['', '', ''], code: 'required' },
  { typed: ['31', '2', '1990'], code: 'date' },
  { typed: ['13', '5', '90'], code: 'date' },
  { typed: ['1', '1', nextYear], code: 'dateRange' },
])('$typed is complained about once ($code), and the summary leads to the day', async ({ typed, code }) => {
  render(<Application />)
  await type(...typed)
  await goOn()
  const summary = await screen.findByRole('alert')
  expect(within(summary).getAllByRole('link')).toHaveLength(1)
  expect(summary).toHaveTextContent(`Date of birth: Error: ${code}`)
  for (const name of ['Day', 'Month', 'Year']) expect(part(name)).toBeInvalid()
  expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(`Such as 27 3 1990 Error: ${code}`)
  await userEvent.click(within(summary).getByRole('link'))
  expect(part('Day')).toHaveFocus()
  await type('29', '2', '1992')
  await waitFor(() => expect(part('Year')).toBeValid())
})

test('opened again it goes on at the step where it was left, as a draft of three parts', async () => {
  const { unmount } = render(<Application />)
  await type('13', '05', '1990')
  await goOn()
  expect(await screen.findByRole('definition')).toHaveTextContent('13 May 1990')
  unmount()
  render(<Application />)
  expect(screen.getByRole('definition')).toHaveTextContent('13 May 1990')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(['Day', 'Month', 'Year'].map((name) => (part(name) as HTMLInputElement).value)).toEqual(['13', '05', '1990'])
})

test('a form that the server shows again holds what was typed', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Application first={{ values: { birthDate: '1990-02-31' }, errors: { birthDate: 'There is no such day.' }, message: '' }} />)
  document.body.append(container)
  expect(part('Day')).toHaveValue('31')
  expect(part('Month')).toHaveValue('2')
  expect(part('Year')).toHaveValue('1990')
  expect(part('Year')).toHaveAccessibleDescription('There is no such day.')
  container.remove()
})
