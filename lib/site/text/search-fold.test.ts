import { foldCase, foldForSearch, holdsWords, searchWords, wordRanges } from './search-fold'

test.each([
  { text: 'ABC', folded: 'abc' },
  { text: 'ᲡᲐᲛᲘᲢᲘ', folded: 'სამიტი' },
  { text: 'Ⅻ ﬁ', folded: 'xii fi' },
])('$text is searched as $folded, on the server as in the page', ({ text, folded }) => {
  expect(foldCase(text)).toBe(folded)
  expect(foldForSearch(text)).toBe(folded)
})

test.each([
  { text: 'Café', folded: 'cafe' },
  { text: 'Cafe\u0301', folded: 'cafe' },
  { text: 'Emre Yıldız', folded: 'emre yildiz' },
  { text: 'İstanbul', folded: 'istanbul' },
  { text: 'Łódź, Århus, Tromsø', folded: 'lodz, arhus, tromso' },
  { text: 'don’t', folded: "don't" },
])('in the page, $text is found as $folded', ({ text, folded }) => {
  expect(foldForSearch(text)).toBe(folded)
})

test.each([
  { query: 'CAR parking', text: 'Where can I park my car? Parking is free.', found: true },
  { query: '  parking  ', text: 'Parking is free.', found: true },
  { query: 'parking dog', text: 'Parking is free.', found: false },
  { query: 'რეგისტრაცი', text: 'ᲠᲔᲒᲘᲡᲢᲠᲐᲪᲘᲐ უფასოა', found: true },
  { query: '   ', text: 'Anything', found: true },
])('"$query" finds "$text": $found', ({ query, text, found }) => {
  expect(holdsWords(foldForSearch(text), searchWords(query))).toBe(found)
})

test.each([
  { text: 'A park, a Park.', query: 'park', marked: ['park', 'Park'] },
  { text: 'Das Cafe\u0301 schließt', query: 'cafe schliesst', marked: ['Cafe\u0301', 'schließt'] },
  { text: 'ﬁne', query: 'fi', marked: ['ﬁ'] },
  { text: 'naïve 𝐍otes', query: 'notes', marked: ['𝐍otes'] },
  { text: 'nothing here', query: 'park', marked: [] },
])('of "$text", a search for "$query" marks $marked', ({ text, query, marked }) => {
  expect(wordRanges(text, searchWords(query)).map(([start, end]) => text.slice(start, end))).toEqual(marked)
})
