import { ApiError } from '@/lib/api/api-error'
import type { OwnScan } from '@/lib/browser/check-in/device-storage'
import { sendScans } from './door-api'
import { sendUnsent, type Answered } from './send-unsent'

jest.mock('./door-api')

const scanOf = (number: number): OwnScan => ({ id: `scan-${number}`, registration: `guest-${number}`, at: new Date(number * 1000).toISOString(), list: 'summit', label: '', answer: null })
const sent = jest.mocked(sendScans)
const answered: Answered[] = []
const send = (scans: OwnScan[]) => sendUnsent('summit', 'North', scans, (answers) => Promise.resolve(void answered.push(...answers)))
const sizes = () => sent.mock.calls.map(([, , scans]) => scans.length)

beforeEach(() => {
  answered.length = 0
  sent.mockReset()
  sent.mockImplementation((_, __, scans) => Promise.resolve(scans.map(({ id }) => ({ id, result: 'admitted', at: null, device: '', guest: null }))))
})

test('many scans go in parts, the earliest first, without what only the device needs', async () => {
  await send(Array.from({ length: 250 }, (_, index) => scanOf(250 - index)))
  expect(sizes()).toEqual([100, 100, 50])
  expect(answered.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => `scan-${index + 1}`))
  expect(Object.keys(sent.mock.calls[0]?.[2][0] ?? {})).toEqual(['id', 'at', 'code', 'registration', 'walkIn', 'accept', 'undo'])
})

test('one that the site cannot read is put aside, and all others arrive', async () => {
  sent.mockImplementation((_, __, scans) =>
    scans.some(({ id }) => id === 'scan-2')
      ? Promise.reject(new ApiError(422, 'validation', ''))
      : Promise.resolve(scans.map(({ id }) => ({ id, result: 'admitted', at: null, device: '', guest: null }))),
  )
  await send([1, 2, 3].map(scanOf))
  expect(answered.map(({ id, result }) => `${id} ${result}`)).toEqual(['scan-1 admitted', 'scan-2 refused', 'scan-3 admitted'])
})

test('each goes under the name that the device had, in the order of time', async () => {
  await send([{ ...scanOf(3), device: 'South' }, { ...scanOf(1), device: 'South' }, scanOf(2), { ...scanOf(4), device: 'South' }])
  expect(sent.mock.calls.map(([, device, scans]) => [device, scans.length])).toEqual([['South', 1], ['North', 1], ['South', 2]])
})

test.each([500, 400, 413])('one that makes the site answer %i is answered for by itself', async (status) => {
  sent.mockImplementation((_, __, scans) =>
    scans.some(({ id }) => id === 'scan-2')
      ? Promise.reject(new ApiError(status, 'internal', ''))
      : Promise.resolve(scans.map(({ id }) => ({ id, result: 'admitted', at: null, device: '', guest: null }))),
  )
  await send([1, 2, 3].map(scanOf))
  expect(answered.map(({ id, result }) => `${id} ${result}`)).toEqual(['scan-1 admitted', 'scan-2 null', 'scan-3 admitted'])
})

test('a site that fails without any scan as well is left alone', async () => {
  sent.mockRejectedValue(new ApiError(503, 'unavailable', ''))
  await expect(send([1, 2, 3].map(scanOf))).rejects.toMatchObject({ status: 503 })
  expect(sizes()).toEqual([3, 1, 0])
  expect(answered).toEqual([])
})

test.each([new TypeError('Failed to fetch'), new ApiError(401, 'unauthenticated', ''), new ApiError(429, 'tooManyRequests', '')])('%s stops all of them, and what was answered before stays so', async (error) => {
  sent.mockImplementationOnce((_, __, scans) => Promise.resolve(scans.map(({ id }) => ({ id, result: 'admitted', at: null, device: '', guest: null })))).mockRejectedValueOnce(error)
  await expect(send(Array.from({ length: 250 }, (_, index) => scanOf(index)))).rejects.toBe(error)
  expect(sizes()).toEqual([100, 100])
  expect(answered).toHaveLength(100)
})
