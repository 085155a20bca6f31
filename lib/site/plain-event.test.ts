import { isPlain } from './plain-event'

const alone = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a click or a key by itself is meant for the page', () => {
  expect(isPlain(alone)).toBe(true)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with %s it is meant for the browser', (key) => {
  expect(isPlain({ ...alone, [key]: true })).toBe(false)
})
