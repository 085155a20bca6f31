import { holdsWords, indexWords, searchWords, wordRanges } from './search-words'

test.each([
  { query: 'CAR parking', text: 'Where can I park my car? Parking is free.', found: true },
  { query: '  parking  ', text: 'Parking is free.', found: true },
  { query: 'parking dog', text: 'Parking is free.', found: false },
  { query: 'ark', text: 'Parking is free.', found: false },
  { query: 'ეზო', text: 'ჩვენი მეზობელი', found: false },
  { query: '„ეზო“', text: 'სტუდია „ეზო“', found: true },
  { query: 'წერეთელი ანა', text: 'ანა წერეთელი', found: true },
  { query: 'Aydin Yildiz', text: 'Yıldız, Aydın', found: true },
  { query: 'Yıldız', text: 'Emre Yildiz', found: true },
  { query: 'კითხვა-პასუხი', text: 'კითხვა-პასუხის გვერდი', found: true },
  { query: 'კითხვა-პასუხი', text: 'პასუხი, კითხვა', found: false },
  { query: 'what is it ?', text: 'It is what it is', found: true },
  { query: '100%', text: '100% free', found: true },
  { query: '100%', text: '100 seats, 5% free', found: false },
  { query: '?', text: 'Where?', found: false },
  { query: '   ', text: 'Anything', found: true },
])('"$query" finds "$text": $found', ({ query, text, found }) => {
  expect(holdsWords(indexWords(text), searchWords(query))).toBe(found)
})

test.each([
  ['ბავშვი', 'ბავშვთან'],
  ['ბავშვი', 'ბავშვებისთვის'],
  ['ბავშვებთან', 'ბავშვი'],
  ['რეგისტრაცია', 'რეგისტრაციისას'],
  ['რეგისტრაციის', 'ᲠᲔᲒᲘᲡᲢᲠᲐᲪᲘᲐ'],
  ['პარკინგზე', 'პარკინგი'],
  ['ბილეთი', 'ბილეთით'],
  ['ბილეთებიც', 'ბილეთი'],
  ['მონაწილე', 'მონაწილის'],
  ['სამიტამდე', 'სამიტი'],
  ['თბილისში', 'თბილისი'],
  ['ქუთაისიდან', 'ქუთაისი'],
  ['წერეთელს', 'წერეთელი'],
  ['წერეთელი', 'წერეთლის'],
  ['მეგობარი', 'მეგობრებთან'],
  ['ნინოსთან', 'ნინო'],
])('of Georgian words, %s finds %s', (query, text) => {
  expect(holdsWords(indexWords(text), searchWords(query))).toBe(true)
})

test.each([
  ['ნინო', 'ნინა'],
  ['თბილისში', 'თბილი'],
  ['ანა', 'ანი'],
  ['ბავშვი', 'მობავშვო'],
])('of Georgian words, %s does not find %s', (query, text) => {
  expect(holdsWords(indexWords(text), searchWords(query))).toBe(false)
})

test.each([
  { text: 'A park, a Park in Sparkville.', query: 'park', marked: ['park', 'Park'] },
  { text: 'Das Cafe\u0301 schließt', query: 'cafe schliesst', marked: ['Cafe\u0301', 'schließt'] },
  { text: 'ﬁne', query: 'fi', marked: ['ﬁ'] },
  { text: 'naïve 𝐍otes', query: 'notes', marked: ['𝐍otes'] },
  { text: 'მოდი ბავშვებთან ერთად', query: 'ბავშვი', marked: ['ბავშვებთან'] },
  { text: 'Jean-Luc and Jean Luc', query: 'jean-luc', marked: ['Jean-Luc'] },
  { text: 'It is $5 (or less)', query: '(or $5', marked: ['or', '$5'] },
  { text: 'nothing here', query: 'park', marked: [] },
])('of "$text", a search for "$query" marks $marked', ({ text, query, marked }) => {
  expect(wordRanges(text, searchWords(query)).map(([start, end]) => text.slice(start, end))).toEqual(marked)
})
