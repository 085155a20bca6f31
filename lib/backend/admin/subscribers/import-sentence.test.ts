import { importSentence } from './import-sentence'

const begun = { state: 'inviting', fileName: 'list.csv', problem: '', total: 40, done: 25, counts: { invited: 20, exists: 4, left: 1, asked: 0, wrong: 0 } } as const

test.each([
  [begun, '25 of 40 rows so far; 20 invited; 4 on the list already; 1 have left the list or cannot be reached, and are not asked again.'],
  [{ ...begun, state: 'done', total: 1, done: 1, counts: { invited: 0, exists: 0, left: 0, asked: 0, wrong: 1 } }, '1 row read; 1 no email address.'],
  [{ ...begun, state: 'reading' }, 'The file is being read …'],
  [{ ...begun, state: 'failed', problem: 'There is no column with addresses.' }, 'There is no column with addresses.'],
] as const)('%j is said as “%s”', (state, sentence) => {
  expect(importSentence(state)).toBe(sentence)
})
