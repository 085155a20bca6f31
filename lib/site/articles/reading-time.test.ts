import { readingMinutes } from './reading-time'

const repeated = (word: string, times: number) => `<p>${Array.from({ length: times }, () => word).join(' ')}</p>`

test.each([
  { what: 'nothing', html: '', language: 'en', minutes: 0 },
  { what: 'marks alone', html: '<p>… — !</p>', language: 'en', minutes: 0 },
  { what: '1428 English words', html: repeated('word', 1428), language: 'en', minutes: 6 },
  { what: '1020 Georgian words', html: repeated('სიტყვა', 1020), language: 'ka', minutes: 6 },
  { what: 'words with an apostrophe, each one word', html: repeated('don’t', 476), language: 'en', minutes: 2 },
  { what: 'addresses of links, which nobody reads', html: `<a href="${'a-b/'.repeat(2000)}">here</a>`, language: 'en', minutes: 1 },
] as const)('$what: $minutes min', ({ html, language, minutes }) => {
  expect(readingMinutes(html, language)).toBe(minutes)
})
