import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { withLimitedTransactions } from './limited-transactions'
import { LOCK_TIMEOUT } from './locks/lock-timeout'

/** An adapter of which only the transactions are asked for; the first of them fails to begin where it is told to. */
function open({ most = 2, fails = false } = {}) {
  let count = 0
  const adapter = {
    beginTransaction: () => {
      count += 1
      return fails && count === 1 ? Promise.reject(new Error('No connection')) : Promise.resolve(count)
    },
    commitTransaction: jest.fn(() => Promise.resolve()),
    rollbackTransaction: jest.fn(() => Promise.resolve()),
  }
  const object = { init: () => adapter } as object as DatabaseAdapterObj<BaseDatabaseAdapter>
  return withLimitedTransactions(object, most).init({} as Parameters<typeof object.init>[0])
}

test('the third waits until one of two has ended', async () => {
  const adapter = open()
  const [first, second] = [await adapter.beginTransaction(), await adapter.beginTransaction()]
  const hasBegun = jest.fn()
  const third = adapter.beginTransaction().then(hasBegun)
  await new Promise(setImmediate)
  expect(hasBegun).not.toHaveBeenCalled()
  await adapter.commitTransaction(first ?? '')
  await third
  expect(hasBegun).toHaveBeenCalledWith(3)
  await adapter.rollbackTransaction(Promise.resolve(second ?? ''))
  expect(await adapter.beginTransaction()).toBe(4)
})

async function expectRefusal(adapter: BaseDatabaseAdapter) {
  jest.useFakeTimers()
  const refusal = expect(adapter.beginTransaction()).rejects.toMatchObject({ code: 'tooManyRequests' })
  await jest.advanceTimersByTimeAsync(LOCK_TIMEOUT)
  await refusal
  jest.useRealTimers()
}

test('a transaction that cannot begin leaves its place to the next', async () => {
  const adapter = open({ most: 1, fails: true })
  await expect(adapter.beginTransaction()).rejects.toThrow('No connection')
  expect(await adapter.beginTransaction()).toBe(2)
})

test('ending a transaction twice frees one place', async () => {
  const adapter = open({ most: 1 })
  const id = (await adapter.beginTransaction()) ?? ''
  await adapter.commitTransaction(id)
  await adapter.rollbackTransaction(id)
  await adapter.beginTransaction()
  await expectRefusal(adapter)
})
