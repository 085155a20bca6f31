import { renewSearchText, storedWords, toSearchText, typedWords } from './search-text'

test.each([
  { text: 'Aydın Yıldız', keyword: 'yildiz', found: true },
  { text: 'guest-1@example.com', keyword: 'guest-1@example.com', found: true },
  { text: '100% local', keyword: '100%', found: true },
  { text: 'nino kapanadze', keyword: 'nino_kapanadze', found: false },
  { text: 'line one\nline two', keyword: 'two\u0000one', found: true },
])('"$text" is found by "$keyword": $found', ({ text, keyword, found }) => {
  const stored = toSearchText(text)
  expect(storedWords(keyword).every((word) => word.some((beginning) => stored.includes(beginning)))).toBe(found)
})

/** As earlier versions stored it. */
const OLD_GUEST = " aydin guest 1 example com 995 555 123456 o brien d arcy ni no ber idze ნინო sure \uE001 thing aydın guest-1@example.com o’brien-d'arcy ni\u200Bno ber\u00ADidze sure\uE001thing"
const GUEST = 'Aydın, guest-1@example.com; +995 555 123456 O’Brien-D\'Arcy Ni\u200Bno \u00ADBer\u00ADidze ნინო sure_thing'
test.each(['aydın', 'AYDIN', 'guest-1@example.com', '+995 555 123456', "O'Brien", 'O’Brien', "d'arcy", 'D’Arcy', 'Nino Beridze', 'ber\u00ADidze', 'ᲜᲘᲜᲝ', 'ydı', 'sure_thing', '@'])('staff find "%s" by what they type', (typed) => {
  for (const stored of [toSearchText(GUEST), renewSearchText(OLD_GUEST)]) expect(typedWords(typed).split(' ').filter((word) => !stored.includes(word))).toEqual([])
})

test('a text that was stored in another way is stored anew', () => {
  expect(renewSearchText('aydın yıldız 100\uE000 sure\uE001thing')).toBe(toSearchText('Aydın Yıldız\n100% sure_thing'))
})

test('no wildcard of SQL is stored or looked for', () => {
  expect(['beridze_', '%', 'nino_'].map(typedWords).join('')).not.toMatch(/[%_]/)
  expect(toSearchText('100%_\\ sure_thing')).not.toMatch(/[%_\\]/)
  expect(storedWords('100% _ \\').flat().join('')).not.toMatch(/[%_\\]/)
})
