import { renewSearchText, storedWords, toSearchText } from './search-text'

test.each([
  { text: 'Aydın Yıldız', keyword: 'yildiz', found: true },
  { text: 'Aydın Yıldız', keyword: 'Yıldız', found: true },
  { text: 'guest-1@example.com', keyword: 'guest-1@example.com', found: true },
  { text: '100% local', keyword: '100%', found: true },
  { text: 'nino kapanadze', keyword: 'nino_kapanadze', found: false },
  { text: 'line one\nline two', keyword: 'two\u0000one', found: true },
])('"$text" is found by "$keyword": $found', ({ text, keyword, found }) => {
  const stored = toSearchText(text)
  expect(storedWords(keyword).every((word) => word.some((beginning) => stored.includes(beginning)))).toBe(found)
})

test.each(['aydın', 'guest-1@example.com', '+995 555 123456'])('staff find "%s" by what they type', (typed) => {
  const stored = toSearchText(`Aydın, guest-1@example.com; +995 555 123456`)
  expect(typed.split(' ').every((word) => stored.includes(word.replace('+', '')))).toBe(true)
})

test('a text that was stored in another way is stored anew', () => {
  expect(renewSearchText('aydın yıldız 100\uE000 sure\uE001thing')).toBe(toSearchText('Aydın Yıldız\n100% sure_thing'))
})

test('no wildcard of SQL is stored or looked for', () => {
  expect(toSearchText('100%_\\ sure_thing')).not.toMatch(/[%_\\]/)
  expect(storedWords('100% _ \\').flat().join('')).not.toMatch(/[%_\\]/)
})
