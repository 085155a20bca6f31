import { unnotifiedSentence } from './unnotified-sentence'

test.each([
  [4, 0, 'Published. 4 guests do not know of the change yet.'],
  [1, 0, 'Published. 1 guest does not know of the change yet.'],
  [4, 4, 'Published. 4 guests do not know of the change yet, and their calendar has the old entry.'],
  [1, 1, 'Published. 1 guest does not know of the change yet, and their calendar has the old entry.'],
  [4, 1, 'Published. 4 guests do not know of the change yet, and 1 of them has the old entry in their calendar.'],
  [4, 3, 'Published. 4 guests do not know of the change yet, and 3 of them have the old entry in their calendar.'],
])('of %i guests who do not know, %i have the old entry', (unnotified, oldEntries, sentence) => {
  expect(unnotifiedSentence({ unnotified, oldEntries })).toBe(sentence)
})
