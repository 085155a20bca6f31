import { ApiError } from '@/lib/api/api-error'
import { assignmentsWithDrafts, readReviewDraft } from '@/lib/browser/review/review-drafts'
import type { Review } from '@/lib/contract/review/reviews'
import { REVIEW_RETRY, REVIEW_SAVE_DELAY } from '@/lib/site/constants'
import { putReview } from '../review-api'
import { ReviewWriter } from './review-writer'

jest.mock('../review-api', () => ({ ...jest.requireActual<typeof import('../review-api')>('../review-api'), putReview: jest.fn() }))

const put = jest.mocked(putReview)
const sent = () => put.mock.calls.map(([, , { scores, note, isSent }]) => ({ scores, note, isSent }))
const review = (changed: Partial<Review>): Review => ({ scores: {}, note: '', text: '', isSent: false, isOlderThanText: false, ...changed })
const open = (stored: Review | null = null, account = 'nino') => new ReviewWriter(account, 'one', 'en', stored)
const drafts = () => assignmentsWithDrafts('nino')

/** As much of it as a draft asks for; what is stored are its own properties, as in browsers. */
function memory() {
  const items: Record<string, string> = {}
  const value = (method: unknown) => ({ value: method })
  return Object.defineProperties(items, {
    getItem: value((key: string) => items[key] ?? null),
    setItem: value((key: string, text: string) => void (items[key] = text)),
    removeItem: value((key: string) => void delete items[key]),
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  put.mockReset()
  put.mockResolvedValue(undefined)
  Object.assign(globalThis, { window: { localStorage: memory() } })
})
afterEach(() => jest.useRealTimers())

test('what is written is on the device at once, and on the site when the keys have rested', async () => {
  const writer = open()
  writer.change({ scores: { idea: 4 } })
  writer.change({ note: 'Good' })
  expect(drafts()).toEqual(['one'])
  expect(sent()).toEqual([])
  await jest.advanceTimersByTimeAsync(REVIEW_SAVE_DELAY)
  expect(sent()).toEqual([{ scores: { idea: 4 }, note: 'Good', isSent: false }])
  expect([drafts(), writer.getView().isChanged]).toEqual([[], false])
})

test('sent without a network it waits on the device, and is sent once that is back', async () => {
  put.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const writer = open(review({ scores: { idea: 4 } }))
  expect(await writer.send()).toBe('offline')
  expect(readReviewDraft('nino', 'one')).toMatchObject({ isToSend: true })
  expect(readReviewDraft('luka', 'one')).toBeNull()
  await jest.advanceTimersByTimeAsync(REVIEW_RETRY)
  expect(sent()).toHaveLength(2)
  expect(writer.getView()).toMatchObject({ isSent: true, isChanged: false, problem: null })
})

test('a draft of another visit is merged with what the site has got meanwhile', () => {
  put.mockRejectedValue(new TypeError('Failed to fetch'))
  open().change({ scores: { idea: 4 } })
  const later = open(review({ scores: { team: 2 } }))
  expect(later.getView()).toMatchObject({ own: { scores: { idea: 4, team: 2 } }, isChanged: true })
  later.receive(review({ scores: { team: 3 } }))
  expect(later.getView().own.scores).toEqual({ idea: 4, team: 3 })
})

test('sending while a draft is on its way sends it as well', async () => {
  let arrive: () => void = () => undefined
  put.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const writer = open()
  writer.change({ scores: { idea: 4 } })
  await jest.advanceTimersByTimeAsync(REVIEW_SAVE_DELAY)
  const sending = writer.send()
  arrive()
  expect(await sending).toBeNull()
  expect(sent().map(({ isSent }) => isSent)).toEqual([false, true])
})

test('changes of a review that was sent wait until they are sent, and are not lost meanwhile', async () => {
  const writer = open(review({ scores: { idea: 4 }, isSent: true }))
  writer.change({ scores: { idea: 5 } })
  await jest.advanceTimersByTimeAsync(REVIEW_SAVE_DELAY)
  expect([sent(), drafts()]).toEqual([[], ['one']])
  await writer.send()
  expect([sent(), drafts()]).toEqual([[{ scores: { idea: 5 }, note: '', isSent: true }], []])
})

test('a blank that somebody types stays, though the site stores none', async () => {
  const writer = open()
  writer.change({ note: 'Good ' })
  await jest.advanceTimersByTimeAsync(REVIEW_SAVE_DELAY)
  writer.receive(review({ note: 'Good' }))
  expect(writer.getView().own.note).toBe('Good ')
})

test('an answer for an application that was left does not touch what is written after its return', async () => {
  let arrive: () => void = () => undefined
  put.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const before = open()
  before.change({ note: 'First' })
  const closing = before.close()
  const after = open()
  after.change({ note: 'First and second' })
  arrive()
  await closing
  expect(readReviewDraft('nino', 'one')?.own.note).toBe('First and second')
  await jest.advanceTimersByTimeAsync(REVIEW_SAVE_DELAY)
  expect([sent().at(-1)?.note, drafts()]).toEqual(['First and second', []])
})

test('too late, it says so and keeps what was written', async () => {
  put.mockRejectedValue(new ApiError(409, 'conflict', ''))
  const writer = open()
  writer.change({ scores: { idea: 4 } })
  expect(await writer.send()).toBe('closed')
  await jest.advanceTimersByTimeAsync(REVIEW_RETRY)
  expect(sent()).toHaveLength(1)
  expect(drafts()).toEqual(['one'])
})
