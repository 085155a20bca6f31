import { countryName } from './country-name'

test.each([
  { code: 'GE', en: 'Georgia', ka: 'საქართველო' },
  { code: 'XX', en: 'XX', ka: 'XX' },
  { code: '<script>', en: '<script>', ka: '<script>' },
])('"$code" is called "$en" and "$ka"', ({ code, en, ka }) => {
  expect([countryName(code, 'en'), countryName(code, 'ka')]).toEqual([en, ka])
})
