import { fillEventKeys } from './event-keys'

function saved(data: object, originalDoc?: object): unknown {
  const result = fillEventKeys({ data, originalDoc } as Parameters<typeof fillEventKeys>[0]) as { eventKeys?: unknown }
  return result.eventKeys
}

test('the keys are those of the events that are saved, given as keys or as documents', () => {
  expect(saved({ events: ['a', { id: 'b' }] }, { events: ['c'] })).toBe('a b')
})

test('events that a save leaves alone are kept', () => {
  expect(saved({ fullName: 'Nino' }, { events: ['c'] })).toBe('c')
})

test('there are none when the events are taken away', () => {
  expect(saved({ events: [] }, { events: ['c'] })).toBe('')
  expect(saved({ events: null }, { events: ['c'] })).toBe('')
  expect(saved({})).toBe('')
})

test('a value sent for the field itself does not count', () => {
  expect(saved({ events: ['a'], eventKeys: 'x' })).toBe('a')
})
