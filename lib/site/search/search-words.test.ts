import { holdsWords, indexWords, searchWords, wordRanges } from './search-words'

test.each([
  { query: 'CAR parking', text: 'Where can I park my car? Parking is free.', found: true },
  { query: 'parking dog', text: 'Parking is free.', found: false },
  { query: 'ark', text: 'Parking is free.', found: false },
  { query: 'ეზო', text: 'ჩვენი მეზობელი', found: false },
  { query: 'წერეთელი ანა', text: 'ანა წერეთელი', found: true },
  { query: 'Yıldız', text: 'Emre Yildiz', found: true },
  { query: 'კითხვა-პასუხი', text: 'კითხვა-პასუხის გვერდი', found: true },
  { query: 'კითხვა-პასუხი', text: 'პასუხი, კითხვა', found: false },
  { query: '100%', text: '100 seats, 5% free', found: false },
  { query: '?', text: 'Where?', found: false },
])('"$query" finds "$text": $found', ({ query, text, found }) => {
  expect(holdsWords(indexWords(text), searchWords(query))).toBe(found)
})

test.each([
  ['ბავშვი', 'ბავშვებისთვის'],
  ['ბავშვებთან', 'ბავშვი'],
  ['რეგისტრაციის', 'ᲠᲔᲒᲘᲡᲢᲠᲐᲪᲘᲐ'],
  ['ბილეთებიც', 'ბილეთი'],
  ['მონაწილე', 'მონაწილის'],
  ['თბილისში', 'თბილისი'],
  ['წერეთელი', 'წერეთლის'],
  ['ნინოსთან', 'ნინო'],
])('of Georgian words, %s finds %s', (query, text) => {
  expect(holdsWords(indexWords(text), searchWords(query))).toBe(true)
})

test.each([
  ['ნინო', 'ნინა'],
  ['თბილისში', 'თბილი'],
  ['ბავშვი', 'მობავშვო'],
])('of Georgian words, %s does not find %s', (query, text) => {
  expect(holdsWords(indexWords(text), searchWords(query))).toBe(false)
})

test.each([
  { text: 'Das Cafe\u0301 schließt', query: 'cafe schliesst', marked: ['Cafe\u0301', 'schließt'] },
  { text: 'naïve 𝐍otes', query: 'notes', marked: ['𝐍otes'] },
  { text: 'მოდი ბავშვებთან ერთად', query: 'ბავშვი', marked: ['ბავშვებთან'] },
  { text: 'Jean-Luc and Jean Luc', query: 'jean-luc', marked: ['Jean-Luc'] },
  { text: 'It is $5 (or less)', query: '(or $5', marked: ['or', '$5'] },
])('of "$text", a search for "$query" marks $marked', ({ text, query, marked }) => {
  expect(wordRanges(text, searchWords(query)).map(([start, end]) => text.slice(start, end))).toEqual(marked)
})
