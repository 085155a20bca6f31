import { countryName } from './country-name'

test.each([
  { code: 'GE', en: 'Georgia', ka: 'საქართველო' },
  { code: 'GB', en: 'United Kingdom', ka: 'გაერთიანებული სამეფო' },
  { code: 'XX', en: 'XX', ka: 'XX' },
  { code: '', en: '', ka: '' },
  { code: '<script>', en: '<script>', ka: '<script>' },
  { code: 'Georgia', en: 'Georgia', ka: 'Georgia' },
])('"$code" is called "$en" and "$ka"', ({ code, en, ka }) => {
  expect([countryName(code, 'en'), countryName(code, 'ka')]).toEqual([en, ka])
})
