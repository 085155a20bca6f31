import { longestWord } from './longest-word'

test.each([
  { text: '', letters: 1 },
  { text: 'Leadership – Summit', letters: 10 },
  { text: 'Self-government', letters: 10 },
  { text: 'Leadx აქსელერატორი\u00a02027', letters: 17 },
])('the longest word of "$text" has $letters letters', ({ text, letters }) => {
  expect(longestWord(text)).toBe(letters)
})
