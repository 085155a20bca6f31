import { saveMemory } from './save-memory'

const LIMIT = 320

test('memory comes before speed above the limit, until there is room again', () => {
  jest.useFakeTimers()
  const flags: string[] = []
  let held = 100
  const timer = saveMemory({ resident: () => held, limit: LIMIT, set: (flag) => flags.push(flag) })
  const flagsAt = (bytes: number) => {
    held = bytes
    jest.advanceTimersByTime(2000)
    return flags.splice(0)
  }
  expect([200, 320, 321, 400, 300, 287, 300].map(flagsAt)).toEqual([[], [], ['--optimize-for-size'], [], [], ['--no-optimize-for-size'], []])
  clearInterval(timer)
  jest.useRealTimers()
})
