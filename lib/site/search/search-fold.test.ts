import { foldCase, foldForSearch } from './search-fold'

test.each([
  { text: 'ᲡᲐᲛᲘᲢᲘ', folded: 'სამიტი' },
  { text: 'Ⅻ ﬁ', folded: 'xii fi' },
])('$text is folded to $folded', ({ text, folded }) => {
  expect(foldCase(text)).toBe(folded)
  expect(foldForSearch(text)).toBe(folded)
})

test.each([
  { text: 'Café', folded: 'cafe' },
  { text: 'Cafe\u0301', folded: 'cafe' },
  { text: 'Emre Yıldız', folded: 'emre yildiz' },
  { text: 'Łódź, Århus, Tromsø', folded: 'lodz, arhus, tromso' },
  { text: 'don’t', folded: "don't" },
  { text: 'Ni\u200Bno\uFEFF Ber\u00ADidze', folded: 'nino beridze' },
])('$text is found as $folded', ({ text, folded }) => {
  expect(foldForSearch(text)).toBe(folded)
})
