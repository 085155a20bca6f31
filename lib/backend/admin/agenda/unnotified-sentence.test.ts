import { unnotifiedSentence } from './unnotified-sentence'

test.each([
  [4, 4, 0, 0, 'Published. 4 guests do not know of the change yet, and their calendar has the old entry.'],
  [1, 1, 0, 0, 'Published. 1 guest does not know of the change yet, and their calendar has the old entry.'],
  [4, 1, 0, 0, 'Published. 4 guests do not know of the change yet, and 1 of them has the old entry in their calendar.'],
  [2, 0, 1, 0, 'Published. 2 guests do not know of the change yet. 1 guest was registered without an email and will not be told; email everyone?'],
  [1, 0, 0, 1, 'Published. 1 applicant does not know of the change yet.'],
  [4, 2, 0, 1, 'Published. 3 guests and 1 applicant do not know of the change yet, and 2 of them have the old entry in their calendar.'],
])('of %i people who do not know, %i have the old entry, %i were never emailed, %i have applied', (unnotified, oldEntries, neverEmailed, applicants, sentence) => {
  expect(unnotifiedSentence({ unnotified, oldEntries, neverEmailed, applicants })).toBe(sentence)
})
