import { isLocale, LOCALE_TABLE, LOCALES, otherLocales, toLocale } from './locales'

test.each([
  { written: 'en', locale: 'en' },
  { written: 'ge', locale: 'ka' },
  { written: 'ka', locale: 'ka' },
  { written: 'fr', locale: null },
  { written: 'en-GB', locale: null },
  { written: null, locale: null },
])('a cookie or address that says $written means $locale', ({ written, locale }) => {
  expect(toLocale(written)).toBe(locale)
})

test.each([
  { value: 'en', named: true },
  { value: 'ge', named: false },
  { value: 'toString', named: false },
])('$value names a language of the site: $named', ({ value, named }) => {
  expect(isLocale(value)).toBe(named)
})

test.each(LOCALES)('what the cookie says for %s is read back as the same language', (locale) => {
  expect(toLocale(LOCALE_TABLE[locale].cookieValue)).toBe(locale)
})

test.each(LOCALES)('the languages to switch to from %s are all but that one', (locale) => {
  expect([locale, ...otherLocales(locale)].sort()).toEqual([...LOCALES].sort())
  expect(otherLocales(locale)).not.toContain(locale)
})
