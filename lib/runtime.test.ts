import { processState } from '@/lib/runtime'

test('a state is created once, and shared by everybody who names it', () => {
  const create = jest.fn(() => ({ count: 0 }))
  processState('test', create).count += 1
  processState('test', create).count += 1
  expect(processState('test', create)).toEqual({ count: 2 })
  expect(create).toHaveBeenCalledTimes(1)
})

test('two names are two states', () => {
  expect(processState('one', () => ({}))).not.toBe(processState('other', () => ({})))
})
