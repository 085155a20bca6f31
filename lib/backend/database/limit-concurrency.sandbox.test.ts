import { withDeadline, remainingTime, LOCK_TIMEOUT } from './locks/lock-timeout'
import { limitConcurrency } from './limit-concurrency'

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('two at a time work on the same thing, others on something else meanwhile', async () => {
  const running = { rush: 0, quiet: 0 }
  const most = { rush: 0, quiet: 0 }
  const work = (name: 'quiet' | 'rush') =>
    limitConcurrency(name, 2, async () => {
      running[name] += 1
      most[name] = Math.max(most[name], running[name])
      await later(5)
      running[name] -= 1
    })
  await Promise.all([...Array.from({ length: 20 }, () => work('rush')), work('quiet')])
  expect(most).toEqual({ rush: 2, quiet: 1 })
})

test('one that fails leaves its turn to the next', async () => {
  const fail = () => limitConcurrency('rush', 2, () => Promise.reject(new Error('no')))
  await expect(fail()).rejects.toThrow('no')
  await expect(fail()).rejects.toThrow('no')
  expect(await limitConcurrency('rush', 2, () => Promise.resolve('yes'))).toBe('yes')
})

test('all that one request waits for ends at one deadline', async () => {
  jest.useFakeTimers()
  let release: (() => void) | undefined
  const first = [1, 2].map(() => limitConcurrency('rush', 2, () => new Promise<void>((resolve) => (release = resolve))))
  await withDeadline(async () => {
    jest.advanceTimersByTime(LOCK_TIMEOUT - 1000)
    expect(remainingTime()).toBe(1000)
    const waiting = expect(withDeadline(() => limitConcurrency('rush', 2, () => Promise.resolve()))).rejects.toMatchObject({ code: 'tooManyRequests' })
    jest.advanceTimersByTime(1000)
    await waiting
    expect(remainingTime()).toBe(1)
  })
  jest.useRealTimers()
  release?.()
  void first
})
