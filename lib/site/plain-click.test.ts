import { isPlainClick } from './plain-click'

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a plain click goes where the link leads', () => {
  expect(isPlainClick(click)).toBe(true)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a click with %s opens it elsewhere', (key) => {
  expect(isPlainClick({ ...click, [key]: true })).toBe(false)
})

test('the middle button opens it elsewhere', () => {
  expect(isPlainClick({ ...click, button: 1 })).toBe(false)
})
