import { countryCode } from './country-code'

test.each([
  { name: 'Georgia', code: 'GE' },
  { name: 'United States of America', code: 'US' },
  { name: 'Bosnia and Herz.', code: 'BA' },
  { name: 'Kosovo', code: 'XK' },
  { name: 'Siachen Glacier', code: undefined },
])('"$name" is $code', ({ name, code }) => {
  expect(countryCode(name)).toBe(code)
})
