import { COUNTRY_CODES } from '@/lib/contract/fields/country-codes'
import { getCountryNames } from './country-names'

test('every country of ISO 3166-1 is there once', () => {
  expect(COUNTRY_CODES).toHaveLength(249)
  expect(new Set(COUNTRY_CODES).size).toBe(249)
})

test.each([
  { locale: 'en', first: 'Georgia', then: 'Afghanistan', last: 'Zimbabwe' },
  { locale: 'ka', first: 'საქართველო', then: 'ავსტრალია', last: 'ჰონკონგის სპეციალური ადმინისტრაციული რეგიონი, ჩინეთი' },
] as const)('in $locale $first stands before all others, which are sorted', ({ locale, first, then, last }) => {
  const names = getCountryNames(locale).map(({ name }) => name)
  expect(names[0]).toBe(first)
  expect(names[1]).toBe(then)
  expect(names.at(-1)).toBe(last)
  // A code that stands for its own name would be one that nobody can read.
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
})
