import { ApiError } from '@/lib/api/api-error'
import { getOwnRegistrationAndEvent, getOwnSubscription } from './own-documents'

const mockRead = jest.fn()
jest.mock('@/lib/api/client', () => ({ read: () => mockRead() as unknown, readVersion: () => mockRead() as unknown }))

const READERS = { registration: getOwnRegistrationAndEvent, subscription: getOwnSubscription }
const each = <Value>(values: readonly Value[]) => (['registration', 'subscription'] as const).flatMap((reader) => values.map((value) => [reader, value] as const))

test.each(each([404, 410]))('a link of a %s opens nothing where the backend answers %s', async (reader, status) => {
  mockRead.mockRejectedValue(new ApiError(status, 'code', ''))
  expect(await READERS[reader]('en', 'token')).toBeNull()
})

test.each(each([401, 503]))('a %s is not said to be gone where the backend answers %s', async (reader, status) => {
  mockRead.mockRejectedValue(new ApiError(status, 'code', ''))
  await expect(READERS[reader]('en', 'token')).rejects.toMatchObject({ status })
})
