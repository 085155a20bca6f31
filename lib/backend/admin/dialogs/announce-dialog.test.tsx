import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ButtonHTMLAttributes } from 'react'
import { LOCALES } from '@/lib/i18n/locales'
import { HOUR } from '@/lib/site/text/durations'
import type { AnnouncementPreview } from '../../announcements/preview-endpoint'
import { AnnounceDialog } from './announce-dialog'
import { UNREACHABLE } from '../staff-request'

const toast = { success: jest.fn(), error: jest.fn() }

jest.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled, onClick, type = 'button' }: ButtonHTMLAttributes<HTMLButtonElement>) => (
    <button {...{ disabled, onClick, type }}>{children}</button>
  ),
  toast: { success: (...words: unknown[]) => toast.success(...words) as unknown, error: (...words: unknown[]) => toast.error(...words) as unknown },
}))

type Answer = { status: number; body: object } | 'no answer' | 'half an answer' | 'never'

const PAST = { pendingAt: '2020-01-01T00:00:00Z' }
const GONE = { pendingAt: null, unnotified: 0, last: { id: 'new', at: '2028-01-01T00:00:00Z', by: '', count: 1, emailed: 1, endedAt: null } }
const TOO_LATE: Answer = { status: 409, body: { errors: [{ message: 'The email has already gone out.' }] } }
const HELD: Answer = { status: 200, body: { message: 'Nobody is emailed until you send it.' } }

const RECIPIENTS: AnnouncementPreview['recipients'] = [
  { status: 'registered', locale: 'en', count: 1 },
  { status: 'waiting', locale: 'en', count: 1 },
  { status: 'waiting', locale: 'ka', count: 1 },
  { status: 'declined', locale: 'en', count: 1 },
]

const previewWith = (changes: Partial<AnnouncementPreview> = {}): Answer => {
  const pendingAt = new Date(Date.now() + HOUR).toISOString()
  const words = { subject: 'Update', when: '10 May', where: '', doors: '' }
  const preview: AnnouncementPreview = { count: 3, recipients: RECIPIENTS, unnotified: 1, oldEntries: 1, neverEmailed: 0, applicants: 0, facts: Object.fromEntries(LOCALES.map((locale) => [locale, words])) as AnnouncementPreview['facts'], hasUnpublishedChanges: false, last: null, pendingAt, maySend: true, ...changes }
  return { status: 200, body: preview }
}

/** The endpoints that were called; the last of several answers is given to every later call. */
const requests: string[] = []
const answers: { preview: Answer[]; hold: Answer[] } = { preview: [], hold: [] }

function answerOf(list: Answer[]): Promise<object> {
  const answer = list.length > 1 ? list.shift() : list[0]
  if (!answer || answer === 'never') return new Promise(() => undefined)
  if (answer === 'no answer') return Promise.reject(new TypeError('There is no network.'))
  if (answer === 'half an answer') return Promise.resolve({ ok: true, json: () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')) })
  return Promise.resolve({ ok: answer.status === 200, json: () => Promise.resolve(answer.body) })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  requests.length = 0
  Object.assign(globalThis, {
    fetch: (path: string) => {
      const action = path.split('/').at(-1) ?? ''
      requests.push(action)
      return answerOf(action.startsWith('announcement?') || action === 'announcement' ? answers.preview : answers.hold)
    },
  })
  // jsdom does not open and close dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
})

afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
/** Long enough for an answer, and for the question that follows from it. */
const settle = async () => {
  await pass(1)
  await pass(1)
}
const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
const holds = () => requests.filter((action) => action === 'announcement-hold').length

async function open(preview: Answer[], hold: Answer[] = [HELD]) {
  Object.assign(answers, { preview, hold })
  const onClose = jest.fn(() => unmount())
  const { unmount } = render(<AnnounceDialog eventId="1" title="A summit" count={1} reason="Published." onClose={onClose} />)
  await pass(0)
  return onClose
}

const press = (name: string) => user.click(screen.getByRole('button', { name }))
/** As a browser does at Escape. */
const escape = () => act(() => screen.getByRole<HTMLDialogElement>('dialog').close())

test.each([
  { name: 'a hold that came too late', answer: TOO_LATE, words: 'The email has already gone out.' },
  { name: 'a hold without network', answer: 'no answer' as const, words: UNREACHABLE },
])('$name closes the dialog all the same, and says so until it is read', async ({ answer, words }) => {
  const onClose = await open([previewWith()], [answer])
  await press('Do not send')
  await pass(0)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(toast.error.mock.calls).toEqual([[expect.stringContaining(words), { duration: Infinity }]])
})

test('Escape says no as well, and does not wait for an answer', async () => {
  const onClose = await open([previewWith()], ['never'])
  escape()
  expect([onClose.mock.calls.length, holds()]).toEqual([1, 1])
})

test('whoever goes on writing after a hold was refused sends no other one, and reads why, and what has become of it', async () => {
  const onClose = await open([previewWith(), previewWith(GONE)], [TOO_LATE])
  await user.type(screen.getByLabelText(/English/), 'Coffee')
  await settle()
  expect(holds()).toBe(1)
  expect(screen.getByRole('alert')).toHaveTextContent('The email has already gone out.')
  expect(screen.getByText(/has been emailed/)).toBeInTheDocument()
  expect(screen.getByLabelText(/English/)).toHaveValue('Coffee')
  await press('Close')
  expect([onClose.mock.calls.length, holds()]).toEqual([1, 1])
})

test('an email that is late is asked for until it has gone out', async () => {
  await open([previewWith(PAST), previewWith(PAST), previewWith(GONE)])
  await pass(3000)
  expect(screen.getByText(/1 email goes out/)).toBeInTheDocument()
  await pass(3000)
  expect(screen.queryByText(/1 email goes out/)).not.toBeInTheDocument()
  expect(screen.getByText(/has been emailed/)).toBeInTheDocument()
  await pass(HOUR)
  expect(requests).toHaveLength(3)
})

test.each(['no answer', 'half an answer'] as const)('a question with %s proves nothing: nobody is said to have been emailed, and what was written stays', async (failure) => {
  await open([previewWith(PAST), failure, previewWith({ pendingAt: null })])
  await user.type(screen.getByLabelText(/ქართული/), 'ყავა')
  await pass(3000)
  expect(screen.queryByText(/has been emailed/)).not.toBeInTheDocument()
  expect(screen.getByText(/may be out of date/)).toBeInTheDocument()
  expect(screen.getByLabelText(/ქართული/)).toHaveValue('ყავა')
  await pass(3000)
  // It was stopped, not sent.
  expect(screen.queryByText(/has been emailed|out of date/)).not.toBeInTheDocument()
})

test.each([
  { name: 'loads', preview: 'never' as const },
  { name: 'could not be loaded', preview: 'no answer' as const },
])('while the preview $name nothing can be sent, and whoever closes the dialog has said no', async ({ preview }) => {
  await open([preview])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel'])
  await press('Cancel')
  expect(holds()).toBe(1)
})

test.each([
  { name: 'nothing is on its way', changes: { pendingAt: null }, button: 'Cancel' },
  { name: 'an editor, who may not send, looks at it', changes: { pendingAt: null, maySend: false }, button: 'Close' },
])('where $name, closing it asks for nothing', async ({ changes, button }) => {
  await open([previewWith(changes)])
  await press(button)
  expect(holds()).toBe(0)
})

test('the heading counts whom it is for, a group without anybody is not offered, and what was published is for everyone', async () => {
  await open([previewWith({ pendingAt: null })])
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Everyone: 3', 'Only registered: 1', 'Only on the waiting list: 2', 'Only applied (Declined): 1'])
  const heading = () => screen.getByRole('heading').textContent
  expect(heading()).toBe('Email 3 people')
  await user.selectOptions(screen.getByLabelText('To'), 'waiting')
  await settle()
  expect([heading(), requests.at(-1)]).toEqual(['Email 2 people', 'announcement?to=waiting'])
  cleanup()
  await open([previewWith()])
  expect(screen.queryByLabelText('To')).not.toBeInTheDocument()
})
