import { ApiError } from '@/lib/api/api-error'
import { getEventLabels } from '@/lib/content/events'
import { findCurrentIdentifiers } from '@/lib/content/redirected'
import CheckInPage from './page'

jest.mock('next/headers', () => ({ cookies: () => Promise.resolve(new Map()) }))
jest.mock('@/components/check-in/check-in-app', () => ({ CheckInApp: () => null }))
jest.mock('@/lib/content/events', () => ({ getEventLabels: jest.fn() }))
jest.mock('@/lib/content/redirected', () => ({ findCurrentIdentifiers: jest.fn() }))
jest.mock('../../../desk-texts', () => ({ readTexts: () => Promise.resolve({}) }))

const labels = jest.mocked(getEventLabels)
const current = jest.mocked(findCurrentIdentifiers)
const open = (event: string) => CheckInPage({ params: Promise.resolve({ event }) })

beforeEach(() => labels.mockResolvedValue([{ _id: '1', identifier: 'great-gathering' }] as Awaited<ReturnType<typeof getEventLabels>>))

test.each(['great-gathering', '1'])('a door opens by %s', async (event) => {
  expect((await open(event)).props).toMatchObject({ name: event })
})

test('a former identifier leads to the door of today, and one that no event ever had to none', async () => {
  current.mockImplementation((_, path) => Promise.resolve(path === '/event/gathering' ? { eventIdentifier: 'great-gathering' } : null))
  await expect(open('gathering')).rejects.toMatchObject({ digest: expect.stringMatching(/^NEXT_REDIRECT;.*;\/admin\/check-in\/great-gathering;308;/) })
  await expect(open('nothing-here')).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
})

test('a door opens by any name while former ones cannot be read', async () => {
  current.mockRejectedValue(new ApiError(503, 'unavailable', ''))
  expect((await open('gathering')).props).toMatchObject({ name: 'gathering' })
})
