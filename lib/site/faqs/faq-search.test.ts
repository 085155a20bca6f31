import { matchFaq, toSearchable } from './faq-search'
import { searchWords } from '../search/search-words'

const faq = toSearchable('Where can I park?', 'In the yard of the Café Ezo, for five lari.')

test.each([
  { query: '', match: 'question' },
  { query: 'PARK', match: 'question' },
  { query: 'park lari', match: 'answer' },
  { query: 'ark', match: 'none' },
])('"$query" is found in: $match', ({ query, match }) => {
  expect(matchFaq(faq, searchWords(query))).toBe(match)
})

test('a question found in another language is shown with its answer', () => {
  expect(matchFaq(faq, searchWords('dog'), true)).toBe('answer')
  expect(matchFaq(faq, searchWords('lari'), true)).toBe('answer')
})
